import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import type { Providers } from '../providers.ts'
import { workOff } from './work-off.ts'

/** Rows before we look again whether somebody else is at work, or an older import waits. */
const ROWS = 12
const WORKS_FOR_MS = 90_000

interface Tools {
  asService: SupabaseClient<Database>
  providers: Providers
}

/**
 * Goes on with the oldest import that nobody works on: the tab that sent it may be closed, and the process that held it gone. Any number of
 * processes may do this at the same time. Answers how many rows came to an end.
 */
export async function goOnWithImports(
  { asService, providers }: Tools,
  closing: AbortSignal,
): Promise<number> {
  const { data: left, error } = await asService.rpc('left_imports')
  if (error) throw new Error(`left_imports: ${error.message}`)
  const [importId] = left
  if (!importId) return 0
  const done = await workOff(importId, {
    asService,
    providers,
    limit: ROWS,
    isOver: () => closing.aborted,
    until: Date.now() + WORKS_FOR_MS,
  })
  return done.length
}

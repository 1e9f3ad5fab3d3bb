import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from '../database.types.ts'
import { callError } from './retry-while-unavailable.ts'

interface Entry {
  actor: string
  action: string
  subject?: string
  details?: Record<string, Json>
}

/** Throws if the entry cannot be written, so that an action that must be recorded does not happen unrecorded. */
export async function recordInAuditLog(asService: SupabaseClient<Database>, entry: Entry): Promise<void> {
  const { error, status } = await asService.from('audit_log').insert(entry)
  if (error) throw callError('writing the audit log', { error, status })
}

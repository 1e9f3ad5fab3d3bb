import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from './define-function.ts'
import { removePageFiles } from './page-files.ts'

const MOST_NAMED = 50

/** The end of an account: released pages stay without a name; the others go, and their files with them. */
export async function closeAccount(asService: SupabaseClient<Database>, account: string): Promise<void> {
  const { data: files, error } = await asService.rpc('close_account', { account })
  // Two admins who go at the same moment: the database keeps the second.
  if (error?.message === 'last_admin') throw new FunctionError(409, 'last-admin')
  if (error) throw new Error(`close_account: ${error.message}`)
  const left = await removePageFiles(asService, files)
  if (left.length === 0) return
  await asService.from('audit_log').insert({
    action: 'account.files_left',
    details: { files: left.slice(0, MOST_NAMED), count: left.length },
  })
}

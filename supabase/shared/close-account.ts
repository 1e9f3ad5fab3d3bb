import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from './function-error.ts'
import { removePageFiles } from './pages/page-files.ts'
import { callError } from './retry-while-unavailable.ts'

const MAX_LOGGED_FILES = 50

/**
 * Deletes an account. Released pages stay without a creator; the account's other pages and their files are
 * deleted.
 */
export async function closeAccount(asService: SupabaseClient<Database>, account: string): Promise<void> {
  const { data: files, error, status } = await asService.rpc('close_account', { account })
  // The database refuses the second of two admins who leave at the same moment.
  if (error?.message === 'last_admin') throw new FunctionError(409, 'last-admin')
  if (error) throw callError('close_account', { error, status })
  const notRemoved = await removePageFiles(asService, files)
  if (notRemoved.length === 0) return
  await asService.from('audit_log').insert({
    action: 'account.files_left',
    details: { files: notRemoved.slice(0, MAX_LOGGED_FILES), count: notRemoved.length },
  })
}

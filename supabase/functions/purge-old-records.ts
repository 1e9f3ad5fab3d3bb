import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'

/** What was only to be kept for a while goes, once a day, whichever process asks first. Answers 0: there is never more to do at once. */
export async function purgeOldRecords(asService: SupabaseClient<Database>): Promise<0> {
  const { error } = await asService.rpc('purge_once_a_day')
  if (error) throw new Error(`purge_once_a_day: ${error.message}`)
  return 0
}

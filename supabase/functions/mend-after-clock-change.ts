import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'

/** Work and limits that a clock set back would hold for as long as it was set back are freed. Answers 0: there is never more to do at once. */
export async function mendAfterClockChange(asService: SupabaseClient<Database>): Promise<0> {
  const { error } = await asService.rpc('mend_after_clock_change')
  if (error) throw new Error(`mend_after_clock_change: ${error.message}`)
  return 0
}

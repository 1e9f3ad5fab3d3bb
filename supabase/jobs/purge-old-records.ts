import type { JobContext } from './define-job.ts'

/**
 * Deletes records past their retention time. The database does it once a day for all processes. Returns 0: no
 * item can remain.
 */
export async function purgeOldRecords({ asService }: Pick<JobContext, 'asService'>): Promise<0> {
  const { error } = await asService.rpc('purge_once_a_day')
  if (error) throw new Error(`purge_once_a_day: ${error.message}`)
  return 0
}

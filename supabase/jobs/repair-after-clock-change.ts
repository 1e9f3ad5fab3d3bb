import type { JobContext } from './define-job.ts'

/**
 * Frees leases and rate limits that lie in the future because the clock was set back. Returns 0: no item can
 * remain.
 */
export async function repairAfterClockChange({ asService }: Pick<JobContext, 'asService'>): Promise<0> {
  const { error } = await asService.rpc('mend_after_clock_change')
  if (error) throw new Error(`mend_after_clock_change: ${error.message}`)
  return 0
}

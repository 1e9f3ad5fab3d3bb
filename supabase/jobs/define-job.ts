import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import type { Providers } from '../shared/providers.ts'

export interface JobContext {
  /** Bypasses the row policies. */
  asService: SupabaseClient<Database>
  providers: Providers
  /** Identifies this process as the owner of leases. */
  workerId: string
  /** How long one run may take. */
  timeoutMs: number
  /** Aborted when the process shuts down. */
  shutdown: AbortSignal
}

/**
 * `frequent` is for work that users wait for, `hourly` for cleanup, and `clock-check` for the repair after a
 * clock change.
 */
export type JobInterval = 'frequent' | 'clock-check' | 'hourly'

/** A background job. Every process of a site runs all jobs, so a job must tolerate concurrent runs. */
export interface JobDefinition {
  interval: JobInterval
  /**
   * Returns the number of processed items. Above 0 the next run starts at once, because more may be waiting.
   */
  run(context: JobContext): Promise<number>
}

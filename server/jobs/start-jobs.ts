import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import type { JobContext, JobInterval } from '#supabase/jobs/define-job.ts'
import { jobs } from '#supabase/jobs/job-registry.ts'
import type { Providers } from '#supabase/shared/providers.ts'
import type { Log } from '../monitoring/log.ts'
import { startRepeatingJob } from './repeating-job.ts'

interface Options {
  asService: SupabaseClient<Database>
  providers: Providers
  timeoutMs: number
  log: Log
  /** Overrides the default intervals in tests. */
  intervalsMs?: Partial<Record<JobInterval, number>>
}

const INTERVALS_MS: Record<JobInterval, number> = {
  frequent: 5_000,
  'clock-check': 5 * 60_000,
  hourly: 60 * 60_000,
}

/** Starts all background jobs of the product. */
export function startJobs({ asService, providers, timeoutMs, log, intervalsMs }: Options) {
  const shutdown = new AbortController()
  const context: JobContext = {
    asService,
    providers,
    workerId: randomUUID(),
    timeoutMs,
    shutdown: shutdown.signal,
  }
  const running = Object.entries(jobs).map(([name, { interval, run }]) =>
    startRepeatingJob({
      name,
      run: () => run(context),
      intervalMs: { ...INTERVALS_MS, ...intervalsMs }[interval],
      log,
    }),
  )
  return {
    /** Waits for the current run of every job. */
    async close(): Promise<void> {
      shutdown.abort()
      await Promise.all(running.map((job) => job.close()))
    },
  }
}

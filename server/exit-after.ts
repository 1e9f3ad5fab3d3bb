import type { Log } from './monitoring/log.ts'

/** Ends the process whatever still hangs. Unfinished wishes are drawn after the next start, and PostgreSQL goes on stopping by itself. */
export function exitAfter(limitMs: number, log: Log): void {
  setTimeout(() => {
    log.error({ limitMs }, 'stopping took too long')
    process.exit(1)
  }, limitMs).unref()
}

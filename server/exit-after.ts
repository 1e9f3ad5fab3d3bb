import type { Log } from './monitoring/log.ts'

/** Ends the process after this time even if its shutdown hangs. Unfinished wishes are drawn after the next start, and PostgreSQL continues its own shutdown. */
export function exitAfter(limitMs: number, log: Log): void {
  setTimeout(() => {
    log.error({ limitMs }, 'stopping took too long')
    process.exit(1)
  }, limitMs).unref()
}

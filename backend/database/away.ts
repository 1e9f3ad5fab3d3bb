import { PoolBusy } from './wire/pool.ts'
import { ConnectionLost } from './wire/server-error.ts'

/** The `postgres` driver's own words for a line that broke, and PostgreSQL's for starting, stopping and being full. */
const AWAY = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** Whether this failed because the database cannot be reached just now, so that the same may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof ConnectionLost || error instanceof PoolBusy) return true
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // The socket's file is gone with its server; any other missing file is something else.
  return code !== undefined && (AWAY.has(code) || (code === 'ENOENT' && syscall === 'connect'))
}

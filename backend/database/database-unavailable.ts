import { PoolBusy } from './protocol/connection-pool.ts'
import { ConnectionLost } from './protocol/server-error.ts'

const UNAVAILABLE_CODES = new Set([
  // The `postgres` driver and Node: the connection broke or could not be opened.
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  // PostgreSQL: too many connections, shutting down, crashed, starting up.
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** Whether an operation failed only because the database cannot be reached now, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionLost || error instanceof PoolBusy) return true
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // A stopped server removes its unix socket, so `connect` reports ENOENT; other system calls report a missing file.
  return code !== undefined && (UNAVAILABLE_CODES.has(code) || (code === 'ENOENT' && syscall === 'connect'))
}

import postgres from 'postgres'
import { type ConnectionOptions, isUnixSocket, socketPath } from './connection-options.ts'

interface SqlClientSettings {
  /** Maximum number of connections. */
  max?: number
  /** Milliseconds a statement may run; 0 means no limit. */
  statementTimeout?: number
  /** Seconds until an unused connection is closed. */
  idleTimeout?: number
  /** Never close a connection because of its age or idle time: for session locks and LISTEN. */
  keepOpen?: boolean
  /** Shown in `pg_stat_activity`. */
  name?: string
  onClose?: () => void
}

/** A connection pool of the `postgres` driver. It connects on first use and reconnects after a lost connection. */
export function createSqlClient(
  options: ConnectionOptions,
  {
    max = 10,
    statementTimeout = 15_000,
    idleTimeout = 60,
    keepOpen,
    name = 'server',
    onClose,
  }: SqlClientSettings = {},
): postgres.Sql {
  return postgres({
    // Arrays, because the driver splits a string at its colons and so breaks IPv6 addresses; its types do not list arrays.
    host: [options.host] as unknown as string,
    port: [options.port] as unknown as number,
    path: isUnixSocket(options) ? socketPath(options) : undefined,
    user: options.user,
    password: options.password,
    database: options.database,
    ssl: tlsOption(options),
    max,
    idle_timeout: keepOpen ? undefined : idleTimeout,
    ...(keepOpen && { max_lifetime: null }),
    connect_timeout: 10,
    backoff: secondsUntilReconnect,
    onnotice: () => {},
    onclose: onClose,
    connection: {
      application_name: name,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 60_000,
      // Some servers enable JIT, but for our short queries compiling a plan takes longer than running it.
      jit: 'off',
    },
  })
}

/** At most a second: the driver's default grows to 20 seconds, and a restarted database would count as unavailable for that long. */
export const secondsUntilReconnect = (failures: number) => Math.min(0.01 * 2 ** failures, 1)

function tlsOption({ tls, ca, host }: ConnectionOptions) {
  if (tls === 'disable') return false
  if (tls === 'prefer') return 'prefer' as const
  return { rejectUnauthorized: tls === 'verify-full' || ca !== undefined, ca, host }
}

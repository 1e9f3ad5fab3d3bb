import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { DatabaseProblem } from './problem.ts'

/** How much a connection insists on TLS; the words are those of libpq's `sslmode`. */
export type TlsMode = 'disable' | 'prefer' | 'require' | 'verify-full'

/** Everything needed to reach one database. A `host` that starts with a slash is the folder of a unix socket. */
export interface ConnectionOptions {
  host: string
  port: number
  user: string
  password?: string
  database: string
  tls: TlsMode
  /** The certificate authority to trust, as PEM; the system's own when missing. */
  ca?: string
}

export const isSocket = ({ host }: Pick<ConnectionOptions, 'host'>) => host.startsWith('/')

/** The path that a unix socket connection opens. */
export const socketPath = ({ host, port }: Pick<ConnectionOptions, 'host' | 'port'>) =>
  `${host}/.s.PGSQL.${port}`

const tlsModes: Readonly<Record<string, TlsMode>> = {
  disable: 'disable',
  allow: 'prefer',
  prefer: 'prefer',
  require: 'require',
  // Checking the authority but not the name protects from nobody who owns any certificate: take the stricter one.
  'verify-ca': 'verify-full',
  'verify-full': 'verify-full',
}

/** Reads `postgres://user:password@host:port/database?sslmode=…`; `?host=/folder` names a unix socket. */
export function parseDatabaseUrl(text: string): ConnectionOptions {
  const url = readUrl(text)
  const query = url.searchParams
  const host = query.get('host') ?? url.hostname.replace(/^\[(.*)\]$/, '$1')
  const user = decodeURIComponent(url.username) || query.get('user')
  const mode = tlsModes[query.get('sslmode') ?? 'prefer']
  if (!host) throw new DatabaseProblem('bad_url', 'DATABASE_URL names no host')
  if (!user) throw new DatabaseProblem('bad_url', 'DATABASE_URL names no user')
  if (!mode) throw new DatabaseProblem('bad_url', `DATABASE_URL: unknown sslmode "${query.get('sslmode')}"`)
  const port = Number(url.port || query.get('port') || 5432)
  if (!Number.isInteger(port))
    throw new DatabaseProblem('bad_url', 'DATABASE_URL names a port that is no number')
  const rootCertificate = query.get('sslrootcert')
  return {
    host,
    port,
    user,
    password: decodeURIComponent(url.password) || undefined,
    database: decodeURIComponent(url.pathname.slice(1)) || user,
    tls: host.startsWith('/') ? 'disable' : mode,
    ca: rootCertificate && rootCertificate !== 'system' ? readCertificate(rootCertificate) : undefined,
  }
}

function readUrl(text: string): URL {
  // `user@/database` is PostgreSQL's way to name no host, and no address to the URL standard.
  const complete = text.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost')
  const url = URL.canParse(complete) ? new URL(complete) : undefined
  // Also refuses a stray percent sign, on which decoding the parts would fail.
  if (url && /^postgres(ql)?:$/.test(url.protocol) && !/%(?![\da-f]{2})/i.test(text)) return url
  throw new DatabaseProblem('bad_url', 'DATABASE_URL must look like postgres://user:password@host:5432/name')
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new DatabaseProblem('bad_url', `DATABASE_URL: cannot read the sslrootcert file ${file}`, error)
  }
}

export interface PoolSettings {
  /** Connections at most. */
  max?: number
  /** Milliseconds a statement may run; 0 = as long as it takes. */
  statementTimeout?: number
  /** Seconds an unused connection is kept. */
  idleTimeout?: number
  /** Never give a connection back, however old or idle: for locks and LISTEN. */
  lasting?: boolean
  /** Shown in `pg_stat_activity`. */
  name?: string
  onclose?: () => void
}

/** A pool of the `postgres` driver. It connects on first use and again after a lost connection. */
export function openSql(
  options: ConnectionOptions,
  {
    max = 10,
    statementTimeout = 15_000,
    idleTimeout = 60,
    lasting,
    name = 'server',
    onclose,
  }: PoolSettings = {},
): postgres.Sql {
  return postgres({
    // Lists, because the driver splits a plain text at its colons and an IPv6 address has many; its types do not say so.
    host: [options.host] as unknown as string,
    port: [options.port] as unknown as number,
    path: isSocket(options) ? socketPath(options) : undefined,
    user: options.user,
    password: options.password,
    database: options.database,
    ssl: tlsOption(options),
    max,
    idle_timeout: lasting ? undefined : idleTimeout,
    ...(lasting && { max_lifetime: null }),
    connect_timeout: 10,
    onnotice: () => {},
    onclose,
    connection: {
      application_name: name,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: 60_000,
      // Compiling a plan takes longer than running it for anything we ask; some servers have it on.
      jit: 'off',
    },
  })
}

function tlsOption({ tls, ca, host }: ConnectionOptions) {
  if (tls === 'disable') return false
  if (tls === 'prefer') return 'prefer' as const
  return { rejectUnauthorized: tls === 'verify-full' || ca !== undefined, ca, host }
}

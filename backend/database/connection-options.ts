import { readFileSync } from 'node:fs'
import { DatabaseError } from './database-error.ts'

/** How strictly a connection requires TLS; the values are those of libpq's `sslmode`. */
type TlsMode = 'disable' | 'prefer' | 'require' | 'verify-full'

/** The address and credentials of one database. A `host` that starts with a slash is the folder of a unix socket. */
export interface ConnectionOptions {
  host: string
  port: number
  user: string
  password?: string
  database: string
  tls: TlsMode
  /** The certificate authority to trust, as PEM; the system's authorities when missing. */
  ca?: string
}

export const isUnixSocket = ({ host }: Pick<ConnectionOptions, 'host'>) => host.startsWith('/')

/** The file of the unix socket that a client connects to. */
export const socketPath = ({ host, port }: Pick<ConnectionOptions, 'host' | 'port'>) =>
  `${host}/.s.PGSQL.${port}`

const TLS_MODE_BY_SSLMODE: Readonly<Record<string, TlsMode>> = {
  disable: 'disable',
  allow: 'prefer',
  prefer: 'prefer',
  require: 'require',
  // `verify-ca` does not check the host name, so any certificate of that authority would pass: use the stricter mode.
  'verify-ca': 'verify-full',
  'verify-full': 'verify-full',
}

/** Parses `postgres://user:password@host:port/database?sslmode=…`; `?host=/folder` names a unix socket. */
export function parseDatabaseUrl(text: string): ConnectionOptions {
  const url = parseUrl(text)
  const query = url.searchParams
  const host = query.get('host') ?? url.hostname.replace(/^\[(.*)\]$/, '$1')
  const user = decodeURIComponent(url.username) || query.get('user')
  const tls = TLS_MODE_BY_SSLMODE[query.get('sslmode') ?? 'prefer']
  if (!host) throw new DatabaseError('bad_url', 'DATABASE_URL names no host')
  if (!user) throw new DatabaseError('bad_url', 'DATABASE_URL names no user')
  if (!tls) throw new DatabaseError('bad_url', `DATABASE_URL: unknown sslmode "${query.get('sslmode')}"`)
  const port = Number(url.port || query.get('port') || 5432)
  if (!Number.isInteger(port))
    throw new DatabaseError('bad_url', 'DATABASE_URL names a port that is not a number')
  const rootCertificate = query.get('sslrootcert')
  return {
    host,
    port,
    user,
    password: decodeURIComponent(url.password) || undefined,
    database: decodeURIComponent(url.pathname.slice(1)) || user,
    tls: host.startsWith('/') ? 'disable' : tls,
    ca: rootCertificate && rootCertificate !== 'system' ? readCertificate(rootCertificate) : undefined,
  }
}

function parseUrl(text: string): URL {
  // PostgreSQL allows an empty host (`user@/database`), which the URL standard rejects.
  const complete = text.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost')
  const url = URL.canParse(complete) ? new URL(complete) : undefined
  // An incomplete percent escape is rejected here because decodeURIComponent would throw on it later.
  if (url && /^postgres(ql)?:$/.test(url.protocol) && !/%(?![\da-f]{2})/i.test(text)) return url
  throw new DatabaseError('bad_url', 'DATABASE_URL must look like postgres://user:password@host:5432/name')
}

function readCertificate(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new DatabaseError('bad_url', `DATABASE_URL: cannot read the sslrootcert file ${file}`, error)
  }
}

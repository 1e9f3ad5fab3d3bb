import { type ConnectionOptions, isUnixSocket, socketPath } from './connection-options.ts'
import { DatabaseError } from './database-error.ts'
import { createSqlClient } from './sql-client.ts'

const MIN_MAJOR_VERSION = 15

/** Connects once and checks the version of the server; throws a DatabaseError with a one-line message on failure. */
export async function checkServer(options: ConnectionOptions): Promise<{ major: number }> {
  const sql = createSqlClient(options, { max: 1, name: 'start check' })
  try {
    const [row] = await sql<{ version: string }[]>`select current_setting('server_version_num') as version`
    const major = Math.floor(Number(row!.version) / 10_000)
    if (major < MIN_MAJOR_VERSION) {
      throw new DatabaseError(
        'server_too_old',
        `The database server at ${addressOf(options)} is PostgreSQL ${major}; ${MIN_MAJOR_VERSION} or newer is needed`,
      )
    }
    return { major }
  } catch (error) {
    throw error instanceof DatabaseError ? error : explainConnectionError(error, options)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const addressOf = (options: ConnectionOptions) =>
  isUnixSocket(options) ? socketPath(options) : `${options.host}:${options.port}`

const requiresTls = ({ tls }: ConnectionOptions) => tls === 'require' || tls === 'verify-full'

function explainConnectionError(error: unknown, options: ConnectionOptions): DatabaseError {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  const address = addressOf(options)
  const databaseError = (name: DatabaseError['code'], text: string) => new DatabaseError(name, text, error)
  if (code === '28P01' || code === '28000') {
    return databaseError(
      'wrong_password',
      `The database at ${address} refuses user "${options.user}": ${message}`,
    )
  }
  if (code === '3D000') {
    return databaseError('no_such_database', `The server at ${address} has no database "${options.database}"`)
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return databaseError('unknown_host', `The database host "${options.host}" is unknown`)
  }
  if (code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'CONNECT_TIMEOUT') {
    return databaseError('not_listening', `No PostgreSQL server is listening at ${address}`)
  }
  if (requiresTls(options) && (code === 'CONNECTION_CLOSED' || code === 'ECONNRESET')) {
    return databaseError(
      'tls_failed',
      `The database at ${address} offers no TLS, and DATABASE_URL requires it`,
    )
  }
  if (/CERT|SSL|TLS/.test(code) || /certificate|SSL/i.test(message)) {
    return databaseError('tls_failed', `No trusted TLS connection to ${address}: ${message}`)
  }
  return databaseError('connection_failed', `No connection to the database at ${address}: ${message}`)
}

import { type ConnectionOptions, isSocket, openSql, socketPath } from './connection.ts'
import { DatabaseProblem } from './problem.ts'

const oldest = 15

/** Connects once and makes sure that this PostgreSQL can carry the product; throws one clear line otherwise. */
export async function checkServer(options: ConnectionOptions): Promise<{ major: number }> {
  const sql = openSql(options, { max: 1, name: 'start check' })
  try {
    const [row] = await sql<{ version: string }[]>`select current_setting('server_version_num') as version`
    const major = Math.floor(Number(row!.version) / 10_000)
    if (major < oldest) {
      throw new DatabaseProblem(
        'server_too_old',
        `The database server at ${place(options)} is PostgreSQL ${major}; ${oldest} or newer is needed`,
      )
    }
    return { major }
  } catch (error) {
    throw error instanceof DatabaseProblem ? error : explain(error, options)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const place = (options: ConnectionOptions) =>
  isSocket(options) ? socketPath(options) : `${options.host}:${options.port}`

const insistsOnTls = ({ tls }: ConnectionOptions) => tls === 'require' || tls === 'verify-full'

function explain(error: unknown, options: ConnectionOptions): DatabaseProblem {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  const where = place(options)
  const say = (name: DatabaseProblem['code'], text: string) => new DatabaseProblem(name, text, error)
  if (code === '28P01' || code === '28000') {
    return say('wrong_password', `The database at ${where} refuses user "${options.user}": ${message}`)
  }
  if (code === '3D000') {
    return say('no_such_database', `The server at ${where} has no database "${options.database}"`)
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return say('unknown_host', `The database host "${options.host}" is unknown`)
  }
  if (code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'CONNECT_TIMEOUT') {
    return say('not_listening', `No PostgreSQL answers at ${where}`)
  }
  if (insistsOnTls(options) && (code === 'CONNECTION_CLOSED' || code === 'ECONNRESET')) {
    return say('tls_failed', `The database at ${where} offers no TLS, and DATABASE_URL asks for it`)
  }
  if (/CERT|SSL|TLS/.test(code) || /certificate|SSL/i.test(message)) {
    return say('tls_failed', `No trusted TLS connection to ${where}: ${message}`)
  }
  return say('connection_failed', `No connection to the database at ${where}: ${message}`)
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Step } from '#backend/database/protocol/batch.ts'
import type { StatementTime } from '#backend/database/protocol/shared-connection.ts'
import { decodeRow } from '#backend/database/protocol/query-rows.ts'
import type { RestRequest } from './request/rest-request.ts'
import { quoteText } from '../database/quote.ts'
import type { SearchPaths } from './rest-context.ts'
import type { RequestPool } from './visitor-share.ts'

/** Settings that a function or trigger makes for the response, and the number of rows an upsert inserted. */
export interface ResponseSettings {
  headers: string | undefined
  status: string | undefined
  inserted: number | undefined
}

interface Transaction {
  readOnly: boolean
  /** Builds the statements. Called again when the transaction is retried, so it must not keep state of the first attempt. */
  steps: () => Step[]
  /** Whether to read back the response settings. */
  readResponseSettings: boolean
  /** Runs before the commit; throwing rolls the transaction back. */
  check?: () => void
  statementTimeout?: string | null
  /** How long the statement takes, if it only reads and was planned before; a quick one may share a connection. */
  time?: StatementTime
  /** Runs when a statement failed, and may throw a more helpful error. */
  explainFailure?: () => void
}

const MAX_CACHED_STATEMENTS = 100
const RESPONSE_SETTINGS_SQL =
  "select current_setting('response.headers', true), current_setting('response.status', true), current_setting('pgrst.inserted', true)"

/**
 * Runs a request's statements in one transaction under the caller's role and claims. A separate statement sets role and claims
 * before the query is planned. All statements are sent together and need one round trip, or two if the result is checked before
 * the commit.
 */
export async function runTransaction(
  pool: RequestPool,
  request: RestRequest,
  searchPaths: SearchPaths,
  transaction: Transaction,
): Promise<ResponseSettings> {
  let settings: ResponseSettings = { headers: undefined, status: undefined, inserted: undefined }
  const { role } = request.identity
  const isRollback = request.preferences.tx === 'rollback'
  const mustCheck = transaction.check !== undefined
  const steps = () => {
    const list: Step[] = [
      settingsStep(request, searchPaths, transaction),
      ...transaction.steps().map((step) => ({ ...step, role })),
    ]
    if (transaction.readResponseSettings) {
      list.push({
        sql: RESPONSE_SETTINGS_SQL,
        onRow: (bytes, start) => (settings = parseResponseSettings(bytes, start)),
      })
    }
    if (isRollback) list.push({ sql: 'set constraints all immediate' })
    return list
  }
  try {
    if (!mustCheck && !isRollback) await pool.run(steps, request.clientSignal, transaction.time)
    else
      await pool.use(async (connection) => {
        await connection.run([{ sql: 'begin' }, ...steps()], request.clientSignal)
        transaction.check?.()
        await connection.run([{ sql: isRollback ? 'rollback' : 'commit' }])
      }, request.clientSignal)
  } catch (error) {
    transaction.explainFailure?.()
    throw error
  }
  return settings
}

function parseResponseSettings(bytes: Buffer, start: number): ResponseSettings {
  const [headers, status, inserted] = decodeRow(bytes, start)
  return {
    headers: headers || undefined,
    status: status || undefined,
    inserted: inserted ? Number(inserted) : undefined,
  }
}

/** Sets what policies and functions read. Values are parameters, so that the statement is prepared only once. */
function settingsStep(request: RestRequest, searchPaths: SearchPaths, transaction: Transaction): Step {
  const settings = listSettings(request, searchPaths, transaction)
  const values = settings.map(([, value]) => (value.includes('\0') ? value.replaceAll('\0', '') : value))
  return { sql: settingsSql(settings), values }
}

/** The settings of reads that differ only in their path and their headers; all other values are part of the text. */
export function createReadSettings(request: RestRequest, searchPaths: SearchPaths) {
  const settings = listSettings(request, searchPaths, { readOnly: true })
  const varying = ['request.path', 'request.headers', 'request.cookies']
  const values = settings.map(([name, value]) =>
    varying.includes(name) ? `$${varying.indexOf(name) + 1}` : quoteText(value),
  )
  const sql = settingsCall(settings, values)
  return {
    role: request.identity.role,
    step: (path: string, headers: IncomingHttpHeaders): Step => {
      const { cookie } = headers
      if (cookie === undefined) return { sql, values: [path, JSON.stringify(headers), '{}'] }
      const { cookie: _, ...others } = headers
      return { sql, values: [path, JSON.stringify(others), cookiesJson(cookie)] }
    },
  }
}

function listSettings(
  { identity, method, path, headers, cache, schema, preferences, statementTimeoutMs }: RestRequest,
  searchPaths: SearchPaths,
  { readOnly, statementTimeout }: Pick<Transaction, 'readOnly' | 'statementTimeout'>,
): (readonly [string, string])[] {
  const settings: (readonly [string, string])[] = [['search_path', searchPaths.get(schema)!]]
  if (statementTimeoutMs !== undefined) settings.push(['statement_timeout', String(statementTimeoutMs)])
  // A timeout that the operator sets for the role, or the author for a function, takes precedence.
  settings.push(...(cache.roleSettings.get(identity.role) ?? []))
  if (preferences.timezone) settings.push(['timezone', preferences.timezone])
  if (statementTimeout) settings.push(['statement_timeout', statementTimeout])
  if (readOnly) settings.push(['transaction_read_only', 'on'])
  settings.push(
    ['request.jwt.claims', claimsJson(identity.claims)],
    ['request.method', method],
    ['request.path', path],
    ['request.headers', headersJson(headers)],
    ['request.cookies', cookiesJson(headers.get('cookie'))],
    // The role is set last because the settings before it may need the rights of the connection's user.
    ['role', identity.role],
  )
  return settings
}

/** SQL by the names of its settings: there are few combinations, and every request needs one. */
const cachedStatements = new Map<string, string>()

function settingsSql(settings: readonly (readonly [string, string])[]): string {
  let key = ''
  for (const [name] of settings) key += `${name} `
  const cached = cachedStatements.get(key)
  if (cached !== undefined) return cached
  const sql = settingsCall(
    settings,
    settings.map((_, at) => `$${at + 1}`),
  )
  if (cachedStatements.size < MAX_CACHED_STATEMENTS) cachedStatements.set(key, sql)
  return sql
}

/** `num_nonnulls` evaluates its arguments in order and returns one number instead of echoing every value. */
function settingsCall(settings: readonly (readonly [string, string])[], values: readonly string[]): string {
  const calls = settings.map(([name], at) => `set_config(${quoteText(name)}, ${values[at]}, true)`)
  return `select num_nonnulls(${calls.join(', ')})`
}

/** Serialized claims by object, because requests of one session often pass the same claims object. */
const cachedClaims = new WeakMap<object, string>()

function claimsJson(claims: Readonly<Record<string, unknown>>): string {
  const cached = cachedClaims.get(claims)
  if (cached !== undefined) return cached
  const text = JSON.stringify(claims)
  cachedClaims.set(claims, text)
  return text
}

function headersJson(headers: Headers): string {
  const all: Record<string, string> = {}
  headers.forEach((value, name) => {
    if (name !== 'cookie') all[name] = value
  })
  return JSON.stringify(all)
}

function cookiesJson(header: string | null): string {
  if (!header) return '{}'
  const pairs = header.split(';').map((part) => {
    const at = part.indexOf('=')
    return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
  })
  return JSON.stringify(Object.fromEntries(pairs))
}

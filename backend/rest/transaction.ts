import type { Step } from '#backend/database/wire/connection.ts'
import type { Pool } from '#backend/database/wire/pool.ts'
import { readRow } from '#backend/database/wire/rows.ts'
import type { RestRequest } from './request/read-request.ts'
import { quoteName, quoteText } from './sql/quote.ts'

/** What a function or trigger wishes for the answer, and how many rows an upsert really inserted. */
export interface AnswerSettings {
  headers: string | undefined
  status: string | undefined
  inserted: number | undefined
}

export interface Transaction {
  readOnly: boolean
  /** The steps after the settings. Called again for a second try, so it must start afresh. */
  steps: () => Step[]
  /** Also ask what the database wishes for the answer. */
  askSettings: boolean
  /** Looks at the result before it is kept; throwing rolls it back. */
  check?: () => void
  statementTimeout?: string | null
}

const MOST_LISTS = 100
const SETTINGS_SQL =
  "select current_setting('response.headers', true), current_setting('response.status', true), current_setting('pgrst.inserted', true)"

/**
 * Runs a request's statements in one transaction under the caller's role and claims. The settings are made by a statement of their
 * own before the query is even planned; all of it travels in one message and, unless something must be looked at before it is kept,
 * needs one round trip.
 */
export async function runTransaction(
  pool: Pool,
  request: RestRequest,
  extraSearchPath: readonly string[],
  transaction: Transaction,
): Promise<AnswerSettings> {
  let settings: AnswerSettings = { headers: undefined, status: undefined, inserted: undefined }
  const { role } = request.identity
  const isRollback = request.preferences.tx === 'rollback'
  const mustLook = transaction.check !== undefined
  const steps = () => {
    const list: Step[] = [
      settingsStep(request, extraSearchPath, transaction),
      ...transaction.steps().map((step) => ({ ...step, role })),
    ]
    if (transaction.askSettings) {
      list.push({ sql: SETTINGS_SQL, onRow: (bytes, start) => (settings = readSettings(bytes, start)) })
    }
    if (isRollback) list.push({ sql: 'set constraints all immediate' })
    return list
  }
  if (!mustLook && !isRollback) {
    await pool.run(steps, request.asker)
    return settings
  }
  await pool.use(async (connection) => {
    await connection.run([{ sql: 'begin' }, ...steps()], request.asker)
    transaction.check?.()
    await connection.run([{ sql: isRollback ? 'rollback' : 'commit' }])
  }, request.asker)
  return settings
}

function readSettings(bytes: Buffer, start: number): AnswerSettings {
  const [headers, status, inserted] = readRow(bytes, start)
  return {
    headers: headers || undefined,
    status: status || undefined,
    inserted: inserted ? Number(inserted) : undefined,
  }
}

/** The settings policies and functions read. Values are parameters, so the statement is prepared once. */
function settingsStep(
  { identity, method, path, headers, cache, schema, preferences }: RestRequest,
  extraSearchPath: readonly string[],
  { readOnly, statementTimeout }: Transaction,
): Step {
  const settings: (readonly [string, string])[] = [
    ['search_path', [schema, ...extraSearchPath].map(quoteName).join(', ')],
    ...(cache.roleSettings.get(identity.role) ?? []),
  ]
  if (preferences.timezone) settings.push(['timezone', preferences.timezone])
  if (statementTimeout) settings.push(['statement_timeout', statementTimeout])
  if (readOnly) settings.push(['transaction_read_only', 'on'])
  settings.push(
    ['request.jwt.claims', claimsJson(identity.claims)],
    ['request.method', method],
    ['request.path', path],
    ['request.headers', headersJson(headers)],
    ['request.cookies', cookiesJson(headers.get('cookie'))],
    // The role last: what comes before may need the rights of the connection's own user.
    ['role', identity.role],
  )
  const values = settings.map(([, value]) => (value.includes('\0') ? value.replaceAll('\0', '') : value))
  return { sql: settingsSql(settings), values }
}

/** There are few different lists of names, and the text of one is needed with every request. */
const writtenSettings = new Map<string, string>()

/** A call with all of them as arguments makes them in their order and answers a number, not what we have just said. */
function settingsSql(settings: readonly (readonly [string, string])[]): string {
  let key = ''
  for (const [name] of settings) key += `${name} `
  const known = writtenSettings.get(key)
  if (known !== undefined) return known
  const calls = settings.map(([name], at) => `set_config(${quoteText(name)}, $${at + 1}, true)`)
  const sql = `select num_nonnulls(${calls.join(', ')})`
  if (writtenSettings.size < MOST_LISTS) writtenSettings.set(key, sql)
  return sql
}

/** A session's claims come back with every request as the same object or an equal one; writing them once is enough. */
const writtenClaims = new WeakMap<object, string>()

function claimsJson(claims: Readonly<Record<string, unknown>>): string {
  const known = writtenClaims.get(claims)
  if (known !== undefined) return known
  const text = JSON.stringify(claims)
  writtenClaims.set(claims, text)
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

import { readRow } from '#backend/database/wire/rows.ts'
import type { Step } from '#backend/database/wire/connection.ts'
import { bodyHeaders, respond } from './answer.ts'
import type { RowSink } from './body/row-sink.ts'
import type { Handling } from './handling.ts'
import { planRead } from './plan/plan-read.ts'
import { planWrite, returnedColumns, type WritePlan } from './plan/plan-write.ts'
import type { ReadNode } from './plan/read-node.ts'
import { checkAnswer, notSingular, rowsSql, unknownTable } from './read.ts'
import { mediaType } from './request/media-type.ts'
import { readTablePayload } from './request/payload.ts'
import { appliedHeader, type Preferences } from './request/preferences.ts'
import { parseQuery, type Query } from './request/query.ts'
import { contentRange, requestedRange } from './request/ranges.ts'
import type { RestRequest } from './request/read-request.ts'
import { NotFound, RestError } from './rest-error.ts'
import { qualified, type Table } from './schema/schema-cache.ts'
import { createParameters } from './sql/parameters.ts'
import { quoteName } from './sql/quote.ts'
import { writeSql } from './sql/write-sql.ts'
import { runTransaction, type AnswerSettings } from './transaction.ts'

/** POST, PATCH, PUT and DELETE of a table or view. */
export async function writeTable(request: RestRequest, name: string, handling: Handling): Promise<Response> {
  const { method, preferences, schema, cache } = request
  const query = parseQuery(request.queryText, handling.limits, false)
  const range = writeRange(method, query)
  const payload =
    method === 'DELETE'
      ? undefined
      : readTablePayload(
          mediaType(request.headers.get('content-type')),
          await request.readBody(),
          method === 'PUT' ? undefined : query.columns,
        )
  const table = cache.tables.get(qualified(schema, name))
  const root = {
    schema,
    table: name,
    reference: quoteName(name),
    source: 'pgrst_source',
    columns: table?.columns,
  }
  const node = planRead(cache, root, query, { range: { offset: 0 }, maxRows: undefined, isWrite: true })
  if (!table) throw method === 'DELETE' ? unknownTable(schema, name) : new NotFound()
  const plan = planWrite(request, table, query, payload, range)
  const writing = prepareWriting(request, plan, node, handling)
  const isExact = request.answer.kind === 'object'
  const mustCheck = isExact || plan.verb === 'put' || limitOf(plan, preferences) !== undefined
  const wishes = await runTransaction(handling.pool, request, handling.extraSearchPath, {
    readOnly: false,
    askSettings: true,
    steps: writing.steps,
    check: mustCheck ? () => checkAffected(request, plan, writing) : undefined,
  })
  if (writing.sink()) checkAnswer(request, writing.sink()!, handling.limits.answerBytes)
  return answerWrite(request, query, plan, writing, wishes)
}

function writeRange(method: string, query: Query) {
  const bounds = query.bounds.find(({ path }) => path.length === 0)?.what
  const range = requestedRange(method, bounds, null)
  const isUpdateOrDelete = method === 'PATCH' || method === 'DELETE'
  if (isUpdateOrDelete && query.bounds.length > 0 && query.orders.length === 0) {
    throw new RestError(400, 'PGRST109', "A 'limit' was applied without an explicit 'order'", {
      hint: "Apply an 'order' using unique column(s)",
    })
  }
  if (method === 'PUT' && (range.offset > 0 || range.limit !== undefined)) {
    throw new RestError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT')
  }
  return isUpdateOrDelete ? range : { offset: 0 }
}

interface Writing {
  steps: () => Step[]
  /** The rows given back, where they were asked for. */
  sink: () => RowSink | undefined
  affected: () => number
  /** Primary key of the one inserted row, as text. */
  key: () => [string, string | null][] | undefined
}

function prepareWriting(
  request: RestRequest,
  plan: WritePlan,
  node: ReadNode,
  { limits }: Handling,
): Writing {
  const wanted = request.preferences.return
  const parameters = createParameters()
  let sink: RowSink | undefined
  let affected = 0
  let key: [string, string | null][] | undefined

  if (wanted === 'representation') {
    const source = writeSql(plan, parameters, returnedColumns(node) ?? ['*'])
    const rows = rowsSql(request, node, parameters)
    const sql = `WITH pgrst_source AS (${source}) ${rows.sql}`
    const steps = () => {
      const fresh = rows.sink({ counted: false, answerBytes: limits.answerBytes })
      sink = fresh
      return [{ sql, values: parameters.values, onRow: fresh.onRow }]
    }
    return { steps, sink: () => sink, affected: () => sink?.count ?? 0, key: () => undefined }
  }

  const { primaryKey } = plan.table
  const wantsKey = wanted === 'headers-only' && plan.verb === 'insert' && primaryKey.length > 0
  const write = writeSql(plan, parameters, wantsKey ? primaryKey : undefined)
  const keyList = primaryKey.map((name) => `to_json(${quoteName(name)}) #>> '{}'`).join(', ')
  const sql = wantsKey ? `WITH pgrst_source AS (${write}) SELECT ${keyList} FROM pgrst_source` : write
  const steps = () => [
    {
      sql,
      values: parameters.values,
      onRow(bytes: Buffer, start: number) {
        const values = readRow(bytes, start)
        key = primaryKey.map((name, at) => [name, values[at] ?? null])
      },
      onComplete: (tag: string) => (affected = Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0),
    },
  ]
  return {
    steps,
    sink: () => undefined,
    affected: () => affected,
    key: () => (affected === 1 ? key : undefined),
  }
}

const limitOf = ({ verb, range }: WritePlan, { maxAffected }: Preferences) =>
  verb === 'update' || verb === 'delete' ? (range.limit ?? maxAffected) : undefined

/** What must be undone if it turns out to have touched other rows than the client meant. */
function checkAffected({ answer, preferences }: RestRequest, plan: WritePlan, writing: Writing) {
  const affected = writing.affected()
  if (plan.verb === 'put' && affected !== 1) {
    throw new RestError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)')
  }
  if (answer.kind === 'object' && plan.verb !== 'put' && affected !== 1) throw notSingular(affected)
  const limit = limitOf(plan, preferences)
  if (limit === undefined || affected <= limit) return
  if (plan.range.limit === undefined) {
    throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${affected} rows`,
    })
  }
  throw new RestError(400, 'PGRST110', 'The maximum number of rows allowed to change was surpassed', {
    details: `Results contain ${affected} rows changed but the maximum number allowed is ${limit}`,
  })
}

function answerWrite(
  request: RestRequest,
  query: Query,
  plan: WritePlan,
  writing: Writing,
  wishes: AnswerSettings,
): Response {
  const { preferences } = request
  const affected = writing.affected()
  const total = preferences.count === 'exact' || preferences.count === 'estimated' ? affected : undefined
  const sink = writing.sink()
  const bodyPart = sink ? bodyHeaders(request) : {}
  const body = sink?.body() ?? null

  if (plan.verb === 'put') {
    const headers = appliedHeader(preferences, ['return', 'count', 'tx', 'handling', 'timezone'])
    const status = !sink ? 204 : (wishes.inserted ?? 0) > 0 ? 201 : 200
    return respond(status, { ...headers, ...bodyPart }, body, wishes)
  }
  if (plan.verb === 'insert') {
    const resolves = plan.table.primaryKey.length > 0 || query.onConflict !== undefined
    const names = ['missing', 'return', 'count', 'tx', 'handling', 'timezone'] as const
    const isOnlyUpdate = preferences.resolution === 'merge-duplicates' && (wishes.inserted ?? 0) <= 0
    const headers = {
      ...locationHeader(plan.table, writing.key()),
      'content-range': contentRange(0, 0, total),
      ...appliedHeader(preferences, resolves ? ['resolution', ...names] : names),
    }
    return respond(isOnlyUpdate ? 200 : 201, { ...headers, ...bodyPart }, body, wishes)
  }
  const isUpdate = plan.verb === 'update'
  const names = ['return', 'count', 'tx', 'handling', 'timezone', 'maxAffected'] as const
  const headers = {
    'content-range': contentRange(0, isUpdate ? affected : 0, total),
    ...appliedHeader(preferences, isUpdate ? ['missing', ...names] : names),
  }
  return respond(sink ? 200 : 204, { ...headers, ...bodyPart }, body, wishes)
}

function locationHeader(table: Table, key: [string, string | null][] | undefined): Record<string, string> {
  if (!key) return {}
  const query = key
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`}`,
    )
    .join('&')
  return { location: `/${encodeURIComponent(table.name)}?${query}` }
}

/** OPTIONS of a table: what it allows by its nature, whoever asks. */
export function describeTable({ cache, schema }: RestRequest, name: string): Response {
  const table = cache.tables.get(qualified(schema, name))
  if (!table) throw new NotFound()
  const { insertable, updatable, deletable, primaryKey } = table
  const allow = [
    'OPTIONS,GET,HEAD',
    insertable && 'POST',
    insertable && updatable && primaryKey.length > 0 && 'PUT',
    updatable && 'PATCH',
    deletable && 'DELETE',
  ]
    .filter(Boolean)
    .join(',')
  return respond(200, { 'access-control-allow-origin': '*', allow }, null)
}

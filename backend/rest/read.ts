import { readRow } from '#backend/database/wire/rows.ts'
import type { Step } from '#backend/database/wire/connection.ts'
import { bodyHeaders, respond } from './answer.ts'
import type { Encoding } from './body/encoding.ts'
import { countedRows, csvRows, jsonRows, jsonScalars, type RowSink } from './body/row-sink.ts'
import type { Shape } from './body/shape.ts'
import type { Handling } from './handling.ts'
import { findPlainRead } from './known-reads.ts'
import { planRead } from './plan/plan-read.ts'
import type { ReadNode } from './plan/read-node.ts'
import { appliedHeader } from './request/preferences.ts'
import { parseQuery } from './request/query.ts'
import { contentRange, rangeStatus, requestedRange } from './request/ranges.ts'
import type { RestRequest } from './request/read-request.ts'
import { RestError } from './rest-error.ts'
import { qualified } from './schema/schema-cache.ts'
import { countableSql } from './sql/count-sql.ts'
import { createParameters, type Parameters } from './sql/parameters.ts'
import { quoteQualified } from './sql/quote.ts'
import { namedSql, rootSql } from './sql/read-sql.ts'
import { runTransaction } from './transaction.ts'

/** GET and HEAD of a table or view. */
export async function readTable(request: RestRequest, name: string, handling: Handling): Promise<Response> {
  const { limits } = handling
  const { schema, cache, method } = request
  const query = parseQuery(request.queryText, limits, false)
  const bounds = query.bounds.find(({ path }) => path.length === 0)?.what
  const range = requestedRange(method, bounds, request.headers.get('range'))
  const table = cache.tables.get(qualified(schema, name))
  const reference = quoteQualified(schema, name)
  const plan = () =>
    planRead(cache, { schema, table: name, reference, source: reference, columns: table?.columns }, query, {
      range: { ...range },
      maxRows: limits.rows,
      isWrite: false,
    })
  const scope = { reference, columns: table?.columns }
  const asked = {
    request,
    source: reference,
    origin: PLAIN,
    scope,
    query,
    range,
    answerBytes: limits.answerBytes,
  }
  const reading = (table && findPlainRead(asked, plan)) ?? prepareReading(request, known(plan()), handling)
  await runTransaction(handling.pool, request, handling.extraSearchPath, {
    readOnly: true,
    askSettings: false,
    steps: reading.steps,
  })
  const total = await reading.total()
  return answerRows(request, reading.sink(), range.offset, total, handling)

  /** What is wrong with the question itself is said before that its table is not there. */
  function known(node: ReadNode): ReadNode {
    if (!table) throw unknownTable(schema, name)
    return node
  }
}

export const unknownTable = (schema: string, name: string) =>
  new RestError(404, '42P01', `relation "${schema}.${name}" does not exist`)

export interface Reading {
  steps: () => Step[]
  sink: () => RowSink
  /** The number of all rows, where the client asked for it. */
  total: () => Promise<number | undefined>
}

/** What a function's result adds to a read. */
export interface Origin {
  /** Comes first in the SQL: the CTE that a count and the rows share. */
  sql: string
  /** The values of the source's own parameters. */
  values: readonly (string | null)[]
  /** One value or object, not a list of them. */
  isSingle?: boolean
  /** Bare values instead of objects. */
  scalar?: Encoding
}

const PLAIN: Origin = { sql: '', values: [] }

/** The statements of a read and what they bring back. */
export function prepareReading(
  request: RestRequest,
  node: ReadNode,
  handling: Handling,
  origin: Origin = PLAIN,
): Reading {
  const { limits } = handling
  const { count } = request.preferences
  const counted = count === 'exact' || count === 'estimated'
  const parameters = createParameters(origin.values)
  const rows = rowsSql(request, node, parameters, origin)
  const sql = counted
    ? withCount(rows.sql, node, parameters, count === 'estimated' ? limits.rows + 1 : undefined)
    : rows.sql
  const makeSink = () => rows.sink({ counted, answerBytes: limits.answerBytes })
  let sink: RowSink | undefined
  let planned: number | undefined

  const explain = (): Step => {
    const own = createParameters(origin.values)
    const counting = `${origin.sql}${countableSql(node, own)}`
    return {
      sql: `explain (format json) ${counting}`,
      values: own.values,
      onRow: (bytes, start) => (planned = plannedRows(readRow(bytes, start)[0])),
    }
  }

  return {
    steps() {
      const fresh = makeSink()
      sink = fresh
      const main: Step = { sql: origin.sql + sql, values: parameters.values, onRow: fresh.onRow }
      return count === 'planned' ? [main, explain()] : [main]
    },
    sink: () => sink!,
    async total() {
      if (count === 'planned') return planned
      // Beyond the row cap an exact count is not worth its price: the planner's guess will do.
      if (count !== 'estimated' || (sink?.total ?? 0) <= limits.rows) return sink?.total
      await runTransaction(handling.pool, request, handling.extraSearchPath, {
        readOnly: true,
        askSettings: false,
        steps: () => [explain()],
      })
      return Math.max(sink?.total ?? 0, planned ?? 0)
    },
  }
}

function plannedRows(json: string | null | undefined): number | undefined {
  const [plan] = JSON.parse(json ?? '[]') as { Plan?: { 'Plan Rows'?: number } }[]
  return plan?.Plan?.['Plan Rows']
}

type MakeSink = (options: { counted: boolean; answerBytes: number }) => RowSink

/** The rows in the form the client wants, and who gathers them. */
export function rowsSql(
  { method, answer }: RestRequest,
  node: ReadNode,
  parameters: Parameters,
  { scalar, isSingle = false }: Pick<Origin, 'scalar' | 'isSingle'> = {},
): { sql: string; sink: MakeSink } {
  if (method === 'HEAD') {
    // Only their number matters; PostgreSQL leaves out what nobody looks at.
    return { sql: `SELECT 1 FROM (${namedSql(node, parameters)}) AS pgrst_page`, sink: countedRows }
  }
  if (answer.kind === 'csv') {
    const sql = `SELECT substring(pgrst_row::text, 2, length(pgrst_row::text) - 2) FROM (${namedSql(node, parameters)}) AS pgrst_row`
    return { sql, sink: (options) => csvRows(csvHeader(rootSql(node, createParameters()).shape), options) }
  }
  const { sql, shape } = rootSql(node, parameters, answer)
  const form = { single: isSingle || answer.kind === 'object', stripNulls: answer.stripNulls }
  if (scalar) return { sql, sink: (options) => jsonScalars(scalar, { ...options, ...form }) }
  return { sql, sink: (options) => jsonRows(shape, { ...options, ...form }) }
}

const csvHeader = (shape: Shape) => shape.map(({ key }) => key).join(',')

/** The count joined to every row, and to one row of nothing when there are none. */
function withCount(rows: string, node: ReadNode, parameters: Parameters, most: number | undefined): string {
  const bound = most === undefined ? '' : ` LIMIT ${most}`
  return `SELECT pgrst_count.total, pgrst_page.* FROM (SELECT count(*) AS total FROM (${countableSql(node, parameters)}${bound}) AS pgrst_all) AS pgrst_count LEFT JOIN (SELECT true, pgrst_rows.* FROM (${rows}) AS pgrst_rows) AS pgrst_page ON TRUE`
}

/** Checks what can only be known with the rows in hand, and answers them. */
export function answerRows(
  request: RestRequest,
  sink: RowSink,
  offset: number,
  total: number | undefined,
  { limits }: Handling,
): Response {
  checkAnswer(request, sink, limits.answerBytes)
  const headers = {
    'content-range': contentRange(offset, sink.count, total),
    ...bodyHeaders(request),
    ...appliedHeader(request.preferences, ['count', 'tx', 'handling', 'timezone']),
  }
  const status = rangeStatus(offset, sink.count, total, headers)
  return respond(status, headers, request.method === 'HEAD' ? null : sink.body())
}

export function checkAnswer({ answer }: RestRequest, sink: RowSink, answerBytes: number) {
  if (sink.overflown) {
    throw new RestError(
      413,
      'PGRST103',
      `The answer is larger than ${answerBytes} bytes; ask for fewer rows or columns`,
    )
  }
  if (answer.kind === 'object' && sink.count !== 1) throw notSingular(sink.count)
}

export const notSingular = (count: number) =>
  new RestError(406, 'PGRST116', 'JSON object requested, multiple (or no) rows returned', {
    details: `The result contains ${count} rows`,
  })

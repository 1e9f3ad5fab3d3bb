import type { Step } from '#backend/database/protocol/batch.ts'
import { decodeRow } from '#backend/database/protocol/query-rows.ts'
import {
  countingSink,
  csvRowSink,
  jsonRowSink,
  jsonScalarSink,
  type RowSink,
  type SinkOptions,
} from '../body/row-sink.ts'
import type { RowShape } from '../body/row-shape.ts'
import { closestName, TYPING_ERROR } from '../plan/closest-name.ts'
import type { ReadNode } from '../plan/read-node.ts'
import type { RestRequest } from '../request/rest-request.ts'
import type { RestContext } from '../rest-context.ts'
import { RestError } from '../rest-error.ts'
import type { SchemaCache } from '../schema/schema-cache.ts'
import { countedRowsSql } from '../sql/count-sql.ts'
import { createParameters, type Parameters } from '../sql/parameters.ts'
import { aliasedSelectSql, rootSelectSql } from '../sql/read-sql.ts'
import { runTransaction } from '../transaction.ts'
import { TABLE_SOURCE, type PreparedRead, type ReadSource } from './prepared-read.ts'

export function prepareRead(
  request: RestRequest,
  node: ReadNode,
  context: RestContext,
  readSource: ReadSource = TABLE_SOURCE,
): PreparedRead {
  const { limits } = context
  const { count } = request.preferences
  const hasTotal = count === 'exact' || count === 'estimated'
  const parameters = createParameters(readSource.values)
  const rows = rowsSql(request, node, parameters, readSource)
  const sql = hasTotal
    ? withCount(rows.sql, node, parameters, count === 'estimated' ? limits.maxRows + 1 : undefined)
    : rows.sql
  let sink: RowSink | undefined
  let planned: number | undefined

  const explainStep = (): Step => {
    const explainParameters = createParameters(readSource.values)
    const counted = `${readSource.cte}${countedRowsSql(node, explainParameters)}`
    return {
      sql: `explain (format json) ${counted}`,
      values: explainParameters.values,
      onRow: (bytes, start) => (planned = parsePlannedRows(decodeRow(bytes, start)[0])),
    }
  }

  return {
    steps() {
      const newSink = rows.createSink({ hasTotal, maxBytes: limits.maxResponseBytes })
      sink = newSink
      const main: Step = {
        sql: readSource.cte + sql,
        values: parameters.values,
        onRow: newSink.onRow,
        isEnough: () => newSink.isTooLarge,
      }
      return count === 'planned' ? [main, explainStep()] : [main]
    },
    sink: () => sink!,
    async total() {
      if (count === 'planned') return planned
      // Above the row limit an exact count costs too much, so the planner's estimate is used.
      if (count !== 'estimated' || (sink?.total ?? 0) <= limits.maxRows) return sink?.total
      await runTransaction(context.pool, request, context.searchPaths, {
        readOnly: true,
        readResponseSettings: false,
        steps: () => [explainStep()],
      })
      return Math.max(sink?.total ?? 0, planned ?? 0)
    },
  }
}

function parsePlannedRows(json: string | null | undefined): number | undefined {
  const [plan] = JSON.parse(json ?? '[]') as { Plan?: { 'Plan Rows'?: number } }[]
  return plan?.Plan?.['Plan Rows']
}

interface RowsSql {
  sql: string
  createSink: (options: SinkOptions) => RowSink
}

/** The SELECT for the requested format, and the sink that encodes its rows. */
export function rowsSql(
  { method, format }: RestRequest,
  node: ReadNode,
  parameters: Parameters,
  { scalarEncoding, isSingle = false }: Pick<ReadSource, 'scalarEncoding' | 'isSingle'> = {},
): RowsSql {
  if (method === 'HEAD') {
    // Only the number of rows matters, and PostgreSQL does not compute unused columns.
    const sql = `SELECT 1 FROM (${aliasedSelectSql(node, parameters)}) AS pgrst_page`
    return { sql, createSink: countingSink }
  }
  if (format.kind === 'csv') {
    const sql = `SELECT substring(pgrst_row::text, 2, length(pgrst_row::text) - 2) FROM (${aliasedSelectSql(node, parameters)}) AS pgrst_row`
    return {
      sql,
      createSink: (options) => csvRowSink(csvHeader(rootSelectSql(node, createParameters()).shape), options),
    }
  }
  const { sql, shape } = rootSelectSql(node, parameters, format)
  const json = { single: isSingle || format.kind === 'object', stripNulls: format.stripNulls }
  if (scalarEncoding) {
    return { sql, createSink: (options) => jsonScalarSink(scalarEncoding, { ...options, ...json }) }
  }
  return { sql, createSink: (options) => jsonRowSink(shape, { ...options, ...json }) }
}

const csvHeader = (shape: RowShape) => shape.map(({ key }) => key).join(',')

/** Joins the count to every row. Without rows, the LEFT JOIN yields one row of nulls that carries the count. */
function withCount(
  rows: string,
  node: ReadNode,
  parameters: Parameters,
  maxCounted: number | undefined,
): string {
  const limit = maxCounted === undefined ? '' : ` LIMIT ${maxCounted}`
  return `SELECT pgrst_count.total, pgrst_page.* FROM (SELECT count(*) AS total FROM (${countedRowsSql(node, parameters)}${limit}) AS pgrst_all) AS pgrst_count LEFT JOIN (SELECT true, pgrst_rows.* FROM (${rows}) AS pgrst_rows) AS pgrst_page ON TRUE`
}

/** Checks the size of the body, and that a requested single object is exactly one row. */
export function checkRows({ format }: RestRequest, sink: RowSink, maxBytes: number) {
  checkSize(sink, maxBytes)
  if (format.kind === 'object' && sink.count !== 1) throw notSingularError(sink.count)
}

export function checkSize(sink: RowSink | undefined, maxBytes: number) {
  if (sink?.isTooLarge) throw tooLargeError(maxBytes)
}

export const tooLargeError = (maxBytes: number) =>
  new RestError(
    413,
    'PGRST103',
    `The response is larger than ${maxBytes} bytes; request fewer rows or columns`,
  )

export const notSingularError = (count: number) =>
  new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${count} rows`,
  })

export const tooManyAffectedError = (affected: number) =>
  new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${affected} rows`,
  })

export function unknownTableError({ tables }: SchemaCache, schema: string, name: string): RestError {
  const names = [...tables.values()].flatMap((table) => (table.schema === schema ? [table.name] : []))
  const match = closestName(names, name, TYPING_ERROR)
  return new RestError(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`, {
    hint: match === undefined ? null : `Perhaps you meant the table '${schema}.${match}'`,
  })
}

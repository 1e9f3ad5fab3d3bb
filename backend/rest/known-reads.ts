import { objectWriter, type WriteRow } from './body/json-row.ts'
import { writtenRows, type RowSink } from './body/row-sink.ts'
import type { ReadNode } from './plan/read-node.ts'
import type { Condition } from './request/filter.ts'
import type { Query } from './request/query.ts'
import type { RowRange } from './request/ranges.ts'
import type { RestRequest } from './request/read-request.ts'
import type { SchemaCache, Table } from './schema/schema-cache.ts'
import { conditionSql } from './sql/condition-sql.ts'
import { createParameters } from './sql/parameters.ts'
import { rootSql } from './sql/read-sql.ts'

interface KnownRead {
  sql: string
  write: WriteRow
}

interface Asked {
  request: RestRequest
  table: Table | undefined
  name: string
  reference: string
  query: Query
  range: RowRange
}

export interface PlainRead {
  sql: string
  values: readonly (string | null)[]
  sink(answerBytes: number): RowSink
}

/** Forgotten with the schema they were planned for. */
const known = new WeakMap<SchemaCache, Map<string, KnownRead>>()
const MOST_READS = 1000
const LONGEST_KEY = 4000

/**
 * A plain read (no counting, nothing said about what is embedded) is planned once for each form it comes in: only the values of its
 * conditions differ from one visitor to the next. Undefined where the read is not plain; `plan` is called when it is new.
 */
export function findPlainRead(asked: Asked, plan: () => ReadNode): PlainRead | undefined {
  const { request, table, name, reference, query, range } = asked
  const { method, answer, preferences, schema, cache } = request
  if (!table || method !== 'GET' || answer.kind === 'csv' || preferences.count !== undefined) return undefined
  if (!isPlain(query)) return undefined
  const parameters = createParameters()
  const scope = { reference, columns: table.columns }
  let where = ''
  for (const { what } of query.conditions) where += `${conditionSql(scope, what, parameters)} AND `
  if (range.offset > 0) parameters.add(String(range.offset))
  const { values } = parameters
  const key = `${schema}\n${name}\n${answer.stripNulls}\n${range.limit}\n${range.offset > 0}\n${where}\n${query.form}`

  let reads = known.get(cache)
  if (!reads) known.set(cache, (reads = new Map()))
  let read = reads.get(key)
  if (!read) {
    const own = createParameters()
    const { sql, shape } = rootSql(plan(), own, answer)
    // The short way must find the same values in the same order as the long one.
    if (own.values.length !== values.length || own.values.some((value, at) => value !== values[at]))
      return undefined
    read = { sql, write: objectWriter(shape, answer.stripNulls) }
    if (key.length <= LONGEST_KEY && reads.size < MOST_READS) reads.set(key, read)
  }
  const { sql, write } = read
  const single = answer.kind === 'object'
  return { sql, values, sink: (answerBytes) => writtenRows(write, { counted: false, single, answerBytes }) }
}

/** Nothing is said about an embedded level, and no condition can mean one (`embed=is.null`). */
function isPlain({ select, conditions, orders, bounds }: Query): boolean {
  const atRoot = ({ path }: { path: readonly string[] }) => path.length === 0
  if (!conditions.every(atRoot) || !orders.every(atRoot) || !bounds.every(atRoot)) return false
  return !select.some(({ kind }) => kind === 'embed') || !conditions.some(({ what }) => asksIs(what))
}

const asksIs = (condition: Condition): boolean =>
  condition.kind === 'filter' ? condition.filter.operation.kind === 'is' : condition.items.some(asksIs)

import { objectWriter, scalarWriter, type WriteRow } from './body/json-row.ts'
import { writtenRows, type RowSink } from './body/row-sink.ts'
import type { ReadNode } from './plan/read-node.ts'
import type { Origin, Reading } from './read.ts'
import type { Condition } from './request/filter.ts'
import { sized, type Query } from './request/query.ts'
import type { RowRange } from './request/ranges.ts'
import type { RestRequest } from './request/read-request.ts'
import type { SchemaCache } from './schema/schema-cache.ts'
import { conditionSql, type Scope } from './sql/condition-sql.ts'
import { createParameters } from './sql/parameters.ts'
import { rootSql } from './sql/read-sql.ts'

interface KnownRead {
  sql: string
  write: WriteRow
}

interface Asked {
  request: RestRequest
  /** Where the rows come from: a table's name, or a call with its values. */
  source: string
  origin: Origin
  scope: Scope
  query: Query
  range: RowRange
  answerBytes: number
}

/** Forgotten with the schema they were planned for. */
const known = new WeakMap<SchemaCache, Map<string, KnownRead>>()
const MOST_READS = 1000
const LONGEST_KEY = 4000

/**
 * A plain read (no counting, nothing said about what is embedded) is planned once for each form it comes in: only its values
 * differ from one visitor to the next. Undefined where the read is not plain; `plan` is called when it is new.
 */
export function findPlainRead(asked: Asked, plan: () => ReadNode): Reading | undefined {
  const { request, source, origin, scope, query, range, answerBytes } = asked
  const { method, answer, preferences, cache } = request
  if (method === 'HEAD' || answer.kind === 'csv' || preferences.count !== undefined) return undefined
  if (!isPlain(query)) return undefined
  const parameters = createParameters(origin.values)
  let where = ''
  for (const { what } of query.conditions) where += `${conditionSql(scope, what, parameters)} AND `
  if (range.offset > 0) parameters.add(String(range.offset))
  const { values } = parameters
  const key = `${sized(source)}${origin.scalar} ${answer.stripNulls} ${range.limit} ${range.offset > 0} ${sized(where)}${query.form}`

  let reads = known.get(cache)
  if (!reads) known.set(cache, (reads = new Map()))
  let read = reads.get(key)
  if (!read) {
    const own = createParameters(origin.values)
    const { sql, shape } = rootSql(plan(), own, answer)
    // The short way must find the same values in the same order as the long one.
    if (own.values.length !== values.length || own.values.some((value, at) => value !== values[at]))
      return undefined
    const write = origin.scalar ? scalarWriter(origin.scalar) : objectWriter(shape, answer.stripNulls)
    read = { sql, write }
    if (reads.size >= MOST_READS) reads.clear()
    if (key.length <= LONGEST_KEY) reads.set(key, read)
  }
  const single = origin.isSingle === true || answer.kind === 'object'
  return reading(read, values, { counted: false, single, answerBytes })
}

function reading(
  { sql, write }: KnownRead,
  values: readonly (string | null)[],
  form: Parameters<typeof writtenRows>[1],
): Reading {
  let sink: RowSink | undefined
  return {
    steps() {
      sink = writtenRows(write, form)
      return [{ sql, values, onRow: sink.onRow }]
    },
    sink: () => sink!,
    total: async () => undefined,
  }
}

/** Nothing is said about an embedded level, and no condition can mean one (`embed=is.null`). */
function isPlain({ select, conditions, orders, bounds }: Query): boolean {
  const atRoot = ({ path }: { path: readonly string[] }) => path.length === 0
  if (!conditions.every(atRoot) || !orders.every(atRoot) || !bounds.every(atRoot)) return false
  return !select.some(({ kind }) => kind === 'embed') || !conditions.some(({ what }) => asksIs(what))
}

const asksIs = (condition: Condition): boolean =>
  condition.kind === 'filter' ? condition.filter.operation.kind === 'is' : condition.items.some(asksIs)

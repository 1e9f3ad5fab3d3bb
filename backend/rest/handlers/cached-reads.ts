import { createStatementTime, type StatementTime } from '#backend/database/protocol/shared-connection.ts'
import { createObjectWriter, createScalarWriter, type WriteRow } from '../body/json-row.ts'
import { rowSink, type RowSink } from '../body/row-sink.ts'
import type { ReadNode } from '../plan/read-node.ts'
import type { Condition } from '../request/filter.ts'
import { withLength, type Query } from '../request/query.ts'
import type { RowRange } from '../request/ranges.ts'
import type { RestRequest } from '../request/rest-request.ts'
import type { RestLimits } from '../rest-limits.ts'
import type { SchemaCache } from '../schema/schema-cache.ts'
import { conditionSql, type Scope } from '../sql/condition-sql.ts'
import { createParameters } from '../sql/parameters.ts'
import { rootSelectSql } from '../sql/read-sql.ts'
import type { PreparedRead, ReadSource } from './prepared-read.ts'

interface CachedRead {
  sql: string
  write: WriteRow
  time: StatementTime
}

interface CacheableRead {
  request: RestRequest
  /** The SQL that yields the rows: a table's name, or a function call with placeholders. */
  source: string
  readSource: ReadSource
  scope: Scope
  query: Query
  range: RowRange
  limits: RestLimits
}

/** Keyed by the schema because a reload makes the cached SQL invalid. */
const cachesBySchema = new WeakMap<SchemaCache, Map<string, CachedRead>>()
const MAX_CACHED_READS = 1000
const MAX_KEY_LENGTH = 4000

/**
 * Plans a simple read once per query form, because requests of the same form differ only in their values. Simple means: no count,
 * and no parameter that addresses an embedded resource. Returns undefined if the read is not simple; calls `plan` on a cache miss.
 */
export function prepareCachedRead(cacheable: CacheableRead, plan: () => ReadNode): PreparedRead | undefined {
  const found = findCachedRead(cacheable, plan)
  if (!found) return undefined
  const { request, readSource, limits } = cacheable
  const single = readSource.isSingle === true || request.format.kind === 'object'
  const options = { hasTotal: false, single, maxBytes: limits.maxResponseBytes }
  return createPreparedRead(found.read, found.values, options)
}

/** The planned statement of a simple read and the values of this request. */
export function findCachedRead(
  cacheable: CacheableRead,
  plan: () => ReadNode,
): { read: CachedRead; values: readonly (string | null)[] } | undefined {
  const { request, source, readSource, scope, query, range, limits } = cacheable
  const { method, format, preferences, cache } = request
  const { scalarEncoding } = readSource
  if (method === 'HEAD' || format.kind === 'csv' || preferences.count !== undefined) return undefined
  if (!isCacheable(query)) return undefined
  const parameters = createParameters(readSource.values)
  let where = ''
  for (const { value } of query.conditions) where += `${conditionSql(scope, value, parameters)} AND `
  if (range.offset > 0) parameters.add(String(range.offset))
  const { values } = parameters
  // Planned SQL contains the limits, which depend on the caller.
  const bounds = `${limits.maxRows} ${limits.maxEmbeddedRows}`
  const key = `${bounds} ${withLength(source)}${scalarEncoding} ${format.stripNulls} ${range.limit} ${range.offset > 0} ${withLength(where)}${query.cacheKey}`

  let reads = cachesBySchema.get(cache)
  if (!reads) cachesBySchema.set(cache, (reads = new Map()))
  let read = reads.get(key)
  if (!read) {
    const planned = createParameters(readSource.values)
    const { sql, shape } = rootSelectSql(plan(), planned, format)
    // The values collected for the key must match the placeholders of the planned SQL.
    if (planned.values.length !== values.length || planned.values.some((value, at) => value !== values[at]))
      return undefined
    const write = scalarEncoding
      ? createScalarWriter(scalarEncoding)
      : createObjectWriter(shape, format.stripNulls)
    read = { sql, write, time: createStatementTime() }
    if (reads.size >= MAX_CACHED_READS) reads.clear()
    if (key.length <= MAX_KEY_LENGTH) reads.set(key, read)
  }
  return { read, values }
}

function createPreparedRead(
  { sql, write, time }: CachedRead,
  values: readonly (string | null)[],
  options: Parameters<typeof rowSink>[1],
): PreparedRead {
  let sink: RowSink | undefined
  return {
    steps() {
      const newSink = rowSink(write, options)
      sink = newSink
      return [{ sql, values, onRow: newSink.onRow, isEnough: () => newSink.isTooLarge }]
    },
    time,
    sink: () => sink!,
    total: async () => undefined,
  }
}

/** True if no parameter addresses an embedded resource, not even by `embed=is.null`. */
function isCacheable({ select, conditions, orders, bounds }: Query): boolean {
  const atRoot = ({ path }: { path: readonly string[] }) => path.length === 0
  if (!conditions.every(atRoot) || !orders.every(atRoot) || !bounds.every(atRoot)) return false
  return (
    !select.some(({ kind }) => kind === 'embed') || !conditions.some(({ value }) => usesIsOperator(value))
  )
}

const usesIsOperator = (condition: Condition): boolean =>
  condition.kind === 'filter'
    ? condition.filter.operation.kind === 'is'
    : condition.items.some(usesIsOperator)

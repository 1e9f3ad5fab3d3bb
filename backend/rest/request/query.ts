import type { RestLimits } from '../rest-limits.ts'
import { checkConditions } from './check-conditions.ts'
import { parseFilterValue, parseLogic, parsePossibleFilter, type Condition } from './filter.ts'
import { readName, readNameList, readColumnPath } from './identifiers.ts'
import { parseOrder, type OrderTerm } from './order.ts'
import { parseQueryString } from './query-string.ts'
import { parseSelect, type SelectItem } from './select.ts'
import { accept, atEnd, createCursor, syntaxError } from './text-cursor.ts'

/** A value for the embedded resource at `path`, or for the root if the path is empty. */
export interface WithPath<T> {
  path: readonly string[]
  value: T
}

export interface Bounds {
  limit?: number
  offset?: number
}

export interface Query {
  readonly select: readonly SelectItem[]
  /** Identifies the statement's form without its conditions: different `select` or `order` texts give different keys. */
  readonly cacheKey: string
  readonly conditions: readonly WithPath<Condition>[]
  readonly orders: readonly WithPath<readonly OrderTerm[]>[]
  readonly bounds: readonly WithPath<Readonly<Bounds>>[]
  readonly columns: readonly string[] | undefined
  readonly onConflict: readonly string[] | undefined
  /** Arguments of a function called by GET. */
  readonly args: readonly (readonly [string, string])[]
}

/** A query while its parameters are read. */
interface GrowingQuery extends Query {
  cacheKey: string
  conditions: WithPath<Condition>[]
  orders: WithPath<OrderTerm[]>[]
  bounds: WithPath<Bounds>[]
  args: [string, string][]
}

/** Prefixes the text's length, so that two joined texts can never equal another pair. */
export const withLength = (text: string) => `${text.length}:${text}`

const lastSegment = (key: string) => key.slice(key.lastIndexOf('.') + 1)
const LOGIC_OPERATORS = new Set(['and', 'or'])
/** Not filters. Supabase clients send `apikey` as a parameter where they cannot set headers. */
const RESERVED_KEYS = new Set(['select', 'columns', 'on_conflict', 'apikey'])

/** Parsed queries, because pages send the same lists again and again. A parsed query is never modified. */
const queryCaches = new WeakMap<RestLimits, Map<string, Query>>()
const MAX_CACHED_QUERIES = 500
const MAX_CACHED_LENGTH = 2000

export function parseQuery(text: string, limits: RestLimits, isCallByGet: boolean): Query {
  if (text.length > MAX_CACHED_LENGTH) return parseUncached(text, limits, isCallByGet)
  let cache = queryCaches.get(limits)
  if (!cache) queryCaches.set(limits, (cache = new Map()))
  const key = isCallByGet ? `call ${text}` : `table ${text}`
  const cached = cache.get(key)
  if (cached) return cached
  const query = parseUncached(text, limits, isCallByGet)
  if (cache.size >= MAX_CACHED_QUERIES) cache.clear()
  cache.set(key, query)
  return query
}

function parseUncached(text: string, limits: RestLimits, isCallByGet: boolean): Query {
  const pairs = parseQueryString(text)
  const first = (name: string) => pairs.find(([key]) => key === name)?.[1]
  const select = first('select') ?? '*'
  const query: GrowingQuery = {
    select: parseCachedSelect(select, limits),
    cacheKey: withLength(select),
    conditions: [],
    orders: [],
    bounds: [],
    columns: parseNames(first('columns'), 'columns parameter'),
    onConflict: parseNames(first('on_conflict'), 'on_conflict parameter'),
    args: [],
  }
  for (const [key, value] of pairs) addParameter(query, key, value, limits, isCallByGet)
  checkConditions(
    query.conditions.map(({ value }) => value),
    limits,
  )
  return query
}

function addParameter(
  query: GrowingQuery,
  key: string,
  value: string,
  limits: RestLimits,
  isCallByGet: boolean,
) {
  if (RESERVED_KEYS.has(key)) return
  const parameter = lastSegment(key)
  if (parameter === 'order') {
    query.cacheKey += withLength(key) + withLength(value)
    query.orders.push({ path: pathBeforeLast(key), value: parseOrder(value, limits) })
  } else if (parameter === 'limit') addBound(query, key, { limit: parseInteger(value) })
  else if (parameter === 'offset') addBound(query, key, { offset: parseInteger(value) })
  else if (LOGIC_OPERATORS.has(parameter)) query.conditions.push(parseLogicParameter(key, value, limits))
  else {
    const { path, field } = readColumnPath(createCursor(key, 'tree path'))
    const comparison = isCallByGet ? parsePossibleFilter(value) : parseFilterValue(value)
    if (!comparison) query.args.push([field.name, value])
    else query.conditions.push({ path, value: { kind: 'filter', filter: { field, ...comparison } } })
  }
}

/** Parsed `select` texts, cached because the app sends the same few again and again. Parsed items are never modified. */
const selectCaches = new WeakMap<RestLimits, Map<string, readonly SelectItem[]>>()
const MAX_CACHED_SELECTS = 500

function parseCachedSelect(text: string, limits: RestLimits): readonly SelectItem[] {
  let cache = selectCaches.get(limits)
  if (!cache) selectCaches.set(limits, (cache = new Map()))
  const cached = cache.get(text)
  if (cached) return cached
  const parsed = parseSelect(text, limits)
  if (text.length <= MAX_CACHED_LENGTH && cache.size < MAX_CACHED_SELECTS) cache.set(text, parsed)
  return parsed
}

/** `embed.not.or=(…)`: the position of `not` does not matter, as in PostgREST. */
function parseLogicParameter(key: string, value: string, limits: RestLimits): WithPath<Condition> {
  const names = parseDottedNames(key, 'logic path')
  const operator = (names.includes('not') ? 'not.' : '') + names.at(-1)!
  const path = names.slice(0, -1).filter((name) => name !== 'not')
  return { path, value: parseLogic(operator, value, limits) }
}

function addBound(query: GrowingQuery, key: string, bound: Bounds) {
  const path = pathBeforeLast(key)
  const existing = query.bounds.find((other) => other.path.join('\n') === path.join('\n'))
  if (existing) existing.value = { ...existing.value, ...definedOnly(bound) }
  else query.bounds.push({ path, value: definedOnly(bound) })
}

const definedOnly = (bound: Bounds): Bounds =>
  Object.fromEntries(Object.entries(bound).filter(([, value]) => value !== undefined))

const pathBeforeLast = (key: string) => parseDottedNames(key, 'tree path').slice(0, -1)

function parseDottedNames(key: string, subject: string): string[] {
  const cursor = createCursor(key, subject)
  const names = [readName(cursor)]
  while (accept(cursor, '.')) names.push(readName(cursor))
  return names
}

/** Undefined for anything but an integer: PostgREST ignores such bounds. */
function parseInteger(text: string): number | undefined {
  return /^\s*-?\d{1,15}\s*$/.test(text) ? Number(text) : undefined
}

function parseNames(text: string | undefined, subject: string): string[] | undefined {
  if (text === undefined) return undefined
  const cursor = createCursor(text, subject)
  const names = readNameList(cursor)
  if (!atEnd(cursor)) throw syntaxError(cursor, '"," or end of input')
  return names
}

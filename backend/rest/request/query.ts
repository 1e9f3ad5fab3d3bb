import { tooMuch } from '../rest-error.ts'
import type { Limits } from '../limits.ts'
import { parseFilterValue, parseLogic, parsePossibleFilter, type Condition } from './filter.ts'
import { readName, readNameList, readTreePath } from './names.ts'
import { parseOrder, type OrderTerm } from './order.ts'
import { parseQueryString } from './query-string.ts'
import { parseSelect, type SelectItem } from './select.ts'
import { accept, atEnd, cursorOn, syntaxError } from './text-cursor.ts'

/** Something that belongs to an embedded resource (or to the root, when the path is empty). */
export interface Placed<T> {
  path: readonly string[]
  what: T
}

export interface Bounds {
  limit?: number
  offset?: number
}

export interface Query {
  select: readonly SelectItem[]
  /** Everything of the address that decides what the statement looks like, but its conditions; no two mean the same text. */
  form: string
  conditions: Placed<Condition>[]
  orders: Placed<OrderTerm[]>[]
  bounds: Placed<Bounds>[]
  columns: string[] | undefined
  onConflict: string[] | undefined
  /** Arguments of a function called by GET. */
  args: [string, string][]
}

/** Texts written one after another are told apart by their lengths: whatever stands in one, it cannot pass for two. */
export const sized = (text: string) => `${text.length}:${text}`

const lastWord = (key: string) => key.slice(key.lastIndexOf('.') + 1)
const LOGIC = new Set(['and', 'or'])
/** Read elsewhere; `apikey` is how Supabase's clients name themselves where no header can be set. */
const reserved = new Set(['select', 'columns', 'on_conflict', 'apikey'])

export function parseQuery(text: string, limits: Limits, isCallByGet: boolean): Query {
  const pairs = parseQueryString(text)
  const first = (name: string) => pairs.find(([key]) => key === name)?.[1]
  const select = first('select') ?? '*'
  const query: Query = {
    select: knownSelect(select, limits),
    form: sized(select),
    conditions: [],
    orders: [],
    bounds: [],
    columns: parseNames(first('columns'), 'columns parameter'),
    onConflict: parseNames(first('on_conflict'), 'on_conflict parameter'),
    args: [],
  }
  for (const [key, value] of pairs) place(query, key, value, limits, isCallByGet)
  if (countConditions(query.conditions.map(({ what }) => what)) > limits.conditions) {
    throw tooMuch('conditions', limits.conditions)
  }
  return query
}

function place(query: Query, key: string, value: string, limits: Limits, isCallByGet: boolean) {
  if (reserved.has(key)) return
  const word = lastWord(key)
  if (word === 'order') {
    query.form += sized(key) + sized(value)
    query.orders.push({ path: pathTo(key), what: parseOrder(value, limits) })
  } else if (word === 'limit') addBound(query, key, { limit: wholeNumber(value) })
  else if (word === 'offset') addBound(query, key, { offset: wholeNumber(value) })
  else if (LOGIC.has(word)) query.conditions.push(readLogicParameter(key, value, limits))
  else {
    const { path, field } = readTreePath(cursorOn(key, 'tree path'))
    const comparison = isCallByGet ? parsePossibleFilter(value) : parseFilterValue(value)
    if (!comparison) query.args.push([field.name, value])
    else query.conditions.push({ path, what: { kind: 'filter', filter: { field, ...comparison } } })
  }
}

/** Screens ask for the same few lists of columns again and again; a parsed one is never changed. */
const knownSelects = new WeakMap<Limits, Map<string, readonly SelectItem[]>>()
const MOST_SELECTS = 500
const LONGEST_SELECT = 2000

function knownSelect(text: string, limits: Limits): readonly SelectItem[] {
  let known = knownSelects.get(limits)
  if (!known) knownSelects.set(limits, (known = new Map()))
  const found = known.get(text)
  if (found) return found
  const parsed = parseSelect(text, limits)
  if (text.length <= LONGEST_SELECT && known.size < MOST_SELECTS) known.set(text, parsed)
  return parsed
}

/** `embed.not.or=(…)`: where `not` stands does not matter, as in PostgREST. */
function readLogicParameter(key: string, value: string, limits: Limits): Placed<Condition> {
  const names = readDotted(key, 'logic path')
  const operator = (names.includes('not') ? 'not.' : '') + names.at(-1)!
  const path = names.slice(0, -1).filter((name) => name !== 'not')
  return { path, what: parseLogic(operator, value, limits) }
}

function addBound(query: Query, key: string, bound: Bounds) {
  const path = pathTo(key)
  const known = query.bounds.find((other) => other.path.join('\n') === path.join('\n'))
  if (known) known.what = { ...known.what, ...definedOnly(bound) }
  else query.bounds.push({ path, what: definedOnly(bound) })
}

const definedOnly = (bound: Bounds): Bounds =>
  Object.fromEntries(Object.entries(bound).filter(([, value]) => value !== undefined))

const pathTo = (key: string) => readDotted(key, 'tree path').slice(0, -1)

function readDotted(key: string, subject: string): string[] {
  const cursor = cursorOn(key, subject)
  const names = [readName(cursor)]
  while (accept(cursor, '.')) names.push(readName(cursor))
  return names
}

/** Anything that is not a whole number is ignored. */
function wholeNumber(text: string): number | undefined {
  return /^\s*-?\d{1,15}\s*$/.test(text) ? Number(text) : undefined
}

function parseNames(text: string | undefined, subject: string): string[] | undefined {
  if (text === undefined) return undefined
  const cursor = cursorOn(text, subject)
  const names = readNameList(cursor)
  if (!atEnd(cursor)) throw syntaxError(cursor, '"," or end of input')
  return names
}

function countConditions(conditions: readonly Condition[]): number {
  return conditions.reduce(
    (sum, condition) => sum + (condition.kind === 'filter' ? 1 : countConditions(condition.items)),
    0,
  )
}

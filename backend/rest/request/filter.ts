import { limitExceeded } from '../rest-error.ts'
import type { RestLimits } from '../rest-limits.ts'
import { readField, readIdentifier, readQuoted, type Field } from './identifiers.ts'
import {
  accept,
  attempt,
  createCursor,
  expect,
  match,
  peek,
  skipSpaces,
  syntaxError,
  type TextCursor,
} from './text-cursor.ts'

/** Operators that take one value. */
export const plainOperators = {
  neq: '<>',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const

/** Operators that also accept a quantifier: `like(any).{a*,b*}`. */
export const quantifiedOperators = {
  eq: '=',
  gte: '>=',
  gt: '>',
  lte: '<=',
  lt: '<',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
} as const

export const searchFunctions = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const

type IsValue = 'null' | 'not_null' | 'unknown' | 'true' | 'false'

type Operation =
  | { kind: 'plain'; operator: keyof typeof plainOperators; value: string }
  | {
      kind: 'quantified'
      operator: keyof typeof quantifiedOperators
      quantifier?: 'any' | 'all'
      value: string
    }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: IsValue }
  | { kind: 'isdistinct'; value: string }
  | { kind: 'search'; operator: keyof typeof searchFunctions; language?: string; value: string }

export interface Filter {
  field: Field
  negated: boolean
  operation: Operation
}

export type Condition =
  | { kind: 'filter'; filter: Filter }
  | { kind: 'logic'; operator: 'and' | 'or'; negated: boolean; items: Condition[] }

const EXPECTED_OPERATOR = 'operator (eq, gt, ...)'
const PLAIN_OPERATOR = new RegExp(`(?:${Object.keys(plainOperators).join('|')})(?=\\.)`, 'y')
const QUANTIFIED_OPERATOR = new RegExp(`(?:${Object.keys(quantifiedOperators).join('|')})(?=[.(])`, 'y')
const SEARCH_OPERATOR = new RegExp(`(?:${Object.keys(searchFunctions).join('|')})(?=[.(])`, 'y')
const LIST_ITEM = /[^,)]*/y
const ARRAY = /\{[^{}]*\}/y
const IS_VALUE = /not_null|null|unknown|true|false/iy

type ReadValue = (cursor: TextCursor) => string

/** The value side of `column=not.eq.5`. */
export function parseFilterValue(text: string): { negated: boolean; operation: Operation } {
  return readComparison(createCursor(text, 'filter'), readRest)
}

/** For functions called by GET, where `name=value` can also be an argument. Undefined if the text is not a filter. */
export function parsePossibleFilter(text: string): { negated: boolean; operation: Operation } | undefined {
  const isFilter = /^(not|in|is|isdistinct)\./.test(text)
  if (isFilter) return parseFilterValue(text)
  return attempt(createCursor(text, 'filter'), (cursor) => readComparison(cursor, readRest))
}

function readComparison(cursor: TextCursor, readValue: ReadValue) {
  const negated = accept(cursor, 'not.')
  return { negated, operation: readOperation(cursor, readValue) }
}

function readOperation(cursor: TextCursor, readValue: ReadValue): Operation {
  if (accept(cursor, 'in.')) return { kind: 'in', values: readList(cursor) }
  if (accept(cursor, 'is.')) return { kind: 'is', value: readIsValue(cursor) }
  if (accept(cursor, 'isdistinct.')) return { kind: 'isdistinct', value: readValue(cursor) }
  const start = cursor.at
  const search = match(cursor, SEARCH_OPERATOR) as keyof typeof searchFunctions | undefined
  if (search) {
    const language = accept(cursor, '(') ? readIdentifier(cursor) : undefined
    if (language !== undefined) expect(cursor, ')')
    expect(cursor, '.', 'delimiter (.)')
    return { kind: 'search', operator: search, language, value: readValue(cursor) }
  }
  const plain = match(cursor, PLAIN_OPERATOR) as keyof typeof plainOperators | undefined
  if (plain) {
    expect(cursor, '.')
    return { kind: 'plain', operator: plain, value: readValue(cursor) }
  }
  const operator = match(cursor, QUANTIFIED_OPERATOR) as keyof typeof quantifiedOperators | undefined
  const quantifier = accept(cursor, '(any)') ? 'any' : accept(cursor, '(all)') ? 'all' : undefined
  if (!operator || !accept(cursor, '.')) {
    cursor.at = start
    throw syntaxError(cursor, EXPECTED_OPERATOR)
  }
  return { kind: 'quantified', operator, quantifier, value: readValue(cursor) }
}

function readIsValue(cursor: TextCursor) {
  const found = match(cursor, IS_VALUE)
  if (found === undefined) throw syntaxError(cursor, 'isVal: (null, not_null, true, false, unknown)')
  return found.toLowerCase() as IsValue
}

function readRest(cursor: TextCursor): string {
  const rest = cursor.text.slice(cursor.at)
  cursor.at = cursor.text.length
  return rest
}

function readList(cursor: TextCursor): string[] {
  skipSpaces(cursor)
  expect(cursor, '(')
  skipSpaces(cursor)
  const values: string[] = []
  do values.push(readListItem(cursor))
  while (accept(cursor, ','))
  expect(cursor, ')', '"," or ")"')
  skipSpaces(cursor)
  return values
}

/** Quotes protect commas and parentheses only if they enclose the whole item. */
function readListItem(cursor: TextCursor): string {
  const start = cursor.at
  const quoted = readQuoted(cursor)
  const next = peek(cursor)
  if (quoted !== undefined && (next === undefined || next === ',' || next === ')')) return quoted
  cursor.at = start
  return match(cursor, LIST_ITEM) ?? ''
}

function readLogicValue(cursor: TextCursor): string {
  if (peek(cursor) === '"') return readListItem(cursor)
  return match(cursor, ARRAY) ?? match(cursor, LIST_ITEM) ?? ''
}

/** Parses `and=(a.eq.1,or(b.gt.2,not.and(c.is.null,d.in.(1,2))))`; `operator` comes from the key, e.g. `not.or`. */
export function parseLogic(operator: string, text: string, limits: RestLimits): Condition {
  const cursor = createCursor(operator + text, 'logic tree')
  let conditions = 0
  return readCondition(0)

  function readCondition(depth: number): Condition {
    if (depth > limits.maxLogicDepth) throw limitExceeded('nested conditions', limits.maxLogicDepth)
    const filter = attempt(cursor, readLogicFilter)
    if (filter) {
      if (++conditions > limits.maxConditions) throw limitExceeded('conditions', limits.maxConditions)
      return { kind: 'filter', filter }
    }
    const negated = accept(cursor, 'not.')
    const operator = accept(cursor, 'and') ? 'and' : accept(cursor, 'or') ? 'or' : undefined
    if (!operator) throw syntaxError(cursor, 'logic operator (and, or)')
    skipSpaces(cursor)
    expect(cursor, '(')
    const items: Condition[] = []
    do {
      skipSpaces(cursor)
      items.push(readCondition(depth + 1))
      skipSpaces(cursor)
    } while (accept(cursor, ','))
    expect(cursor, ')', '"," or ")"')
    skipSpaces(cursor)
    return { kind: 'logic', operator, negated, items }
  }
}

function readLogicFilter(cursor: TextCursor): Filter {
  const field = readField(cursor)
  expect(cursor, '.', 'delimiter (.)')
  return { field, ...readComparison(cursor, readLogicValue) }
}

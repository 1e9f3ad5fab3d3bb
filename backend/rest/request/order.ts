import { limitExceeded } from '../rest-error.ts'
import type { RestLimits } from '../rest-limits.ts'
import { readField, readName, type Field } from './identifiers.ts'
import {
  accept,
  atEnd,
  attempt,
  createCursor,
  expect,
  skipSpaces,
  syntaxError,
  type TextCursor,
} from './text-cursor.ts'

export interface OrderTerm {
  /** Ordering by a column of an embedded to-one resource: `order=author(name)`. */
  relation?: string
  field: Field
  direction?: 'asc' | 'desc'
  nulls?: 'first' | 'last'
}

/** `created_at.desc.nullslast,author(name),id` */
export function parseOrder(text: string, limits: RestLimits): OrderTerm[] {
  const cursor = createCursor(text, 'order')
  const terms: OrderTerm[] = []
  do {
    skipSpaces(cursor)
    terms.push(readTerm(cursor))
    skipSpaces(cursor)
    if (terms.length > limits.maxFields) throw limitExceeded('order terms', limits.maxFields)
  } while (accept(cursor, ','))
  if (!atEnd(cursor)) throw syntaxError(cursor, '"," or end of input')
  return terms
}

function readRelated(cursor: TextCursor): OrderTerm {
  const relation = readName(cursor)
  expect(cursor, '(')
  const field = readField(cursor)
  expect(cursor, ')')
  return { relation, field }
}

function readTerm(cursor: TextCursor): OrderTerm {
  // Failed attempts are expensive, and most requests order by plain columns.
  const related = cursor.text.includes('(', cursor.at) ? attempt(cursor, readRelated) : undefined
  const term: OrderTerm = related ?? { field: readField(cursor) }
  if (accept(cursor, '.asc')) term.direction = 'asc'
  else if (accept(cursor, '.desc')) term.direction = 'desc'
  if (accept(cursor, '.nullsfirst')) term.nulls = 'first'
  else if (accept(cursor, '.nullslast')) term.nulls = 'last'
  return term
}

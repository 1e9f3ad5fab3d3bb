import { limitExceeded } from '../rest-error.ts'
import type { RestLimits } from '../rest-limits.ts'
import { readAlias, readField, readIdentifier, readName, type Field } from './identifiers.ts'
import {
  accept,
  atEnd,
  attempt,
  createCursor,
  expect,
  peek,
  skipSpaces,
  syntaxError,
  type TextCursor,
} from './text-cursor.ts'

const aggregates = ['sum', 'avg', 'count', 'max', 'min'] as const
type Aggregate = (typeof aggregates)[number]

export interface SelectField {
  kind: 'field'
  field: Field
  alias?: string
  cast?: string
  aggregate?: Aggregate
  aggregateCast?: string
}

export interface SelectEmbed {
  kind: 'embed'
  name: string
  alias?: string
  hint?: string
  join?: 'inner' | 'left'
  /** `...name(…)`: its columns become columns of the parent. */
  spread: boolean
  items: SelectItem[]
}

export type SelectItem = SelectField | SelectEmbed

/** `id,title:name->>de,created_at::date,category:categories!inner(name),...author(city),count()` */
export function parseSelect(text: string, limits: RestLimits): SelectItem[] {
  const cursor = createCursor(text, 'select parameter')
  const count = { embeds: 0, fields: 0 }
  const items = readItems(cursor, 0)
  if (!atEnd(cursor)) throw syntaxError(cursor, '"," or end of input')
  return items

  function readItems(cursor: TextCursor, depth: number): SelectItem[] {
    if (depth > limits.maxEmbedDepth) throw limitExceeded('nested embeds', limits.maxEmbedDepth)
    skipSpaces(cursor)
    if (atEnd(cursor) || peek(cursor) === ')') return []
    const items: SelectItem[] = []
    do {
      skipSpaces(cursor)
      items.push(readItem(cursor, depth))
      skipSpaces(cursor)
    } while (accept(cursor, ','))
    return items
  }

  function readItem(cursor: TextCursor, depth: number): SelectItem {
    const head = attempt(cursor, readEmbedHead)
    if (!head) {
      if (++count.fields > limits.maxFields) throw limitExceeded('selected columns', limits.maxFields)
      return readSelectField(cursor)
    }
    if (++count.embeds > limits.maxEmbeds) throw limitExceeded('embedded resources', limits.maxEmbeds)
    expect(cursor, '(')
    const items = readItems(cursor, depth + 1)
    expect(cursor, ')')
    return { ...head, items }
  }
}

function readEmbedHead(cursor: TextCursor): Omit<SelectEmbed, 'items'> {
  const spread = accept(cursor, '...')
  const alias = spread ? undefined : readAlias(cursor)
  const name = readName(cursor)
  // `count()` is an aggregate, not a resource.
  if (!spread && name === 'count') throw syntaxError(cursor, 'field name (* or [a..z0..9_$])')
  let hint: string | undefined
  let join: SelectEmbed['join']
  for (let params = 0; params < 2 && accept(cursor, '!'); params++) {
    const word = readName(cursor)
    if (word === 'inner' || word === 'left') join ??= word
    else hint ??= word
  }
  if (peek(cursor) !== '(') throw syntaxError(cursor, '"("')
  return { kind: 'embed', name, alias, hint, join, spread }
}

function readSelectField(cursor: TextCursor): SelectField {
  const star = attempt(cursor, () => {
    expect(cursor, '*')
    expectEnd(cursor)
    return { kind: 'field', field: { name: '*', path: [] } } as const
  })
  if (star) return star
  const alias = readAlias(cursor)
  if (accept(cursor, 'count()')) {
    const aggregateCast = readCast(cursor)
    expectEnd(cursor)
    return { kind: 'field', field: { name: '*', path: [] }, alias, aggregate: 'count', aggregateCast }
  }
  const field = readField(cursor)
  const cast = readCast(cursor)
  const aggregate = attempt(cursor, readAggregate)
  const aggregateCast = aggregate ? readCast(cursor) : undefined
  expectEnd(cursor)
  return { kind: 'field', field, alias, cast, aggregate, aggregateCast }
}

/** The plan accepts only names of existing types, because a type name becomes part of the SQL text. */
function readCast(cursor: TextCursor): string | undefined {
  return accept(cursor, '::') ? readIdentifier(cursor) : undefined
}

function readAggregate(cursor: TextCursor): Aggregate {
  expect(cursor, '.')
  const found = aggregates.find((name) => accept(cursor, `${name}()`))
  if (!found) throw syntaxError(cursor, 'aggregate')
  return found
}

function expectEnd(cursor: TextCursor) {
  skipSpaces(cursor)
  const next = peek(cursor)
  if (next !== undefined && next !== ')' && next !== ',')
    throw syntaxError(cursor, '")", "," or end of input')
}

import { quoteIdentifier } from '../../database/quote.ts'

/** One condition of a filter such as `column=eq.value,other=not.in.(a,"b,c")`, the syntax of realtime-js. */
export interface Condition {
  column: string
  isNegated: boolean
  operator: Operator
  values: string[]
}

const OPERATORS = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
} as const
type Operator = keyof typeof OPERATORS | 'in' | 'is'

const MAX_CONDITIONS = 10
const MAX_VALUES = 100
const MAX_LENGTH = 2_000

/** Parses a filter into conditions that must all hold; undefined when the syntax is invalid. */
export function parseFilter(text: string): Condition[] | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const parts = splitAtCommas(text)
  if (!parts || parts.length > MAX_CONDITIONS) return undefined
  const conditions = parts.map(parseCondition)
  return conditions.every((condition) => condition !== undefined) ? conditions : undefined
}

function parseCondition(text: string): Condition | undefined {
  const [, column, negated, name, value] = /^([^=]{1,63})=(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? []
  if (!column || value === undefined) return undefined
  const condition = { column, isNegated: negated !== undefined }
  if (name === 'is')
    return ['null', 'true', 'false', 'unknown'].includes(value)
      ? { ...condition, operator: 'is', values: [value] }
      : undefined
  if (name === 'in') {
    const [, inner] = /^\((.*)\)$/s.exec(value) ?? []
    const values = inner === undefined ? undefined : splitAtCommas(inner)
    if (!values || values.length > MAX_VALUES) return undefined
    return { ...condition, operator: 'in', values: values.map(removeQuotes) }
  }
  if (!name || !Object.hasOwn(OPERATORS, name)) return undefined
  return { ...condition, operator: name as keyof typeof OPERATORS, values: [removeQuotes(value)] }
}

/** Splits at commas outside of quotes and parentheses; undefined when these are not balanced. */
function splitAtCommas(text: string): string[] | undefined {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const char = text[index]!
    if (isQuoted && char === '\\') part += char + (text[++index] ?? '')
    else if (char === ',' && depth === 0 && !isQuoted) {
      parts.push(part)
      part = ''
    } else {
      if (char === '"') isQuoted = !isQuoted
      else if (!isQuoted && char === '(') depth++
      else if (!isQuoted && char === ')') depth--
      part += char
    }
  }
  parts.push(part)
  return isQuoted || depth !== 0 ? undefined : parts
}

const removeQuotes = (value: string) =>
  value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replaceAll(/\\(.)/gs, '$1')
    : value

/** The conditions as SQL on the row `t`. Values become parameters, whose types PostgreSQL infers from the columns. */
export function filterSql(conditions: readonly Condition[], bind: (value: string) => string): string {
  const expressions = conditions.map(({ column, isNegated, operator, values }) => {
    const field = `t.${quoteIdentifier(column)}`
    const expression =
      operator === 'is'
        ? `${field} is ${values[0]}`
        : operator === 'in'
          ? `${field} in (${values.map(bind).join(', ')})`
          : `${field} ${OPERATORS[operator]} ${bind(values[0]!)}`
    return isNegated ? `not (${expression})` : `(${expression})`
  })
  return expressions.length > 0 ? `coalesce(${expressions.join(' and ')}, false)` : 'true'
}

/** Whether the column values in the notification already rule out a match, which saves a query. */
export const cannotMatch = (conditions: readonly Condition[], hint: Readonly<Record<string, unknown>>) =>
  conditions.some(
    ({ column, isNegated, operator, values }) =>
      operator === 'eq' && !isNegated && typeof hint[column] === 'string' && hint[column] !== values[0],
  )

import { quoted } from './tables.ts'

/** `column=eq.value,other=not.in.(a,"b,c")` as realtime-js writes it, all of which must hold. */
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

const MOST_CONDITIONS = 10
const MOST_VALUES = 100
const LONGEST = 2_000

/** The conditions of a filter, or undefined when it cannot be read. */
export function readFilter(text: string): Condition[] | undefined {
  if (text.length > LONGEST) return undefined
  const parts = split(text)
  if (!parts || parts.length > MOST_CONDITIONS) return undefined
  const conditions = parts.map(readCondition)
  return conditions.every((condition) => condition !== undefined) ? conditions : undefined
}

function readCondition(text: string): Condition | undefined {
  const [, column, negated, name, value] = /^([^=]{1,63})=(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? []
  if (!column || value === undefined) return undefined
  const condition = { column, isNegated: negated !== undefined }
  if (name === 'is')
    return ['null', 'true', 'false', 'unknown'].includes(value)
      ? { ...condition, operator: 'is', values: [value] }
      : undefined
  if (name === 'in') {
    const [, inner] = /^\((.*)\)$/s.exec(value) ?? []
    const values = inner === undefined ? undefined : split(inner)
    if (!values || values.length > MOST_VALUES) return undefined
    return { ...condition, operator: 'in', values: values.map(unquoted) }
  }
  if (!name || !Object.hasOwn(OPERATORS, name)) return undefined
  return { ...condition, operator: name as keyof typeof OPERATORS, values: [unquoted(value)] }
}

/** Splits at commas that stand neither in quotes nor in brackets. */
function split(text: string): string[] | undefined {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted && sign === '\\') part += sign + (text[++at] ?? '')
    else if (sign === ',' && depth === 0 && !isQuoted) {
      parts.push(part)
      part = ''
    } else {
      if (sign === '"') isQuoted = !isQuoted
      else if (!isQuoted && sign === '(') depth++
      else if (!isQuoted && sign === ')') depth--
      part += sign
    }
  }
  parts.push(part)
  return isQuoted || depth !== 0 ? undefined : parts
}

const unquoted = (value: string) =>
  value.length > 1 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replaceAll(/\\(.)/gs, '$1')
    : value

/** The conditions as SQL on the row `t`. Values become parameters, whose types PostgreSQL takes from the columns. */
export function filterSql(conditions: readonly Condition[], bind: (value: string) => string): string {
  const all = conditions.map(({ column, isNegated, operator, values }) => {
    const field = `t.${quoted(column)}`
    const test =
      operator === 'is'
        ? `${field} is ${values[0]}`
        : operator === 'in'
          ? `${field} in (${values.map(bind).join(', ')})`
          : `${field} ${OPERATORS[operator]} ${bind(values[0]!)}`
    return isNegated ? `not (${test})` : `(${test})`
  })
  return all.length > 0 ? `coalesce(${all.join(' and ')}, false)` : 'true'
}

/** Whether a filter can be told to fail from the few values that came with the announcement, which spares the question. */
export const cannotHold = (conditions: readonly Condition[], hint: Readonly<Record<string, unknown>>) =>
  conditions.some(
    ({ column, isNegated, operator, values }) =>
      operator === 'eq' && !isNegated && typeof hint[column] === 'string' && hint[column] !== values[0],
  )

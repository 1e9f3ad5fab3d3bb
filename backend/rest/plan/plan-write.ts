import { RestError } from '../rest-error.ts'
import type { Condition } from '../request/filter.ts'
import type { OrderTerm } from '../request/order.ts'
import type { Payload } from '../request/payload.ts'
import type { Query } from '../request/query.ts'
import type { RowRange } from '../request/ranges.ts'
import type { RestRequest } from '../request/rest-request.ts'
import type { Column, Table } from '../schema/schema-cache.ts'
import type { ReadNode } from './read-node.ts'

/** The write that a POST, PATCH, PUT or DELETE performs. */
export interface WritePlan {
  verb: 'insert' | 'update' | 'put' | 'delete'
  table: Table
  payload: Payload | undefined
  columns: Column[]
  /** Missing keys get the column's default instead of null. */
  applyDefaults: boolean
  conditions: Condition[]
  orders: readonly OrderTerm[]
  range: RowRange
  onConflict: { columns: readonly string[]; resolution: 'merge' | 'ignore' } | undefined
}

const verbs = { POST: 'insert', PATCH: 'update', PUT: 'put', DELETE: 'delete' } as const

export function planWrite(
  { method, preferences }: RestRequest,
  table: Table,
  query: Query,
  payload: Payload | undefined,
  range: RowRange,
): WritePlan {
  const verb = verbs[method as keyof typeof verbs]
  const conditions = query.conditions.filter(({ path }) => path.length === 0).map(({ value }) => value)
  if (verb === 'put') checkPutFilters(table, conditions)
  return {
    verb,
    table,
    payload,
    columns: (payload?.keys ?? []).map((key) => knownColumn(table, key)),
    applyDefaults: preferences.missing === 'default',
    conditions,
    orders: query.orders.find(({ path }) => path.length === 0)?.value ?? [],
    range,
    onConflict: planConflict(verb, table, query, preferences.resolution),
  }
}

function planConflict(
  verb: WritePlan['verb'],
  table: Table,
  query: Query,
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined,
): WritePlan['onConflict'] {
  if (verb === 'put') return { columns: table.primaryKey, resolution: 'merge' }
  if (verb !== 'insert' || resolution === undefined) return undefined
  const columns = query.onConflict ?? table.primaryKey
  return { columns, resolution: resolution === 'merge-duplicates' ? 'merge' : 'ignore' }
}

function knownColumn(table: Table, name: string): Column {
  const column = table.columns.get(name)
  if (column) return column
  throw new RestError(
    400,
    'PGRST204',
    `Could not find the '${name}' column of '${table.name}' in the schema cache`,
  )
}

/** PUT must identify one row by its complete primary key and no other filter. */
function checkPutFilters({ primaryKey }: Table, conditions: readonly Condition[]) {
  const names = conditions.map((condition) => {
    if (condition.kind !== 'filter') return undefined
    const { field, negated, operation } = condition.filter
    const isEquals = operation.kind === 'quantified' && operation.operator === 'eq' && !operation.quantifier
    return isEquals && !negated && field.path.length === 0 ? field.name : undefined
  })
  const filtered = new Set(names)
  const isWholeKey =
    primaryKey.length > 0 &&
    filtered.size === primaryKey.length &&
    primaryKey.every((name) => filtered.has(name))
  if (isWholeKey) return
  throw new RestError(
    405,
    'PGRST105',
    "Filters must include all and only primary key columns with 'eq' operators",
  )
}

/** The columns that the write must return so that the selected columns and embeds can be read. Undefined means all. */
export function returnedColumns(node: ReadNode): string[] | undefined {
  const selectsAll = node.select.length === 0 && node.embeds.length === 0
  const names = node.select.map(({ field }) => field.name)
  const hasComputed = node.embeds.some(({ relationship }) => relationship.computed)
  if (selectsAll || hasComputed || names.includes('*')) return undefined
  const orderNames = node.orders.flatMap(({ relation, field }) =>
    relation === undefined ? [field.name] : [],
  )
  const keys = node.embeds.flatMap(({ relationship }) =>
    (relationship.junction?.source ?? relationship.columns).map(([here]) => here),
  )
  return [...new Set([...names, ...orderNames, ...keys])]
}

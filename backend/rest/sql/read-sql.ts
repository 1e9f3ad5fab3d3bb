import type { Shape, ShapeField } from '../body/shape.ts'
import type { Embed, ReadNode } from '../plan/read-node.ts'
import type { OrderTerm } from '../request/order.ts'
import { conditionSql, fieldSql } from './condition-sql.ts'
import {
  aggregateColumn,
  exposedKey,
  isEmptyEmbed,
  ownColumns,
  selectedFields,
  type OutputColumn,
} from './output-columns.ts'
import type { Parameters } from './parameters.ts'
import { quoteName } from './quote.ts'

const FOUND = 'pgrst_found'
const ROWS = 'pgrst_rows'
export const fromSql = ({ source, reference }: ReadNode) =>
  source === reference ? source : `${source} AS ${reference}`

export interface SelectSql {
  sql: string
  shape: Shape
}

/**
 * The outermost SELECT. Its columns are plain values that the answer's writer puts together (far cheaper than having PostgreSQL
 * build JSON row by row); an embedded single object is flattened into columns too, with a first one that says whether it is there.
 */
export function rootSql(node: ReadNode, parameters: Parameters, { stripNulls = false } = {}): SelectSql {
  const aggregated = hasAggregates(node)
  const shape: ShapeField[] = []
  const columns: string[] = []
  const strip = (sql: string) => (stripNulls ? `json_strip_nulls((${sql})::json)` : sql)
  const addLeaf = ({ key, sql, encoding }: OutputColumn) => {
    const isJson = encoding === undefined || encoding === 'json'
    const asJson = encoding === undefined ? `to_json(${sql})` : sql
    columns.push(isJson ? strip(asJson) : sql)
    return { key, encoding: encoding ?? 'json' }
  }
  for (const column of ownColumns(node)) shape.push(addLeaf(column))
  const flat = new Set<Embed>()
  for (const embed of node.embeds) {
    const isObject = embed.toOne && !embed.spread && !isEmptyEmbed(embed)
    if (!isObject || aggregated) {
      for (const column of embedColumns(embed, aggregated)) shape.push(addLeaf(column))
      continue
    }
    flat.add(embed)
    columns.push(`${quoteName(embed.alias)}.${FOUND}`)
    const fields = exposed(embed.node).map(({ key, encoding }) =>
      addLeaf({ key, encoding, sql: `${quoteName(embed.alias)}.${quoteName(key)}`, isAggregate: false }),
    )
    shape.push({ key: embed.key, fields })
  }
  return { sql: `SELECT ${columns.join(', ')} ${tailSql(node, parameters, undefined, flat)}`, shape }
}

/** A level as a set of named columns: inside an embed, and where rows are wanted as text. */
export function namedSql(
  node: ReadNode,
  parameters: Parameters,
  { link, marked = false, hoisted = false }: { link?: Embed; marked?: boolean; hoisted?: boolean } = {},
): string {
  const aggregated = hasAggregates(node)
  const columns = [
    ...ownColumns(node, hoisted),
    ...node.embeds.flatMap((embed) => embedColumns(embed, aggregated)),
  ]
  const list = columns.map(({ key, sql }) => `${sql} AS ${quoteName(key)}`)
  if (marked) list.unshift(`true AS ${FOUND}`)
  return `SELECT ${list.join(', ')} ${tailSql(node, parameters, link)}`
}

/** FROM and all that follows it. */
function tailSql(
  node: ReadNode,
  parameters: Parameters,
  link: Embed | undefined,
  flat: ReadonlySet<Embed> = new Set(),
): string {
  const joins = node.embeds.map((embed) => joinSql(embed, parameters, flat.has(embed)))
  const scope = {
    reference: node.reference,
    columns: node.columns,
    embedIsNull(name: string, negated: boolean) {
      const embed = node.embeds.find(({ key }) => key === name)
      return embed && `${presenceSql(embed, flat.has(embed))} IS ${negated ? '' : 'NOT '}DISTINCT FROM NULL`
    },
  }
  const where = [
    ...(link?.on ?? []),
    ...node.conditions.map((condition) => conditionSql(scope, condition, parameters)),
  ]
  return [
    `FROM ${fromSql(node)}${link?.junction ?? ''}`,
    ...joins,
    where.length > 0 ? `WHERE ${where.join(' AND ')}` : '',
    groupSql(node),
    orderSql(node),
    boundsSql(node, parameters),
  ]
    .filter(Boolean)
    .join(' ')
}

function joinSql(embed: Embed, parameters: Parameters, flat: boolean): string {
  const { node, toOne, spread, join } = embed
  const alias = quoteName(embed.alias)
  const kind = join === 'inner' ? 'INNER' : 'LEFT'
  if (toOne) {
    const inner = namedSql(node, parameters, { link: embed, marked: flat, hoisted: spread })
    return `${kind} JOIN LATERAL (${inner}) AS ${alias} ON TRUE`
  }
  const inner = namedSql(node, parameters, { link: embed })
  const gathered = spread
    ? [
        ...exposed(node).map(({ key }) => `json_agg(${alias}.${quoteName(key)}) AS ${quoteName(key)}`),
        `nullif(count(*), 0) AS ${ROWS}`,
      ]
    : [`json_agg(${alias}) AS ${ROWS}`]
  const condition = join === 'inner' ? `${alias}.${ROWS} IS NOT NULL` : 'TRUE'
  return `${kind} JOIN LATERAL (SELECT ${gathered.join(', ')} FROM (${inner}) AS ${alias}) AS ${alias} ON ${condition}`
}

const presenceSql = (embed: Embed, flat: boolean) =>
  embed.toOne ? quoteName(embed.alias) + (flat ? `.${FOUND}` : '') : `${quoteName(embed.alias)}.${ROWS}`

/** What an embed adds to its parent's columns when it is not flattened. Grouping needs jsonb, which can be compared. */
function embedColumns(embed: Embed, aggregated: boolean): OutputColumn[] {
  const alias = quoteName(embed.alias)
  if (isEmptyEmbed(embed)) return []
  if (embed.spread) return spreadColumns(embed)
  const value = embed.toOne ? `row_to_json(${alias})` : `coalesce(${alias}.${ROWS}, '[]')`
  return [
    { key: embed.key, sql: aggregated ? `${value}::jsonb` : value, encoding: 'json', isAggregate: false },
  ]
}

function spreadColumns(embed: Embed): OutputColumn[] {
  const alias = quoteName(embed.alias)
  if (!embed.toOne) {
    return exposed(embed.node).map(({ key }) => ({
      key,
      sql: `coalesce(${alias}.${quoteName(key)}, '[]')`,
      encoding: 'json',
      isAggregate: false,
    }))
  }
  const hoisted = new Map(
    selectedFields(embed.node).flatMap((item) => (item.aggregate ? [[exposedKey(item), item] as const] : [])),
  )
  return exposed(embed.node, true).map(({ key, encoding }) => {
    const sql = `${alias}.${quoteName(key)}`
    const item = hoisted.get(key)
    return item ? aggregateColumn(item, sql) : { key, sql, encoding, isAggregate: false }
  })
}

/** The columns a level offers to its parent. */
function exposed(node: ReadNode, hoisted = false): OutputColumn[] {
  return [...ownColumns(node, hoisted), ...node.embeds.flatMap((embed) => embedColumns(embed, false))]
}

export function hasAggregates(node: ReadNode): boolean {
  return (
    node.select.some(({ aggregate }) => aggregate !== undefined) ||
    node.embeds.some((embed) => embed.spread && embed.toOne && hasAggregates(embed.node))
  )
}

function groupSql(node: ReadNode): string {
  if (!hasAggregates(node)) return ''
  const columns = [...ownColumns(node), ...node.embeds.flatMap((embed) => embedColumns(embed, true))]
  const terms = columns.filter(({ isAggregate }) => !isAggregate).map(({ sql }) => sql)
  return terms.length > 0 ? `GROUP BY ${terms.join(', ')}` : ''
}

function orderSql(node: ReadNode): string {
  if (node.orders.length === 0) return ''
  return `ORDER BY ${node.orders.map((term) => orderTermSql(node, term)).join(', ')}`
}

function orderTermSql(node: ReadNode, { relation, field, direction, nulls }: OrderTerm): string {
  const embed = node.embeds.find(({ key }) => key === relation)
  const scope = embed ? { reference: quoteName(embed.alias), columns: embed.node.columns } : node
  return [fieldSql(scope, field), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(' ')
}

/** The limit stands in the text because plans differ by it; the offset does not, or every page would prepare a statement. */
function boundsSql(node: ReadNode, parameters: Parameters): string {
  const { limit, offset } = node.range
  const limitSql = limit === undefined ? '' : `LIMIT ${limit}`
  return offset > 0 ? `${limitSql} OFFSET ${parameters.add(String(offset))}` : limitSql
}

import type { Encoding } from '../body/encoding.ts'
import type { RowShape, ShapeField } from '../body/row-shape.ts'
import type { Embed, ReadNode } from '../plan/read-node.ts'
import type { OrderTerm } from '../request/order.ts'
import type { SelectField } from '../request/select.ts'
import { conditionSql, fieldSql } from './condition-sql.ts'
import {
  aggregateColumn,
  aggregatedSql,
  hasAggregates,
  isEmptyEmbed,
  ownColumns,
  selectedFields,
  type OutputColumn,
} from './output-columns.ts'
import type { Parameters } from './parameters.ts'
import { quoteIdentifier } from '../../database/quote.ts'

/** The marker column of a flattened embed; null if there is no embedded row. */
const PRESENT_COLUMN = 'pgrst_found'
/** The column with the array of embedded rows; null if there are none. */
const ROWS_COLUMN = 'pgrst_rows'

export const sourceSql = ({ source, reference }: ReadNode) =>
  source === reference ? source : `${source} AS ${reference}`

interface SelectSql {
  sql: string
  shape: RowShape
}

/**
 * The root SELECT. Its columns are plain values that the row writer encodes, which is far cheaper than PostgreSQL building JSON row by
 * row. An embedded to-one object is flattened into columns, preceded by a marker column that is null if the object is missing.
 */
export function rootSelectSql(
  node: ReadNode,
  parameters: Parameters,
  { stripNulls = false } = {},
): SelectSql {
  const aggregated = hasAggregates(node)
  const shape: ShapeField[] = []
  const columns: string[] = []
  const strip = (sql: string) => (stripNulls ? `json_strip_nulls((${sql})::json)` : sql)
  const addColumn = ({ key, sql, encoding }: OutputColumn) => {
    const isJson = encoding === undefined || encoding === 'json'
    const asJson = encoding === undefined ? `to_json(${sql})` : sql
    columns.push(isJson ? strip(asJson) : sql)
    return { key, encoding: encoding ?? 'json' }
  }
  for (const column of ownColumns(node)) shape.push(addColumn(column))
  const flattened = new Set<Embed>()
  for (const embed of node.embeds) {
    const isObject = embed.toOne && !embed.spread && !isEmptyEmbed(embed)
    if (!isObject || aggregated) {
      for (const column of embedColumns(embed, aggregated)) shape.push(addColumn(column))
      continue
    }
    flattened.add(embed)
    columns.push(`${quoteIdentifier(embed.alias)}.${PRESENT_COLUMN}`)
    const fields = exposedColumns(embed.node).map(({ key, encoding }) =>
      addColumn({
        key,
        encoding,
        sql: `${quoteIdentifier(embed.alias)}.${quoteIdentifier(key)}`,
        isAggregate: false,
      }),
    )
    shape.push({ key: embed.key, fields })
  }
  return {
    sql: `SELECT ${columns.join(', ')} ${fromClauseSql(node, parameters, undefined, flattened)}`,
    shape,
  }
}

/** A SELECT with named columns, for rows that are converted to text and for the rows of `embed`. `withMarker` adds the marker column. */
export function aliasedSelectSql(
  node: ReadNode,
  parameters: Parameters,
  { embed, withMarker = false }: { embed?: Embed; withMarker?: boolean } = {},
): string {
  const isSpread = embed?.spread === true && embed.toOne
  const columns = isSpread
    ? spreadValues(node)
    : exposedColumns(node).map((column) => ({ name: column.key, ...column }))
  const list = columns.map(({ name, sql }) => `${sql} AS ${quoteIdentifier(name)}`)
  if (withMarker) list.unshift(`true AS ${PRESENT_COLUMN}`)
  return `SELECT ${list.join(', ')} ${fromClauseSql(node, parameters, embed)}`
}

/** FROM and all clauses after it. */
function fromClauseSql(
  node: ReadNode,
  parameters: Parameters,
  parentEmbed: Embed | undefined,
  flattened: ReadonlySet<Embed> = new Set(),
): string {
  const joins = node.embeds.map((embed) => joinSql(embed, parameters, flattened.has(embed)))
  const scope = {
    reference: node.reference,
    columns: node.columns,
    embedIsNull(name: string, negated: boolean) {
      const embed = node.embeds.find(({ key }) => key === name)
      return (
        embed && `${presenceSql(embed, flattened.has(embed))} IS ${negated ? '' : 'NOT '}DISTINCT FROM NULL`
      )
    },
  }
  const where = [
    ...(parentEmbed?.on ?? []),
    ...node.conditions.map((condition) => conditionSql(scope, condition, parameters)),
  ]
  return [
    `FROM ${sourceSql(node)}${parentEmbed?.junction ?? ''}`,
    ...joins,
    where.length > 0 ? `WHERE ${where.join(' AND ')}` : '',
    parentEmbed?.spread && parentEmbed.toOne ? '' : groupSql(node),
    orderSql(node),
    boundsSql(node, parameters),
  ]
    .filter(Boolean)
    .join(' ')
}

function joinSql(embed: Embed, parameters: Parameters, isFlattened: boolean): string {
  const { node, toOne, spread, join } = embed
  const alias = quoteIdentifier(embed.alias)
  const kind = join === 'inner' ? 'INNER' : 'LEFT'
  if (toOne) {
    const inner = aliasedSelectSql(node, parameters, { embed, withMarker: isFlattened })
    return `${kind} JOIN LATERAL (${inner}) AS ${alias} ON TRUE`
  }
  const inner = aliasedSelectSql(node, parameters, { embed })
  const aggregates = spread
    ? [
        ...exposedColumns(node).map(
          ({ key }) => `json_agg(${alias}.${quoteIdentifier(key)}) AS ${quoteIdentifier(key)}`,
        ),
        `nullif(count(*), 0) AS ${ROWS_COLUMN}`,
      ]
    : [`json_agg(${alias}) AS ${ROWS_COLUMN}`]
  const condition = join === 'inner' ? `${alias}.${ROWS_COLUMN} IS NOT NULL` : 'TRUE'
  return `${kind} JOIN LATERAL (SELECT ${aggregates.join(', ')} FROM (${inner}) AS ${alias}) AS ${alias} ON ${condition}`
}

const presenceSql = (embed: Embed, isFlattened: boolean) =>
  embed.toOne
    ? quoteIdentifier(embed.alias) + (isFlattened ? `.${PRESENT_COLUMN}` : '')
    : `${quoteIdentifier(embed.alias)}.${ROWS_COLUMN}`

/** The columns that a non-flattened embed adds to its parent. GROUP BY needs jsonb, because json has no equality operator. */
function embedColumns(embed: Embed, aggregated: boolean): OutputColumn[] {
  const alias = quoteIdentifier(embed.alias)
  if (isEmptyEmbed(embed)) return []
  const asJson = (key: string, sql: string): OutputColumn => ({
    key,
    sql: aggregated ? `${sql}::jsonb` : sql,
    encoding: 'json',
    isAggregate: false,
  })
  if (!embed.spread) {
    const value = embed.toOne ? `row_to_json(${alias})` : `coalesce(${alias}.${ROWS_COLUMN}, '[]')`
    return [asJson(embed.key, value)]
  }
  if (!embed.toOne) {
    return exposedColumns(embed.node).map(({ key }) =>
      asJson(key, `coalesce(${alias}.${quoteIdentifier(key)}, '[]')`),
    )
  }
  return spreadValues(embed.node).map(({ name, key, encoding, aggregate }) => {
    const sql = `${alias}.${quoteIdentifier(name)}`
    if (aggregate) return aggregateColumn(aggregate, sql)
    return encoding === 'json' ? asJson(key, sql) : { key, sql, encoding, isAggregate: false }
  })
}

/** A column of the subquery of a to-one spread. */
interface SpreadValue {
  /** The column's name in the subquery. */
  name: string
  key: string
  sql: string
  encoding: Encoding | undefined
  /** An aggregate over this value; the first level that is no spread computes it, because only there are rows grouped. */
  aggregate?: SelectField
}

function spreadValues(node: ReadNode): SpreadValue[] {
  const own = ownColumns(node, true).map(({ key, sql, encoding }) => ({ name: key, key, sql, encoding }))
  const aggregates = selectedFields(node).flatMap((item, at) =>
    item.aggregate
      ? [
          {
            name: `pgrst_value_${at}`,
            key: '',
            sql: aggregatedSql(node, item),
            encoding: undefined,
            aggregate: item,
          },
        ]
      : [],
  )
  const inner = node.embeds.flatMap((embed, at) =>
    embed.spread && embed.toOne
      ? spreadValues(embed.node).map((value) => ({
          ...value,
          name: value.aggregate ? `pgrst_${at}_${value.name}` : value.name,
          sql: `${quoteIdentifier(embed.alias)}.${quoteIdentifier(value.name)}`,
        }))
      : embedColumns(embed, false).map((column) => ({ name: column.key, ...column })),
  )
  return [...own, ...aggregates, ...inner]
}

/** The columns that a level passes to its parent. */
function exposedColumns(node: ReadNode): OutputColumn[] {
  return [...ownColumns(node), ...node.embeds.flatMap((embed) => embedColumns(embed, hasAggregates(node)))]
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
  const scope = embed ? { reference: quoteIdentifier(embed.alias), columns: embed.node.columns } : node
  return [fieldSql(scope, field), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(' ')
}

/** The limit is a literal because the planner uses it. The offset is a parameter, so that all result pages share one statement. */
function boundsSql(node: ReadNode, parameters: Parameters): string {
  const { limit, offset } = node.range
  const limitSql = limit === undefined ? '' : `LIMIT ${limit}`
  return offset > 0 ? `${limitSql} OFFSET ${parameters.add(String(offset))}` : limitSql
}

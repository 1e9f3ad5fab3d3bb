import { encodingOfCast, encodingOfType, type Encoding } from '../body/encoding.ts'
import type { Embed, ReadNode } from '../plan/read-node.ts'
import type { SelectField } from '../request/select.ts'
import { fieldSql } from './condition-sql.ts'
import { quoteIdentifier } from '../../database/quote.ts'

/** One column of a SELECT and its key in the response. */
export interface OutputColumn {
  key: string
  sql: string
  /** Undefined if PostgreSQL has to convert the value to JSON. */
  encoding: Encoding | undefined
  isAggregate: boolean
}

const ALL_COLUMNS: SelectField = { kind: 'field', field: { name: '*', path: [] } }

/** An empty selection means all columns. */
export const selectedFields = (node: ReadNode): readonly SelectField[] =>
  node.select.length === 0 && node.embeds.length === 0 ? [ALL_COLUMNS] : node.select

/** Selects nothing, not even through the resources that it embeds: it only filters. */
export const isEmptyEmbed = ({ node }: Embed): boolean =>
  node.select.length === 0 && node.embeds.every(isEmptyEmbed)

/** The columns of a level, without its embeds. */
export function ownColumns(node: ReadNode, withoutAggregates = false): OutputColumn[] {
  const columns = new Map<string, OutputColumn>()
  for (const item of selectedFields(node)) {
    if (withoutAggregates && item.aggregate !== undefined) continue
    for (const column of columnsOf(node, item)) {
      // Of two equal keys in a JSON object the last one wins.
      columns.delete(column.key)
      columns.set(column.key, column)
    }
  }
  return [...columns.values()]
}

function columnsOf(node: ReadNode, item: SelectField): OutputColumn[] {
  if (item.aggregate !== undefined)
    return [aggregateColumn(item, item.field.name === '*' ? '*' : aggregatedSql(node, item))]
  if (item.field.name === '*') {
    return [...(node.columns?.values() ?? [])].map((column) => ({
      key: column.name,
      sql: `${node.reference}.${quoteIdentifier(column.name)}`,
      encoding: encodingOfType(column.baseType),
      isAggregate: false,
    }))
  }
  const sql = castSql(fieldSql(node, item.field), item.cast)
  return [{ key: outputKey(item), sql, encoding: valueEncoding(node, item), isAggregate: false }]
}

/** What an aggregate is computed from. For a spread, `count()` counts a value that every row of the spread level has. */
export const aggregatedSql = (node: ReadNode, { field, cast }: SelectField) =>
  field.name === '*' ? 'true' : castSql(fieldSql(node, field), cast)

/** Whether the rows of a level are grouped. */
export function hasAggregates(node: ReadNode): boolean {
  return (
    node.select.some(({ aggregate }) => aggregate !== undefined) ||
    node.embeds.some((embed) => embed.spread && embed.toOne && hasAggregates(embed.node))
  )
}

/** `sum(value)::cast` under its key. */
export function aggregateColumn(item: SelectField, value: string): OutputColumn {
  const call = `${item.aggregate}(${value})`
  const resultEncoding = item.aggregate === 'count' ? 'number' : undefined
  return {
    key: outputKey(item),
    sql: castSql(call, item.aggregateCast),
    encoding: item.aggregateCast === undefined ? resultEncoding : encodingOfCast(item.aggregateCast),
    isAggregate: true,
  }
}

const castSql = (sql: string, cast: string | undefined) =>
  cast === undefined ? sql : `CAST(${sql} AS ${cast})`

function valueEncoding(node: ReadNode, { field, cast }: SelectField): Encoding | undefined {
  if (cast !== undefined) return encodingOfCast(cast)
  const last = field.path.at(-1)
  if (last) return last.arrow === '->>' ? 'text' : 'json'
  return encodingOfType(node.columns?.get(field.name)?.baseType)
}

/** The alias, else the aggregate's name, else the last key of the JSON path, else the column's name. */
function outputKey({ alias, aggregate, field }: SelectField): string {
  return alias ?? aggregate ?? lastKey(field) ?? field.name
}

const lastKey = ({ path }: SelectField['field']) => path.findLast(({ key }) => key !== undefined)?.key

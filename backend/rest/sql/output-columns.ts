import { encodingOfCast, encodingOfType, type Encoding } from '../body/encoding.ts'
import type { Embed, ReadNode } from '../plan/read-node.ts'
import type { SelectField } from '../request/select.ts'
import { fieldSql } from './condition-sql.ts'
import { quoteName } from './quote.ts'

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

export const isEmptyEmbed = ({ node }: Embed) => node.select.length === 0 && node.embeds.length === 0

/** The columns of a level, without its embeds. With `hoisted`, the parent that spreads this level computes the aggregates. */
export function ownColumns(node: ReadNode, hoisted = false): OutputColumn[] {
  const columns = new Map<string, OutputColumn>()
  for (const item of selectedFields(node)) {
    for (const column of columnsOf(node, item, hoisted)) {
      // Of two equal keys in a JSON object the last one wins.
      columns.delete(column.key)
      columns.set(column.key, column)
    }
  }
  return [...columns.values()]
}

function columnsOf(node: ReadNode, item: SelectField, hoisted: boolean): OutputColumn[] {
  const { field, aggregate } = item
  if (field.name === '*' && aggregate === undefined) {
    return [...(node.columns?.values() ?? [])].map((column) => ({
      key: column.name,
      sql: `${node.reference}.${quoteName(column.name)}`,
      encoding: encodingOfType(column.baseType),
      isAggregate: false,
    }))
  }
  const value = field.name === '*' ? '*' : castSql(fieldSql(node, field), item.cast)
  if (aggregate === undefined || hoisted) {
    return [
      {
        key: hoisted ? exposedKey(item) : outputKey(item),
        sql: value,
        encoding: valueEncoding(node, item),
        isAggregate: false,
      },
    ]
  }
  return [aggregateColumn(item, value)]
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

/** The key under which a spread level passes a value to its parent. */
export const exposedKey = ({ alias, field }: SelectField) => alias ?? field.name

const lastKey = ({ path }: SelectField['field']) => path.findLast(({ key }) => key !== undefined)?.key

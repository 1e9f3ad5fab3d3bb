import type { Sql } from 'postgres'
import type { Identity } from '../../identity.ts'
import { runAs } from '../../run-as.ts'
import { type Condition, filterSql } from './change-filter.ts'
import { quoteIdentifier } from '../../database/quote.ts'
import type { PublishedTable } from './published-tables.ts'
import type { RowChange } from './row-change.ts'

export interface VisibleRow {
  record: Record<string, unknown>
  /** For each given filter, whether the row matches it. */
  passes: boolean[]
}

/** Reads the row of a change with the rights of the caller; undefined when row policies hide it. */
export async function readChangedRow(
  sql: Sql,
  identity: Identity,
  change: Pick<RowChange, 'schema' | 'table' | 'key' | 'record'>,
  filters: readonly (readonly Condition[])[],
): Promise<VisibleRow | undefined> {
  const values: string[] = []
  const bind = (value: string) => `$${values.push(value)}`
  const source = change.record ? announcedRow(change, bind) : storedRow(change, bind)
  const passes = filters.map((conditions) => filterSql(conditions, bind)).join(', ')
  const text = `select to_jsonb(t) as record, array[${passes}]::boolean[] as passes from ${source}`
  const [row] = await runAs(sql, identity, (tx) => tx.unsafe<VisibleRow[]>(text, values))
  return row
}

type Bind = (value: string) => string

const tableName = ({ schema, table }: PublishedTable) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(table)}`

function storedRow(change: Pick<RowChange, 'schema' | 'table' | 'key'>, bind: Bind): string {
  const where = Object.entries(change.key).map(
    ([column, value]) => `t.${quoteIdentifier(column)} = ${bind(value)}`,
  )
  return `${tableName(change)} t where ${where.join(' and ')}`
}

/** The row as it was announced; the caller must be allowed to read the whole table. */
function announcedRow(change: Pick<RowChange, 'schema' | 'table' | 'record'>, bind: Bind): string {
  const name = tableName(change)
  const record = bind(JSON.stringify(change.record))
  return `jsonb_populate_record(null::${name}, ${record}::text::jsonb) t where has_table_privilege(${bind(name)}, 'select')`
}

/** Throws PostgreSQL's error when the caller may not read the table, or when the filter does not fit its columns. */
export async function checkFilter(
  sql: Sql,
  identity: Identity,
  table: PublishedTable,
  conditions: readonly Condition[],
): Promise<void> {
  const values: string[] = []
  const condition = filterSql(conditions, (value) => `$${values.push(value)}`)
  const text = `select to_jsonb(t), ${condition} from ${tableName(table)} t limit 0`
  await runAs(sql, identity, (tx) => tx.unsafe(text, values))
}

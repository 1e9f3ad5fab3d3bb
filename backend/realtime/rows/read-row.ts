import type { Sql } from 'postgres'
import type { Identity } from '../../identity.ts'
import { runAs } from '../../run-as.ts'
import type { Change } from './change.ts'
import { type Condition, filterSql } from './filter.ts'
import { type OfferedTable, quoted } from './tables.ts'

export interface SeenRow {
  record: Record<string, unknown>
  /** For each filter that was asked about, whether the row passes. */
  passes: boolean[]
}

/** The row of a change as this caller sees it: row policies decide, and a row that they hide is not there. */
export async function readRow(
  sql: Sql,
  identity: Identity,
  change: Pick<Change, 'schema' | 'table' | 'key'>,
  filters: readonly (readonly Condition[])[],
): Promise<SeenRow | undefined> {
  const values: string[] = []
  const bind = (value: string) => `$${values.push(value)}`
  const where = Object.entries(change.key).map(([column, value]) => `t.${quoted(column)} = ${bind(value)}`)
  const passes = filters.map((conditions) => filterSql(conditions, bind)).join(', ')
  const text = `select to_jsonb(t) as record, array[${passes}]::boolean[] as passes
    from ${quoted(change.schema)}.${quoted(change.table)} t where ${where.join(' and ')}`
  const [row] = await runAs(sql, identity, (tx) => tx.unsafe<SeenRow[]>(text, values))
  return row
}

/** Throws what PostgreSQL says when this caller may not read the table, or when a filter makes no sense for it. */
export async function tryFilter(
  sql: Sql,
  identity: Identity,
  { schema, table }: OfferedTable,
  conditions: readonly Condition[],
): Promise<void> {
  const values: string[] = []
  const test = filterSql(conditions, (value) => `$${values.push(value)}`)
  const text = `select to_jsonb(t), ${test} from ${quoted(schema)}.${quoted(table)} t limit 0`
  await runAs(sql, identity, (tx) => tx.unsafe(text, values))
}

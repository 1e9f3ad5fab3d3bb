import type { Sql, TransactionSql } from 'postgres'
import { type BackupTable, listTables, tableName } from './backup-tables.ts'

/** The number of rows of every table that a backup contains, by schema and name. */
export async function countRows(
  sql: Sql | TransactionSql,
  tables?: readonly BackupTable[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of tables ?? (await listTables(sql))) {
    const [row] = await sql.unsafe<{ count: string }[]>(`select count(*) from ${tableName(table)}`)
    counts.set(`${table.schema}.${table.name}`, Number(row!.count))
  }
  return counts
}

/** The tables whose numbers differ, each with both numbers. */
export function differingCounts(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${before.get(name) ?? 'missing'} before, ${after.get(name) ?? 'missing'} after`)
}

import type { Sql, TransactionSql } from 'postgres'
import { quoteIdentifier } from '../database/quote.ts'

export interface BackupTable {
  schema: string
  name: string
  columns: string[]
}

/** The schemas to back up. A restore creates `supabase_migrations` again. */
const SCHEMAS = ['auth', 'public', 'private', 'storage']

/**
 * All tables except unlogged ones, which PostgreSQL empties after a crash anyway, and the migration histories of `auth` and `storage`, which a
 * restore creates again.
 */
export async function listTables(sql: Sql | TransactionSql): Promise<BackupTable[]> {
  return sql<BackupTable[]>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any (${SCHEMAS})
      and not (n.nspname in ('auth', 'storage') and c.relname like '%migrations')
    group by 1, 2 order by 1, 2`
}

export const tableName = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`

export const columnList = (columns: readonly string[]) => columns.map(quoteIdentifier).join(', ')

/** Sets every sequence to continue after the highest restored value of its column. */
export async function resetSequences(sql: TransactionSql): Promise<void> {
  const sequences = await sql<{ table: string; column: string; sequence: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, format('%I', a.attname) as column,
      pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname = any (${SCHEMAS})
      and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null`
  for (const { table, column, sequence } of sequences)
    await sql.unsafe(
      `select setval('${sequence.replaceAll("'", "''")}', coalesce((select max(${column}) from ${table}), 0) + 1, false)`,
    )
}

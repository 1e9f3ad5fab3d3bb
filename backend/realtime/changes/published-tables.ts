import type { Sql } from 'postgres'

/** A table to whose changes clients may subscribe. */
export interface PublishedTable {
  schema: string
  table: string
}

export interface TableDefinition extends PublishedTable {
  columns: { name: string; type: string }[]
}

/** Reads the columns of a table with the type names by which realtime-js converts values. */
export async function readTableDefinition(
  sql: Sql,
  { schema, table }: PublishedTable,
): Promise<TableDefinition> {
  const columns = await sql<{ name: string; type: string }[]>`
    select a.attname as name, t.typname as type
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = to_regclass(${`${quoteIdentifier(schema)}.${quoteIdentifier(table)}`}) and a.attnum > 0 and not a.attisdropped
    order by a.attnum`
  return { schema, table, columns: [...columns] }
}

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`

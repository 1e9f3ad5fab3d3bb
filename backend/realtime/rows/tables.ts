import type { Sql } from 'postgres'

/** A table whose changes may be listened to. */
export interface OfferedTable {
  schema: string
  table: string
}

export interface TableShape extends OfferedTable {
  columns: { name: string; type: string }[]
}

/** The columns of a table with the type names that realtime-js converts by. */
export async function readShape(sql: Sql, { schema, table }: OfferedTable): Promise<TableShape> {
  const columns = await sql<{ name: string; type: string }[]>`
    select a.attname as name, t.typname as type
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = to_regclass(${`${quoted(schema)}.${quoted(table)}`}) and a.attnum > 0 and not a.attisdropped
    order by a.attnum`
  return { schema, table, columns: [...columns] }
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

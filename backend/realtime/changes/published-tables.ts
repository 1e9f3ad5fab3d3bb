import type { Sql } from 'postgres'
import { quoteIdentifier } from '../../database/quote.ts'

/** A table to whose changes clients may subscribe. */
export interface PublishedTable {
  schema: string
  table: string
}

export interface TableDefinition extends PublishedTable {
  columns: { name: string; type: string }[]
}

const PUBLICATION = 'supabase_realtime'
/** A table that is being written or migrated must not make a client wait for long. */
const TRIGGER_LOCK_TIMEOUT_MS = 3_000

/** The tables of the publication in this schema, with the published columns and the type names by which realtime-js converts values. */
export async function findPublishedTables(
  sql: Sql,
  schema: string,
  table: string | undefined,
): Promise<TableDefinition[]> {
  const tables = await sql<{ table: string; columns: TableDefinition['columns'] }[]>`
    select p.tablename as table, json_agg(json_build_object('name', a.attname, 'type', t.typname) order by a.attnum) as columns
    from pg_publication_tables p
    join pg_namespace n on n.nspname = p.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
    join pg_attribute a on a.attrelid = c.oid and a.attname = any (p.attnames)
    join pg_type t on t.oid = a.atttypid
    where p.pubname = ${PUBLICATION} and p.schemaname = ${schema} and (${table ?? null}::text is null or p.tablename = ${table ?? null})
    group by p.tablename order by p.tablename`
  return tables.map((found) => ({ schema, ...found }))
}

/**
 * Makes a published table announce its changes, unless it does already. Its first subscriber causes it, so that a migration only has to
 * add the table to the publication.
 */
export async function ensureAnnouncements(sql: Sql, { schema, table }: PublishedTable): Promise<void> {
  const name = `${quoteIdentifier(schema)}.${quoteIdentifier(table)}`
  const [announcing] = await sql`
    select from pg_trigger where tgrelid = to_regclass(${name}) and tgfoid = to_regproc('realtime.announce') and not tgisinternal`
  if (announcing) return
  await sql
    .begin(async (tx) => {
      await tx`select set_config('lock_timeout', ${`${TRIGGER_LOCK_TIMEOUT_MS}ms`}, true)`
      await tx.unsafe(
        `create trigger realtime_announce after insert or update or delete on ${name} for each row execute function realtime.announce()`,
      )
    })
    .catch((error: unknown) => {
      const isDuplicate = (error as { code?: string }).code === '42710'
      // Another process was faster.
      if (!isDuplicate) throw error
    })
}

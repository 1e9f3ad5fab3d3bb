import type { Sql, TransactionSql } from 'postgres'
import type { TablePage, TableViewer, ViewableTable } from '#supabase/shared/table-viewer.ts'

const ROLE = 'table_viewer'
const PER_PAGE = 25
/** A look at a large table must not slow down the site. */
const STATEMENT_TIMEOUT_MS = 3_000
const MAX_COUNTED_ROWS = 10_000
const MAX_CELL_CHARACTERS = 120
const MAX_VALUE_CHARACTERS = 20_000

/**
 * Reads tables with a role that has no right to write, in a read-only transaction with a short time limit. Row policies check the
 * administrator and the second factor once more, and grants decide which columns exist for this role.
 */
export function createTableViewer(sql: Sql): TableViewer {
  const readOnly = <T>(claims: object, work: (db: TransactionSql) => Promise<T>) =>
    sql.begin('read only', async (db) => {
      await db`select set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, true),
        set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${ROLE}, true)`
      return work(db)
    }) as Promise<T>
  return {
    list: (claims) => readOnly(claims, (db) => listTables(db)),
    read: (claims, query) =>
      readOnly(claims, async (db) => {
        const [table] = await listTables(db, query.table)
        const used = [query.sort?.column, query.filter?.column].filter((name) => name !== undefined)
        if (!table || used.some((name) => !table.columns.includes(name))) return undefined
        const { sort, filter } = query
        const condition = filter
          ? db`where ${db(filter.column)}::text ilike ${`%${escapePattern(filter.contains)}%`}`
          : db``
        const [counted] = await db<{ total: number }[]>`
          select count(*)::int as total from (
            select from ${db(table.name)} ${condition} limit ${MAX_COUNTED_ROWS}) as matching`
        const order =
          sort && (sort.descending ? db`${db(sort.column)} desc nulls last,` : db`${db(sort.column)},`)
        const rows = await db<Record<string, string | null>[]>`
          select ${selectAsText(db, table.columns, MAX_CELL_CHARACTERS + 1)} from ${db(table.name)} ${condition}
          order by ${order ?? db``} ${db(table.key)} limit ${PER_PAGE} offset ${(query.page - 1) * PER_PAGE}`
        return {
          columns: table.columns,
          key: table.key,
          rows: rows.map(shortenCells),
          total: counted!.total,
          perPage: PER_PAGE,
        }
      }),
    readRow: (claims, name, key) =>
      readOnly(claims, async (db) => {
        const [table] = await listTables(db, name)
        if (!table || table.key.some((column) => key[column] === undefined)) return undefined
        const conditions = table.key.map((column) => db`and ${db(column)}::text = ${key[column]!}`)
        const [row] = await db<Record<string, string | null>[]>`
          select ${selectAsText(db, table.columns, MAX_VALUE_CHARACTERS)} from ${db(table.name)} where true ${conditions}`
        return row && { ...row }
      }),
  }
}

/** The tables that the role may read, with the columns granted to it. */
async function listTables(db: TransactionSql, only?: string): Promise<ViewableTable[]> {
  return db<ViewableTable[]>`
    select relname as name, greatest(reltuples, pg_stat_get_live_tuples(pg_class.oid), 0)::int as rows,
      array_agg(attname::text order by attnum) as columns,
      array(select a.attname::text from pg_index join pg_attribute as a on a.attrelid = indrelid and a.attnum = any (indkey)
        where indrelid = pg_class.oid and indisprimary order by array_position(indkey::int2[], a.attnum)) as key
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and has_column_privilege(pg_class.oid, attnum, 'select') and relname = coalesce(${only ?? null}, relname)
    group by pg_class.oid order by relname`
}

const selectAsText = (db: TransactionSql, columns: string[], maxCharacters: number) =>
  columns.flatMap((column, index) => [
    index > 0 ? db`,` : db``,
    db`left(${db(column)}::text, ${maxCharacters}) as ${db(column)}`,
  ])

const escapePattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const shortenCells = (row: Record<string, string | null>): TablePage['rows'][number] =>
  Object.fromEntries(
    Object.entries(row).map(([column, text]) => [
      column,
      {
        text: text && text.slice(0, MAX_CELL_CHARACTERS),
        isShortened: (text?.length ?? 0) > MAX_CELL_CHARACTERS,
      },
    ]),
  )

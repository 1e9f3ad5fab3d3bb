import { readRow } from '#backend/database/wire/rows.ts'
import type { Connection } from '#backend/database/wire/connection.ts'
import * as ask from './catalogue.ts'
import { findRelationships, type ComputedRelationship, type ForeignKey } from './relationships.ts'
import { qualified, type Column, type Routine, type SchemaCache, type Table } from './schema-cache.ts'
import { traceViewColumns, type BaseTable, type StoredView, type ViewColumn } from './view-columns.ts'

type WithColumnList<T> = Omit<T, 'columns'> & { columns: Column[] }
type LoadedRoutine = Omit<Routine, 'returns'> & { returns: WithColumnList<Routine['returns']> }

/** Reads the catalogue. Runs as the connection's own user; what a role may do is left to PostgreSQL at each request. */
export async function loadSchema(connection: Connection, schemas: readonly string[]): Promise<SchemaCache> {
  const names = JSON.stringify(schemas)
  const question = async <T>(sql: string): Promise<T> => {
    let answer: string | null = null
    await connection.run([
      // Without a search path every name comes back with its schema, and so means the same in every request.
      { sql: "select set_config('search_path', '', true)" },
      {
        sql,
        values: sql.includes('$1') ? [names] : [],
        onRow: (bytes, start) => (answer = readRow(bytes, start)[0] ?? null),
      },
    ])
    return JSON.parse(answer ?? 'null') as T
  }
  const tables = await question<WithColumnList<Table>[]>(ask.tablesSql)
  const foreignKeys = await question<ForeignKey[]>(ask.foreignKeysSql)
  const computed = await question<ComputedRelationship[]>(ask.computedRelationshipsSql)
  const routines = await question<LoadedRoutine[]>(ask.routinesSql)
  const views = await question<StoredView[]>(ask.viewsSql)
  const baseTables = await question<BaseTable[]>(ask.tableColumnsSql)
  const roleSettings = await question<Record<string, [string, string][]>>(ask.roleSettingsSql)
  const timezones = await question<string[]>(ask.timezonesSql)

  const viewColumns = traceViewColumns(views, baseTables)
  const tableMap = new Map(
    tables.map((table) => [qualified(table.schema, table.name), withKeys(table, viewColumns)]),
  )
  return {
    tables: tableMap,
    relationships: findRelationships(foreignKeys, computed, viewColumns, tableMap, new Set(schemas)),
    routines: groupRoutines(routines),
    roleSettings: new Map(Object.entries(roleSettings)),
    timezones: new Set(timezones),
  }
}

const byName = (columns: readonly Column[]) => new Map(columns.map((column) => [column.name, column]))

/** A view has the primary key of the table beneath when it shows all of it. */
function withKeys(table: WithColumnList<Table>, viewColumns: readonly ViewColumn[]): Table {
  const columns = byName(table.columns)
  if (!table.isView) return { ...table, columns }
  const own = viewColumns.filter(({ view }) => view.schema === table.schema && view.name === table.name)
  const bases = new Set(own.map((column) => column.table))
  const primaryKey = [...bases].flatMap((base) => {
    const shown = base.primaryKey.map(
      (key) => own.find((c) => c.table === base && c.tableColumn === key)?.viewColumn,
    )
    return shown.every((name) => name !== undefined) ? shown : []
  })
  return { ...table, columns, primaryKey }
}

/** Overloads of one name, those with the fewest arguments first. */
function groupRoutines(routines: readonly LoadedRoutine[]): Map<string, Routine[]> {
  const groups = new Map<string, Routine[]>()
  for (const routine of routines) {
    const key = qualified(routine.schema, routine.name)
    const full = { ...routine, returns: { ...routine.returns, columns: byName(routine.returns.columns) } }
    groups.set(key, [...(groups.get(key) ?? []), full])
  }
  for (const group of groups.values()) group.sort((a, b) => a.parameters.length - b.parameters.length)
  return groups
}

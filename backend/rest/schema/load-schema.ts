import { decodeRow } from '#backend/database/protocol/query-rows.ts'
import type { Connection } from '#backend/database/protocol/protocol-connection.ts'
import * as queries from './catalogue-queries.ts'
import { findRelationships, type ComputedRelationship, type ForeignKey } from './relationships.ts'
import { qualified, type Column, type Routine, type SchemaCache, type Table } from './schema-cache.ts'
import { traceViewColumns, type BaseTable, type StoredView, type ViewColumn } from './view-columns.ts'

type WithColumnList<T> = Omit<T, 'columns'> & { columns: Column[] }
type LoadedRoutine = Omit<Routine, 'returns'> & { returns: WithColumnList<Routine['returns']> }

/** Loads the schema as the connection's user. It contains no grants, because PostgreSQL checks them at each request. */
export async function loadSchema(connection: Connection, schemas: readonly string[]): Promise<SchemaCache> {
  const names = JSON.stringify(schemas)
  const queryJson = async <T>(sql: string): Promise<T> => {
    let json: string | null = null
    await connection.run([
      // With an empty search path PostgreSQL returns every name with its schema, so it is valid in every request.
      { sql: "select set_config('search_path', '', true)" },
      {
        sql,
        values: sql.includes('$1') ? [names] : [],
        onRow: (bytes, start) => (json = decodeRow(bytes, start)[0] ?? null),
      },
    ])
    return JSON.parse(json ?? 'null') as T
  }
  const tables = await queryJson<WithColumnList<Table>[]>(queries.tablesSql)
  const foreignKeys = await queryJson<ForeignKey[]>(queries.foreignKeysSql)
  const computed = await queryJson<ComputedRelationship[]>(queries.computedRelationshipsSql)
  const routines = await queryJson<LoadedRoutine[]>(queries.routinesSql)
  const views = await queryJson<StoredView[]>(queries.viewsSql)
  const baseTables = await queryJson<BaseTable[]>(queries.tableColumnsSql)
  const roleSettings = await queryJson<Record<string, [string, string][]>>(queries.roleSettingsSql)
  const timezones = await queryJson<string[]>(queries.timezonesSql)
  const typeNames = await queryJson<string[]>(queries.typeNamesSql)

  const viewColumns = traceViewColumns(views, baseTables)
  const tableMap = new Map(
    tables.map((table) => [qualified(table.schema, table.name), withPrimaryKey(table, viewColumns)]),
  )
  return {
    tables: tableMap,
    relationships: findRelationships(foreignKeys, computed, viewColumns, tableMap, new Set(schemas)),
    routines: groupRoutines(routines),
    roleSettings: new Map(Object.entries(roleSettings)),
    timezones: new Set(timezones),
    typeNames: new Set(typeNames),
  }
}

const byName = (columns: readonly Column[]) => new Map(columns.map((column) => [column.name, column]))

/** A view has the primary key of its base table if it selects all columns of that key. */
function withPrimaryKey(table: WithColumnList<Table>, viewColumns: readonly ViewColumn[]): Table {
  const columns = byName(table.columns)
  if (!table.isView) return { ...table, columns }
  const tableColumns = viewColumns.filter(
    ({ view }) => view.schema === table.schema && view.name === table.name,
  )
  const bases = new Set(tableColumns.map((column) => column.table))
  const primaryKey = [...bases].flatMap((base) => {
    const shown = base.primaryKey.map(
      (key) => tableColumns.find((column) => column.table === base && column.tableColumn === key)?.viewColumn,
    )
    return shown.every((name) => name !== undefined) ? shown : []
  })
  return { ...table, columns, primaryKey }
}

/** Groups overloads by name, those with the fewest arguments first. */
function groupRoutines(routines: readonly LoadedRoutine[]): Map<string, Routine[]> {
  const groups = new Map<string, Routine[]>()
  for (const routine of routines) {
    const key = qualified(routine.schema, routine.name)
    const withColumnMap = {
      ...routine,
      returns: { ...routine.returns, columns: byName(routine.returns.columns) },
    }
    groups.set(key, [...(groups.get(key) ?? []), withColumnMap])
  }
  for (const group of groups.values()) group.sort((a, b) => a.parameters.length - b.parameters.length)
  return groups
}

import { qualified, type ColumnPair, type Junction, type Relationship, type Table } from './schema-cache.ts'
import type { ViewColumn } from './view-columns.ts'

export interface ForeignKey {
  schema: string
  table: string
  foreignSchema: string
  foreignTable: string
  constraint: string
  columns: ColumnPair[]
  unique: boolean
}

export interface ComputedRelationship {
  functionSchema: string
  function: string
  schema: string
  table: string
  foreignSchema: string
  foreignTable: string
  toOne: boolean
}

const swap = (columns: readonly ColumnPair[]): ColumnPair[] => columns.map(([here, there]) => [there, here])
const isSameTable = (ends: { schema: string; table: string; foreignSchema: string; foreignTable: string }) =>
  ends.schema === ends.foreignSchema && ends.table === ends.foreignTable

/** Finds all relationships between exposed tables: foreign keys in both directions, junctions, views and functions. */
export function findRelationships(
  foreignKeys: readonly ForeignKey[],
  computed: readonly ComputedRelationship[],
  viewColumns: readonly ViewColumn[],
  tables: ReadonlyMap<string, Table>,
  exposed: ReadonlySet<string>,
): Map<string, Relationship[]> {
  const forward = foreignKeys.map(fromForeignKey)
  const withViews = [
    ...forward,
    ...forward.flatMap((relationship) => throughViews(relationship, viewColumns)),
  ]
  const toOne = withViews.filter((relationship) => exposed.has(relationship.schema))
  const all = [...withViews, ...withViews.map(reverse), ...throughJunctions(toOne, tables)]
  const byTable = new Map<string, Relationship[]>()
  for (const relationship of all) {
    if (!exposed.has(relationship.schema) || !exposed.has(relationship.foreignSchema)) continue
    const key = qualified(relationship.schema, relationship.table)
    byTable.set(key, [...(byTable.get(key) ?? []), relationship])
  }
  for (const relationship of computed) addComputedRelationship(byTable, relationship)
  for (const list of byTable.values()) list.sort(compareRelationships)
  return byTable
}

function fromForeignKey(key: ForeignKey): Relationship {
  return {
    ...key,
    isSelf: isSameTable(key),
    cardinality: key.unique ? 'one-to-one' : 'many-to-one',
    tableIsView: false,
    foreignTableIsView: false,
  }
}

function reverse(relationship: Relationship): Relationship {
  return {
    ...relationship,
    schema: relationship.foreignSchema,
    table: relationship.foreignTable,
    foreignSchema: relationship.schema,
    foreignTable: relationship.table,
    cardinality: relationship.cardinality === 'one-to-one' ? 'one-to-one' : 'one-to-many',
    columns: swap(relationship.columns),
    tableIsView: relationship.foreignTableIsView,
    foreignTableIsView: relationship.tableIsView,
  }
}

/** A table whose primary key contains two foreign keys is a junction of the two referenced tables. */
function throughJunctions(
  toOne: readonly Relationship[],
  tables: ReadonlyMap<string, Table>,
): Relationship[] {
  return toOne.flatMap((first) =>
    toOne
      .filter(
        (second) =>
          first.cardinality === 'many-to-one' &&
          second.cardinality === 'many-to-one' &&
          first.schema === second.schema &&
          first.table === second.table &&
          first.constraint !== second.constraint,
      )
      .flatMap((second) => {
        const key = tables.get(qualified(first.schema, first.table))?.primaryKey ?? []
        const columns = [...first.columns, ...second.columns].map(([here]) => here)
        if (!columns.every((column) => key.includes(column))) return []
        const junction: Junction = {
          schema: first.schema,
          name: first.table,
          constraints: [first.constraint, second.constraint],
          source: swap(first.columns),
          target: swap(second.columns),
        }
        return [manyToManyRelationship(junction, first, second)]
      }),
  )
}

function manyToManyRelationship(junction: Junction, first: Relationship, second: Relationship): Relationship {
  const ends = {
    schema: first.foreignSchema,
    table: first.foreignTable,
    foreignSchema: second.foreignSchema,
    foreignTable: second.foreignTable,
  }
  return {
    ...ends,
    isSelf: isSameTable(ends),
    cardinality: 'many-to-many',
    constraint: '',
    columns: [],
    tableIsView: first.foreignTableIsView,
    foreignTableIsView: second.foreignTableIsView,
    junction,
  }
}

/** A view that selects all columns of a key has the table's relationships: from it, to it, and between two such views. */
function throughViews(relationship: Relationship, viewColumns: readonly ViewColumn[]): Relationship[] {
  const sourceViews = viewsWithColumns(
    relationship.schema,
    relationship.table,
    relationship.columns.map(([column]) => column),
    viewColumns,
  )
  const targetViews = viewsWithColumns(
    relationship.foreignSchema,
    relationship.foreignTable,
    relationship.columns.map(([, column]) => column),
    viewColumns,
  )
  const pairs = relationship.columns
  const fromViews = sourceViews.map(({ schema, name, columns }) => ({
    ...relationship,
    schema,
    table: name,
    isSelf: false,
    columns: pairs.map(([, target], at): ColumnPair => [columns[at]!, target]),
    tableIsView: true,
  }))
  const toViews = targetViews.map(({ schema, name, columns }) => ({
    ...relationship,
    foreignSchema: schema,
    foreignTable: name,
    isSelf: false,
    columns: pairs.map(([source], at): ColumnPair => [source, columns[at]!]),
    foreignTableIsView: true,
  }))
  const betweenViews = sourceViews.flatMap((source) =>
    targetViews.map((target) => ({
      ...relationship,
      schema: source.schema,
      table: source.name,
      foreignSchema: target.schema,
      foreignTable: target.name,
      isSelf: source.schema === target.schema && source.name === target.name,
      columns: source.columns.map((column, at): ColumnPair => [column, target.columns[at]!]),
      tableIsView: true,
      foreignTableIsView: true,
    })),
  )
  return [...fromViews, ...toViews, ...betweenViews]
}

/** A view may select a column several times; each combination is a separate relationship. */
function viewsWithColumns(
  schema: string,
  table: string,
  columns: string[],
  viewColumns: readonly ViewColumn[],
) {
  const tableColumns = viewColumns.filter(
    (column) => column.table.schema === schema && column.table.name === table,
  )
  const views = new Set(tableColumns.map(({ view }) => view))
  return [...views].flatMap((view) => {
    const choices = columns.map((column) =>
      tableColumns
        .filter(({ view: candidate, tableColumn }) => candidate === view && tableColumn === column)
        .map(({ viewColumn }) => viewColumn),
    )
    const combinations = choices.reduce<string[][]>(
      (combined, options) => combined.flatMap((names) => options.map((option) => [...names, option])),
      [[]],
    )
    return combinations.map((names) => ({ schema: view.schema, name: view.name, columns: names }))
  })
}

/** A computed relationship replaces a foreign key to a table with the function's name. */
function addComputedRelationship(byTable: Map<string, Relationship[]>, computed: ComputedRelationship) {
  const key = qualified(computed.schema, computed.table)
  const otherRelationships = (byTable.get(key) ?? []).filter(
    (other) =>
      other.computed !== undefined ||
      other.foreignTable !== computed.function ||
      other.foreignSchema !== computed.functionSchema,
  )
  byTable.set(key, [
    ...otherRelationships,
    {
      schema: computed.schema,
      table: computed.table,
      foreignSchema: computed.foreignSchema,
      foreignTable: computed.foreignTable,
      isSelf: isSameTable(computed),
      cardinality: 'computed',
      constraint: '',
      columns: [],
      tableIsView: false,
      foreignTableIsView: false,
      computed: { schema: computed.functionSchema, name: computed.function, toOne: computed.toOne },
    },
  ])
}

const cardinalityRank: Record<Relationship['cardinality'], number> = {
  'one-to-many': 0,
  'many-to-one': 1,
  'one-to-one': 2,
  'many-to-many': 3,
  computed: 4,
}

function compareRelationships(a: Relationship, b: Relationship): number {
  const sortKey = ({
    foreignSchema,
    foreignTable,
    isSelf,
    cardinality,
    junction,
    constraint,
  }: Relationship) =>
    [
      foreignSchema,
      foreignTable,
      isSelf ? 1 : 0,
      cardinalityRank[cardinality],
      junction?.name ?? '',
      constraint,
      junction?.constraints.join() ?? '',
    ].join('\n')
  return sortKey(a) < sortKey(b) ? -1 : 1
}

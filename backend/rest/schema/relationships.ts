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
const sameTable = (r: { schema: string; table: string; foreignSchema: string; foreignTable: string }) =>
  r.schema === r.foreignSchema && r.table === r.foreignTable

/** Every way from one exposed table to another: foreign keys, their reverse, through junctions, through views, by function. */
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
  for (const rule of computed) override(byTable, rule)
  for (const list of byTable.values()) list.sort(inStableOrder)
  return byTable
}

function fromForeignKey(key: ForeignKey): Relationship {
  return {
    ...key,
    isSelf: sameTable(key),
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

/** A table whose primary key holds two foreign keys joins the two tables they point to. */
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
        return [joinedBy(junction, first, second)]
      }),
  )
}

function joinedBy(junction: Junction, first: Relationship, second: Relationship): Relationship {
  const ends = {
    schema: first.foreignSchema,
    table: first.foreignTable,
    foreignSchema: second.foreignSchema,
    foreignTable: second.foreignTable,
  }
  return {
    ...ends,
    isSelf: sameTable(ends),
    cardinality: 'many-to-many',
    constraint: '',
    columns: [],
    tableIsView: first.foreignTableIsView,
    foreignTableIsView: second.foreignTableIsView,
    junction,
  }
}

/** A view that shows all columns of a key has the table's relationships: from it, to it, and between two such views. */
function throughViews(relationship: Relationship, viewColumns: readonly ViewColumn[]): Relationship[] {
  const here = viewsShowing(
    relationship.schema,
    relationship.table,
    relationship.columns.map(([c]) => c),
    viewColumns,
  )
  const there = viewsShowing(
    relationship.foreignSchema,
    relationship.foreignTable,
    relationship.columns.map(([, c]) => c),
    viewColumns,
  )
  const own = relationship.columns
  const from = here.map(({ schema, name, columns }) => ({
    ...relationship,
    schema,
    table: name,
    isSelf: false,
    columns: own.map(([, target], at): ColumnPair => [columns[at]!, target]),
    tableIsView: true,
  }))
  const to = there.map(({ schema, name, columns }) => ({
    ...relationship,
    foreignSchema: schema,
    foreignTable: name,
    isSelf: false,
    columns: own.map(([source], at): ColumnPair => [source, columns[at]!]),
    foreignTableIsView: true,
  }))
  const between = here.flatMap((source) =>
    there.map((target) => ({
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
  return [...from, ...to, ...between]
}

/** A column may appear several times in a view; each combination is a way of its own. */
function viewsShowing(schema: string, table: string, columns: string[], viewColumns: readonly ViewColumn[]) {
  const shown = viewColumns.filter((c) => c.table.schema === schema && c.table.name === table)
  const views = new Set(shown.map(({ view }) => view))
  return [...views].flatMap((view) => {
    const choices = columns.map((column) =>
      shown.filter((c) => c.view === view && c.tableColumn === column).map((c) => c.viewColumn),
    )
    const combinations = choices.reduce<string[][]>(
      (sofar, options) => sofar.flatMap((head) => options.map((option) => [...head, option])),
      [[]],
    )
    return combinations.map((names) => ({ schema: view.schema, name: view.name, columns: names }))
  })
}

/** A computed relationship replaces what was found between the same two names. */
function override(byTable: Map<string, Relationship[]>, rule: ComputedRelationship) {
  const key = qualified(rule.schema, rule.table)
  const others = (byTable.get(key) ?? []).filter(
    (r) => !(r.foreignTable === rule.function && r.foreignSchema === rule.functionSchema),
  )
  byTable.set(key, [
    ...others,
    {
      schema: rule.schema,
      table: rule.table,
      foreignSchema: rule.foreignSchema,
      foreignTable: rule.foreignTable,
      isSelf: sameTable(rule),
      cardinality: 'computed',
      constraint: '',
      columns: [],
      tableIsView: false,
      foreignTableIsView: false,
      computed: { schema: rule.functionSchema, name: rule.function, toOne: rule.toOne },
    },
  ])
}

const rank: Record<Relationship['cardinality'], number> = {
  'one-to-many': 0,
  'many-to-one': 1,
  'one-to-one': 2,
  'many-to-many': 3,
  computed: 4,
}

function inStableOrder(a: Relationship, b: Relationship): number {
  const text = (r: Relationship) =>
    [
      r.foreignSchema,
      r.foreignTable,
      r.isSelf ? 1 : 0,
      rank[r.cardinality],
      r.junction?.name ?? '',
      r.constraint,
      r.junction?.constraints.join() ?? '',
    ].join('\n')
  return text(a) < text(b) ? -1 : 1
}

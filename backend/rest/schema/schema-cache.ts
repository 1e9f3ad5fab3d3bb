/** What the wire knows of the database: enough to translate a request without asking first. */

export interface Column {
  name: string
  /** The type as SQL writes it, e.g. `character varying(20)`. */
  type: string
  /** The object id of the type beneath any domains; decides how a value becomes JSON. */
  baseType: number
  /** The default as an SQL expression. */
  default: string | null
}

export interface Table {
  schema: string
  name: string
  isView: boolean
  insertable: boolean
  updatable: boolean
  deletable: boolean
  primaryKey: string[]
  columns: ReadonlyMap<string, Column>
}

/** Column here, column there. */
export type ColumnPair = readonly [string, string]

export interface Junction {
  schema: string
  name: string
  /** Constraint to the table we come from, constraint to the table we go to. */
  constraints: readonly [string, string]
  /** [column of the source table, column of the junction] */
  source: ColumnPair[]
  /** [column of the target table, column of the junction] */
  target: ColumnPair[]
}

export type Cardinality = 'one-to-many' | 'many-to-one' | 'one-to-one' | 'many-to-many' | 'computed'

export interface Relationship {
  schema: string
  table: string
  foreignSchema: string
  foreignTable: string
  isSelf: boolean
  cardinality: Cardinality
  /** For foreign keys. */
  constraint: string
  columns: ColumnPair[]
  tableIsView: boolean
  foreignTableIsView: boolean
  junction?: Junction
  /** For computed relationships: the function, and whether it gives one row at most. */
  computed?: { schema: string; name: string; toOne: boolean }
}

export interface Parameter {
  name: string
  type: string
  required: boolean
  variadic: boolean
}

export interface Routine {
  schema: string
  name: string
  parameters: Parameter[]
  returns: {
    schema: string
    name: string
    isSet: boolean
    isComposite: boolean
    baseType: number
    /** Columns of a composite answer. */
    columns: ReadonlyMap<string, Column>
  }
  volatility: 'volatile' | 'stable' | 'immutable'
  statementTimeout: string | null
}

export interface SchemaCache {
  tables: ReadonlyMap<string, Table>
  /** By the table they start from. */
  relationships: ReadonlyMap<string, Relationship[]>
  routines: ReadonlyMap<string, Routine[]>
  /** Settings that `alter role … set` gives to a role that requests run under. */
  roleSettings: ReadonlyMap<string, readonly (readonly [string, string])[]>
  timezones: ReadonlySet<string>
}

/** The key of a thing in a schema; a dot may be part of a name, a line break is not in practice. */
export const qualified = (schema: string, name: string) => `${schema}\n${name}`

export const isToOne = ({ cardinality, computed }: Relationship) =>
  cardinality === 'many-to-one' || cardinality === 'one-to-one' || computed?.toOne === true

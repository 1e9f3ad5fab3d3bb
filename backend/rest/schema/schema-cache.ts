/** The database's schema as the REST API needs it to translate a request into SQL without further queries. */

export interface Column {
  name: string
  /** The type as SQL writes it, e.g. `character varying(20)`. */
  type: string
  /** The OID of the type, or of a domain's base type; decides how a value is encoded as JSON. */
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

/** [column of the table, column of the foreign table] */
export type ColumnPair = readonly [string, string]

export interface Junction {
  schema: string
  name: string
  /** [constraint to the source table, constraint to the target table] */
  constraints: readonly [string, string]
  /** [column of the source table, column of the junction] */
  source: ColumnPair[]
  /** [column of the target table, column of the junction] */
  target: ColumnPair[]
}

type Cardinality = 'one-to-many' | 'many-to-one' | 'one-to-one' | 'many-to-many' | 'computed'

export interface Relationship {
  schema: string
  table: string
  foreignSchema: string
  foreignTable: string
  isSelf: boolean
  cardinality: Cardinality
  /** The name of the foreign key; empty for other relationships. */
  constraint: string
  columns: ColumnPair[]
  tableIsView: boolean
  foreignTableIsView: boolean
  junction?: Junction
  /** For computed relationships: the function, and whether it returns at most one row. */
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
    /** Columns of a composite result. */
    columns: ReadonlyMap<string, Column>
  }
  volatility: 'volatile' | 'stable' | 'immutable'
  statementTimeout: string | null
}

export interface SchemaCache {
  tables: ReadonlyMap<string, Table>
  /** Keyed by the source table. */
  relationships: ReadonlyMap<string, Relationship[]>
  routines: ReadonlyMap<string, Routine[]>
  /** Settings made by `alter role … set` for the roles that requests run under. */
  roleSettings: ReadonlyMap<string, readonly (readonly [string, string])[]>
  timezones: ReadonlySet<string>
  /** The names that a cast may use; PostgreSQL finds the type by the search path. */
  typeNames: ReadonlySet<string>
}

/** The map key of a table or function. Joined by a line break because names may contain dots. */
export const qualified = (schema: string, name: string) => `${schema}\n${name}`

export const isToOne = ({ cardinality, computed }: Relationship) =>
  cardinality === 'many-to-one' || cardinality === 'one-to-one' || computed?.toOne === true

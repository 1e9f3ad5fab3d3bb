/** The verified claims of an administrator's token. */
type Claims = Readonly<Record<string, unknown>>

export interface ViewableTable {
  name: string
  /** An estimate of PostgreSQL. */
  rows: number
  columns: string[]
  /** The columns of the primary key. */
  key: string[]
}

interface TableQuery {
  table: string
  /** Counted from one. */
  page: number
  sort?: { column: string; descending: boolean }
  filter?: { column: string; contains: string }
}

interface Cell {
  /** The value as PostgreSQL writes it, shortened; null for no value. */
  text: string | null
  isShortened: boolean
}

export interface TablePage {
  columns: string[]
  key: string[]
  rows: Record<string, Cell>[]
  /** Rows that match the filter, counted up to a limit. */
  total: number
  perPage: number
}

/** Shows the tables of the site to administrators. It cannot change anything. */
export interface TableViewer {
  list(claims: Claims): Promise<ViewableTable[]>
  /** Undefined if there is no such table or column. */
  read(claims: Claims, query: TableQuery): Promise<TablePage | undefined>
  /** One row with whole values; undefined if it does not exist. */
  readRow(
    claims: Claims,
    table: string,
    key: Record<string, string>,
  ): Promise<Record<string, string | null> | undefined>
}

/** A row with shortened values. */
export type Row = Record<string, { text: string | null; isShortened: boolean }>

/** The values of the primary key. */
export type RowKey = Record<string, string>

export const rowKey = (row: Row, columns: readonly string[]): RowKey =>
  Object.fromEntries(columns.map((column) => [column, row[column]?.text ?? '']))

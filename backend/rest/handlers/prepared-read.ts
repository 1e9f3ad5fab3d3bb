import type { Step } from '#backend/database/protocol/batch.ts'
import type { StatementTime } from '#backend/database/protocol/shared-connection.ts'
import type { Encoding } from '../body/encoding.ts'
import type { RowSink } from '../body/row-sink.ts'

/** The statements of a read and the results they collect. */
export interface PreparedRead {
  steps: () => Step[]
  /** How long the statement takes, if it is cached. */
  time?: StatementTime
  sink: () => RowSink
  /** The number of all matching rows, if the client requested a count. */
  total: () => Promise<number | undefined>
}

/** Describes the rows to read: a table, or the result of a function call. */
export interface ReadSource {
  /** Precedes the SELECT, so that the count and the rows share one function call. */
  cte: string
  /** Values of the parameters that the source's SQL already contains. */
  values: readonly (string | null)[]
  /** The response is one value or object instead of an array. */
  isSingle?: boolean
  /** The rows are bare values of this encoding instead of objects. */
  scalarEncoding?: Encoding
}

export const TABLE_SOURCE: ReadSource = { cte: '', values: [] }

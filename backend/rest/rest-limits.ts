export interface RestLimits {
  /** Applies to the response and to each embedded array. */
  maxRows: number
  /**
   * The rows that one row of the response may embed through nested arrays. An array inside another one shares this number with it,
   * because their rows multiply, and PostgreSQL builds all of them in memory.
   */
  maxEmbeddedRows: number
  statementTimeoutMs: number
  maxBodyBytes: number
  maxResponseBytes: number
  maxUrlLength: number
  /** The number of embedded resources in one request. */
  maxEmbeds: number
  maxEmbedDepth: number
  /** The number of filters in one request, including those inside and/or. */
  maxConditions: number
  /** The number of values in one list: `in.(…)` or `like(any).{…}`. */
  maxListItems: number
  /** Allows the operators match and imatch. */
  allowRegularExpressions: boolean
  /** Allows updates and deletions of all rows of a table. A project of Supabase refuses them, because most are mistakes. */
  allowUnfilteredWrites: boolean
  /** The nesting depth of and/or. */
  maxLogicDepth: number
  /** The number of columns in `select`, and of terms in `order`. */
  maxFields: number
  maxConnections: number
  /** The number of requests that may wait for a database connection. */
  maxQueueLength: number
  queueTimeoutMs: number
}

/** The limits that apply to one request, so that they can depend on its caller. */
export type RequestLimits = Omit<
  RestLimits,
  'maxUrlLength' | 'maxConnections' | 'maxQueueLength' | 'queueTimeoutMs'
>

export const defaultRestLimits: RestLimits = {
  maxRows: 1000,
  maxEmbeddedRows: Infinity,
  statementTimeoutMs: 8_000,
  maxBodyBytes: 1024 * 1024,
  maxResponseBytes: 32_000_000,
  maxUrlLength: 16_384,
  maxEmbeds: 20,
  maxEmbedDepth: 6,
  maxConditions: 100,
  maxListItems: 5_000,
  allowRegularExpressions: true,
  allowUnfilteredWrites: true,
  maxLogicDepth: 10,
  maxFields: 300,
  maxConnections: 10,
  maxQueueLength: 500,
  queueTimeoutMs: 5_000,
}

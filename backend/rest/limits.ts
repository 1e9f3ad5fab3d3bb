export interface Limits {
  /** Rows in one answer, and in each embedded list. */
  rows: number
  statementTimeoutMs: number
  bodyBytes: number
  answerBytes: number
  urlLength: number
  /** Embedded resources in one request, and how deep they may be nested. */
  embeds: number
  embedDepth: number
  /** Filters in one request, counted inside and/or too, and how deep those may be nested. */
  conditions: number
  logicDepth: number
  /** Columns in select, terms in order. */
  fields: number
  connections: number
  /** Requests that may wait for a connection, and for how long. */
  queue: number
  waitMs: number
}

export const defaultLimits: Limits = {
  rows: 1000,
  statementTimeoutMs: 8_000,
  bodyBytes: 2_000_000,
  answerBytes: 32_000_000,
  urlLength: 16_384,
  embeds: 20,
  embedDepth: 6,
  conditions: 100,
  logicDepth: 10,
  fields: 300,
  connections: 10,
  queue: 500,
  waitMs: 5_000,
}

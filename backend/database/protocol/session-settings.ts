export interface SessionSettings {
  /** Shown in `pg_stat_activity`. */
  name: string
  connectTimeoutMs: number
  statementTimeoutMs: number
  /** The size of a connection's cache of prepared statements. */
  maxPreparedStatements: number
}

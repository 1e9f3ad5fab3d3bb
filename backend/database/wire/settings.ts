export interface SessionSettings {
  /** Shown in `pg_stat_activity`. */
  name: string
  connectTimeoutMs: number
  statementTimeoutMs: number
  /** How many prepared statements a connection keeps. */
  statements: number
}

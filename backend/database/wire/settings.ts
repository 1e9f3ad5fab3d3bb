/** What it takes to reach one database. A `host` that starts with a slash is the folder of a unix socket. */
export interface WireSettings {
  host: string
  port: number
  user: string
  password?: string
  database: string
  tls?: 'disable' | 'prefer' | 'require' | 'verify-full'
  /** The certificate authority to trust, as PEM. */
  ca?: string
}

export interface SessionSettings {
  /** Shown in `pg_stat_activity`. */
  name: string
  connectTimeoutMs: number
  statementTimeoutMs: number
  /** How many prepared statements a connection keeps. */
  statements: number
}

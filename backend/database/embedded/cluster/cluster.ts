import type { Account } from '../accounts/account.ts'

/** The folders of one PostgreSQL cluster and the account that runs it. */
export interface Cluster {
  /** Only this process writes here directly; the account of PostgreSQL may pass through to its own folders. */
  home: string
  /** Holds the tables. The account of PostgreSQL owns it and `runFolder`, so root never writes there with root's rights. */
  dataFolder: string
  /** Holds the unix socket and the server's log. */
  runFolder: string
  /** The account that runs PostgreSQL; the account of this process when missing. */
  account?: Account
}

import type { ConnectionOptions } from '../connection-options.ts'

/** A PostgreSQL server that this process started or adopted, and supervises until `close`. */
export interface EmbeddedServer {
  connection: ConnectionOptions
  close(): Promise<void>
}

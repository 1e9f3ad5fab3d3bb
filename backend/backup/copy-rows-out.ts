import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TransactionSql } from 'postgres'

/** Writes the output of a `copy … to stdout` statement to a stream; the connection can be used again afterwards. */
export async function copyRowsOut(db: TransactionSql, statement: string, output: Writable): Promise<void> {
  const rows = await db.unsafe(statement).readable()
  await pipeline(rows, output)
  // The driver pauses its socket while the stream is full. When the last row fills the stream, nothing resumes the socket,
  // and the next query on this connection would never finish.
  // eslint-disable-next-line no-underscore-dangle -- Node's name of the method that requests more data
  rows._read(0)
}

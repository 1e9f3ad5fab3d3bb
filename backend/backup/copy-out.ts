import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { TransactionSql } from 'postgres'

/** Sends what a `copy … to stdout` answers into a sink, and leaves the connection as it found it. */
export async function copyOut(db: TransactionSql, statement: string, sink: Writable): Promise<void> {
  const rows = await db.unsafe(statement).readable()
  await pipeline(rows, sink)
  // The driver stops reading its socket while the stream is full. Where the last row filled it, nobody asks the stream for more, and the
  // socket would stand still for ever: the next question on this connection would never be answered.
  // eslint-disable-next-line no-underscore-dangle -- Node's name for asking a source for more
  rows._read(0)
}

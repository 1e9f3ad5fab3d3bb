import type { Connection } from './connection.ts'

/** The values of one DataRow message as text, for questions whose answers are small. */
export function readRow(bytes: Buffer, start: number): (string | null)[] {
  const count = bytes.readInt16BE(start)
  const values: (string | null)[] = []
  let at = start + 2
  for (let column = 0; column < count; column++) {
    const length = bytes.readInt32BE(at)
    at += 4
    values.push(length < 0 ? null : bytes.toString('utf8', at, at + length))
    if (length > 0) at += length
  }
  return values
}

export async function queryRows(
  connection: Connection,
  sql: string,
  values: readonly (string | null)[] = [],
): Promise<(string | null)[][]> {
  const rows: (string | null)[][] = []
  await connection.run([{ sql, values, onRow: (bytes, start) => rows.push(readRow(bytes, start)) }])
  return rows
}

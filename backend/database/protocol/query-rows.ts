import type { Connection } from './protocol-connection.ts'

/** Decodes the values of one DataRow message as text. */
export function decodeRow(bytes: Buffer, start: number): (string | null)[] {
  const count = bytes.readInt16BE(start)
  const values: (string | null)[] = []
  let offset = start + 2
  for (let column = 0; column < count; column++) {
    const length = bytes.readInt32BE(offset)
    offset += 4
    values.push(length < 0 ? null : bytes.toString('utf8', offset, offset + length))
    if (length > 0) offset += length
  }
  return values
}

/** Runs a query and returns all rows as text; for small results. */
export async function queryRows(
  connection: Connection,
  sql: string,
  values: readonly (string | null)[] = [],
): Promise<(string | null)[][]> {
  const rows: (string | null)[][] = []
  await connection.run([{ sql, values, onRow: (bytes, start) => rows.push(decodeRow(bytes, start)) }])
  return rows
}

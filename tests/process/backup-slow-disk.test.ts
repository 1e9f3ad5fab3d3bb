import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { copyRowsOut } from '#backend/backup/copy-rows-out.ts'
import { emptyDatabase } from '#tests/support/database/test-database.ts'

/** A stream that takes one chunk at a time, like a disk that is slower than the database. */
function createSlowStream() {
  const written = { bytes: 0 }
  const stream = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _, done) {
      written.bytes += chunk.length
      setImmediate(done)
    },
  })
  return { stream, written }
}

test.each([1, 100, 1000, 5000])(
  'after copying %i rows to a slow disk the connection still works',
  async (rows) => {
    const database = await emptyDatabase()
    try {
      await database.sql.begin(async (db) => {
        const { stream, written } = createSlowStream()
        await copyRowsOut(
          db,
          `copy (select repeat('x', 999) from generate_series(1, ${rows})) to stdout`,
          stream,
        )
        expect(written.bytes).toBe(rows * 1000)
        expect(await db`select 1 as one`).toEqual([{ one: 1 }])
      })
    } finally {
      await database.close()
    }
  },
)

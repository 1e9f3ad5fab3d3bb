import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { copyOut } from '#backend/backup/copy-out.ts'
import { emptyDatabase } from '#tests/support/database.ts'

/** Takes a piece at a time, and its time for each: a disk that is slower than the database. */
function slowSink() {
  const taken = { bytes: 0 }
  const sink = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _, done) {
      taken.bytes += chunk.length
      setImmediate(done)
    },
  })
  return { sink, taken }
}

test.each([1, 100, 1000, 5000])('after %i rows for a slow disk the connection answers on', async (rows) => {
  const database = await emptyDatabase()
  try {
    await database.sql.begin(async (db) => {
      const { sink, taken } = slowSink()
      await copyOut(db, `copy (select repeat('x', 999) from generate_series(1, ${rows})) to stdout`, sink)
      expect(taken.bytes).toBe(rows * 1000)
      expect(await db`select 1 as one`).toEqual([{ one: 1 }])
    })
  } finally {
    await database.close()
  }
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createPool, type Pool } from './connection-pool.ts'
import { decodeRow } from './query-rows.ts'
import type { StatementTime } from './shared-connection.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  pool = createPool(database.connection, {
    name: 'shared connection test',
    connectTimeoutMs: 30_000,
    statementTimeoutMs: 30_000,
    maxPreparedStatements: 20,
    size: 8,
    maxQueued: 100,
    maxWaitMs: 30_000,
  })
  // Opens all connections, because only idle ones are shared.
  await Promise.all(Array.from({ length: 8 }, () => query("select 'opened' from pg_sleep(0.05)")))
})
afterEach(() => pool.close())

const quick = (): StatementTime => ({ recentMs: 0 })

async function query(sql: string, time?: StatementTime, signal?: AbortSignal) {
  const rows: (string | null)[] = []
  const steps = () => {
    rows.length = 0
    return [{ sql, onRow: (bytes: Buffer, start: number) => rows.push(decodeRow(bytes, start)[0]!) }]
  }
  await pool.run(steps, signal && (() => signal), time)
  return rows[0]
}
const backend = (time?: StatementTime) => query('select pg_backend_pid()', time)
const countDistinct = (values: unknown[]) => new Set(values).size

it('quick batches of one round of the event loop share a connection, at most four each', async () => {
  const backends = await Promise.all(Array.from({ length: 8 }, () => backend(quick())))
  expect(countDistinct(backends)).toBe(2)
})

it('slow and unmeasured batches have a connection of their own', async () => {
  const slow = { recentMs: 50 }
  const backends = await Promise.all([backend(slow), backend(slow), backend(), backend()])
  expect(countDistinct(backends)).toBe(4)
})

it('a statement is slow until it was quick once, and again after a series of slow runs', async () => {
  const time = { recentMs: Infinity }
  await query('select 1 from pg_sleep(0.1)', time)
  expect(time.recentMs).toBeGreaterThan(100)
  time.recentMs = 1
  for (let run = 0; run < 4; run++) await query('select 1 from pg_sleep(0.02)', time)
  expect(time.recentMs).toBeCloseTo(1.25 ** 4)
})

it('each batch is a transaction of its own: settings end with it, and an error fails only its own', async () => {
  const set = query("select set_config('test.caller', 'first', true)", quick())
  const failed = query('select 1 / 0', quick())
  const read = query("select coalesce(current_setting('test.caller', true), '')", quick())
  await expect(failed).rejects.toMatchObject({ code: '22012' })
  expect([await set, await read]).toEqual(['first', ''])
})

it('the same new statement in two batches is prepared for both, and used again', async () => {
  const statement = () => query('select 40 + 2', quick())
  expect(await Promise.all([statement(), statement()])).toEqual(['42', '42'])
  expect(await Promise.all([statement(), statement()])).toEqual(['42', '42'])
})

it('a client that disconnects cancels its own batch; those behind it on the connection still respond', async () => {
  const client = new AbortController()
  const cancelled = query('select 1 from pg_sleep(30)', quick(), client.signal)
  const others = Array.from({ length: 3 }, () => query('select 2 from pg_sleep(0.1)', quick()))
  const rejected = expect(cancelled).rejects.toMatchObject({ code: '57014' })
  client.abort()
  await rejected
  expect(await Promise.all(others)).toEqual(['2', '2', '2'])
  expect(await Promise.all(Array.from({ length: 8 }, () => query('select 3')))).toEqual(Array(8).fill('3'))
})

it('a broken connection rejects all its batches, and is replaced', async () => {
  const terminated = query('select pg_terminate_backend(pg_backend_pid())', quick())
  const behind = query('select 1', quick())
  // The server's last words depend on when it notices, so only the failure is certain.
  await expect(terminated).rejects.toThrow()
  await expect(behind).rejects.toMatchObject({ name: 'ConnectionLost' })
  expect(await query('select 1', quick())).toBe('1')
})

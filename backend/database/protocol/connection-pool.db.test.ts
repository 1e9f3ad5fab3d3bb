import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createPool, type Pool, type PoolSettings } from './connection-pool.ts'
import { queryRows } from './query-rows.ts'

const settings: PoolSettings = {
  name: 'pool test',
  connectTimeoutMs: 30_000,
  statementTimeoutMs: 30_000,
  maxPreparedStatements: 20,
  size: 2,
  maxQueued: 3,
  maxWaitMs: 30_000,
}
let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())
afterEach(() => pool.close())

const query = (sql: string) => pool.use(async (connection) => (await queryRows(connection, sql))[0]?.[0])

describe('a connection pool', () => {
  it('never opens more connections than its size', async () => {
    pool = createPool(database.connection, { ...settings, maxQueued: 100 })
    const pids = await Promise.all(Array.from({ length: 40 }, () => query('select pg_backend_pid()')))
    expect(new Set(pids).size).toBeLessThanOrEqual(2)
  })

  it('rejects a request when the queue is full', async () => {
    pool = createPool(database.connection, settings)
    const queries = Array.from({ length: 8 }, () => query('select pg_sleep(0.2)'))
    const outcomes = await Promise.allSettled(queries)
    const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(rejected.length).toBeGreaterThan(0)
    for (const outcome of rejected) expect(outcome.reason).toMatchObject({ name: 'PoolBusy' })
  })

  it('rejects a request that has waited too long', async () => {
    // The first request waits for its connection just as long, which a busy machine may need to open it.
    pool = createPool(database.connection, { ...settings, size: 1, maxWaitMs: 3_000 })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = pool.use(() => released)
    await expect(query('select 1')).rejects.toMatchObject({ name: 'PoolBusy' })
    release()
    await holding
  })

  it('replaces a connection that the server terminated', async () => {
    pool = createPool(database.connection, { ...settings, size: 1 })
    const pid = await query('select pg_backend_pid()')
    await database.sql`select pg_terminate_backend(${Number(pid)})`
    const another = await query('select pg_backend_pid()').catch(() => query('select pg_backend_pid()'))
    expect(another).not.toBe(pid)
  })

  it('rolls back an open transaction before it lends the connection again', async () => {
    pool = createPool(database.connection, { ...settings, size: 1 })
    await pool.use((connection) => connection.run([{ sql: 'begin' }, { sql: 'create table stray (id int)' }]))
    expect(await query("select coalesce(to_regclass('stray')::text, 'gone')")).toBe('gone')
  })

  it('waits for an unreachable database, and reports ConnectionLost after the wait', async () => {
    pool = createPool({ ...database.connection, host: '/nowhere' }, { ...settings, maxWaitMs: 400 })
    await expect(query('select 1')).rejects.toMatchObject({ name: 'ConnectionLost' })
  })
})

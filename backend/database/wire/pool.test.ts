import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createPool, type Pool, type PoolSettings } from './pool.ts'
import { queryRows } from './rows.ts'

const settings: PoolSettings = {
  name: 'pool test',
  connectTimeoutMs: 30_000,
  statementTimeoutMs: 30_000,
  statements: 20,
  size: 2,
  queue: 3,
  waitMs: 30_000,
}
let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())
afterEach(() => pool.close())

const ask = (sql: string) => pool.use(async (connection) => (await queryRows(connection, sql))[0]?.[0])

describe('a pool', () => {
  it('never opens more connections than its size', async () => {
    pool = createPool(database.connection, { ...settings, queue: 100 })
    const pids = await Promise.all(Array.from({ length: 40 }, () => ask('select pg_backend_pid()')))
    expect(new Set(pids).size).toBeLessThanOrEqual(2)
  })

  it('turns away who would wait in too long a queue', async () => {
    pool = createPool(database.connection, settings)
    const asked = Array.from({ length: 8 }, () => ask('select pg_sleep(0.2)'))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const outcome of refused) expect(outcome.reason).toMatchObject({ name: 'PoolBusy' })
  })

  it('turns away who has waited too long', async () => {
    pool = createPool(database.connection, { ...settings, size: 1, waitMs: 200 })
    const slow = ask('select pg_sleep(1)')
    await expect(ask('select 1')).rejects.toMatchObject({ name: 'PoolBusy' })
    await slow
  })

  it('makes a new connection when one has been ended', async () => {
    pool = createPool(database.connection, { ...settings, size: 1 })
    const pid = await ask('select pg_backend_pid()')
    await database.sql`select pg_terminate_backend(${Number(pid)})`
    const another = await ask('select pg_backend_pid()').catch(() => ask('select pg_backend_pid()'))
    expect(another).not.toBe(pid)
  })

  it('lends no connection with an open transaction', async () => {
    pool = createPool(database.connection, { ...settings, size: 1 })
    await pool.use((connection) => connection.run([{ sql: 'begin' }, { sql: 'create table stray (id int)' }]))
    expect(await ask("select coalesce(to_regclass('stray')::text, 'gone')")).toBe('gone')
  })

  it('waits for a database that comes back, and says so if it does not', async () => {
    pool = createPool({ ...database.connection, host: '/nowhere' }, { ...settings, waitMs: 400 })
    await expect(ask('select 1')).rejects.toMatchObject({ name: 'ConnectionLost' })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
import { connect, type Connection } from './connection.ts'
import { queryRows } from './rows.ts'

const session = { name: 'wire test', connectTimeoutMs: 30_000, statementTimeoutMs: 30_000, statements: 20 }
let database: TestDatabase
let connection: Connection

beforeAll(async () => {
  database = await emptyDatabase()
  connection = await connect(database.connection, session)
})
afterAll(async () => {
  connection.close()
  await database.close()
})

const value = async (sql: string, values: (string | null)[] = []) =>
  (await queryRows(connection, sql, values))[0]?.[0]

describe('a thin connection', () => {
  it('sends values beside the text, nulls and any letters included', async () => {
    const text = `'; drop table x; -- " \\ é 🎨`
    expect(await queryRows(connection, 'select $1::text, $2::text', [text, null])).toEqual([[text, null]])
  })

  it('runs all steps of a batch in one transaction', async () => {
    await connection.run([{ sql: 'create table once (id int unique)' }])
    const failing = connection.run([
      { sql: 'insert into once values (1)' },
      { sql: 'insert into once values (2)' },
      { sql: 'insert into once values (1)' },
    ])
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await value('select count(*) from once')).toBe('0')
  })

  it('forgets settings made for one batch before the next', async () => {
    await connection.run([{ sql: "select set_config('request.jwt.claims', 'mine', true)" }])
    expect(
      await value("select coalesce(nullif(current_setting('request.jwt.claims', true), ''), 'none')"),
    ).toBe('none')
  })

  it('still works after an error in the middle of a batch', async () => {
    await expect(connection.run([{ sql: 'select 1/0' }, { sql: 'select 1' }])).rejects.toMatchObject({
      code: '22012',
    })
    expect(await value('select 7')).toBe('7')
  })

  it('stops a statement that takes too long', async () => {
    const hasty = await connect(database.connection, { ...session, statementTimeoutMs: 500 })
    await expect(hasty.run([{ sql: 'select pg_sleep(30)' }])).rejects.toMatchObject({ code: '57014' })
    await expect(hasty.run([{ sql: 'select 8' }])).resolves.toBeUndefined()
    hasty.close()
  })

  it('keeps no more prepared statements than it may', async () => {
    for (let n = 0; n < 60; n++) await value(`select ${n}`)
    expect(Number(await value('select count(*) from pg_prepared_statements'))).toBeLessThanOrEqual(20)
  })

  it('prepares again when a table has changed under a prepared statement', async () => {
    await connection.run([{ sql: 'create table changing (a int)' }])
    await connection.run([{ sql: 'insert into changing values (1)' }])
    expect(await value('select * from changing')).toBe('1')
    await connection.run([{ sql: 'alter table changing alter a type text' }])
    await expect(value('select * from changing')).rejects.toMatchObject({ code: '0A000' })
    expect(await value('select * from changing')).toBe('1')
  })

  it('reads rows that are larger than what the socket gives at once', async () => {
    const long = await value("select repeat('x', 3000000)")
    expect(long).toHaveLength(3_000_000)
  })

  it('says so when the server hangs up', async () => {
    const doomed = await connect(database.connection, session)
    const [[pid]] = (await queryRows(doomed, 'select pg_backend_pid()')) as [[string]]
    const running = doomed.run([{ sql: 'select pg_sleep(20)' }])
    const refused = expect(running).rejects.toThrow()
    await database.sql`select pg_terminate_backend(${Number(pid)})`
    await refused
    expect(doomed.isOpen()).toBe(false)
    await expect(doomed.run([{ sql: 'select 1' }])).rejects.toMatchObject({ name: 'ConnectionLost' })
  })

  it('cancels what the server does not end by itself', async () => {
    const stubborn = await connect(database.connection, { ...session, statementTimeoutMs: 200 })
    // The session lifts its own limit, so only the client's deadline is left.
    await stubborn.run([{ sql: 'set statement_timeout = 0' }])
    await expect(stubborn.run([{ sql: 'select pg_sleep(30)' }])).rejects.toMatchObject({ code: '57014' })
    stubborn.close()
  })
})

it('refuses a host that does not answer, in time', async () => {
  const nowhere = { ...database.connection, host: '/nowhere' }
  await expect(connect(nowhere, session)).rejects.toMatchObject({ name: 'ConnectionLost' })
})

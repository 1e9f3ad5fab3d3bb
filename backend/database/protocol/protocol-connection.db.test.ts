import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { connect, type Connection } from './protocol-connection.ts'
import { queryRows } from './query-rows.ts'

const session = {
  name: 'protocol test',
  connectTimeoutMs: 30_000,
  statementTimeoutMs: 30_000,
  maxPreparedStatements: 20,
}
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

describe('a protocol connection', () => {
  it('sends values apart from the SQL text, including nulls and special characters', async () => {
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

  it('resets the settings of one batch before the next', async () => {
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
    const shortTimeout = await connect(database.connection, { ...session, statementTimeoutMs: 500 })
    await expect(shortTimeout.run([{ sql: 'select pg_sleep(30)' }])).rejects.toMatchObject({ code: '57014' })
    await expect(shortTimeout.run([{ sql: 'select 8' }])).resolves.toBeUndefined()
    shortTimeout.close()
  })

  it('does not exceed the limit of prepared statements', async () => {
    for (let index = 0; index < 60; index++) await value(`select ${index}`)
    expect(Number(await value('select count(*) from pg_prepared_statements'))).toBeLessThanOrEqual(20)
  })

  it('prepares a statement again when its table has changed', async () => {
    await connection.run([{ sql: 'create table changing (a int)' }])
    await connection.run([{ sql: 'insert into changing values (1)' }])
    expect(await value('select * from changing')).toBe('1')
    await connection.run([{ sql: 'alter table changing alter a type text' }])
    await expect(value('select * from changing')).rejects.toMatchObject({ code: '0A000' })
    expect(await value('select * from changing')).toBe('1')
  })

  it('reads rows that are larger than the read buffer of the socket', async () => {
    const long = await value("select repeat('x', 3000000)")
    expect(long).toHaveLength(3_000_000)
  })

  it('reports ConnectionLost when the server closes the connection', async () => {
    const terminated = await connect(database.connection, session)
    const [[pid]] = (await queryRows(terminated, 'select pg_backend_pid()')) as [[string]]
    const running = terminated.run([{ sql: 'select pg_sleep(20)' }])
    const rejection = expect(running).rejects.toThrow()
    await database.sql`select pg_terminate_backend(${Number(pid)})`
    await rejection
    expect(terminated.isOpen()).toBe(false)
    await expect(terminated.run([{ sql: 'select 1' }])).rejects.toMatchObject({ name: 'ConnectionLost' })
  })

  it('cancels a statement that exceeds the deadline of the client', async () => {
    const withoutServerTimeout = await connect(database.connection, { ...session, statementTimeoutMs: 200 })
    // Removes the limit of the server, so that only the deadline of the client applies.
    await withoutServerTimeout.run([{ sql: 'set statement_timeout = 0' }])
    await expect(withoutServerTimeout.run([{ sql: 'select pg_sleep(30)' }])).rejects.toMatchObject({
      code: '57014',
    })
    withoutServerTimeout.close()
  })
})

it('reports ConnectionLost for a host that does not respond', async () => {
  const unreachable = { ...database.connection, host: '/nowhere' }
  await expect(connect(unreachable, session)).rejects.toMatchObject({ name: 'ConnectionLost' })
})

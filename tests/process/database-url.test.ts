import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkServer } from '#backend/database/check-server.ts'
import { openSql, parseDatabaseUrl } from '#backend/database/connection.ts'
import type { Embedded } from '#backend/database/embedded/start.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'

// A server of its own that is reached as somebody else's would be: by address, name and password.
let server: Embedded
let url: string

beforeAll(async () => {
  server = await startTemporary({ overTcp: true })
  const { host, port, user, password } = server.connection
  url = `postgres://${user}:${password}@${host}:${port}/postgres`
})
afterAll(() => server.close())

test('the whole product schema goes onto a PostgreSQL that is only known by its address', async () => {
  const connection = parseDatabaseUrl(url)
  expect((await checkServer(connection)).major).toBeGreaterThanOrEqual(15)
  const sql = openSql(connection)
  try {
    await preparePlatform(sql)
    await migrate(sql, 'supabase/migrations')
    const [row] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as there`
    expect(row).toEqual({ there: true })
  } finally {
    await sql.end()
  }
})

test('an owner without superuser rights can hold the product, too', async () => {
  const admin = openSql(parseDatabaseUrl(url), { max: 1 })
  await preparePlatform(admin)
  await admin`create role tenant login createrole password 'tenant'`
  await admin`grant anon, authenticated, service_role, authenticator to tenant with admin option`
  await admin`create database tenant owner tenant`
  await admin.end()
  const sql = openSql(
    parseDatabaseUrl(url.replace(/\/\/.*@/, '//tenant:tenant@').replace(/postgres$/, 'tenant')),
  )
  try {
    await preparePlatform(sql)
    await migrate(sql, 'supabase/migrations')
    await sql.begin(async (request) => {
      await request`set local role anon`
      expect(await request`select current_user`).toEqual([{ current_user: 'anon' }])
    })
  } finally {
    await sql.end()
  }
})

const broken: [string, (good: string) => string, string, RegExp][] = [
  [
    'a wrong password',
    (good) => good.replace(/:[^:@]+@/, ':guessed@'),
    'wrong_password',
    /refuses user "postgres"/,
  ],
  [
    'an unknown host',
    (good) => good.replace('127.0.0.1', 'no-such-host.invalid'),
    'unknown_host',
    /no-such-host/,
  ],
  ['a missing database', (good) => good.replace(/postgres$/, 'nowhere'), 'no_such_database', /"nowhere"/],
  ['a port where nobody listens', (good) => good.replace(/:\d+\//, ':1/'), 'not_listening', /127\.0\.0\.1:1/],
  [
    'a socket folder without server',
    () => 'postgres://me@/db?host=/nowhere',
    'not_listening',
    /\/nowhere\/\.s\.PGSQL/,
  ],
  ['a server without TLS', (good) => `${good}?sslmode=verify-full`, 'tls_failed', /TLS/],
]
test.each(broken)('%s is one clear line', async (_, breakIt, code, message) => {
  const problem = await checkServer(parseDatabaseUrl(breakIt(url))).catch((error: Error) => error)
  expect(problem).toMatchObject({ code, message: expect.stringMatching(message) })
  expect((problem as Error).message).not.toContain('\n')
  expect((problem as Error).message).not.toContain(server.connection.password)
})

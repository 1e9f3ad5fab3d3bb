import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkServer } from '#backend/database/check-server.ts'
import { parseDatabaseUrl } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import type { EmbeddedServer } from '#backend/database/embedded/embedded-server.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'

// Starting PostgreSQL and running all migrations takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// A separate server that is reached over TCP with a password, like a server of a hosting provider.
let server: EmbeddedServer
let url: string

beforeAll(async () => {
  server = await startTemporary({ overTcp: true })
  const { host, port, user, password } = server.connection
  url = `postgres://${user}:${password}@${host}:${port}/postgres`
})
afterAll(() => server.close())

test('the whole product schema can be created on a PostgreSQL given by DATABASE_URL', async () => {
  const connection = parseDatabaseUrl(url)
  expect((await checkServer(connection)).major).toBeGreaterThanOrEqual(15)
  const sql = createSqlClient(connection)
  try {
    await preparePlatform(sql)
    await migrate(sql, 'supabase/migrations')
    const [row] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as exists`
    expect(row).toEqual({ exists: true })
  } finally {
    await sql.end()
  }
})

test('the product schema can be created without superuser rights', async () => {
  const admin = createSqlClient(parseDatabaseUrl(url), { max: 1 })
  await preparePlatform(admin)
  await admin`create role tenant login createrole password 'tenant'`
  await admin`grant anon, authenticated, service_role, authenticator to tenant with admin option`
  await admin`create database tenant owner tenant`
  await admin.end()
  const sql = createSqlClient(
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

const invalidUrls: [string, (url: string) => string, string, RegExp][] = [
  [
    'a wrong password',
    (valid) => valid.replace(/:[^:@]+@/, ':guessed@'),
    'wrong_password',
    /refuses user "postgres"/,
  ],
  [
    'an unknown host',
    (valid) => valid.replace('127.0.0.1', 'no-such-host.invalid'),
    'unknown_host',
    /no-such-host/,
  ],
  ['a missing database', (valid) => valid.replace(/postgres$/, 'nowhere'), 'no_such_database', /"nowhere"/],
  ['a port without a server', (valid) => valid.replace(/:\d+\//, ':1/'), 'not_listening', /127\.0\.0\.1:1/],
  [
    'a socket folder without a server',
    () => 'postgres://me@/db?host=/nowhere',
    'not_listening',
    /\/nowhere\/\.s\.PGSQL/,
  ],
  ['a server without TLS', (valid) => `${valid}?sslmode=verify-full`, 'tls_failed', /TLS/],
]
test.each(invalidUrls)('%s is reported in one line', async (_, createUrl, code, message) => {
  const error = await checkServer(parseDatabaseUrl(createUrl(url))).catch((thrown: Error) => thrown)
  expect(error).toMatchObject({ code, message: expect.stringMatching(message) })
  expect((error as Error).message).not.toContain('\n')
  expect((error as Error).message).not.toContain(server.connection.password)
})

// Records the responses of the real PostgREST into tests/conformance/recorded/. Run it on Linux x64 after a change of the cases,
// the fixture, the migrations or the PostgREST version: `node tests/conformance/record.ts`.
import { readFileSync } from 'node:fs'
import type { Sql } from 'postgres'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { seed } from '#supabase/seed/seed.ts'
import type { ApiCase } from './api-case.ts'
import { features } from './cases/all-features.ts'
import { productCases } from './cases/product.ts'
import { normalizeResponse } from './normalize-response.ts'
import { postgrestUnavailable, postgrestVersion, startPostgrest, type PostgrestOptions } from './postgrest.ts'
import { writeRecording } from './recordings.ts'
import { sendCase } from './send-case.ts'

if (postgrestUnavailable) throw new Error(postgrestUnavailable)

const readSql = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const postgres = await startTemporary()
try {
  await record(
    'conformance',
    (sql) => sql.unsafe(readSql('fixture.sql')),
    {},
    features.map(({ id, cases }) => [id, cases]),
  )
  await record(
    'product',
    async (sql) => {
      await preparePlatform(sql)
      await migrate(sql, 'supabase/migrations')
      await seed(sql, 'sample')
      await sql.unsafe(readSql('product-fixture.sql'))
    },
    { schemas: 'public', readyPath: '/categories?limit=1' },
    [['product', productCases]],
  )
} finally {
  await postgres.close()
}

async function record(
  name: string,
  fill: (sql: Sql) => Promise<unknown>,
  options: PostgrestOptions,
  features: readonly [id: string, cases: readonly ApiCase[]][],
) {
  const { connection } = postgres
  const admin = createSqlClient(connection, { max: 1, name: 'record' })
  await admin.unsafe(`create database ${name}`)
  await admin.unsafe(`alter database ${name} set search_path to "$user", public, extensions`)
  const [server] = await admin<
    { version: number }[]
  >`select current_setting('server_version_num')::int as version`
  await admin.end()
  const sql = createSqlClient(
    { ...connection, database: name },
    { max: 1, statementTimeout: 0, name: 'record' },
  )
  await fill(sql)
  await sql.end()
  const postgrest = await startPostgrest(
    { host: connection.host, name },
    { port: connection.port, ...options },
  )
  const versions = { postgrest: postgrestVersion(), postgresql: Math.floor(server!.version / 10_000) }
  for (const [id, cases] of features) {
    const recorded = []
    for (const apiCase of cases) {
      const response = await sendCase(apiCase, fetch, postgrest.url)
      recorded.push({ ...apiCase, response: normalizeResponse(apiCase, response) })
    }
    writeRecording(id, versions, recorded)
    console.log(`${id}: ${cases.length} responses`)
  }
  await postgrest.close()
}

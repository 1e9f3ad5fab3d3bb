// Starts one real PostgreSQL for the run; each test file creates its own database in it (test-database.ts). With
// TEST_DATABASE_URL the tests use an existing server instead.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { type ConnectionOptions, parseDatabaseUrl } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { templateFolder } from '../site/site-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ConnectionOptions
    /** Suffix of this run's template databases. */
    run: string
  }
}

export default async function setup(project: TestProject) {
  const run = randomBytes(4).toString('hex')
  const externalUrl = process.env.TEST_DATABASE_URL
  const server = externalUrl ? useServer(externalUrl, run) : await startTemporary()
  project.provide('run', run)
  project.provide('postgres', server.connection)
  return async () => {
    rmSync(`${templateFolder(run)}.draft`, { recursive: true, force: true })
    if (!process.env.SITE_TEMPLATE_FOLDER) rmSync(templateFolder(run), { recursive: true, force: true })
    await server.close()
  }
}

function useServer(url: string, run: string) {
  const connection = parseDatabaseUrl(url)
  return {
    connection,
    async close() {
      const sql = createSqlClient(connection, { max: 1 })
      const templates = await sql<{ name: string }[]>`
        select datname as name from pg_database where datname like ${'%template%' + run}`
      for (const { name } of templates) await sql`drop database ${sql(name)} with (force)`
      await sql.end()
    },
  }
}

// One real PostgreSQL for the whole run; each test file takes a database of its own from it (see database.ts).
// TEST_DATABASE_URL runs the same tests on a server that is already there.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { type ConnectionOptions, openSql, parseDatabaseUrl } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { templateFolder } from './site-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ConnectionOptions
    /** Ends the names of this run's template databases. */
    run: string
  }
}

export default async function setup(project: TestProject) {
  const run = randomBytes(4).toString('hex')
  const given = process.env.TEST_DATABASE_URL
  const server = given ? useServer(given, run) : await startTemporary()
  project.provide('run', run)
  project.provide('postgres', server.connection)
  return async () => {
    for (const folder of [templateFolder(run), `${templateFolder(run)}.draft`])
      rmSync(folder, { recursive: true, force: true })
    await server.close()
  }
}

function useServer(url: string, run: string) {
  const connection = parseDatabaseUrl(url)
  return {
    connection,
    async close() {
      const sql = openSql(connection, { max: 1 })
      const left = await sql<{ name: string }[]>`
        select datname as name from pg_database where datname like ${'%template%' + run}`
      for (const { name } of left) await sql`drop database ${sql(name)} with (force)`
      await sql.end()
    },
  }
}

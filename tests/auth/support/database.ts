import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'

const platform = path.resolve('backend/auth/platform')

/** A database with the tables of accounts and nothing else: auth needs no product around it. */
export async function authDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase()
  for (const file of readdirSync(platform).sort())
    await database.sql.unsafe(readFileSync(path.join(platform, file), 'utf8'))
  return database
}

// `npm run db:types`: generates supabase/database.types.ts from the migrations, with a temporary PostgreSQL.
import { writeFile } from 'node:fs/promises'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { readCatalogue } from '../database-types/catalogue.ts'
import { renderTypes } from '../database-types/render.ts'

const target = 'supabase/database.types.ts'
const database = await startTemporary()
const sql = createSqlClient(database.connection, { max: 1 })
try {
  await preparePlatform(sql)
  await migrate(sql, 'supabase/migrations')
  await writeFile(target, renderTypes(await readCatalogue(sql)))
  console.log(`Wrote ${target}`)
} finally {
  await sql.end({ timeout: 5 })
  await database.close()
}

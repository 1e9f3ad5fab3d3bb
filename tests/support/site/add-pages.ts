import { createSqlClient } from '#backend/database/sql-client.ts'
import { type ServerProcess, databaseOf } from './server-process.ts'

/** Adds released pages without drawings, for tests that need more pages than the sample library has. */
export async function addPages(
  site: ServerProcess,
  { difficulty, count }: { difficulty: string; count: number },
): Promise<void> {
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  try {
    await sql`insert into public.coloring_pages (slug, title, status, difficulty)
      select ${difficulty}::text || '-' || n, jsonb_build_object('en', ${difficulty}::text || ' ' || n), 'released',
        ${difficulty}::public.difficulty
      from generate_series(1, ${count}::int) as n`
  } finally {
    await sql.end({ timeout: 1 })
  }
}

import { openSql } from '#backend/database/connection.ts'
import { type ServerProcess, socketOf } from './server-process.ts'

/** More pages than the sample library has: released, without a drawing. */
export async function addPages(
  site: ServerProcess,
  { difficulty, count }: { difficulty: string; count: number },
): Promise<void> {
  const sql = openSql(socketOf(site), { max: 1 })
  try {
    await sql`insert into public.coloring_pages (slug, title, status, difficulty)
      select ${difficulty}::text || '-' || n, jsonb_build_object('en', ${difficulty}::text || ' ' || n), 'released',
        ${difficulty}::public.difficulty
      from generate_series(1, ${count}::int) as n`
  } finally {
    await sql.end({ timeout: 1 })
  }
}

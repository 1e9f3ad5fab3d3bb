import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from 'postgres'
import type { Library } from './library.ts'
import sample from './sample.json' with { type: 'json' }

/** `starter` is the sample and the starter library, `none` leaves the tables as they are. */
export type Seed = 'starter' | 'sample' | 'none'

const starterFolder = path.join(import.meta.dirname, 'starter')

/** Fills the tables with what is missing of the chosen libraries; returns how many pages that were. May be repeated. */
export async function seed(sql: Sql, kind: Seed): Promise<number> {
  const sampleLibrary = sample as Library
  // Also when nothing is seeded: setup inserts the sample data on demand.
  await sql`
    insert into private.sample_library (data) values (${sql.json(json(sampleLibrary))})
    on conflict (id) do update set data = excluded.data
    where sample_library.data is distinct from excluded.data`
  if (kind === 'none') return 0
  const libraries = kind === 'starter' ? [sampleLibrary, ...(await readStarter())] : [sampleLibrary]
  let added = 0
  for (const library of libraries) added += await insertLibrary(sql, library)
  return added
}

async function insertLibrary(sql: Sql, library: Library): Promise<number> {
  const [row] = await sql<{ added: number }[]>`
    select private.insert_library(${sql.json(json(library))}) as added`
  return row!.added
}

/** The driver's JSON type knows no interfaces; what we hand over is plain data. */
const json = (library: Library) => library as unknown as Parameters<Sql['json']>[0]

async function readStarter(): Promise<Library[]> {
  const names = await readdir(starterFolder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(starterFolder, name), 'utf8')) as Library),
  )
}

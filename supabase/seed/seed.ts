import type { Sql } from 'postgres'
import type { Library } from './library.ts'
import { type ClosedPack, findPack, type PackedDrawing, SAMPLE_PACK, STARTER_PACK } from './pack.ts'
import sample from './sample.json' with { type: 'json' }

/** `starter` is the sample and the starter library, `none` leaves the tables as they are. */
export type Seed = 'starter' | 'sample' | 'none'

/** Puts drawings where visitors can load them, under these names of the bucket `pages`. */
export type StoreDrawings = (drawings: { name: string; svg: string }[]) => Promise<void>

/**
 * Fills the tables with what is missing of the chosen libraries; returns how many pages that were. May be repeated: a pack that has been
 * taken in is not opened again, so what an operator has renamed or thrown away does not come back.
 */
export async function seed(sql: Sql, kind: Seed, store?: StoreDrawings): Promise<number> {
  const sampleLibrary = sample as Library
  // Also when nothing is seeded: setup inserts the sample data on demand.
  await sql`
    insert into private.sample_library (data) values (${sql.json(json(sampleLibrary))})
    on conflict (id) do update set data = excluded.data
    where sample_library.data is distinct from excluded.data`
  if (kind === 'none') return 0
  let added = await insertLibrary(sql, sampleLibrary)
  for (const pack of await newPacks(sql, kind)) {
    const { library, drawings } = await pack.open()
    if (library.pages.length > 0) added += await insertLibrary(sql, library)
    if (!store) continue
    await addDrawings(sql, drawings, store)
    await sql`
      insert into private.seeded_packs (pack, fingerprint) values (${pack.name}, ${pack.fingerprint})
      on conflict (pack) do update set fingerprint = excluded.fingerprint`
  }
  // Until PostgreSQL has looked at what came by itself, a minute later, it plans as for an empty table: a search with a typo took 8 s.
  if (added > 0) await sql`analyze public.coloring_pages`
  return added
}

async function newPacks(sql: Sql, kind: 'starter' | 'sample'): Promise<ClosedPack[]> {
  const files = kind === 'starter' ? [SAMPLE_PACK, STARTER_PACK] : [SAMPLE_PACK]
  const packs = (await Promise.all(files.map(findPack))).filter((pack) => pack !== undefined)
  const known = await sql<{ fingerprint: string }[]>`select fingerprint from private.seeded_packs`
  return packs.filter((pack) => !known.some(({ fingerprint }) => fingerprint === pack.fingerprint))
}

async function insertLibrary(sql: Sql, library: Library): Promise<number> {
  const [row] = await sql<{ added: number }[]>`
    select private.insert_library(${sql.json(json(library))}) as added`
  return row!.added
}

/** Gives pages of ours that have no picture yet theirs: the file first, then the page that shows it. */
async function addDrawings(
  sql: Sql,
  drawings: readonly PackedDrawing[],
  store: StoreDrawings,
): Promise<void> {
  const waiting = await sql<{ id: string; slug: string }[]>`
    select id, slug from public.coloring_pages
    where thumbnail_url is null and created_by is null and slug in ${sql(drawings.map(({ slug }) => slug))}`
  if (waiting.length === 0) return
  const idOf = new Map(waiting.map(({ id, slug }) => [slug, id]))
  const wanted = drawings.filter(({ slug }) => idOf.has(slug))
  await store(wanted.map(({ slug, svg }) => ({ name: fileName(slug), svg })))
  const rows = wanted.map(({ slug, scene }) => ({ id: idOf.get(slug)!, slug, file: fileName(slug), scene }))
  await sql`
    with drawn as (
      select * from jsonb_to_recordset(${sql.json(rows as never)}) as r (id uuid, slug text, file text, scene jsonb)
    ), scenes as (
      insert into public.page_scenes (page_id, scene) select id, scene from drawn on conflict (page_id) do nothing
    )
    update public.coloring_pages as page
    set thumbnail_url = '/storage/v1/object/public/pages/' || drawn.file, file_url = '/print/' || drawn.slug || '.pdf'
    from drawn where page.id = drawn.id`
}

const fileName = (slug: string) => `library/${slug}.svg`

/** The driver's JSON type knows no interfaces; what we hand over is plain data. */
const json = (library: Library) => library as unknown as Parameters<Sql['json']>[0]

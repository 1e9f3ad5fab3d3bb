import type { Sql } from 'postgres'
import { libraryMaster, pageFileUrl } from '#domain/pages/page-file.ts'
import { loadSearchLexicon } from '../search/load-lexicon.ts'
import type { Library } from './library.ts'
import {
  type ArchiveFile,
  findArchive,
  type ArchivedDrawing,
  SAMPLE_ARCHIVE,
  STARTER_ARCHIVE,
} from './library-archive.ts'
import sample from './sample.json' with { type: 'json' }

/** `starter` includes the sample library; `none` changes no table that visitors see. */
type Seed = 'starter' | 'sample' | 'none'

/** Stores drawings under their names in the bucket `pages`. */
export type StoreDrawings = (drawings: { name: string; svg: string }[]) => Promise<void>

/**
 * Inserts the missing pages of the chosen libraries and returns their number. Can be repeated: an archive
 * that was inserted before is skipped, so a page that the operator renamed or deleted does not come back.
 */
export async function seed(sql: Sql, kind: Seed, store?: StoreDrawings): Promise<number> {
  const sampleLibrary = sample as Library
  await loadSearchLexicon(sql)
  // Stored even for `none`, because the setup screen inserts the sample data on demand.
  await sql`
    insert into private.sample_library (data) values (${sql.json(json(sampleLibrary))})
    on conflict (id) do update set data = excluded.data
    where sample_library.data is distinct from excluded.data`
  if (kind === 'none') return 0
  let added = await insertLibrary(sql, sampleLibrary)
  for (const archive of await newArchives(sql, kind)) {
    const { library, drawings } = await archive.unpack()
    if (library.pages.length > 0) added += await insertLibrary(sql, library)
    if (!store) continue
    await addDrawings(sql, drawings, store)
    await sql`
      insert into private.seeded_packs (pack, fingerprint) values (${archive.name}, ${archive.fingerprint})
      on conflict (pack) do update set fingerprint = excluded.fingerprint`
  }
  // Autovacuum would update the statistics a minute later. Until then PostgreSQL plans for an empty table: a
  // search took 8 s.
  if (added > 0) await sql`analyze public.coloring_pages`
  return added
}

/** The archives of this kind that were not inserted before. */
async function newArchives(sql: Sql, kind: 'starter' | 'sample'): Promise<ArchiveFile[]> {
  const files = kind === 'starter' ? [SAMPLE_ARCHIVE, STARTER_ARCHIVE] : [SAMPLE_ARCHIVE]
  const archives = (await Promise.all(files.map(findArchive))).filter((archive) => archive !== undefined)
  const inserted = await sql<{ fingerprint: string }[]>`select fingerprint from private.seeded_packs`
  return archives.filter(
    (archive) => !inserted.some(({ fingerprint }) => fingerprint === archive.fingerprint),
  )
}

async function insertLibrary(sql: Sql, library: Library): Promise<number> {
  const [row] = await sql<{ added: number }[]>`
    select private.insert_library(${sql.json(json(library))}) as added`
  return row!.added
}

/** Adds drawings to library pages without a picture. The file is stored before the page refers to it. */
async function addDrawings(
  sql: Sql,
  drawings: readonly ArchivedDrawing[],
  store: StoreDrawings,
): Promise<void> {
  const pages = await sql<{ id: string; slug: string }[]>`
    select id, slug from public.coloring_pages
    where thumbnail_url is null and created_by is null and slug in ${sql(drawings.map(({ slug }) => slug))}`
  if (pages.length === 0) return
  const idOf = new Map(pages.map(({ id, slug }) => [slug, id]))
  const missing = drawings.filter(({ slug }) => idOf.has(slug))
  await store(missing.map(({ slug, svg }) => ({ name: libraryMaster(slug), svg })))
  const rows = missing.map(({ slug, scene }) => ({
    id: idOf.get(slug)!,
    slug,
    address: pageFileUrl(libraryMaster(slug)),
    scene,
  }))
  await sql`
    with drawn as (
      select * from jsonb_to_recordset(${sql.json(rows as never)}) as r (id uuid, slug text, address text, scene jsonb)
    ), scenes as (
      insert into public.page_scenes (page_id, scene) select id, scene from drawn on conflict (page_id) do nothing
    )
    update public.coloring_pages as page
    set thumbnail_url = drawn.address, file_url = '/print/' || drawn.slug || '.pdf'
    from drawn where page.id = drawn.id`
}

/** The driver's JSON type does not accept interfaces. The library is plain data. */
const json = (library: Library) => library as unknown as Parameters<Sql['json']>[0]

import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import { storeFiles } from '#backend/storage/store-files.ts'
import { DIFFICULTIES } from '#domain/pages/creation-options.ts'
import { leftOutOf } from '#domain/pages/wish-outcome.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { type LibraryArchive, readArchive, SAMPLE_ARCHIVE, STARTER_ARCHIVE } from './library-archive.ts'
import sample from './sample.json' with { type: 'json' }
import { seed, type StoreDrawings } from './seed.ts'

const MAX_ARCHIVE_BYTES = 8_000_000
const MAX_SVG_BYTES = 250_000
const REDRAWN_PAGES = 6

let starter: LibraryArchive
let samples: LibraryArchive
beforeAll(async () => {
  starter = (await readArchive(STARTER_ARCHIVE))!
  samples = (await readArchive(SAMPLE_ARCHIVE))!
})

describe('the starter library', () => {
  test('has many pages in many categories, and each category has every difficulty', () => {
    const { pages } = starter.library
    expect(pages.length).toBeGreaterThanOrEqual(320)
    const byCategory = Map.groupBy(pages, ({ category }) => category)
    expect(byCategory.size).toBeGreaterThanOrEqual(18)
    for (const [category, categoryPages] of byCategory) {
      expect(categoryPages.length, category).toBeGreaterThanOrEqual(12)
      expect(new Set(categoryPages.map(({ difficulty }) => difficulty)), category).toEqual(
        new Set(DIFFICULTIES),
      )
    }
  })

  test('refers only to existing categories', () => {
    const slugs = new Set([...sample.categories, ...starter.library.categories].map(({ slug }) => slug))
    for (const { category } of starter.library.pages) expect(slugs).toContain(category)
  })

  test('has all texts in six languages', () => {
    const { pages, categories } = starter.library
    const texts = [
      ...pages.flatMap((page) => [page.title, page.description, page.seo_description!]),
      ...categories.flatMap(({ name, description }) => [name, description]),
    ]
    for (const text of texts) {
      expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort())
      for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('')
    }
  })

  test('has titles and descriptions without filler, straight apostrophes and small letters after a colon', () => {
    const filler =
      /adventure|abenteuer|aventure|aventura|avventura|avontuur|^(?:look|meet|schau|komm|regarde|mira|guarda|kijk)\b/i
    for (const { title, description } of starter.library.pages)
      for (const language of LANGUAGES) {
        expect(title[language]).not.toMatch(filler)
        expect(title[language] + description[language]).not.toMatch(/'/)
        if (language === 'de') expect(description[language]).not.toMatch(/: (?:der|die|das|du) /)
      }
  })

  test('keeps the addresses of the catalogue, so that a site gets no page twice', async () => {
    const catalogue = await readFile(path.join(import.meta.dirname, 'catalogue/catalogue.jsonl'), 'utf8')
    const slugs = [...catalogue.matchAll(/"slug": "([^"]+)"(?!, "sample")/g)].map(([, slug]) => slug)
    expect(starter.library.pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
  })

  test('has one drawing for each page, and no slug or drawing twice', () => {
    const slugs = starter.library.pages.map(({ slug }) => slug)
    const drawings = [...starter.drawings, ...samples.drawings]
    expect(starter.drawings.map(({ slug }) => slug)).toEqual(slugs)
    expect(samples.drawings.map(({ slug }) => slug).sort()).toEqual(
      sample.pages.map(({ slug }) => slug).sort(),
    )
    expect(new Set(drawings.map(({ slug }) => slug)).size).toBe(drawings.length)
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
  })

  test('is line art only: no script, no text, no external resource', () => {
    for (const { slug, svg } of [...starter.drawings, ...samples.drawings]) {
      expect(svg, slug).not.toMatch(/<(?:script|text|image|foreignObject|style)\b|\shref=|\son\w+=/i)
      expect(Buffer.byteLength(svg), slug).toBeLessThanOrEqual(MAX_SVG_BYTES)
    }
  })

  test('is small enough for the repository', async () => {
    const sizes = await Promise.all(
      [STARTER_ARCHIVE, SAMPLE_ARCHIVE].map(async (file) => (await stat(file)).size),
    )
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_ARCHIVE_BYTES)
  })

  test(
    'has scenes that the artist still draws, so that every page can be customized',
    { timeout: 60_000 },
    async () => {
      const artist = await createLocalArtist()
      const every = Math.floor(starter.drawings.length / REDRAWN_PAGES)
      for (let n = 0; n < REDRAWN_PAGES; n++) {
        const { slug, scene } = starter.drawings[n * every]!
        expect(leftOutOf(artist.draw(scene as Scene).outcome), slug).toEqual([])
      }
    },
  )
})

// Seven hundred pages and their files are stored.
describe('seeding the starter library', { timeout: 120_000 }, () => {
  let database: TestDatabase
  let folder: string
  let stored: string[][]
  let store: StoreDrawings
  beforeAll(async () => {
    database = await productDatabase()
    folder = await mkdtemp(path.join(tmpdir(), 'starter-'))
    const files = createDiskStore(folder)
    stored = []
    store = async (drawings) => {
      stored.push(drawings.map(({ name }) => name))
      const items = drawings.map(({ name, svg }) => ({
        name,
        bytes: new TextEncoder().encode(svg),
        type: 'image/svg+xml',
      }))
      await storeFiles(database.sql, files, 'pages', items)
    }
  })
  afterAll(async () => {
    await database?.close()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  test('gives every page a picture, a print file and a scene', async () => {
    expect(await seed(database.sql, 'starter', store)).toBe(starter.library.pages.length)
    const [counted] = await database.sql`
      select count(*)::int as pages,
        count(*) filter (where o.id is null)::int as "withoutPicture",
        count(*) filter (where p.file_url is distinct from '/print/' || p.slug || '.pdf')::int as "withoutSheet",
        count(*) filter (where s.page_id is null)::int as "withoutScene",
        count(*) filter (where p.is_ai_generated or p.status <> 'released')::int as "hidden"
      from public.coloring_pages p
      left join storage.objects o
        on o.bucket_id = 'pages' and p.thumbnail_url = '/storage/v1/object/public/pages/' || o.name
      left join public.page_scenes s on s.page_id = p.id`
    expect(counted).toEqual({
      pages: starter.library.pages.length + sample.pages.length,
      withoutPicture: 0,
      withoutSheet: 0,
      withoutScene: 0,
      hidden: 0,
    })
  })

  test('updates the statistics of the planner at once, so that a search on a new site is fast', async () => {
    const [statistics] = await database.sql<{ pages: number }[]>`
      select reltuples::int as pages from pg_class where oid = 'public.coloring_pages'::regclass`
    expect(statistics!.pages).toBeGreaterThanOrEqual(starter.library.pages.length)
  })

  test('can be repeated: it adds and stores nothing, and a renamed page does not come back', async () => {
    const before = stored.length
    const { slug } = starter.library.pages[0]!
    await database.sql`update public.coloring_pages set slug = 'renamed' where slug = ${slug}`
    expect(await seed(database.sql, 'starter', store)).toBe(0)
    expect(stored.length).toBe(before)
  })

  test('reads a changed library again and adds its new pages', async () => {
    await database.sql`update private.seeded_packs set fingerprint = 'of an older one'`
    expect(await seed(database.sql, 'starter', store)).toBe(1)
  })
})

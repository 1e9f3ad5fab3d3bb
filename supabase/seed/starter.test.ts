import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import { createDiskStore } from '#backend/storage/files/disk.ts'
import { storeMany } from '#backend/storage/store-many.ts'
import { DIFFICULTIES } from '#domain/creation.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { openArtist } from '#providers/images/artist/open-artist.ts'
import { productDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type Pack, readPack, SAMPLE_PACK, STARTER_PACK } from './pack.ts'
import sample from './sample.json' with { type: 'json' }
import { seed, type StoreDrawings } from './seed.ts'

const MOST_BYTES = 8_000_000
const MOST_SVG_BYTES = 250_000
const REDRAWN = 6

let starter: Pack
let samples: Pack
beforeAll(async () => {
  starter = (await readPack(STARTER_PACK))!
  samples = (await readPack(SAMPLE_PACK))!
})

describe('the starter library', () => {
  test('is large, lies in many categories, and each has pages for every age', () => {
    const { pages } = starter.library
    expect(pages.length).toBeGreaterThanOrEqual(320)
    const byCategory = Map.groupBy(pages, ({ category }) => category)
    expect(byCategory.size).toBeGreaterThanOrEqual(18)
    for (const [category, own] of byCategory) {
      expect(own.length, category).toBeGreaterThanOrEqual(12)
      expect(new Set(own.map(({ difficulty }) => difficulty)), category).toEqual(new Set(DIFFICULTIES))
    }
  })

  test('names only categories that exist', () => {
    const known = new Set([...sample.categories, ...starter.library.categories].map(({ slug }) => slug))
    for (const { category } of starter.library.pages) expect(known).toContain(category)
  })

  test('is written in all six languages', () => {
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

  test('has one drawing for each page, and no address or picture twice', () => {
    const slugs = starter.library.pages.map(({ slug }) => slug)
    const drawings = [...starter.drawings, ...samples.drawings]
    expect(starter.drawings.map(({ slug }) => slug)).toEqual(slugs)
    expect(samples.drawings.map(({ slug }) => slug).sort()).toEqual(
      sample.pages.map(({ slug }) => slug).sort(),
    )
    expect(new Set(drawings.map(({ slug }) => slug)).size).toBe(drawings.length)
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
  })

  test('is line art only: no script, no text, nothing loaded from elsewhere', () => {
    for (const { slug, svg } of [...starter.drawings, ...samples.drawings]) {
      expect(svg, slug).not.toMatch(/<(?:script|text|image|foreignObject|style)\b|\shref=|\son\w+=/i)
      expect(Buffer.byteLength(svg), slug).toBeLessThanOrEqual(MOST_SVG_BYTES)
    }
  })

  test('is small enough to be cloned with the project', async () => {
    const sizes = await Promise.all([STARTER_PACK, SAMPLE_PACK].map(async (file) => (await stat(file)).size))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES)
  })

  test(
    'is what the artist draws today from the stored scenes, byte for byte',
    { timeout: 60_000 },
    async () => {
      const artist = await openArtist()
      const every = Math.floor(starter.drawings.length / REDRAWN)
      for (let n = 0; n < REDRAWN; n++) {
        const { slug, scene, svg } = starter.drawings[n * every]!
        expect(artist.draw(scene as Scene).svg === svg, `${slug}: run scripts/starter.ts again`).toBe(true)
      }
    },
  )
})

describe('seeding the starter library', () => {
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
      await storeMany(database.sql, files, 'pages', items)
    }
  })
  afterAll(async () => {
    await database?.close()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  test('gives every page its picture, its sheet to print and its scene', async () => {
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

  test('is known to the planner at once: who mistypes a search on a new site does not wait', async () => {
    const [known] = await database.sql<{ pages: number }[]>`
      select reltuples::int as pages from pg_class where oid = 'public.coloring_pages'::regclass`
    expect(known!.pages).toBeGreaterThanOrEqual(starter.library.pages.length)
  })

  test('may be repeated: nothing is added, stored or drawn again, and a page that was renamed does not come back', async () => {
    const before = stored.length
    const { slug } = starter.library.pages[0]!
    await database.sql`update public.coloring_pages set slug = 'renamed' where slug = ${slug}`
    expect(await seed(database.sql, 'starter', store)).toBe(0)
    expect(stored.length).toBe(before)
  })

  test('a library that has changed since is read again: what is new in it comes', async () => {
    await database.sql`update private.seeded_packs set fingerprint = 'of an older one'`
    expect(await seed(database.sql, 'starter', store)).toBe(1)
  })
})

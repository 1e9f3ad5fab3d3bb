// `node scripts/assets/draw-starter-library.ts [--only category] [--samples] [--preview folder] [--texts]` draws the starter library from its
// reviewed catalogue, or only its sample pages. Run it before a release whose artist or catalogue has changed (`npm run prove -- sweeps` reports it);
// with `--texts` it draws only new pages and writes the texts of all others anew. The result is committed, so that a first start takes seconds.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Scene } from '#artist/scene.ts'
import { executeJob } from '#providers/images/artist/workers/artist-jobs.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { pageWebp } from '#providers/images/artist/output/page-images.ts'
import type { Library } from '#supabase/seed/library.ts'
import {
  type LibraryArchive,
  readArchive,
  SAMPLE_ARCHIVE,
  STARTER_ARCHIVE,
} from '#supabase/seed/library-archive.ts'
import sample from '#supabase/seed/sample.json' with { type: 'json' }
import { drawCatalogueEntry, pageTexts, type CatalogueEntry } from './draw-catalogue-entry.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    samples: { type: 'boolean' },
    preview: { type: 'string' },
    texts: { type: 'boolean' },
  },
})
const folder = 'supabase/seed/catalogue'
const entries = (await readFile(path.join(folder, 'catalogue.jsonl'), 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as CatalogueEntry)
const categories = JSON.parse(
  await readFile(path.join(folder, 'categories.json'), 'utf8'),
) as Library['categories']

const artist = await createLocalArtist()
const archived = values.texts ? await readArchive(STARTER_ARCHIVE) : undefined
const starter: LibraryArchive = { library: { categories, pages: [] }, drawings: [] }
const samples: LibraryArchive = { library: { categories: [], pages: [] }, drawings: [] }
const takenSlugs = new Set(sample.pages.map(({ slug }) => slug))
let omittedCount = 0
const chosen = entries
  .filter(({ category }) => !values.only || category === values.only)
  .filter(({ sample: isSample }) => !values.samples || isSample)
for (const entry of chosen) {
  const drawn =
    withNewTexts(entry) ?? (await drawCatalogueEntry(entry, takenSlugs, (job) => executeJob(artist, job)))
  if ('problem' in drawn) {
    omittedCount++
    console.log(`omitted: ${entry.prompt} (${drawn.problem})`)
    continue
  }
  const archive = entry.sample ? samples : starter
  if (!entry.sample) archive.library.pages.push(drawn.page)
  archive.drawings.push(drawn.drawing)
  takenSlugs.add(drawn.page.slug)
  if (values.preview) {
    await mkdir(values.preview, { recursive: true })
    await writeFile(
      path.join(values.preview, `${entry.category}-${drawn.page.slug}.webp`),
      await pageWebp(drawn.drawing.svg, 480),
    )
  }
}
if (!values.only) {
  if (!values.samples) await writeFile(STARTER_ARCHIVE, compressArchive(starter))
  await writeFile(SAMPLE_ARCHIVE, compressArchive(samples))
}
console.log(
  `${starter.library.pages.length} pages in ${categories.length + sample.categories.length} categories, ${omittedCount} omitted`,
)

/** The archived drawing of this entry with the texts that the artist writes today. */
function withNewTexts({
  slug,
  category,
}: CatalogueEntry): Awaited<ReturnType<typeof drawCatalogueEntry>> | undefined {
  const page = archived?.library.pages.find((one) => one.slug === slug)
  const drawing = archived?.drawings.find((one) => one.slug === slug)
  return (
    page &&
    drawing && {
      drawing,
      page: { ...page, category, ...pageTexts(artist.writeTexts(drawing.scene as Scene)) },
    }
  )
}

function compressArchive(archive: LibraryArchive): Buffer {
  return brotliCompressSync(JSON.stringify(archive), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

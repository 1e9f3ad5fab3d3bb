// Draws the starter library from its reviewed catalogue: `node scripts/starter.ts [--only category] [--look folder]`.
// Run by hand when the artist or the catalogue has changed; the result is committed, so that a first start needs seconds.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { work } from '#providers/images/artist/jobs.ts'
import { openArtist } from '#providers/images/artist/open-artist.ts'
import { pageWebp } from '#providers/images/artist/renditions.ts'
import type { Library } from '#supabase/seed/library.ts'
import { type Pack, SAMPLE_PACK, STARTER_PACK } from '#supabase/seed/pack.ts'
import sample from '#supabase/seed/sample.json' with { type: 'json' }
import { drawEntry, type Entry } from './starter/draw-entry.ts'

const { values } = parseArgs({ options: { only: { type: 'string' }, look: { type: 'string' } } })
const folder = 'supabase/seed/catalogue'
const entries = (await readFile(path.join(folder, 'catalogue.jsonl'), 'utf8'))
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Entry)
const categories = JSON.parse(
  await readFile(path.join(folder, 'categories.json'), 'utf8'),
) as Library['categories']

const artist = await openArtist()
const starter: Pack = { library: { categories, pages: [] }, drawings: [] }
const samples: Pack = { library: { categories: [], pages: [] }, drawings: [] }
const taken = new Set(sample.pages.map(({ slug }) => slug))
let refused = 0
for (const entry of entries.filter(({ category }) => !values.only || category === values.only)) {
  const drawn = await drawEntry(entry, taken, (job) => work(artist, job))
  if ('problem' in drawn) {
    refused++
    console.log(`left out: ${entry.prompt} (${drawn.problem})`)
    continue
  }
  const pack = entry.slug ? samples : starter
  if (!entry.slug) pack.library.pages.push(drawn.page)
  pack.drawings.push(drawn.drawing)
  taken.add(drawn.page.slug)
  if (values.look) {
    await mkdir(values.look, { recursive: true })
    await writeFile(
      path.join(values.look, `${entry.category}-${drawn.page.slug}.webp`),
      await pageWebp(drawn.drawing.svg, 480),
    )
  }
}
if (!values.only) {
  await writeFile(STARTER_PACK, packed(starter))
  await writeFile(SAMPLE_PACK, packed(samples))
}
console.log(
  `${starter.library.pages.length} pages in ${categories.length + sample.categories.length} categories, ${refused} left out`,
)

function packed(pack: Pack): Buffer {
  return brotliCompressSync(JSON.stringify(pack), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

// `npm run draw:sheet`: labelled contact sheets as PNG, of figures or of whole pages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/text/languages.ts'
import type { Detail } from '#artist/drawing.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { pageWebp } from '#providers/images/artist/output/page-images.ts'
import { allFigures } from '../artist/all-figures.ts'
import { contactSheet } from '../artist/sheet/contact-sheet.ts'
import { PAGES_PER_SHEET, promptSheet } from '../artist/sheet/prompt-sheet.ts'
import { readOptions } from '../command-line/read-options.ts'

const USAGE = `npm run draw:sheet -- --figures animals|people|things|converted|all [--topic sea] [--ids cat,dog] [--detail 0..3]
                      [--pose sit | --pose all] [--silhouettes] [--out folder]
npm run draw:sheet -- --prompts wishes.txt [--lang en] [--style cartoon] [--difficulty easy] [--seed 1] [--out folder]     one wish a line`

const FIGURES_PER_SHEET = 48

const { values } = readOptions(
  {
    options: {
      figures: { type: 'string' },
      topic: { type: 'string' },
      ids: { type: 'string' },
      pose: { type: 'string' },
      silhouettes: { type: 'boolean', default: false },
      detail: { type: 'string', default: '2' },
      prompts: { type: 'string' },
      lang: { type: 'string', default: FALLBACK_LANGUAGE },
      style: { type: 'string', default: 'cartoon' },
      difficulty: { type: 'string' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string', default: '.cache/sheets' },
    },
  },
  USAGE,
)

let sheets = 0
function writeSheet(png: Uint8Array): void {
  mkdirSync(values.out, { recursive: true })
  const file = path.join(values.out, `sheet-${String(++sheets).padStart(2, '0')}.png`)
  writeFileSync(file, png)
  console.log(file)
}

function* chunks<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size)
}

function writeFigureSheets(source: string): void {
  const ids = values.ids?.split(',')
  const makers = allFigures()
    .all()
    .filter((maker) => source === 'all' || maker.source === source)
    .filter((maker) => !values.topic || maker.topic === values.topic)
    .filter((maker) => !ids || ids.includes(maker.id))
  const request = { seed: Number(values.seed), detail: Number(values.detail) as Detail }
  const cells = makers.flatMap((maker) =>
    values.pose === 'all'
      ? maker.poses.map((pose) => ({
          label: `${maker.id} ${pose}`,
          figure: maker.draw({ ...request, pose }),
        }))
      : [{ label: maker.id, figure: maker.draw({ ...request, pose: values.pose }) }],
  )
  for (const some of chunks(cells, FIGURES_PER_SHEET)) writeSheet(contactSheet(some, values.silhouettes))
}

async function writePageSheets(file: string): Promise<void> {
  const prompts = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
  const artist = await createLocalArtist()
  for (const some of chunks(prompts, PAGES_PER_SHEET)) {
    const pages = []
    for (const prompt of some) {
      const scene = artist.createScene({
        prompt,
        language: values.lang as Language,
        style: values.style as Style,
        difficulty: values.difficulty as Difficulty | undefined,
        seed: Number(values.seed),
      })
      pages.push({ prompt, picture: await pageWebp(artist.draw(scene).svg, 600) })
    }
    writeSheet(await promptSheet(pages))
  }
}

if (values.prompts) await writePageSheets(values.prompts)
else if (values.figures) writeFigureSheets(values.figures)
else {
  console.error(USAGE)
  process.exit(2)
}

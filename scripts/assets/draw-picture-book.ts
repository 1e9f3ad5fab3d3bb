// `node scripts/assets/draw-picture-book.ts` draws docs/picture-book: contact sheets of sixty wishes in all styles and languages, and an index.
// Run it after a change of the artist, then look at every page.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Orientation } from '#artist/page/paper.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { rasterise } from '#providers/images/artist/output/rasterise.ts'

interface BookWish {
  prompt: string
  lang: Language
  style: Style
  seed: number
  orientation?: Orientation
}

const FOLDER = new URL('../../docs/picture-book/', import.meta.url)
const PER_SHEET = 10
const COLUMNS = 5
const CELL = { width: 420, height: 594 }
const GAP = 12

const wishes = (await readFile(new URL('wishes.jsonl', FOLDER), 'utf8'))
  .split('\n')
  .filter((line) => line)
  .map((line) => JSON.parse(line) as BookWish)
const artist = await createLocalArtist()
await mkdir(FOLDER, { recursive: true })

async function renderCell(svg: string): Promise<Buffer> {
  const { width, height, pixels } = rasterise(svg, CELL.width * 2)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize({ ...CELL, fit: 'contain', background: '#fff' })
    .png()
    .toBuffer()
}

const indexRows = ['| page | wish | style | title | difficulty |', '|---|---|---|---|---|']
for (let start = 0; start < wishes.length; start += PER_SHEET) {
  const cells: Buffer[] = []
  for (const [i, { prompt, lang, style, seed, orientation }] of wishes
    .slice(start, start + PER_SHEET)
    .entries()) {
    const scene = artist.createScene({ prompt, language: lang, style, seed, orientation })
    const { svg, difficulty } = artist.draw(scene)
    cells.push(await renderCell(svg))
    indexRows.push(
      `| ${start + i + 1} | ${prompt} (${lang}) | ${style} | ${artist.writeTexts(scene)[lang].title} | ${difficulty} |`,
    )
  }
  const rowCount = Math.ceil(cells.length / COLUMNS)
  await sharp({
    create: {
      width: COLUMNS * (CELL.width + GAP) + GAP,
      height: rowCount * (CELL.height + GAP) + GAP,
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: GAP + (i % COLUMNS) * (CELL.width + GAP),
        top: GAP + Math.floor(i / COLUMNS) * (CELL.height + GAP),
      })),
    )
    .webp({ quality: 70, effort: 5 })
    .toFile(new URL(`sheet-${start / PER_SHEET + 1}.webp`, FOLDER).pathname)
}
const sheets = Math.ceil(wishes.length / PER_SHEET)
const pictures = Array.from(
  { length: sheets },
  (_, i) => `![Pages ${i * PER_SHEET + 1} to ${(i + 1) * PER_SHEET}](sheet-${i + 1}.webp)`,
)
await writeFile(
  new URL('README.md', FOLDER),
  `# Picture book\n\nSixty wishes in six languages and all styles, as the artist draws them without a key and without a network. The wishes are in\n\`wishes.jsonl\`; \`node scripts/assets/draw-picture-book.ts\` draws the book again.\n\n${pictures.join('\n\n')}\n\n${indexRows.join('\n')}\n`,
)

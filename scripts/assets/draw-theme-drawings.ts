// `node scripts/assets/draw-theme-drawings.ts` draws the pictures of the starter library's themes. The files are
// committed; run it again after a change of the artist.
import { mkdir, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Shape } from '#artist/drawing.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'

/** The figure that stands for a theme, by the theme's slug. */
const FIGURES: Record<string, string> = {
  activities: 'football',
  animals: 'lion',
  'birds-and-insects': 'butterfly',
  christmas: 'christmas-tree',
  culture: 'drum',
  dinosaurs: 'dinosaur',
  easter: 'easter-egg',
  'fairy-tales': 'dragon',
  farm: 'cow',
  'flowers-and-nature': 'sunflower',
  food: 'ice-cream',
  halloween: 'pumpkin',
  jobs: 'firefighter',
  'jungle-and-safari': 'elephant',
  'letters-and-numbers': 'letter-a',
  mandalas: 'mandala',
  people: 'girl',
  pets: 'dog',
  'princesses-and-knights': 'castle',
  sea: 'whale',
  seasons: 'snowman',
  space: 'rocket',
  unicorns: 'unicorn',
  vehicles: 'car',
}

const FOLDER = 'app/lib/pages/theme-drawings'
const SIZE = 160
const MARGIN = 6
/** Line width in pixels of the picture, which is shown at half its size. */
const PEN = 3
const FILLS: Record<Shape['fill'], string> = { paper: '#fff', ink: '#1d1b20', none: 'none' }

const artist = await createLocalArtist()
await mkdir(FOLDER, { recursive: true })
for (const [theme, noun] of Object.entries(FIGURES)) {
  const found = artist.figureFinder.find(noun)
  if (!found) throw new Error(`no figure for ${noun}`)
  const { maker, looks, pose } = found
  const { shapes, front, box } = maker.draw({ seed: 1, detail: 1, looks, pose })
  const room = SIZE - 2 * MARGIN
  const scale = room / Math.max(box.w, box.h)
  const left = (SIZE - box.w * scale) / 2 - box.x * scale
  const top = (SIZE - box.h * scale) / 2 - box.y * scale
  const paths = [...shapes, ...front].map(
    ({ d, fill, stroke }) =>
      `<path d="${d}" fill="${FILLS[fill]}" stroke="${stroke ? '#1d1b20' : 'none'}" stroke-width="${(stroke * PEN) / scale}" stroke-linejoin="round" stroke-linecap="round"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><g transform="translate(${left} ${top}) scale(${scale})">${paths.join('')}</g></svg>`
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: SIZE * 2 } }).render().asPng()
  const webp = await sharp(png).resize({ width: SIZE }).webp({ quality: 60, effort: 6 }).toBuffer()
  await writeFile(`${FOLDER}/${theme}.webp`, webp)
  console.log(`${theme}.webp: ${webp.byteLength} bytes`)
}

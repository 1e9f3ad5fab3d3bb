// `node scripts/assets/draw-style-pictures.ts` draws the thumbnails of the style picker and the example that guests
// see. The files are committed; run it again after a change of the artist.
import { writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { STYLES } from '#domain/pages/creation-options.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'

const WIDTH = 200
const HEIGHT = 250
/** Crops the empty sky above the owl. */
const CROP_TOP = 25

const artist = await createLocalArtist()
for (const style of STYLES) {
  const { svg } = artist.draw(
    artist.createScene({
      prompt: 'an owl',
      language: 'en',
      style,
      seed: 3,
      orientation: 'portrait',
      frame: false,
    }),
  )
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH * 3 } }).render().asPng()
  const webp = await sharp(png)
    .resize({ width: WIDTH })
    .extract({ left: 0, top: CROP_TOP, width: WIDTH, height: HEIGHT })
    .webp({ quality: 55, effort: 6 })
    .toBuffer()
  await writeFile(`app/features/create/styles/${style}.webp`, webp)
  console.log(`${style}.webp: ${webp.byteLength} bytes`)
}

const example = artist.draw(
  artist.createScene({
    prompt: 'a cat driving a fire engine',
    language: 'en',
    style: 'cartoon',
    seed: 3,
    orientation: 'portrait',
    frame: false,
  }),
)
const png = new Resvg(example.svg, { fitTo: { mode: 'width', value: 1000 } }).render().asPng()
const webp = await sharp(png).resize({ width: 400 }).webp({ quality: 50, effort: 6 }).toBuffer()
await writeFile('app/features/create/example.webp', webp)
console.log(`example.webp: ${webp.byteLength} bytes`)

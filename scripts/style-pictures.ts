// Draws the small pictures of the style choice: `node scripts/style-pictures.ts`. They are committed; run it when the artist draws better.
import { writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { STYLES } from '#domain/creation.ts'
import { openArtist } from '#providers/images/artist/open-artist.ts'

const WIDTH = 200
const HEIGHT = 250
/** Where the owl sits: below its piece of sky. */
const TOP = 25

const artist = await openArtist()
for (const style of STYLES) {
  const { svg } = artist.draw(
    artist.imagine({ prompt: 'an owl', language: 'en', style, seed: 3, frame: false }),
  )
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH * 3 } }).render().asPng()
  const webp = await sharp(png)
    .resize({ width: WIDTH })
    .extract({ left: 0, top: TOP, width: WIDTH, height: HEIGHT })
    .webp({ quality: 55, effort: 6 })
    .toBuffer()
  await writeFile(`app/features/create/styles/${style}.webp`, webp)
  console.log(`${style}.webp: ${webp.byteLength} bytes`)
}

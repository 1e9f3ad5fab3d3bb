// `node scripts/assets/draw-hero.ts` draws the picture of the home screen, plain and colored, and the share picture of the site. The files are
// committed; run it again after a change of the artist.
import { writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { createShareImage } from '#providers/images/artist/output/share-image.ts'

const CRAYONS = ['#ff6b57', '#8a6fd1', '#4db6e5', '#62c370', '#ffd23f', '#ff9f43']
const WIDTH = 480

const artist = await createLocalArtist()
const { svg, page } = artist.draw(
  artist.createScene({
    prompt: 'a cat on the moon',
    language: 'en',
    style: 'cartoon',
    seed: 1,
    orientation: 'portrait',
    frame: false,
  }),
)

let next = 0
const colored = svg.replaceAll(
  /<path(?![^>]*\sfill=)([^>]*)\/>/g,
  (_, rest: string) => `<path fill="${CRAYONS[next++ % CRAYONS.length]}"${rest}/>`,
)

for (const [name, picture] of [
  ['lines', svg],
  ['colored', colored],
] as const) {
  const png = new Resvg(picture, { fitTo: { mode: 'width', value: WIDTH * 2 } }).render().asPng()
  const webp = await sharp(png).resize({ width: WIDTH }).webp({ quality: 70, effort: 6 }).toBuffer()
  await writeFile(`app/styles/hero-${name}.webp`, webp)
  console.log(`hero-${name}.webp: ${webp.byteLength} bytes`)
}

await writeFile('public/share.png', await createShareImage(page))

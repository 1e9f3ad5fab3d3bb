// `node scripts/assets/draw-icons.ts` renders the logo as the icons that browsers and home screens request at fixed URLs. The files are
// committed; run it again when public/favicon.svg changes.
import { readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

const PAPER = '#fffdf8'
const logo = await readFile('public/favicon.svg', 'utf8')
const render = (size: number) =>
  sharp(new Resvg(logo, { fitTo: { mode: 'width', value: size } }).render().asPng())

// Home screens cut the corners and show no transparency, so the logo gets a margin and a paper background.
const touchIcon = await render(132)
  .extend({ top: 24, bottom: 24, left: 24, right: 24, background: PAPER })
  .flatten({ background: PAPER })
  .png({ palette: true, effort: 10 })
  .toBuffer()
await writeFile('public/apple-touch-icon.png', touchIcon)

const SIZE = 32
const png = await render(SIZE).png({ effort: 10 }).toBuffer()
// The header of an ICO file with one PNG image.
const header = Buffer.alloc(22)
header.writeUInt16LE(1, 2) // type: icon
header.writeUInt16LE(1, 4) // number of images
header.set([SIZE, SIZE, 0, 0, 1, 0, 32, 0], 6) // width, height, no palette, reserved, 1 plane, 32 bits per pixel
header.writeUInt32LE(png.byteLength, 14) // length of the image
header.writeUInt32LE(header.byteLength, 18) // offset of the image
await writeFile('public/favicon.ico', Buffer.concat([header, png]))

// Makes of the name mark what browsers and home screens ask for by themselves, at addresses nobody told them: `node scripts/icons.ts`.
// The files are committed; run it when public/favicon.svg changes.
import { readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

const PAPER = '#fffdf8'
const mark = await readFile('public/favicon.svg', 'utf8')
const drawn = (size: number) =>
  sharp(new Resvg(mark, { fitTo: { mode: 'width', value: size } }).render().asPng())

// A home screen cuts the corners off and shows no transparency: the mark stands on paper, with room around it.
const onPaper = await drawn(132)
  .extend({ top: 24, bottom: 24, left: 24, right: 24, background: PAPER })
  .flatten({ background: PAPER })
  .png({ palette: true, effort: 10 })
  .toBuffer()
await writeFile('public/apple-touch-icon.png', onPaper)

const SIZE = 32
const small = await drawn(SIZE).png({ effort: 10 }).toBuffer()
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2) // an icon …
head.writeUInt16LE(1, 4) // … of one picture
head.set([SIZE, SIZE, 0, 0, 1, 0, 32, 0], 6)
head.writeUInt32LE(small.byteLength, 14)
head.writeUInt32LE(head.byteLength, 18)
await writeFile('public/favicon.ico', Buffer.concat([head, small]))

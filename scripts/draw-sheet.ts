// Labelled contact sheets: npm run draw:sheet -- --figures animals|people|things|converted|all [--topic sea] [--ids cat,dog]
//   [--detail 0..3] [--out folder]
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Detail } from '#artist/drawing.ts'
import { allFigures } from './artist/all-figures.ts'
import { contactSheet } from './artist/sheet/contact-sheet.ts'

const PER_SHEET = 48

const { values } = parseArgs({
  options: {
    figures: { type: 'string', default: 'all' },
    topic: { type: 'string' },
    ids: { type: 'string' },
    detail: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/sheets' },
  },
})
const ids = values.ids?.split(',')
const makers = allFigures()
  .all()
  .filter(({ source }) => values.figures === 'all' || source === values.figures)
  .filter(({ topic }) => !values.topic || topic === values.topic)
  .filter(({ id }) => !ids || ids.includes(id))
mkdirSync(values.out, { recursive: true })
for (let from = 0; from < makers.length; from += PER_SHEET) {
  const cells = makers.slice(from, from + PER_SHEET).map((maker) => ({
    label: maker.id,
    figure: maker.draw({ seed: Number(values.seed), detail: Number(values.detail) as Detail }),
  }))
  const file = path.join(values.out, `sheet-${String(from / PER_SHEET + 1).padStart(2, '0')}.png`)
  writeFileSync(file, contactSheet(cells))
  console.log(file)
}

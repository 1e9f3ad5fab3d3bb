// How much a card's picture weighs, over the whole starter library as the storage makes them.
import { change } from '#backend/storage/render/change.ts'
import { readPack, STARTER_PACK } from '#supabase/seed/pack.ts'
import budgets from './budgets.json' with { type: 'json' }
import { median, report } from './figures.ts'

const { width, maxKb } = budgets.thumbnail
const { drawings } = (await readPack(STARTER_PACK))!

const sizes: number[] = []
for (const { svg } of drawings) {
  const { bytes } = await change(Buffer.from(svg), 'image/svg+xml', {
    width,
    resize: 'cover',
    format: 'webp',
  })
  sizes.push(bytes.byteLength / 1000)
}
report([
  { name: `thumbnail of a page, ${width} px, median of ${sizes.length}`, value: median(sizes), unit: 'kB' },
  {
    name: `thumbnail of a page, ${width} px, the largest`,
    value: Math.max(...sizes),
    unit: 'kB',
    floor: { atMost: maxKb },
  },
])

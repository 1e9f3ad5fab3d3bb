// The size of card thumbnails of the whole starter library, as Storage creates them.
import { transformPicture } from '#backend/storage/render/transform-picture.ts'
import { readArchive, STARTER_ARCHIVE } from '#supabase/seed/library-archive.ts'
import budgets from './budgets.json' with { type: 'json' }
import { median, reportMeasurements } from './measure/measurements.ts'

const { width, maxKb } = budgets.thumbnail
const { drawings } = (await readArchive(STARTER_ARCHIVE))!

const sizes: number[] = []
for (const { svg } of drawings) {
  const { bytes } = await transformPicture(Buffer.from(svg), 'image/svg+xml', {
    width,
    resize: 'cover',
    format: 'webp',
  })
  sizes.push(bytes.byteLength / 1000)
}
reportMeasurements([
  { name: `thumbnail of a page, ${width} px, median of ${sizes.length}`, value: median(sizes), unit: 'kB' },
  {
    name: `thumbnail of a page, ${width} px, the largest`,
    value: Math.max(...sizes),
    unit: 'kB',
    limit: { max: maxKb },
  },
])

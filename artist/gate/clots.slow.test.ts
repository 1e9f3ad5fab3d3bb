import { expect, test } from 'vitest'
import type { Difficulty } from '#domain/pages/creation-options.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { isEveryMotif } from '#tests/support/drawing/share-of.ts'
import type { Page } from '../page/to-svg.ts'
import { UNITS_PER_MM } from '../page/paper.ts'
import { parsePath } from '../page/path.ts'
import { judgedSize, rasterisePage } from '../raster/rasterise-page.ts'
import type { Bitmap } from '../seal/bitmap.ts'
import { distances } from '../seal/distance.ts'

/** Half the width of a clot: thicker than the contour on its shaded side, and easy to see. */
const RADIUS_IN_PENS = 2.1
const SMALLEST_RADIUS_MM = 1.3
/** On average; a page of single figures has none. */
const CLOTS_PER_PAGE = 2

/** Eyes and noses are black on purpose: shapes without a line, or not larger than this. */
const LARGEST_EYE_MM = 7
function isSolid({ d, fill, stroke }: Page['shapes'][number]): boolean {
  if (fill !== 'ink') return false
  if (stroke === 0) return true
  const points = parsePath(d).map(({ points: ends }) => ends.slice(-2))
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const ends = points.filter((point) => point.length === 2)
  return [0, 1].every((axis) => span(ends.map((point) => point[axis]!)) < LARGEST_EYE_MM * UNITS_PER_MM)
}

/** Areas where lines meet and leave no white between them. */
function countClots(page: Page): number {
  const size = judgedSize(page.paper)
  const bitmap = rasterisePage(page, size)
  const solid = rasterisePage({ ...page, shapes: page.shapes.filter(isSolid) }, size).ink
  const radius = Math.max(SMALLEST_RADIUS_MM, (RADIUS_IN_PENS * page.pen) / UNITS_PER_MM) * bitmap.pixelsPerMm
  const thick = distances(bitmap, 'ink').map((distance, at) => (distance >= radius && !solid[at] ? 1 : 0))
  return countAreas({ ...bitmap, ink: Uint8Array.from(thick) })
}

function countAreas({ width, ink }: Bitmap): number {
  let areas = 0
  for (let start = 0; start < ink.length; start++) {
    if (!ink[start]) continue
    areas++
    const waiting = [start]
    while (waiting.length > 0) {
      const at = waiting.pop()!
      if (!ink[at]) continue
      ink[at] = 0
      // Corners connect, too, or a slanted sliver would count several times.
      for (const next of [at - width, at, at + width]) waiting.push(next - 1, next, next + 1)
    }
  }
  return areas
}

const artist = await createLocalArtist()
const PROMPTS = [
  'three children playing football',
  'a family at the beach',
  'a boy riding a horse',
  'a girl hugging a teddy bear',
  'two kids building a sandcastle',
  'a teacher and her class',
  'grandpa and a child fishing',
  'three dogs in the park',
]

test('lines of easy and medium pages do not run together to black clots', () => {
  const prompts = isEveryMotif ? PROMPTS : PROMPTS.slice(0, 4)
  const counts = prompts.flatMap((prompt, i) =>
    (['easy', 'medium'] satisfies Difficulty[]).map((difficulty) => {
      const scene = artist.createScene({ prompt, language: 'en', style: 'cartoon', difficulty, seed: i + 1 })
      return countClots(artist.draw(scene).page)
    }),
  )
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length
  expect(average, counts.join(' ')).toBeLessThanOrEqual(CLOTS_PER_PAGE)
})

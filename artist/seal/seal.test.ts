import { expect, test } from 'vitest'
import type { Bitmap } from './bitmap.ts'
import { findPatches } from './regions.ts'
import { seal } from './seal.ts'

/** A bitmap with one pixel per millimetre; `#` is ink. */
function draw(...rows: string[]): Bitmap {
  const width = rows[0]!.length
  const ink = Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0))
  return { width, height: rows.length, ink, pixelsPerMm: 1 }
}

test('ink separates patches, even where they touch at a corner', () => {
  const { list } = findPatches(draw('######', '#..###', '#..###', '###..#', '###..#', '######'))
  expect(list.map((patch) => patch.area)).toEqual([4, 4])
  expect(list.every((patch) => !patch.touchesEdge)).toBe(true)
})

test('the patch of a single pixel is found without labelling the whole page', () => {
  const page = draw('.....', '.###.', '.#.#.', '.###.', '##.##')
  const patches = findPatches(page)
  const { labels, list } = patches
  expect(Array.from(page.ink, (_, pixel) => patches.labelAt(pixel))).toEqual([...labels])
  expect(list.map((patch) => patches.firstPixelOf(patch))).toEqual(
    list.map(({ label }) => labels.indexOf(label)),
  )
})

test('a sliver is inked and the drawing keeps closed patches', () => {
  const page = draw('#########', '#.##....#', '####....#', '#########')
  const { shape, filled, patches } = seal(page, { smallestMm2: 2, thinnestMm: 0.1 }, 4, 4)
  expect(filled).toBe(1)
  expect(shape?.d).toBe('M6 6L6.1 6')
  const left = findPatches(page).list
  expect(left).toHaveLength(1)
  expect(patches.map(({ area, top }) => [area, top])).toEqual(left.map(({ area, top }) => [area, top]))
})

test('the paper around the drawing is never inked', () => {
  expect(seal(draw('.###', '.###'), { smallestMm2: 50, thinnestMm: 5 }, 4, 4).filled).toBe(0)
})

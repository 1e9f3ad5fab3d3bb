import { expect, test } from 'vitest'
import { paperFor } from '../page/paper.ts'
import { drawScenery } from './scenery.ts'

const { frame } = paperFor('portrait')
const PLACES = ['meadow', 'forest', 'savanna', 'kitchen', 'bedroom']

test('the ground of the sparsest pages is one piece, so that no strips are between legs', () => {
  for (const place of PLACES) {
    const grounds = (sparse: 0 | 3) =>
      drawScenery({ place, seed: 3, detail: 0, sparse, frame }).back.filter(
        ({ of, d }) => (of === 'ground' || of === 'floor') && widthOf(d) >= frame.w,
      ).length
    expect(grounds(3), place).toBe(1)
    expect(grounds(0), place).toBeGreaterThan(1)
  }
})

test('sand in front of the sea stays', () => {
  const { back } = drawScenery({ place: 'beach', seed: 3, detail: 0, sparse: 3, frame })
  const kinds = back.filter(({ d }) => widthOf(d) >= frame.w).map(({ of }) => of)
  expect(kinds).toContain('water')
  expect(kinds.lastIndexOf('ground')).toBeGreaterThan(kinds.lastIndexOf('water'))
})

test('easy pages have at most one plant in front, and a large one', () => {
  const animal = { x: frame.x + 40, y: frame.y + 300, w: frame.w - 80, h: frame.h * 0.52 }
  for (const seed of [1, 2, 3, 4]) {
    const { front } = drawScenery({ place: 'meadow', seed, detail: 0, sparse: 3, frame, figures: [animal] })
    expect(front.length).toBeLessThanOrEqual(1)
    for (const { box } of front) expect(box.h).toBeGreaterThan(70)
  }
})

test('nothing small is behind the window of an easy page', () => {
  const outside = (detail: 0 | 2) =>
    [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      drawScenery({ place: 'bedroom', seed, detail, frame }).back.filter(({ of }) => of === 'sun'),
    )
  expect(outside(0)).toEqual([])
  expect(outside(2).length).toBeGreaterThan(0)
})

function widthOf(d: string): number {
  const xs = (d.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, i) => i % 2 === 0)
  return Math.max(...xs) - Math.min(...xs)
}

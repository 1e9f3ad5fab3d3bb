import { expect, test } from 'vitest'
import { drawScenery } from './scenery.ts'

const frame = { x: 0, y: 0, w: 760, h: 1100 }
const seeds = Array.from({ length: 12 }, (_, seed) => seed)
/** How many outlines the moon has: a crescent is one, a full moon has craters. */
const outlinesOf = (fullMoon: boolean, seed: number) =>
  drawScenery({ place: 'meadow', seed, detail: 1, frame, version: 2, time: 'night', fullMoon }).back.filter(
    ({ of }) => of === 'moon',
  ).length

test('a full moon is never a crescent; without the wish it can be one', () => {
  const full = new Set(seeds.map((seed) => outlinesOf(true, seed)))
  const any = new Set(seeds.map((seed) => outlinesOf(false, seed)))
  expect([...full].every((count) => count > 1)).toBe(true)
  expect(any.size).toBeGreaterThan(1)
})

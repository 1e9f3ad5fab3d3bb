import { expect, test } from 'vitest'
import { paperFor } from '../page/paper.ts'
import { drawScenery } from './scenery.ts'

const frame = paperFor('portrait').frame
const draw = (seed: number, rest: Partial<Parameters<typeof drawScenery>[0]> = {}) =>
  drawScenery({ place: 'meadow', seed, detail: 1, frame, version: 2, ...rest })

test('windmills, rainbows and balloons that nobody asked for are on at most one page in ten', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1)
  const shows = (noun: string) =>
    seeds.filter((seed) => draw(seed).back.some((shape) => shape.of === noun)).length
  for (const noun of ['windmill', 'rainbow', 'hot-air-balloon'])
    expect(shows(noun), noun).toBeLessThanOrEqual(6)
})

test('rain and night that were asked for are on the sparsest page, too', () => {
  const plain = draw(4, { sparse: 3 }).back.length
  expect(draw(4, { sparse: 3, weather: 'rain' }).back.length).toBeGreaterThan(plain)
  expect(draw(4, { sparse: 3, time: 'night' }).back.length).toBeGreaterThan(plain)
})

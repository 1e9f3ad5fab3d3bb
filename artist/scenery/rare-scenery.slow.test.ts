import { expect, test } from 'vitest'
import { isEveryMotif } from '#tests/support/drawing/share-of.ts'
import { paperFor } from '../page/paper.ts'
import { drawScenery } from './scenery.ts'

const frame = paperFor('portrait').frame
const draw = (seed: number, rest: Partial<Parameters<typeof drawScenery>[0]> = {}) =>
  drawScenery({ place: 'meadow', seed, detail: 1, frame, version: 2, ...rest })
const SEEDS = Array.from({ length: isEveryMotif ? 30 : 10 }, (_, seed) => seed + 1)
const RARE = ['windmill', 'rainbow', 'hot-air-balloon', 'kite']
const isShown = (noun: string, seed: number, rest: Partial<Parameters<typeof drawScenery>[0]>) =>
  draw(seed, rest).back.some((shape) => shape.of === noun)

test.each(['meadow', 'farm', 'garden', 'park', 'playground', 'lake'])(
  'windmills, rainbows and balloons that nobody asked for are on at most one page in fifteen: %s',
  (place) => {
    const shown = (['cat', 'dog'] as const).flatMap((noun) =>
      SEEDS.filter((seed) => RARE.some((rare) => isShown(rare, seed, { place, shown: [noun] }))),
    )
    expect(shown.length).toBeLessThanOrEqual((2 * SEEDS.length) / 15 + 4)
  },
)

test.each([
  ['a dinosaur on a meadow', { shown: ['tyrannosaurus'] }],
  ['a knight on a meadow', { shown: ['knight'] }],
  ['a meadow at night', { time: 'night' }],
  ['a meadow in the rain', { weather: 'rain' }],
  ['a meadow in winter', { season: 'winter' }],
  ['a beach', { place: 'beach' }],
  ['space', { place: 'space' }],
  ['the world of dinosaurs', { place: 'volcano' }],
  ['a living room', { place: 'living-room' }],
] satisfies [string, Partial<Parameters<typeof drawScenery>[0]>][])(
  'they are never on pages that they contradict: %s',
  (_, request) => {
    const shown = SEEDS.filter((seed) => RARE.some((rare) => isShown(rare, seed, request)))
    expect(shown).toEqual([])
  },
)

test('the same seed does not put a rainbow on the page of every wish', () => {
  const nouns = ['cat', 'dog', 'rabbit', 'girl', 'boy', 'horse', 'cow', 'pig', 'sheep', 'goat', 'fox', 'owl']
  for (const seed of SEEDS.slice(0, isEveryMotif ? 8 : 3)) {
    const shown = nouns.filter((noun) => RARE.some((rare) => isShown(rare, seed, { shown: [noun] })))
    expect(shown.length, `seed ${seed}`).toBeLessThanOrEqual(4)
  }
})

test('rain and night that were asked for are on the sparsest page, too', () => {
  const labels = (rest: object) => draw(4, { sparse: 3, ...rest }).back.map(({ of }) => of)
  expect(labels({ weather: 'rain' })).toContain('rain')
  expect(labels({ time: 'night' })).toContain('moon')
})

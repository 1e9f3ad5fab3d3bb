import { expect, test } from 'vitest'
import { isEveryMotif } from '#tests/support/drawing/share-of.ts'
import type { Detail } from '../drawing.ts'
import { paperFor } from '../page/paper.ts'
import { FURNISHED_SETTINGS } from './furnished-settings.ts'
import { isPlace, USUAL_SETTINGS } from './setting-of-place.ts'
import { drawScenery } from './scenery.ts'

const { frame } = paperFor('portrait')

const DETAILS: readonly Detail[] = [0, 1, 2, 3]

test.each(Object.keys({ ...USUAL_SETTINGS, ...FURNISHED_SETTINGS }).map((place, i) => [place, i] as const))(
  '%s is drawn in both orientations with valid numbers',
  (place, i) => {
    const details = isEveryMotif ? DETAILS : [DETAILS[i % DETAILS.length]!]
    for (const detail of details)
      for (const orientation of ['portrait', 'landscape'] as const) {
        const { back } = drawScenery({ place, seed: 5, detail, frame: paperFor(orientation).frame })
        expect(back.length).toBeGreaterThan(4)
        expect(back.every(({ d }) => /^M[-\d. MLCZ]+$/.test(d))).toBe(true)
      }
  },
)

test('the same seed draws the same scenery, another seed a different one', () => {
  const draw = (seed: number) => JSON.stringify(drawScenery({ place: 'meadow', seed, detail: 1, frame }).back)
  expect(draw(3)).toBe(draw(3))
  expect(draw(3)).not.toBe(draw(4))
})

test('a barn moves away from a figure in front of it', () => {
  const free = drawScenery({ place: 'farm', seed: 3, detail: 1, frame })
  const [barn] = free.landmarks
  const cow = { x: barn!.x - 20, y: barn!.y, w: barn!.w + 40, h: 500 }
  const [aside] = drawScenery({ place: 'farm', seed: 3, detail: 1, frame, figures: [cow] }).landmarks
  const covered =
    Math.max(0, Math.min(cow.x + cow.w, aside!.x + aside!.w) - Math.max(cow.x, aside!.x)) / aside!.w
  expect(covered).toBeLessThan(0.75)
})

test('nothing covers a face', () => {
  const face = { x: 40, y: 900, w: 200, h: 240 }
  const { front } = drawScenery({ place: 'meadow', seed: 2, detail: 2, frame, faces: [face] })
  expect(
    front.filter(
      ({ box }) =>
        box.x < face.x + face.w &&
        box.x + box.w > face.x &&
        box.y < face.y + face.h &&
        box.y + box.h > face.y,
    ),
  ).toEqual([])
})

test('an unknown place is drawn as a meadow', () => {
  expect(isPlace('nowhere')).toBe(false)
  expect(drawScenery({ place: 'nowhere', seed: 1, detail: 1, frame }).back.length).toBeGreaterThan(10)
})

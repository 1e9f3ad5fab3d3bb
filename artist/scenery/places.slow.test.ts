import { describe, expect, test } from 'vitest'
import { paperFor } from '../page/paper.ts'
import { drawScenery } from './scenery.ts'
import { FURNISHED_SETTINGS } from './furnished-settings.ts'
import { USUAL_SETTINGS } from './setting-of-place.ts'

const all = { ...USUAL_SETTINGS, ...FURNISHED_SETTINGS }
const settings = new Set(Object.values(all))
const furnished = Object.entries(all).flatMap(([place, { pieces }]) => (pieces ? [{ place, pieces }] : []))
const { frame } = paperFor('portrait')
const hero = {
  x: frame.x + frame.w * 0.32,
  y: frame.y + frame.h * 0.27,
  w: frame.w * 0.36,
  h: frame.h * 0.66,
}
const face = { x: hero.x + 60, y: hero.y + 40, w: 150, h: 150 }

test('at least eighty places look different', () => {
  expect(settings.size).toBeGreaterThanOrEqual(80)
})

describe.each(furnished)('$place', ({ place, pieces }) => {
  test('has a main piece that no other place has', () => {
    const others = [...settings].filter((other) => other.pieces && other.pieces !== pieces)
    const isOwn = (piece: (typeof pieces)[number]) =>
      piece.main && others.every((other) => !other.pieces!.some(({ thing }) => thing === piece.thing))
    expect(pieces.some(isOwn)).toBe(true)
  })

  test('shows a main piece beside a large figure, on easy pages, too', () => {
    for (const detail of [0, 1] as const)
      for (const seed of [1, 2, 3]) {
        const { landmarks } = drawScenery({
          place,
          seed,
          detail,
          sparse: 3,
          frame,
          figures: [hero],
          faces: [face],
        })
        const hidden = landmarks.filter(
          ({ x, w }) => Math.min(x + w, hero.x + hero.w) - Math.max(x, hero.x) > w * 0.7,
        )
        expect(landmarks.length, `${detail} ${seed}`).toBeGreaterThan(0)
        expect(hidden.length, `${detail} ${seed}`).toBeLessThan(landmarks.length)
      }
  })
})

test('rooms show rain, snow and night in the window of an easy page', () => {
  const labels = (rest: object) =>
    drawScenery({ place: 'bedroom', seed: 3, detail: 0, sparse: 3, frame, version: 2, ...rest }).back.map(
      ({ of }) => of,
    )
  expect(labels({ weather: 'rain' })).toContain('rain')
  expect(labels({ weather: 'snow' })).toContain('snowflake')
  expect(labels({ time: 'night' })).toContain('moon')
})

test('seeds give a room different windows', () => {
  const windows = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const shapes = drawScenery({ place: 'living-room', seed, detail: 1, frame, figures: [hero] }).back
    const parts = shapes.filter(({ of }) => of === 'window' || of === 'curtain' || of === 'windowsill')
    return parts.map(({ d }) => d.replaceAll(/[-\d. ]/g, '')).join(' ')
  })
  expect(new Set(windows).size).toBeGreaterThan(2)
})

test('seeds place the furniture of a room differently', () => {
  const positions = [1, 2, 3, 4, 5, 6].map((seed) =>
    JSON.stringify(drawScenery({ place: 'bathroom', seed, detail: 1, frame, figures: [hero] }).landmarks),
  )
  expect(new Set(positions).size).toBeGreaterThan(4)
})

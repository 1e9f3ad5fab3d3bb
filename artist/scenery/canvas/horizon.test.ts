import { expect, test } from 'vitest'
import { createRng } from '../../geometry/rng.ts'
import { chooseHorizon, shareOnPage } from './horizon.ts'

const frame = { x: 0, y: 0, w: 760, h: 1000 }
const seeds = Array.from({ length: 12 }, (_, seed) => seed)
const horizonsWith = (heads: (typeof frame)[], figures: (typeof frame)[] = []) =>
  seeds.map(
    (seed) => chooseHorizon({ groundStart: 0.72 }, { frame, heads, figures, rng: createRng(seed) }).shown,
  )

test('seeds have different horizons, and none runs through a head', () => {
  expect(new Set(horizonsWith([])).size).toBeGreaterThan(3)
  const head = { x: 300, y: 380, w: 100, h: 110 }
  for (const shown of horizonsWith([head])) expect(shown * frame.h).toBeGreaterThan(head.y + head.h)
})

test('figures that are higher on the page still stand on the near ground', () => {
  const low = { x: 100, y: 500, w: 500, h: 250 }
  for (const shown of horizonsWith([], [low]))
    expect(shareOnPage({ written: 0.52, shown }, 0.72) * frame.h).toBeLessThan(low.y + low.h)
})

test('behind low and wide figures the horizon is above them, so that the place shows', () => {
  const cat = { x: 20, y: 430, w: 700, h: 420 }
  for (const shown of horizonsWith([], [cat])) expect(shown * frame.h).toBeLessThan(cat.y)
})

test('the floor of a room begins behind the legs of low figures and below their heads', () => {
  const group = { x: 60, y: 560, w: 640, h: 340 }
  const head = { x: 120, y: 570, w: 90, h: 90 }
  for (const seed of seeds) {
    const view = { frame, figures: [group], heads: [head], rng: createRng(seed) }
    const { shown } = chooseHorizon({ groundStart: 0.72, horizon: 0.68, indoors: true }, view)
    expect(shown * frame.h).toBeGreaterThan(head.y + head.h)
    expect(shown * frame.h).toBeLessThan(group.y + group.h)
  }
})

test('a horizon moves far away from its usual height before it runs through a head', () => {
  const heads = [
    { x: 100, y: 380, w: 200, h: 130 },
    { x: 400, y: 500, w: 200, h: 120 },
  ]
  for (const shown of horizonsWith(heads, [{ x: 80, y: 380, w: 540, h: 560 }]))
    expect(heads.some(({ y, h }) => shown * frame.h > y && shown * frame.h < y + h)).toBe(false)
})

test('somebody who flies does not push the ground up', () => {
  const flier = { x: 100, y: 80, w: 500, h: 420 }
  for (const seed of seeds) {
    const view = { frame, figures: [flier], standing: [], heads: [], rng: createRng(seed) }
    expect(chooseHorizon({ groundStart: 0.72 }, view).shown).toBeGreaterThan(0.4)
  }
})

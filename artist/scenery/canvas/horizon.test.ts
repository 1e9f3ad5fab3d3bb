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

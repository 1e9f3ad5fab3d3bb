import { expect, test } from 'vitest'
import { overlaps } from './canvas/pen.ts'
import { drawScenery } from './scenery.ts'

const frame = { x: 0, y: 0, w: 840, h: 1108 }
const ship = { x: 120, y: 420, w: 600, h: 560 }
const drawn = (weather?: 'storm') =>
  drawScenery({
    place: 'open-sea',
    seed: 3,
    detail: 1,
    frame,
    version: 2,
    figures: [ship],
    ...(weather && { weather }),
  })
const kinds = (scenery: ReturnType<typeof drawn>) => new Set(scenery.back.flatMap(({ of }) => of ?? []))

test('a storm at sea has lightning beside the ship, rain, and a wave in front of the ship', () => {
  const storm = drawn('storm')
  expect(kinds(storm)).toContain('lightning')
  expect(kinds(storm)).toContain('rain')
  expect(storm.front.some(({ box, shapes }) => shapes[0]?.of === 'water' && overlaps(box, ship))).toBe(true)
  expect(kinds(drawn())).not.toContain('lightning')
  expect(drawn().front.some(({ shapes }) => shapes[0]?.of === 'water')).toBe(false)
})

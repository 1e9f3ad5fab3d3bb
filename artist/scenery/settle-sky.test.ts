import { expect, test } from 'vitest'
import type { Box } from '../drawing.ts'
import { createSheet, overlaps, type Item } from './canvas/pen.ts'
import { rect } from './canvas/outlines.ts'
import { settleSky } from './settle-sky.ts'

const frame = { x: 0, y: 0, w: 1000, h: 700 }
const around = { frame, figures: [], heads: [], isLow: false }

/** A thing of the given size whose middle is at x and whose foot is at y. */
function thing(layer: Item['layer'], of: string, { x, y, w, h }: Box): Item {
  const sheet = createSheet(1)
  sheet.put(layer, 0, 0, 100, (pen) => pen.add(rect(x, y, w, h)), { of })
  return sheet.items[0]!
}

test('a cloud behind the roof of a bus moves above or beside it', () => {
  const bus = { x: 200, y: 150, w: 600, h: 450 }
  const [cloud] = settleSky([thing('sky', 'cloud', { x: 400, y: 90, w: 180, h: 90 })], {
    ...around,
    figures: [bus],
  })
  expect(cloud).toBeDefined()
  expect(overlaps(cloud!.box, bus)).toBe(false)
})

test('a cloud that the frame would cut is inside the page', () => {
  const [cloud] = settleSky([thing('sky', 'cloud', { x: 920, y: -30, w: 180, h: 90 })], around)
  expect(cloud!.box.y).toBeGreaterThan(0)
  expect(cloud!.box.x + cloud!.box.w).toBeLessThan(frame.w)
})

test('no star is on the moon', () => {
  const moon = thing('sky', 'moon', { x: 90, y: 50, w: 140, h: 140 })
  expect(settleSky([moon, thing('sky', 'star', { x: 150, y: 90, w: 40, h: 40 })], around)).toEqual([moon])
})

test('clouds, the moon and roofs do not touch', () => {
  const house = thing('mid', 'house', { x: 100, y: 60, w: 200, h: 400 })
  const items = [
    thing('sky', 'moon', { x: 90, y: 50, w: 140, h: 140 }),
    thing('sky', 'cloud', { x: 120, y: 60, w: 180, h: 90 }),
    house,
  ]
  const settled = settleSky(items, around).filter(({ layer }) => layer === 'sky')
  expect(settled.map(({ shapes }) => shapes[0]!.of)).toEqual(['moon', 'cloud'])
  const boxes = [...settled.map(({ box }) => box), house.box]
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) expect(overlaps(a, b), JSON.stringify([a, b])).toBe(false)
})

import { expect, test } from 'vitest'
import type { Item } from './canvas/pen.ts'
import { withOpenMoon } from './open-moon.ts'

const item = (of: string, box: Item['box'], changes: Partial<Item> = {}): Item => ({
  layer: 'mid',
  shapes: [{ path: [], of } as unknown as Item['shapes'][number]],
  box,
  deco: false,
  loose: false,
  object: true,
  landmark: false,
  requested: false,
  calm: false,
  ...changes,
})
const moon = item('moon', { x: 0, y: 0, w: 10, h: 10 }, { layer: 'sky', requested: true })

test('no tree hides the moon of a night that was asked for', () => {
  const over = item('tree', { x: 2, y: 2, w: 10, h: 50 })
  const beside = item('tree', { x: 20, y: 0, w: 10, h: 50 })
  const ground = item('ground', { x: 0, y: 5, w: 99, h: 99 }, { object: false })
  const castle = item('castle', { x: 0, y: 2, w: 10, h: 50 }, { landmark: true })
  expect(withOpenMoon([moon, ground, castle, over, beside])).toEqual([moon, ground, castle, beside])
  const usual = { ...moon, requested: false }
  expect(withOpenMoon([usual, over])).toEqual([usual, over])
})

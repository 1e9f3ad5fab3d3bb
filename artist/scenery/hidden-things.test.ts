import { expect, test } from 'vitest'
import { isWhole } from './hidden-things.ts'

const frame = { x: 0, y: 0, w: 700, h: 1000 }
const house = { x: 200, y: 400, w: 300, h: 300 }

test('half a house beside somebody is whole enough, slices of it on both sides are scraps', () => {
  expect(isWhole(house, frame, [])).toBe(true)
  expect(isWhole(house, frame, [{ x: 350, y: 300, w: 300, h: 600 }])).toBe(true)
  expect(isWhole(house, frame, [{ x: 260, y: 300, w: 180, h: 600 }])).toBe(false)
})

test('what the edge of the page cuts to a rest is a scrap', () => {
  expect(isWhole({ ...house, x: 550 }, frame, [])).toBe(true)
  expect(isWhole({ ...house, x: 600 }, frame, [])).toBe(false)
})

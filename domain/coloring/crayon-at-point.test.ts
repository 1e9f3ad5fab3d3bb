import { expect, test } from 'vitest'
import type { PaintedItem } from './coloring-action.ts'
import { crayonAtPoint } from './crayon-at-point.ts'

const FILL: PaintedItem = { kind: 'fill', region: 0, crayon: 3 }
const LINE: PaintedItem = {
  kind: 'stroke',
  region: 0,
  brush: 'crayon',
  crayon: 5,
  width: 20,
  points: [100, 100, 200, 100],
}

test('the color of the topmost line is picked, and beside the line the color of the fill', () => {
  expect(crayonAtPoint([FILL, LINE], 0, 150, 109)).toBe(5)
  expect(crayonAtPoint([FILL, LINE], 0, 150, 111)).toBe(3)
  expect(crayonAtPoint([FILL, LINE], 0, 209, 100)).toBe(5)
  expect(crayonAtPoint([LINE, FILL], 0, 150, 100)).toBe(3)
  expect(crayonAtPoint([FILL, LINE], 1, 150, 100)).toBeUndefined()
})

test('a free line is picked in every region, and where something was erased there is no color', () => {
  const free: PaintedItem = { ...LINE, region: undefined, points: [50, 50] }
  expect(crayonAtPoint([free], 7, 55, 55)).toBe(5)
  expect(crayonAtPoint([FILL, { ...LINE, brush: 'eraser' }], 0, 150, 100)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { type ColoringAction, isColoringAction, paintedItems } from './coloring-action.ts'

const fill = (region: number, crayon: number): ColoringAction => ({ kind: 'fill', region, crayon })
const line = (region?: number): ColoringAction => ({
  kind: 'stroke',
  ...(region !== undefined && { region }),
  brush: 'crayon',
  crayon: 3,
  width: 20,
  points: [1, 2, 3, 4],
})

test('a later fill of a region covers what was in it, and only that', () => {
  expect(paintedItems([fill(1, 0), line(1), line(2), line(), fill(1, 5), line(1)])).toEqual([
    line(2),
    line(),
    fill(1, 5),
    line(1),
  ])
})

test('a cleared region is empty, and a page that is started again, too', () => {
  expect(paintedItems([fill(1, 0), fill(2, 0), { kind: 'clear', region: 1 }])).toEqual([fill(2, 0)])
  expect(paintedItems([fill(1, 0), { kind: 'start-again' }, fill(3, 0)])).toEqual([fill(3, 0)])
})

test('damaged entries of the device are not painted', () => {
  const valid = [fill(3, 0), line(), line(3), { kind: 'clear', region: 0 }, { kind: 'start-again' }]
  const damaged = [null, {}, fill(4, 0), fill(-1, 0), fill(1, 24), { kind: 'stroke', crayon: 1 }, 'fill']
  expect(valid.map((action) => isColoringAction(action, 4))).toEqual(valid.map(() => true))
  expect(damaged.map((action) => isColoringAction(action, 4))).toEqual(damaged.map(() => false))
})

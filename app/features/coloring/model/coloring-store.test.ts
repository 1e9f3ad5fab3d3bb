import { expect, test } from 'vitest'
import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import { restoreHistory } from './coloring-store.ts'

const REGION_COUNT = 4
const fill = (region: number): ColoringAction => ({ kind: 'fill', region, crayon: 0 })
const stored = (...actions: ColoringAction[]) =>
  actions.map((action, index) => ({ coloring: 'id', index, action }))

test('a stored history comes back with its undone actions', () => {
  expect(restoreHistory(stored(fill(0), fill(1), fill(2)), 2, REGION_COUNT)).toEqual({
    history: { actions: [fill(0), fill(1), fill(2)], done: 2 },
    isDamaged: false,
  })
})

test('an undone action stays undone and none is overwritten when an earlier one is damaged or missing', () => {
  const damaged = restoreHistory(stored(fill(99), fill(1), fill(2)), 2, REGION_COUNT)
  expect(damaged).toEqual({ history: { actions: [fill(1), fill(2)], done: 1 }, isDamaged: true })
  const [, ...missing] = stored(fill(0), fill(1), fill(2))
  expect(restoreHistory(missing, 2, REGION_COUNT)).toEqual(damaged)
})

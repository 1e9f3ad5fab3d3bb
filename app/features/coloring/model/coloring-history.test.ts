import { expect, test } from 'vitest'
import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import { doneActions, movedBy, NEW_HISTORY, withAction } from './coloring-history.ts'

const fill = (region: number, crayon: number): ColoringAction => ({ kind: 'fill', region, crayon })

test('actions are undone and repeated without end, until something new is done', () => {
  let history = NEW_HISTORY
  for (let i = 0; i < 500; i++) history = withAction(history, fill(i, 0))
  for (let i = 0; i < 600; i++) history = movedBy(history, -1)
  expect(doneActions(history)).toEqual([])
  for (let i = 0; i < 600; i++) history = movedBy(history, 1)
  expect(doneActions(history)).toHaveLength(500)
  history = withAction(movedBy(movedBy(history, -1), -1), fill(0, 7))
  expect(history.actions).toHaveLength(499)
  expect(movedBy(history, 1)).toEqual(history)
})

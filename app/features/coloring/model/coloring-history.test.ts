import { expect, test } from 'vitest'
import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import { changedAction, doneActions, movedBy, NEW_HISTORY, withAction } from './coloring-history.ts'

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

test('the action that was done, undone or repeated is known, so that only its part of the page is painted', () => {
  const one = withAction(NEW_HISTORY, fill(1, 0))
  const two = withAction(one, fill(2, 0))
  expect(changedAction(one, two)).toEqual(fill(2, 0))
  expect(changedAction(two, movedBy(two, -1))).toEqual(fill(2, 0))
  expect(changedAction(movedBy(two, -1), withAction(movedBy(two, -1), fill(3, 0)))).toEqual(fill(3, 0))
  expect(changedAction(NEW_HISTORY, two)).toBeUndefined()
})

test('after actions of another tab the whole page is painted', () => {
  const here = withAction(withAction(NEW_HISTORY, fill(1, 0)), fill(2, 0))
  const read = { actions: [fill(1, 0), fill(3, 0), fill(2, 0)], done: 3 }
  expect(changedAction(here, read)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { redo, startHistory, undo, withStep } from './undo-history.ts'

const abc = withStep(withStep(startHistory('a'), 'b'), 'c')

test('steps are undone and done again in order', () => {
  expect(undo(abc).present).toBe('b')
  expect(undo(undo(abc)).present).toBe('a')
  expect(redo(undo(abc))).toEqual(abc)
})

test('nothing happens at either end', () => {
  const first = undo(undo(abc))
  expect(undo(first)).toBe(first)
  expect(redo(abc)).toBe(abc)
})

test('a new step after an undo replaces what was undone', () => {
  const next = withStep(undo(abc), 'd')
  expect([next.past, next.future]).toEqual([['a', 'b'], []])
})

test('the history is bounded', () => {
  let history = startHistory(0)
  for (let step = 1; step <= 300; step++) history = withStep(history, step)
  expect(history.past).toHaveLength(100)
  expect(history.past[0]).toBe(200)
})

import { expect, test } from 'vitest'
import { differingCounts } from './count-rows.ts'

test('tables with other numbers of rows, and tables that one side lacks, differ', () => {
  const before = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  const after = new Map([
    ['a', 1],
    ['b', 1],
    ['d', 0],
  ])
  expect(differingCounts(before, after)).toEqual([
    'b: 2 before, 1 after',
    'c: 3 before, missing after',
    'd: missing before, 0 after',
  ])
  expect(differingCounts(before, before)).toEqual([])
})

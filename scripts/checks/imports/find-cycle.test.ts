import { expect, test } from 'vitest'
import { findCycle } from './find-cycle.ts'

const createImport = (from: string, to: string, isLazy = false) => ({ from, to, names: ['x'], isLazy })
const cycle = [
  createImport('a/x.ts', 'a/y.ts'),
  createImport('a/y.ts', 'a/z.ts'),
  createImport('a/z.ts', 'a/x.ts'),
]

test('finds a cycle and names its files in order', () => {
  expect(findCycle(cycle)).toEqual(['a/x.ts', 'a/y.ts', 'a/z.ts', 'a/x.ts'])
})

test('a lazy import is not part of a cycle', () => {
  expect(findCycle([...cycle.slice(0, 2), createImport('a/z.ts', 'a/x.ts', true)])).toBeUndefined()
})

test('two import paths to the same file are not a cycle', () => {
  expect(
    findCycle([createImport('a.ts', 'b.ts'), createImport('a.ts', 'c.ts'), createImport('b.ts', 'c.ts')]),
  ).toBeUndefined()
})

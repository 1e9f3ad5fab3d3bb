import { expect, test } from 'vitest'
import { readQuery } from './search-query.ts'

test('a search is one line, without what no text holds', () => {
  expect(readQuery('  a\u0000cat\r\n on a tree ')).toBe('a cat  on a tree')
  expect(readQuery(null)).toBe('')
})

test('a long search is cut, and never through a character', () => {
  expect(readQuery('x'.repeat(500))).toHaveLength(100)
  expect(readQuery(`${'x'.repeat(99)}🐱`).isWellFormed()).toBe(true)
})

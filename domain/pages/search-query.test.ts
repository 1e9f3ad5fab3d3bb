import { expect, test } from 'vitest'
import { parseSearchQuery } from './search-query.ts'

test('a search query is one line without control characters', () => {
  expect(parseSearchQuery('  a\u0000cat\r\n on a tree ')).toBe('a cat  on a tree')
  expect(parseSearchQuery(null)).toBe('')
})

test('a long search query is cut, but never inside a character', () => {
  expect(parseSearchQuery('x'.repeat(500))).toHaveLength(100)
  expect(parseSearchQuery(`${'x'.repeat(99)}🐱`).isWellFormed()).toBe(true)
})

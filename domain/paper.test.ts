import { expect, test } from 'vitest'
import { isPaper, paperOf } from './paper.ts'

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['zh-Hant-US', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['', 'a4'],
  [undefined, 'a4'],
] as const)('a browser that speaks %s prints on %s', (locale, paper) => {
  expect(paperOf(locale)).toBe(paper)
})

test('only the papers we make are papers', () => {
  expect(['a4', 'letter', 'A4', 'a3', null].map(isPaper)).toEqual([true, true, false, false, false])
})

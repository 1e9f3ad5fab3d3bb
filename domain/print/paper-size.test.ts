import { expect, test } from 'vitest'
import { isPaperSize, paperSizeForLocale } from './paper-size.ts'

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr-CA', 'letter'],
  ['zh-Hant-US', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['', 'a4'],
  [undefined, 'a4'],
] as const)('a browser with the locale %s prints on %s', (locale, paper) => {
  expect(paperSizeForLocale(locale)).toBe(paper)
})

test('only A4 and Letter are supported', () => {
  expect(['a4', 'letter', 'A4', 'a3', null].map(isPaperSize)).toEqual([true, true, false, false, false])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitText, isWritable } from './fit-text.ts'

const SIZES = [
  { size: 80, maxLines: 2 },
  { size: 40, maxLines: 3 },
]

test('a short title is large, a longer one smaller, and each line fits', () => {
  expect(fitText('Fire engine', 600, SIZES)).toEqual({ size: 80, lines: ['Fire engine'] })
  expect(fitText('Fire engine', 300, SIZES)).toEqual({ size: 80, lines: ['Fire', 'engine'] })
  expect(fitText('A dragon reads in the castle', 300, SIZES)).toEqual({
    size: 40,
    lines: ['A dragon', 'reads in the', 'castle'],
  })
})

test('a long word is as small as necessary, and too many words are cut off', () => {
  const { size, lines } = fitText('Donaudampfschifffahrtsgesellschaft', 300, SIZES)
  expect(size).toBeLessThan(40)
  expect(lines).toEqual(['Donaudampfschifffahrtsgesellschaft'])
  expect(fitText('a cat and '.repeat(20), 300, SIZES).lines.at(-1)).toBe('…')
})

test("the supported characters are the ones in the font's subset", () => {
  const styles = readFileSync('app/styles/fonts.css', 'utf8')
  const [, ranges = ''] = /fonts\/shantell-sans\.woff2[^}]*unicode-range:([^;]*);/.exec(styles) ?? []
  const supported = new Set<number>()
  for (const part of ranges.split(',')) {
    const [first, last] = part.trim().replace('U+', '').split('-')
    for (let code = parseInt(first!, 16); code <= parseInt(last ?? first!, 16); code++) supported.add(code)
  }
  for (let code = 32; code < 0x2100; code++)
    expect([code, isWritable(String.fromCodePoint(code))]).toEqual([code, supported.has(code)])
})

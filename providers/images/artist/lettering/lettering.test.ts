import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitted, isWritable } from './lettering.ts'

const SIZES = [
  { size: 80, most: 2 },
  { size: 40, most: 3 },
]

test('a short name is set large, a longer one smaller, and each line fits', () => {
  expect(fitted('Fire engine', 600, SIZES)).toEqual({ size: 80, lines: ['Fire engine'] })
  expect(fitted('Fire engine', 300, SIZES)).toEqual({ size: 80, lines: ['Fire', 'engine'] })
  expect(fitted('A dragon reads in the castle', 300, SIZES)).toEqual({
    size: 40,
    lines: ['A dragon', 'reads in the', 'castle'],
  })
})

test('one endless word is set as small as it takes, and too many words are cut short', () => {
  const { size, lines } = fitted('Donaudampfschifffahrtsgesellschaft', 300, SIZES)
  expect(size).toBeLessThan(40)
  expect(lines).toEqual(['Donaudampfschifffahrtsgesellschaft'])
  expect(fitted('a cat and '.repeat(20), 300, SIZES).lines.at(-1)).toBe('…')
})

test('what can be written is what the face was cut to', () => {
  const styles = readFileSync('app/styles/fonts.css', 'utf8')
  const [, ranges = ''] = /fonts\/shantell-sans\.woff2[^}]*unicode-range:([^;]*);/.exec(styles) ?? []
  const kept = new Set<number>()
  for (const part of ranges.split(',')) {
    const [first, last] = part.trim().replace('U+', '').split('-')
    for (let code = parseInt(first!, 16); code <= parseInt(last ?? first!, 16); code++) kept.add(code)
  }
  for (let code = 32; code < 0x2100; code++)
    expect([code, isWritable(String.fromCodePoint(code))]).toEqual([code, kept.has(code)])
})

import { expect, test } from 'vitest'
import { clampCopies, CLASS_PACK_LIMITS, parsePack, formatPack } from './class-pack.ts'

test('a pack written to a URL is read back unchanged', () => {
  const pack = [
    { slug: 'friendly-cat', copies: 25 },
    { slug: 'racing-car', copies: 1 },
  ]
  expect(formatPack(pack)).toBe('friendly-cat*25,racing-car')
  expect(parsePack(formatPack(pack))).toEqual(pack)
})

test.each([
  null,
  '',
  'cat,',
  'Cat',
  'cat*0',
  'cat*41',
  'cat*100',
  'cat*-1',
  'cat*1.5',
  'cat,cat*2',
  '../cat',
  'cat dog',
  Array.from({ length: CLASS_PACK_LIMITS.maxPages + 1 }, (_, n) => `cat-${n}`).join(','),
])('"%s" is not a valid pack', (text) => expect(parsePack(text)).toBeUndefined())

test.each([
  [0, 1],
  [Number.NaN, 1],
  [2.4, 2],
  [99, 40],
])('%d copies are limited to %d', (wanted, copies) => expect(clampCopies(wanted)).toBe(copies))

import { expect, test } from 'vitest'
import { copiesWithin, PACK, readPack, writePack } from './pack.ts'

test('a pack survives its address', () => {
  const pack = [
    { slug: 'friendly-cat', copies: 25 },
    { slug: 'racing-car', copies: 1 },
  ]
  expect(writePack(pack)).toBe('friendly-cat*25,racing-car')
  expect(readPack(writePack(pack))).toEqual(pack)
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
  Array.from({ length: PACK.mostPages + 1 }, (_, n) => `cat-${n}`).join(','),
])('"%s" is no pack', (text) => expect(readPack(text)).toBeUndefined())

test.each([
  [0, 1],
  [Number.NaN, 1],
  [2.4, 2],
  [99, 40],
])('%d copies become %d', (wanted, copies) => expect(copiesWithin(wanted)).toBe(copies))

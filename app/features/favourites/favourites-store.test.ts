import { expect, test } from 'vitest'
import { withFavourite } from './favourites-store.ts'

test('the newest favourite comes first, and only once', () => {
  expect(withFavourite(['a', 'b'], 'c', true)).toEqual(['c', 'a', 'b'])
  expect(withFavourite(['a', 'b'], 'b', true)).toEqual(['b', 'a'])
})

test('a removed favourite is gone', () => {
  expect(withFavourite(['a', 'b'], 'a', false)).toEqual(['b'])
  expect(withFavourite(['a'], 'x', false)).toEqual(['a'])
})

test('a list of a thousand favourites drops the oldest one', () => {
  const many = Array.from({ length: 1000 }, (_, n) => `${n}`)
  const next = withFavourite(many, 'new', true)
  expect(next).toHaveLength(1000)
  expect(next).not.toContain('999')
})

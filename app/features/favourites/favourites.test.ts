import { expect, test } from 'vitest'
import { changed } from './favourites.ts'

test('what is liked last stands first, once', () => {
  expect(changed(['a', 'b'], 'c', true)).toEqual(['c', 'a', 'b'])
  expect(changed(['a', 'b'], 'b', true)).toEqual(['b', 'a'])
})

test('what is no longer liked is gone', () => {
  expect(changed(['a', 'b'], 'a', false)).toEqual(['b'])
  expect(changed(['a'], 'x', false)).toEqual(['a'])
})

test('a thousand fit; the oldest goes', () => {
  const many = Array.from({ length: 1000 }, (_, n) => `${n}`)
  const next = changed(many, 'new', true)
  expect(next).toHaveLength(1000)
  expect(next).not.toContain('999')
})

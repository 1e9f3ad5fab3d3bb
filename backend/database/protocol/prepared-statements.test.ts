import { expect, it } from 'vitest'
import { createStatementCache } from './prepared-statements.ts'

const createCacheWith = (...texts: string[]) => {
  const cache = createStatementCache(2)
  for (const text of texts) cache.add(cache.create('', text))
  return cache
}

it('closes the least recently used statements', () => {
  const cache = createCacheWith('a', 'b')
  cache.find('', 'a')
  expect(cache.takeNamesToClose(1)).toEqual(['s1'])
  expect(cache.takeNamesToClose(1)).toEqual([])
  expect(cache.find('', 'a')?.name).toBe('s0')
  expect(cache.find('', 'b')).toBeUndefined()
})

it('never uses a name twice, so that a removed statement cannot be mistaken for a new one', () => {
  const cache = createCacheWith('a')
  cache.removeAll()
  expect(cache.takeNamesToClose(0)).toEqual(['s0'])
  expect(cache.create('', 'a').name).not.toBe('s0')
})

it('does not use a statement that was prepared for another role', () => {
  const cache = createCacheWith('a')
  expect(cache.find('anon', 'a')).toBeUndefined()
})

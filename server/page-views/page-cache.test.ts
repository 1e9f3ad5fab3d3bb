import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (html: string) => ({
  status: 200,
  headers: [],
  html: { parts: [{ plain: Buffer.from(html), compressed: Buffer.from(html) }], bytes: html.length * 2 },
})

test('a page expires after its lifetime', () => {
  let time = 0
  const cache = createPageCache({ maxBytes: 10_000, now: () => time })
  cache.set('/en', page('home'), 60)
  time = 59_999
  expect(cache.get('/en')?.html.parts[0]?.plain.toString()).toBe('home')
  time = 60_000
  expect(cache.get('/en')).toBeUndefined()
})

test('the cache stays within its size by removing the least recently used pages', () => {
  const cache = createPageCache({ maxBytes: 10_000 })
  for (let n = 0; n < 100; n++) {
    cache.set(`/en/page/${n}`, page('x'.repeat(400)), 60)
    cache.get('/en/page/0')
  }
  expect(cache.get('/en/page/0')).toBeDefined()
  expect(cache.get('/en/page/1')).toBeUndefined()
  expect(
    Array.from({ length: 100 }, (_, n) => cache.get(`/en/page/${n}`)).filter(Boolean).length,
  ).toBeLessThanOrEqual(12)
})

test('a page with a very long address is not cached', () => {
  const cache = createPageCache({ maxBytes: 1_000_000 })
  cache.set('/en?q=' + 'a'.repeat(1000), page('x'), 60)
  expect(cache.get('/en?q=' + 'a'.repeat(1000))).toBeUndefined()
})

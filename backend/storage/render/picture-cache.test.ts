import { expect, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

const picture = (size: number) => ({ bytes: new Uint8Array(size), type: 'image/webp' })

test('the cache keeps the most recently used pictures within its size', () => {
  const cache = createPictureCache({ maxBytes: 1000, onUse() {} })
  for (let n = 0; n < 100; n++) {
    cache.set(`${n}`, picture(50))
    cache.get('0')
  }
  expect(cache.get('0')).toBeDefined()
  expect(cache.get('1')).toBeUndefined()
  expect(Array.from({ length: 100 }, (_, n) => cache.get(`${n}`)).filter(Boolean)).toHaveLength(20)
  // A picture larger than a twentieth of the cache would displace too many others.
  cache.set('large', picture(51))
  expect(cache.get('large')).toBeUndefined()
})

test('the cache reports the use of a picture once an hour', () => {
  let time = 0
  const reported: string[] = []
  const cache = createPictureCache({
    maxBytes: 1000,
    onUse: (key) => void reported.push(key),
    now: () => time,
  })
  cache.set('cat', picture(50))
  for (time = 0; time < 3 * 60 * 60_000; time += 60_000) cache.get('cat')
  expect(reported).toEqual(['cat', 'cat', 'cat'])
})

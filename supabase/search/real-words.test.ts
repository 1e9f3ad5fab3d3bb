import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createWordFilters } from './real-words.ts'

const isIn = (bits: Buffer, word: string) => {
  const digest = createHash('md5').update(word).digest()
  return [0, 4, 8, 12].every((offset) => {
    const place = digest.readUInt32BE(offset) % (bits.length * 8)
    return (bits[Math.floor(place / 8)]! & (1 << (place % 8))) !== 0
  })
}

test('a filter has all words of its language and hardly any other', async () => {
  const words = Array.from({ length: 1000 }, (_, index) => `word${index}`)
  const [english, german] = await createWordFilters(brotliCompressSync(`en ${words.join(' ')}\nde zelle\n`))
  expect([english!.language, german!.language]).toEqual(['en', 'de'])
  const bits = Buffer.from(english!.bits, 'base64')
  expect(words.every((word) => isIn(bits, word))).toBe(true)
  const others = words.filter((word) => isIn(bits, `other-${word}`))
  expect(others.length).toBeLessThan(15)
  expect(isIn(Buffer.from(german!.bits, 'base64'), 'zelle')).toBe(true)
})

import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBodyCompressor } from './compress-body.ts'

const bodyOf = (letter: string) => Buffer.from(letter.repeat(5000))
const compressed = (text: string) => Buffer.from(text)

function countingCompressor(maxCachedBytes?: number) {
  const calls: string[] = []
  const compressor = createBodyCompressor({
    compress(body, encoding) {
      calls.push(`${encoding} ${body.toString('latin1', 0, 1)}`)
      return compressed(`${encoding} ${body.toString('latin1', 0, 1)}`)
    },
    maxCachedBytes,
  })
  return { calls, ...compressor }
}

test('the same bytes for the same URL are compressed once for each encoding', () => {
  const { calls, compress } = countingCompressor()
  for (const accept of ['gzip, zstd', 'gzip', 'gzip, zstd', 'gzip']) compress('/a', bodyOf('a'), accept)
  expect(calls).toEqual(['zstd a', 'gzip a'])
})

test('changed bytes are compressed again, and never served from the cache', () => {
  const { calls, compress } = countingCompressor()
  const bodies = ['a', 'b', 'b', 'a'].map((letter) => compress('/a', bodyOf(letter), 'zstd'))
  expect(bodies).toEqual(
    ['a', 'b', 'b', 'a'].map((letter) => ({ body: compressed(`zstd ${letter}`), encoding: 'zstd' })),
  )
  expect(calls).toEqual(['zstd a', 'zstd b', 'zstd a'])
})

test('the cache stays below its size and drops the least recently used body', () => {
  const { calls, compress } = countingCompressor(2 * 5010)
  for (const url of ['/a', '/b', '/a', '/c', '/a', '/b']) compress(url, bodyOf(url[1]!), 'gzip')
  expect(calls).toEqual(['gzip a', 'gzip b', 'gzip c', 'gzip b'])
})

test('short bodies and clients without a known encoding get the bytes as they are', () => {
  const { calls, compress } = countingCompressor()
  const short = Buffer.from('[]')
  expect(compress('/a', short, 'gzip')).toEqual({ body: short })
  expect(compress('/a', bodyOf('a'), 'br')).toEqual({ body: bodyOf('a') })
  expect(compress('/a', bodyOf('a'), undefined)).toEqual({ body: bodyOf('a') })
  expect(calls).toEqual([])
})

test('bodies of every size can be decompressed to what they were', async () => {
  const { compress } = createBodyCompressor()
  for (const body of [bodyOf('a'), Buffer.from('long '.repeat(40_000))]) {
    expect(zstdDecompressSync((await compress('/a', body, 'zstd')).body).equals(body)).toBe(true)
    expect(gunzipSync((await compress('/a', body, 'gzip')).body).equals(body)).toBe(true)
  }
})

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Noun } from './entries.ts'
import { packNouns, unpackNouns } from './packed-nouns.ts'

const text = readFileSync(new URL('nouns.jsonl', import.meta.url), 'utf8')
const nouns = text.trim().split('\n').map((line) => JSON.parse(line) as Noun) // prettier-ignore

test('packed nouns are the same nouns, and a quarter smaller for the browser', () => {
  const packed = packNouns(nouns)
  expect(unpackNouns(packed)).toEqual(nouns)
  expect(gzipSync(packed).length).toBeLessThan(gzipSync(text).length * 0.76)
})

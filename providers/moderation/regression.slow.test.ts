import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createChildSafetyCheck } from './child-safety-check.ts'

const FIXTURES = new URL('fixtures/', import.meta.url)
const { check } = createChildSafetyCheck()

const readWishes = (file: string) =>
  readFileSync(new URL(file, FIXTURES), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { language: Language; wish: string; plain?: boolean })

const files = ['regression/', 'strangers/'].flatMap((folder) =>
  readdirSync(new URL(folder, FIXTURES)).map((file) => folder + file),
)
/** What the stored weights reach in their weakest file, rounded up. */
const MAX_MISSED_SHARE = 0.015
const MAX_REFUSED_SHARE = 0.015

/** The classifier learned from these wishes, so the shares say nothing about new wishes. */
describe('regression', () => {
  it.each(files.filter((file) => file.endsWith('.bad.jsonl')))(
    'refuses the known bad wishes of %s',
    (file) => {
      const wishes = readWishes(file)
      const missed = wishes.filter(({ wish, language }) => !check(wish, language).refusal)
      expect(missed.length / wishes.length, JSON.stringify(missed)).toBeLessThanOrEqual(MAX_MISSED_SHARE)
    },
  )

  it.each(files.filter((file) => file.endsWith('.good.jsonl')))(
    'accepts the known good wishes of %s',
    (file) => {
      const wishes = readWishes(file)
      const refused = wishes.filter(({ wish, language }) => check(wish, language).refusal)
      expect(refused.length / wishes.length, JSON.stringify(refused)).toBeLessThanOrEqual(MAX_REFUSED_SHARE)
    },
  )

  it('accepts every plain wish of one to four words', () => {
    const plain = [
      ...readWishes('regression/plain-wishes.good.jsonl'),
      ...files
        .filter((file) => file.startsWith('strangers/'))
        .flatMap(readWishes)
        .filter((wish) => wish.plain),
    ]
    expect(plain.length).toBeGreaterThan(800)
    expect(plain.filter(({ wish, language }) => check(wish, language).refusal)).toEqual([])
  })
})

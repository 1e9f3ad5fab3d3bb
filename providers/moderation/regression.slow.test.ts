import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createChildSafetyCheck } from './child-safety-check.ts'

const FOLDER = new URL('fixtures/regression/', import.meta.url)
const { check } = createChildSafetyCheck()

const readWishes = (file: string) =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { language: Language; wish: string })

const files = readdirSync(FOLDER)
/** What the stored weights reach in their weakest file, rounded up. */
const MAX_MISSED_SHARE = 0.035
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
    const refused = readWishes('plain-wishes.good.jsonl').filter(
      ({ wish, language }) => check(wish, language).refusal,
    )
    expect(refused).toEqual([])
  })
})

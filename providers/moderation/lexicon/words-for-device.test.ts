import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createRefusedWordCheck } from '#domain/safety/refused-words.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { shareOf } from '#tests/support/drawing/share-of.ts'
import { createChildSafetyCheck } from '../child-safety-check.ts'
import { wordsForDevice } from './words-for-device.ts'

const folder = new URL('../fixtures/regression/', import.meta.url)
const wishesIn = (kind: 'good' | 'bad') =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`.${kind}.jsonl`))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { language: Language; wish: string })

const lists = Object.fromEntries(LANGUAGES.map((language) => [language, wordsForDevice(language)])) as Record<
  Language,
  ReturnType<typeof wordsForDevice>
>
const checks = Object.fromEntries(
  LANGUAGES.map((language) => [language, createRefusedWordCheck(lists[language])]),
) as Record<Language, (wish: string) => boolean>
const isRefused = ({ language, wish }: { language: Language; wish: string }) => checks[language](wish)

test('a wish that the server accepts is not refused on the device', () => {
  const { check } = createChildSafetyCheck()
  const refused = shareOf(wishesIn('good')).filter(isRefused)
  expect(refused.filter(({ wish, language }) => !check(wish, language).refusal)).toEqual([])
})

test('the device refuses a part of what the server refuses', () => {
  const bad = shareOf(wishesIn('bad'))
  expect(bad.filter(isRefused).length / bad.length).toBeGreaterThan(0.45)
  expect(checks.en('please draw a drunk clown')).toBe(true)
  expect(checks.en('a clown with a balloon')).toBe(false)
})

test('the device leaves dangers to the server, because the wish may be a warning', () => {
  expect(checks.en("don't play with matches")).toBe(false)
  expect(checks.de('nicht mit Feuer spielen')).toBe(false)
})

test('the device refuses words that are bad only together, and digits in place of letters', () => {
  const naked = { en: 'a naked woman', de: 'eine nackte Frau', fr: 'une femme nue', es: 'una mujer desnuda' }
  for (const [language, wish] of Object.entries(naked)) expect(checks[language as Language](wish)).toBe(true)
  expect(checks.en('a naked mole rat')).toBe(false)
  expect(checks.en('a woman with a hat')).toBe(false)
  expect(checks.en('a drunk cl0wn')).toBe(checks.en('a drunk clown'))
  expect(checks.en('a dr4nk clown')).toBe(false)
})

test.each(LANGUAGES)('the list of %s is less than 22 kB and contains no readable word', (language) => {
  const json = JSON.stringify(lists[language])
  expect(gzipSync(json).byteLength).toBeLessThan(22_000)
  expect(json).not.toContain('drunk')
})

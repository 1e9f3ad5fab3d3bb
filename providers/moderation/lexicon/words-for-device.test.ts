import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createRefusedWordCheck } from '#domain/safety/refused-words.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
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
  const refused = wishesIn('good').filter(isRefused)
  expect(refused.filter(({ wish, language }) => !check(wish, language).refusal)).toEqual([])
})

test('the device refuses a part of what the server refuses', () => {
  const bad = wishesIn('bad')
  expect(bad.filter(isRefused).length / bad.length).toBeGreaterThan(0.4)
  expect(checks.en('please draw a drunk clown')).toBe(true)
  expect(checks.en('a clown with a balloon')).toBe(false)
})

test.each(LANGUAGES)('the list of %s is a few kilobytes and contains no readable word', (language) => {
  const json = JSON.stringify(lists[language])
  expect(gzipSync(json).byteLength).toBeLessThan(12_000)
  expect(json).not.toContain('drunk')
})

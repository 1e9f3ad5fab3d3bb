import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { amendWish, parseWish } from './parse-wish.ts'

const page = parseWish('a cat with a dog in the garden', 'en', lexicon)
const change = (text: string, language: Language = 'en') => amendWish(page, text, language, lexicon)
const figures = (text: string, language?: Language) =>
  change(text, language).figures.map((figure) => figure.noun)

test.each([
  ['with a hat', 'en'],
  ['mit Hut', 'de'],
  ['avec un chapeau', 'fr'],
  ['con sombrero', 'es'],
  ['con un cappello', 'it'],
  ['met een hoed', 'nl'],
] as const)('"%s" dresses the main figure', (text, language) => {
  expect(change(text, language).figures).toMatchObject([{ noun: 'cat', wears: ['hat'] }, { noun: 'dog' }])
})

test.each([
  ['without the dog', 'en'],
  ['remove the dog', 'en'],
  ['ohne den Hund', 'de'],
  ['sans le chien', 'fr'],
  ['sin el perro', 'es'],
  ['senza il cane', 'it'],
  ['zonder de hond', 'nl'],
] as const)('"%s" removes the figure', (text, language) => {
  expect(figures(text, language)).toEqual(['cat'])
})

test.each([
  ['a rabbit instead of the dog', 'en'],
  ['replace the dog with a rabbit', 'en'],
  ['statt dem Hund ein Hase', 'de'],
  ['un lapin à la place du chien', 'fr'],
  ['un conejo en vez del perro', 'es'],
  ['un coniglio al posto del cane', 'it'],
  ['een konijn in plaats van de hond', 'nl'],
] as const)('"%s" replaces one figure by the other', (text, language) => {
  expect(figures(text, language)).toEqual(['cat', 'rabbit'])
})

describe('the setting of a changed page', () => {
  test('a new setting replaces the old one and keeps the figures', () => {
    expect(change('in space')).toMatchObject({
      setting: 'space',
      figures: [{ noun: 'cat' }, { noun: 'dog' }],
    })
  })

  test('time, difficulty and counts can be changed', () => {
    expect(change('at night').time).toBe('night')
    expect(change('make it easier').difficulty).toBe('easy')
    expect(change('mehr Details', 'de').difficulty).toBe('hard')
    expect(change('two cats instead').figures).toMatchObject([{ noun: 'cat', count: 2 }, { noun: 'dog' }])
  })
})

test('an existing figure can get a new action or look', () => {
  expect(change('the dog should be sleeping').figures[1]).toMatchObject({ noun: 'dog', pose: 'sleep' })
  expect(change('make the dog bigger').figures[1]).toMatchObject({ looks: ['big'] })
})

test('the original wish is not modified', () => {
  const before = JSON.stringify(page)
  change('without the dog, with a hat, in space')
  expect(JSON.stringify(page)).toBe(before)
})

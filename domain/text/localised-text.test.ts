import { expect, test } from 'vitest'
import { categoryName, categoryText, pageText, pageTitle, textInLanguage } from './localised-text.ts'

test('a page title falls back to English, then German, then the general word', () => {
  const title = { en: 'Cat', de: 'Katze', fr: 'Chat' }
  expect(pageTitle(title, 'fr')).toBe('Chat')
  expect(pageTitle(title, 'nl')).toBe('Cat')
  expect(pageTitle({ de: 'Katze', fr: 'Chat' }, 'nl')).toBe('Katze')
  expect(pageTitle({ fr: 'Chat' }, 'nl')).toBe('Coloring Page')
  expect(pageTitle({ fr: 'Chat' }, 'nl', 'Kleurplaat')).toBe('Kleurplaat')
})

test('a category name falls back to English, then its plain name, then the general word', () => {
  expect(categoryName({ name: 'Animals', name_translations: { de: 'Tiere' } }, 'de')).toBe('Tiere')
  expect(categoryName({ name: 'Animals', name_translations: { de: 'Tiere' } }, 'fr')).toBe('Animals')
  expect(categoryName({ name: 'x', name_translations: { en: 'Animals', de: 'Tiere' } }, 'fr')).toBe('Animals')
  expect(categoryName({ name: ' ', name_translations: { de: 'Tiere' } }, 'fr')).toBe('Category')
  expect(categoryText(null, null, 'fr', '')).toBe('')
})

test('an empty text counts as missing', () => {
  expect(pageTitle({ fr: '  ', en: 'Cat' }, 'fr')).toBe('Cat')
  expect(textInLanguage('', 'en')).toBeUndefined()
})

test('a plain text is the text of every language', () => {
  expect(pageTitle('Cat', 'it')).toBe('Cat')
})

test('any other value of the column gives the fallback', () => {
  for (const value of [null, undefined, 3, true, [], ['Cat'], { en: 3 }, { __proto__: { en: 'Cat' } }])
    expect(pageText(value, 'en', 'none')).toBe('none')
})

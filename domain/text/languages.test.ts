import { expect, test } from 'vitest'
import { isLanguage, LANGUAGES } from './languages.ts'

test('only the six languages of the product are known', () => {
  expect(LANGUAGES).toEqual(['en', 'de', 'fr', 'es', 'it', 'nl'])
  expect(isLanguage('nl')).toBe(true)
  for (const other of ['EN', 'pt', '', null, 3]) expect(isLanguage(other)).toBe(false)
})

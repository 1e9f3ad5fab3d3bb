import { expect, test } from 'vitest'
import { pathInLanguage, negotiateLanguage, parseLanguageSegment } from './url-language.ts'

test.each([
  ['de', { kind: 'language', language: 'de' }],
  ['DE', { kind: 'variant', language: 'de' }],
  ['fr-CA', { kind: 'variant', language: 'fr' }],
  ['pt', { kind: 'unsupported' }],
  ['zh-CN', { kind: 'unsupported' }],
  ['random', { kind: 'none' }],
  ['404', { kind: 'none' }],
  [undefined, { kind: 'none' }],
])('the path segment %s is parsed', (segment, expected) =>
  expect(parseLanguageSegment(segment)).toEqual(expected),
)

test.each([
  ['preferred-language=nl', 'de', 'nl'],
  ['a=b; preferred-language=it; c=d', 'de', 'it'],
  ['preferred-language=xx', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [null, 'pt-BR, es;q=0.7, fr;q=0.9', 'fr'],
  [null, 'en;q=0, fr', 'fr'],
  [null, 'xx', 'en'],
  [null, null, 'en'],
])('cookie %s and Accept-Language %s give %s', (cookie, accept, language) =>
  expect(negotiateLanguage(cookie, accept)).toBe(language),
)

test('switching the language keeps path, query and fragment', () => {
  expect(pathInLanguage('/de/category/tiere?difficulty=easy#top', 'fr')).toBe(
    '/fr/category/tiere?difficulty=easy#top',
  )
  expect(pathInLanguage('/random?x=1', 'nl')).toBe('/nl/random?x=1')
  expect(pathInLanguage('/', 'es')).toBe('/es')
  expect(pathInLanguage('/en', 'es')).toBe('/es')
})

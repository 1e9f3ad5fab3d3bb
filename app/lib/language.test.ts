import { expect, test } from 'vitest'
import { inLanguage, negotiate, readSegment } from './language.ts'

test.each([
  ['de', { kind: 'language', language: 'de' }],
  ['DE', { kind: 'plain', language: 'de' }],
  ['fr-CA', { kind: 'plain', language: 'fr' }],
  ['pt', { kind: 'unsupported' }],
  ['zh-CN', { kind: 'unsupported' }],
  ['random', { kind: 'none' }],
  ['404', { kind: 'none' }],
  [undefined, { kind: 'none' }],
])('the segment %s is read', (segment, meaning) => expect(readSegment(segment)).toEqual(meaning))

test.each([
  ['preferred-language=nl', 'de', 'nl'],
  ['a=b; preferred-language=it; c=d', 'de', 'it'],
  ['preferred-language=xx', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [null, 'pt-BR, es;q=0.7, fr;q=0.9', 'fr'],
  [null, 'en;q=0, fr', 'fr'],
  [null, 'xx', 'en'],
  [null, null, 'en'],
])('cookie %s and Accept-Language %s give %s', (cookie, accept, language) =>
  expect(negotiate(cookie, accept)).toBe(language),
)

test('switching keeps the place, its query and its fragment', () => {
  expect(inLanguage('/de/category/tiere?difficulty=easy#top', 'fr')).toBe(
    '/fr/category/tiere?difficulty=easy#top',
  )
  expect(inLanguage('/random?x=1', 'nl')).toBe('/nl/random?x=1')
  expect(inLanguage('/', 'es')).toBe('/es')
  expect(inLanguage('/en', 'es')).toBe('/es')
})

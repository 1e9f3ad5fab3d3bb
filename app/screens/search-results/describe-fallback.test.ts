import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import type { SearchConcept, SearchSummary } from '#app/lib/pages/search-queries.ts'
import { formatMessage, type Message } from '#app/lib/texts/format-message.ts'
import { describeFallback } from './describe-fallback.ts'

const concept = (label: string, label_many: string, kind: SearchConcept['kind'] = 'thing') => ({
  key: label,
  kind,
  label,
  label_many,
})

const summary = (changes: Partial<SearchSummary>): SearchSummary => ({
  level: 'all',
  total: 4,
  concepts: [],
  filters: [],
  near: null,
  wish: 'wish',
  ...changes,
})

/** The sentence as the screen shows it. */
function sentence(language: Language, changes: Partial<SearchSummary>) {
  const fallback = describeFallback(summary(changes))
  if (!fallback) return undefined
  const texts = JSON.parse(readFileSync(`locales/${language}/search.json`, 'utf8')) as Record<string, string>
  const compiled = compileMessage(texts[fallback.text.replace('search.', '')]!) as Message
  return formatMessage(compiled, fallback.values, language)
}

const main = (label: string, many: string, total = 4): Partial<SearchSummary> => ({
  level: 'main',
  total,
  concepts: [
    { ...concept(label, many), main: true, met: true },
    { ...concept('x', 'x'), main: false, met: false },
  ],
})

test('pages of the main thing are counted with its singular or plural in every language', () => {
  expect(sentence('en', main('hedgehog', 'hedgehogs'))).toBe('4 hedgehogs, or we draw yours:')
  expect(sentence('en', main('hedgehog', 'hedgehogs', 1))).toBe('1 hedgehog, or we draw yours:')
  expect(sentence('de', main('Katze', 'Katzen'))).toBe(
    'Aber 4 Katzen sind schon da. Oder wir zeichnen dein Bild:',
  )
  expect(sentence('fr', main('cheval', 'chevaux'))).toBe(
    'Mais voici 4 chevaux. Ou nous dessinons votre idée\u00a0:',
  )
  expect(sentence('es', main('erizo', 'erizos', 1))).toBe('Pero hay 1 erizo. O dibujamos tu idea:')
  expect(sentence('it', main('riccio', 'ricci'))).toBe('Ma ecco 4 ricci. Oppure disegniamo la tua idea:')
  expect(sentence('nl', main('egel', 'egels'))).toBe('Er zijn wel 4 egels. Of we tekenen jouw idee:')
})

test('several concepts, and those that are no things, are quoted', () => {
  const most = {
    level: 'most' as const,
    concepts: [
      { ...concept('Igel', 'Igel'), main: true, met: true },
      { ...concept('Skateboard', 'Skateboards'), main: false, met: false },
      { ...concept('Weihnachten', 'Weihnachten', 'feast'), main: false, met: true },
    ],
  }
  expect(sentence('de', most)).toBe(
    'Aber 4 Bilder zu „Igel, Weihnachten“ sind schon da. Oder wir zeichnen deins:',
  )
  const feast = { ...main('Weihnachten', 'Weihnachten', 1) }
  feast.concepts![0]!.kind = 'feast'
  expect(sentence('de', feast)).toBe('Aber 1 Bild zu „Weihnachten“ ist schon da. Oder wir zeichnen deins:')
})

test('pages of a broader concept carry its name', () => {
  const near = { level: 'near' as const, total: 12, near: concept('animal', 'animals') }
  expect(sentence('en', near)).toBe('12 animals, or we draw yours:')
  // The pages of "windmill with tulips" are buildings with tulips.
  const withTulips = {
    ...near,
    total: 1,
    near: concept('building', 'buildings'),
    concepts: [{ ...concept('tulip', 'tulips'), main: false, met: true }],
  }
  expect(sentence('en', withTulips)).toBe('1 page for “building, tulip”, or we draw yours:')
})

test('what cannot be counted is quoted', () => {
  const near = { level: 'near' as const, total: 2, near: concept('Verkehrserziehung', '') }
  expect(sentence('de', near)).toBe(
    'Aber 2 Bilder zu „Verkehrserziehung“ sind schon da. Oder wir zeichnen deins:',
  )
})

test('a query that is matched completely, or not at all, has no such text', () => {
  expect(sentence('en', { concepts: main('cat', 'cats').concepts! })).toBeUndefined()
  expect(sentence('en', { level: 'letters' })).toBeUndefined()
  expect(sentence('en', { level: 'none', total: 0 })).toBeUndefined()
})

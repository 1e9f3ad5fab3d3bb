import { expect, test } from 'vitest'
import type { Language } from '#domain/languages.ts'
import { lexicon } from '#tests/support/lexicon.ts'
import { understand } from './understand.ts'

const hear = (text: string, language: Language = 'en') => understand(text, language, lexicon)

test('a driver drives, whoever it is', () => {
  const { figures } = hear('Eine Katze fährt Feuerwehrauto', 'de')
  expect(figures).toMatchObject([
    { noun: 'cat', verb: 'drive', pose: 'drive', relation: { kind: 'driving', to: 1 } },
    { noun: 'fire-engine', count: 1 },
  ])
})

test('polite words are not part of the wish', () => {
  const wish = hear('Could you please draw me two happy cats on the moon? Thank you!')
  expect(wish).toMatchObject({
    figures: [{ noun: 'cat', count: 2, looks: ['happy'] }],
    setting: 'moon',
    unknown: [],
  })
  expect(wish.figures).toHaveLength(1)
})

test('clothes go onto their owner, a friend stands beside', () => {
  const { figures } = hear('a girl with a hat and a dog')
  expect(figures).toMatchObject([
    { noun: 'girl', wears: ['hat'] },
    { noun: 'dog', relation: { kind: 'with', to: 0 } },
  ])
})

test('the one who does something is the main figure, wherever the sentence names it', () => {
  const { figures, setting } = hear('Am Strand baut ein Kind eine Sandburg', 'de')
  expect(figures.map((figure) => figure.noun)).toEqual(['child', 'sand-castle'])
  expect(setting).toBe('beach')
})

test('a German clause ends with its verb', () => {
  const { figures } = hear('Ein Mädchen, das auf einem Pferd durch den Wald reitet', 'de')
  expect(figures).toMatchObject([{ noun: 'girl', relation: { kind: 'riding', to: 1 } }, { noun: 'horse' }])
})

test('words that mean nothing to us come back as typed', () => {
  expect(hear('a cat with a Zorgblatt').unknown).toEqual(['Zorgblatt'])
})

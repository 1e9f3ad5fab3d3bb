// Words that belong together although they stand apart: who is dressed as what, has what on the feet, and is fed or cleaned with what.
import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseWish } from './parse-wish.ts'

const parse = (language: Language, prompt: string) => parseWish(prompt, language, lexicon)

test.each([
  ['en', 'a parrot as a pirate'],
  ['de', 'ein Papagei als Pirat'],
  ['fr', 'un perroquet en pirate'],
  ['fr', 'un perroquet comme pirate'],
  ['es', 'un loro como pirata'],
  ['it', 'un pappagallo come pirata'],
  ['nl', 'een papegaai als piraat'],
] as const)('one figure in a role: %s %s', (language, prompt) => {
  expect(parse(language, prompt).figures).toMatchObject([{ noun: 'parrot', role: 'pirate' }])
})

test.each([
  ['en', 'a penguin with skis', 'ski'],
  ['it', 'un pinguino con gli sci', 'ski'],
  ['de', 'ein Pinguin mit Schlittschuhen', 'ice-skate'],
  ['fr', 'une fille qui fait du poney', 'ride'],
] as const)('who has it moves on it: %s %s', (language, prompt, verb) => {
  expect(parse(language, prompt).figures[0]).toMatchObject({ verb, relation: { kind: 'riding', to: 1 } })
})

test.each([
  ['en', 'a dad giving a baby a bottle'],
  ['fr', 'ma fille qui donne le biberon à son petit frère'],
] as const)('who gets a bottle is fed: %s %s', (language, prompt) => {
  const { figures } = parse(language, prompt)
  const fed = figures[figures[0]!.relation!.to]!
  expect(figures[0]).toMatchObject({ verb: 'feed', relation: { kind: 'beside' } })
  expect(['baby', 'brother']).toContain(fed.noun)
})

test.each([
  ['de', 'Mädchen putzt mit ihrem Papa Zähne', { figures: [{ verb: 'brush-teeth' }, {}, {}] }],
  ['de', 'Kinder beim Laternenumzug an Sankt Martin', { feast: 'lantern-walk' }],
  ['en', 'a boy cleaning up his room', { setting: 'bedroom' }],
] as const)('words that belong together: %s %s', (language, prompt, expected) => {
  expect(parse(language, prompt)).toMatchObject(expected)
})

test('a firefighter who sprays water on a house puts out a fire', () => {
  expect(parse('en', 'a firefighter spraying water on a burning house').figures[0]).toMatchObject({
    verb: 'put-out-fire',
    relation: { kind: 'looking-at', to: 1 },
  })
})

test('two who ski need no single ski between them', () => {
  const { figures } = parse('en', 'a boy and a girl skiing')
  expect(figures).toMatchObject([
    { noun: 'boy', pose: 'ski' },
    { noun: 'girl', pose: 'ski' },
  ])
})

test('of two who push a wheelbarrow none sits in it', () => {
  const { figures } = parse('it', 'un bambino e una bambina spingono una carriola')
  expect(figures.map(({ relation }) => relation?.kind)).toEqual(['behind', 'behind', undefined])
})

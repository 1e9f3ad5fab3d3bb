import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parse-wish.ts'

const figures = (language: Language, wish: string) => parseWish(wish, language, lexicon).figures
const nouns = (language: Language, wish: string) => figures(language, wish).map(({ noun }) => noun)

test.each([
  ['en', "a doctor listening to a teddy bear's heart"],
  ['de', 'ein Arzt hört das Herz des Teddys ab'],
  ['fr', "un médecin écoute le coeur de l'ours en peluche"],
  ['es', 'la doctora escucha el corazón de un oso de peluche'],
  ['it', "la dottoressa ascolta il cuore dell'orsacchiotto"],
  ['nl', 'de dokter luistert naar het hart van een knuffelbeer'],
] as const)('the heart that a doctor listens to belongs to the patient: %s', (language, wish) => {
  expect(nouns(language, wish)).toEqual(['doctor', 'teddy-bear', 'heart'])
  expect(figures(language, wish)[2]?.relation).toEqual({ kind: 'with', to: 1 })
})

test.each([
  ['en', 'a lioness and her cubs', 'lion'],
  ['en', 'a bear with two cubs', 'bear'],
  ['en', 'a tiger licking a cub', 'tiger'],
  ['de', 'ein Löwe mit zwei Jungtieren', 'lion'],
  ['fr', 'une ourse avec deux petits', 'bear'],
  ['es', 'una osa con dos crías', 'bear'],
  ['it', "un'orsa con due cuccioli", 'bear'],
  ['nl', 'een leeuw met twee welpen', 'lion'],
  ['de', 'ein Storch füttert seine drei Jungen', 'stork'],
  ['de', 'ein Storch mit drei Jungen', 'stork'],
  ['fr', 'une lionne et ses petits', 'lion'],
  ['es', 'un pájaro alimenta a sus crías', 'bird'],
  ['it', "un'orsa che spinge il suo cucciolo sull'altalena", 'bear'],
  ['nl', 'een ooievaar voert zijn jongen', 'stork'],
] as const)('the young of an animal are of its kind: %s %s', (language, wish, noun) => {
  const [parent, young] = figures(language, wish)
  expect(parent).toMatchObject({ noun, count: 1, looks: [] })
  expect(young).toMatchObject({ noun, looks: ['young'] })
})

test.each([
  ['de', 'ein Hund spielt mit drei Jungen', ['dog', 'boy']],
  ['de', 'Oma und ihre Jungen', ['grandmother', 'boy']],
  ['en', 'a cat with her babies', ['cat', 'kitten']],
] as const)(
  'boys stay boys, and animals with a word for their young get it: %s %s',
  (language, wish, all) => {
    expect(nouns(language, wish)).toEqual(all)
  },
)

test.each([
  ['es', 'una niña lee un cuento a su osito', 'teddy-bear'],
  ['it', 'un bambino dorme con il suo orsetto', 'teddy-bear'],
  ['de', 'ein Kind schläft mit seinem Bärchen', 'teddy-bear'],
  ['es', 'una osa y un osito', 'bear'],
] as const)('the little bear of a child is a toy: %s %s', (language, wish, noun) => {
  expect(nouns(language, wish)).toContain(noun)
})

test.each([
  ['en', "a boy washes his dad's car"],
  ['de', 'ein Junge wäscht Papas Auto'],
  ['fr', 'un garçon lave la voiture de papa'],
  ['es', 'un niño lava el coche de papá'],
  ['it', 'un bambino lava la macchina del papà'],
  ['nl', "een jongen wast papa's auto"],
] as const)('the owner of a thing is not in the picture: %s', (language, wish) => {
  expect(nouns(language, wish)).toEqual(['boy', 'car'])
})

test.each([
  ['fr', 'papa et sa fille qui pêchent'],
  ['es', 'papá y su hija que pescan'],
  ['de', 'Papa und seine Tochter, die angeln'],
  ['nl', 'papa en zijn dochter die vissen'],
] as const)('a verb in the plural belongs to both: %s', (language, wish) => {
  expect(
    figures(language, wish)
      .slice(0, 2)
      .map(({ verb }) => verb),
  ).toEqual(['fish', 'fish'])
})

test.each([
  ['en', 'mom reading a book to her son on the couch', 'boy'],
  ['de', 'Oma liest auf dem Sofa ein Buch vor', 'child'],
  ['nl', 'mama leest een boek voor op de bank', 'child'],
] as const)('who reads aloud on the sofa has a listener: %s', (language, wish, listener) => {
  const found = figures(language, wish)
  expect(found[0]).toMatchObject({ verb: 'read', where: { kind: 'on' } })
  expect(found.find(({ noun }) => noun === listener)?.relation).toMatchObject({ kind: 'on' })
})

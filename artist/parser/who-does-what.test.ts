// Who does what in the words of children, parents and teachers.
import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseWish } from './parse-wish.ts'

/** Who does what: "girl sit riding horse". */
function roles(language: Language, prompt: string): string[] {
  const { figures } = parseWish(prompt, language, lexicon)
  return figures.map(({ noun, verb, relation }) =>
    [noun, verb, relation && `${relation.kind} ${figures[relation.to]!.noun}`].filter(Boolean).join(' '),
  )
}

test.each([
  ['en', 'the horse on which a girl sits', 'girl sit riding horse'],
  ['de', 'das Pferd, auf dem ein Mädchen sitzt', 'girl sit riding horse'],
  ['fr', 'le banc sur lequel une dame lit', 'woman read on bench'],
  ['es', 'el árbol debajo del que duerme un gato', 'cat sleep under tree'],
  ['it', 'il cavallo su cui siede una bambina', 'girl sit riding horse'],
  ['nl', 'het paard waarop een meisje zit', 'girl sit riding horse'],
  ['fr', 'un lapin à qui une fille donne une carotte', 'girl feed beside rabbit'],
] as const)('a relative clause may begin with a preposition: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt)[0]).toBe(expected)
})

test.each([
  ['en', 'a girl feeding bread to the swans', 'girl feed beside swan'],
  ['de', 'ein Mädchen, das ihrem Hasen eine Karotte gibt', 'girl feed beside rabbit'],
] as const)('animals are fed, not their food: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt)[0]).toBe(expected)
})

test.each([
  ['en', 'a boy gives his grandma a kiss'],
  ['de', 'ein Junge gibt seiner Oma einen Kuss'],
  ['fr', 'un garçon fait un bisou à sa mamie'],
  ['es', 'el niño le da un beso a su abuela'],
  ['it', 'il bambino dà un bacio alla nonna'],
  ['nl', 'een jongen geeft zijn oma een kus'],
] as const)('a kiss may be given: %s %s', (language, prompt) => {
  const { unknown, figures } = parseWish(prompt, language, lexicon)
  expect(figures.map(({ noun, verb }) => [noun, verb].filter(Boolean).join(' '))).toEqual([
    'boy kiss',
    'grandmother',
  ])
  expect(unknown).toEqual([])
})

test('of two who are named together only the last one slides if the first one sits', () => {
  const read = roles('en', 'two girls on a seesaw and a boy going down the slide')
  expect(read.slice(0, 3)).toEqual(['girl riding seesaw', 'seesaw', 'boy slide on slide'])
})

test.each([
  ['en', 'a knight who is not afraid of the dragon', 'brave'],
  ['fr', "un chevalier qui n'a pas peur du dragon", 'brave'],
  ['nl', 'een ridder die bang is voor de draak', 'scared'],
] as const)('whom a feeling is about is there: %s %s', (language, prompt, look) => {
  const [knight, dragon] = parseWish(prompt, language, lexicon).figures
  expect(knight).toMatchObject({ noun: 'knight', looks: [look] })
  expect(dragon).toMatchObject({ noun: 'dragon', looks: [], relation: { kind: 'with', to: 0 } })
})

test.each([
  ['en', 'a dog without a leash running after ducks', 'dog chase chasing duck'],
  ['de', 'eine Eule, die den Mond anschaut', 'owl look-at looking-at moon'],
  ['de', 'zwei Freundinnen essen auf der Bank ein Eis', 'friend eat eating ice-cream'],
  ['de', 'ein Igel sammelt im Herbst Blätter', 'hedgehog collect holding leaf'],
  ['fr', 'deux enfants font du vélo', 'child ride-bike riding bicycle'],
  ['de', 'ein Roboter gießt mit der Gießkanne die Blumen', 'robot water beside flower'],
  ['en', 'a mouse pulling a big piece of cheese', 'mouse pull holding cheese'],
  ['es', 'el gato se ha subido al tejado', 'cat climb on house'],
  ['it', "una bambina con l'ombrello che salta nelle pozzanghere", 'girl splash holding umbrella'],
  ['fr', 'ma grand-mère en train de tricoter près de la cheminée', 'grandmother knit beside fireplace'],
  ['es', 'un mono colgado de una liana comiéndose un plátano', 'monkey eat eating banana'],
] as const)('the verb finds its object: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt)[0]).toBe(expected)
})

test.each([
  ['es', 'los niños se bañan en la piscina', 'child swim'],
  ['it', 'una mucca che fa il bagno nella vasca', 'cow bathe in bathtub'],
] as const)('where somebody bathes decides how: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt)[0]).toBe(expected)
})

test('"stuk" before a noun is a piece, and "hoch" after one says where to', () => {
  expect(parseWish('muizen eten een groot stuk kaas', 'nl', lexicon).figures[1]!.looks).toEqual(['big'])
  expect(parseWish('ein Eichhörnchen klettert den Baum hoch', 'de', lexicon).figures[1]!.looks).toEqual([])
})

test.each([
  ['en', 'grandpa tells the children a story'],
  ['de', 'Opa erzählt den Kindern eine Geschichte'],
  ['fr', 'papi raconte une histoire aux enfants'],
  ['es', 'el abuelo cuenta un cuento a los niños'],
  ['it', 'il nonno racconta una favola ai bambini'],
  ['nl', 'opa vertelt de kinderen een verhaaltje'],
] as const)('who tells a story reads it to somebody: %s %s', (language, prompt) => {
  const [teller, listener] = parseWish(prompt, language, lexicon).figures
  expect(teller).toMatchObject({ noun: 'grandfather', verb: 'read-aloud' })
  expect(listener).toMatchObject({ count: 3, relation: { kind: 'with', to: 0 } })
})

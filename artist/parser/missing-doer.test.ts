// Wishes that name what is done, but nobody who does it.
import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseWish } from './parse-wish.ts'

/** The main figure and what it does: "child wash beside car". */
function mainRole(language: Language, prompt: string): string {
  const { figures } = parseWish(prompt, language, lexicon)
  const { noun, verb, relation } = figures[0]!
  return [noun, verb, relation && `${relation.kind} ${figures[relation.to]!.noun}`].filter(Boolean).join(' ')
}

test.each([
  ['en', 'washing the car', 'child wash beside car'],
  ['de', 'Auto waschen', 'child wash beside car'],
  ['it', 'lavare la macchina', 'child wash beside car'],
  ['en', 'driving a tractor', 'child drive driving tractor'],
  ['de', 'Traktor fahren', 'child drive driving tractor'],
  ['en', 'riding a bike', 'child ride riding bicycle'],
  ['fr', 'faire du vélo', 'child ride-bike riding bicycle'],
  ['en', 'climbing trees', 'child climb on tree'],
] as const)('a child drives, washes and climbs things: %s %s', (language, prompt, role) => {
  expect(mainRole(language, prompt)).toBe(role)
})

test.each([
  ['en', 'making pancakes', 'child cook holding pancake'],
  ['de', 'Plätzchen machen', 'child bake holding cookie'],
  ['fr', 'faire un gâteau', 'child bake holding cake'],
  ['es', 'hacer un muñeco de nieve', 'child build beside snowman'],
  ['it', 'fare i biscotti con la nonna', 'child bake holding cookie'],
  ['nl', 'taart maken met oma', 'child bake holding cake'],
] as const)('a child makes what somebody has to make: %s %s', (language, prompt, role) => {
  expect(mainRole(language, prompt)).toBe(role)
})

test.each([
  ['en', 'walking the dog'],
  ['de', 'Gassi gehen mit dem Hund'],
  ['fr', 'promener le chien'],
  ['es', 'pasear al perro'],
  ['it', 'portare a spasso il cane'],
  ['nl', 'de hond uitlaten'],
] as const)('a child walks the dog: %s %s', (language, prompt) => {
  const { figures } = parseWish(prompt, language, lexicon)
  expect(figures.map(({ noun, verb }) => [noun, verb])).toContainEqual(['child', 'walk'])
  expect(figures.map(({ noun }) => noun)).toContain('dog')
})

test.each([
  ['en', 'swimming with dolphins', 'dolphin'],
  ['de', 'schwimmen mit Delfinen', 'dolphin'],
  ['es', 'jugar con el perro', 'dog'],
] as const)('who is named after "with" is company: %s %s', (language, prompt, company) => {
  const { figures } = parseWish(prompt, language, lexicon)
  expect(figures.find(({ noun }) => noun === 'child')?.verb).toBeDefined()
  expect(figures.find(({ noun }) => noun === company)?.verb).toBeUndefined()
})

test.each([
  ['en', 'a walking dog', ['dog']],
  ['en', 'racing cars', ['race-car']],
  ['en', 'a singing bird', ['bird']],
  ['en', 'making friends', ['friend']],
  ['de', 'geliebt von allen Kindern', ['child']],
] as const)('nobody is added to a wish that names who it is about: %s %s', (language, prompt, nouns) => {
  expect(parseWish(prompt, language, lexicon).figures.map(({ noun }) => noun)).toEqual(nouns)
})

test('who helps to build a snowman is not the company of the snowman', () => {
  const { figures } = parseWish('making a snowman with dad', 'en', lexicon)
  expect(figures.find(({ noun }) => noun === 'father')?.relation).toEqual({ kind: 'with', to: 0 })
})

test.each([
  ['de', 'der Hund rennt der Katze hinterher', 'dog chase chasing cat'],
  ['nl', 'een kat zit achter een muis aan', 'cat chase chasing mouse'],
] as const)('the end of a verb may follow whom somebody chases: %s %s', (language, prompt, role) => {
  expect(mainRole(language, prompt)).toBe(role)
})

test.each([
  ['en', 'a teacher with her class of six children'],
  ['fr', 'une maîtresse avec sa classe de six enfants'],
  ['es', 'una maestra con su clase de seis niños'],
] as const)('a class has as many children as the wish says: %s %s', (language, prompt) => {
  const { figures } = parseWish(prompt, language, lexicon)
  expect(figures.map(({ noun, count }) => [noun, count])).toEqual([
    ['teacher', 1],
    ['child', 6],
  ])
})

test.each([
  ['en', 'a dog walker with five dogs'],
  ['de', 'eine Hundesitterin mit fünf Hunden'],
  ['nl', 'een hondenuitlater met vijf honden'],
] as const)('who walks dogs is a person: %s %s', (language, prompt) => {
  const { figures } = parseWish(prompt, language, lexicon)
  expect(figures.map(({ noun, count }) => [noun, count])).toEqual([
    ['woman', 1],
    ['dog', 5],
  ])
})

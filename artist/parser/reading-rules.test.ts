// The rules for reading words: never guess, in six languages.
import { describe, expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseWish } from './parse-wish.ts'

const read = (language: Language, prompt: string) => {
  const { figures, unknown, words = [] } = parseWish(prompt, language, lexicon)
  return {
    nouns: figures.map(({ noun }) => noun),
    counts: figures.map(({ count }) => count),
    unknown,
    typed: words.map(({ typed }) => typed),
  }
}

describe('typos', () => {
  test.each([
    ['en', 'an elephnat', 'elephant'],
    ['de', 'ein Schmeterling', 'butterfly'],
    ['fr', 'un dinausore', 'dinosaur'],
    ['es', 'un elefnate', 'elephant'],
    ['it', 'un elefnate', 'elephant'],
    ['nl', 'een olifnat', 'elephant'],
  ] as const)('%s: %s is mended', (language, prompt, noun) => {
    expect(read(language, prompt).nouns).toEqual([noun])
  })

  test.each([
    ['en', 'a dog catches a stick', ['dog', 'stick']],
    ['de', 'ein Fahrrad mit Licht', ['bicycle']],
    ['it', 'pinochio e la balena', ['whale']],
    ['en', 'a cat with Marple', ['cat']],
  ] as const)('%s: %s is not turned into something else', (language, prompt, nouns) => {
    expect(read(language, prompt).nouns).toEqual(nouns)
  })
})

test.each([
  ['de', 'Zebrastreifen', 'Zebrastreifen'],
  ['nl', 'zebrapad', 'zebrapad'],
  ['de', 'ein Feuerwehrauto', 'Feuerwehrauto'],
  ['nl', 'een brandweerauto', 'brandweerauto'],
  ['de', 'eine Schultüte', 'Schultüte'],
] as const)('the last part of a compound says what it is: %s %s', (language, prompt, typed) => {
  const { nouns, typed: words } = read(language, prompt)
  expect(words).toEqual([typed])
  for (const part of ['zebra', 'fire', 'bag']) expect(nouns).not.toContain(part)
})

test.each([
  ['en', 'a girl in a hospital bed'],
  ['de', 'ein Mädchen im Krankenhausbett'],
  ['fr', "une fille dans un lit d'hôpital"],
  ['es', 'una niña en una cama de hospital'],
  ['it', "una bambina in un letto d'ospedale"],
  ['nl', 'een meisje in het ziekenhuisbed'],
] as const)('a bed of the hospital is inside it: %s %s', (language, prompt) => {
  expect(parseWish(prompt, language, lexicon).setting).toBe('hospital')
  expect(read(language, prompt).nouns).toEqual(['girl', 'bed'])
})

test.each([
  ['en', 'an elephant but no monkey'],
  ['de', 'ein Elefant, aber kein Affe'],
  ['fr', 'un éléphant mais pas de singe'],
  ['es', 'un elefante pero sin mono'],
  ['it', 'un elefante ma senza scimmia'],
  ['nl', 'een olifant maar geen aap'],
] as const)('negations leave out: %s %s', (language, prompt) => {
  expect(read(language, prompt)).toMatchObject({ nouns: ['elephant'], unknown: [] })
})

test.each([
  ['de', 'ein Drachen steigt im Wind', 'kite'],
  ['de', 'ein Drachen bewacht einen Schatz', 'dragon'],
  ['en', 'a baseball player hits with a bat', 'baseball-bat'],
  ['en', 'a bat in a cave', 'bat'],
  ['en', 'a bat at night', 'bat'],
  ['fr', 'une fée avec une baguette', 'magic-wand'],
  ['fr', 'une baguette et du fromage', 'baguette'],
  ['es', 'una cometa en el espacio', 'comet'],
  ['es', 'un niño con una cometa', 'kite'],
  ['it', 'una gru nello stagno', 'crane-bird'],
  ['it', 'una gru nel cantiere', 'crane'],
  ['nl', 'opa op een bank in het park', 'bench'],
  ['nl', 'een eekhoorn', 'squirrel'],
  ['nl', 'een eenhoorn', 'unicorn'],
] as const)('the rest of the wish decides between two meanings: %s %s', (language, prompt, noun) => {
  expect(read(language, prompt).nouns).toContain(noun)
})

test.each([
  ['en', 'a roller coaster', 'roller coaster'],
  ['en', 'a computer mouse', 'computer mouse'],
  ['de', 'eine Computermaus', 'Computermaus'],
  ['fr', 'un passage piéton', 'passage piéton'],
  ['es', 'un paso de peatones', 'paso de peatones'],
  ['it', 'le strisce pedonali', 'strisce pedonali'],
  ['nl', 'een zebrapad', 'zebrapad'],
] as const)('fixed phrases are one word: %s %s', (language, prompt, phrase) => {
  const { nouns, typed } = read(language, prompt)
  expect(typed).toEqual([phrase])
  for (const part of ['mouse', 'roller-skate', 'zebra']) expect(nouns).not.toContain(part)
})

test.each([
  ['en', 'seventeen balloons', 17],
  ['de', 'achtzehn Ballons', 18],
  ['fr', 'vingt ballons de baudruche', 20],
  ['es', 'dieciséis globos', 16],
  ['it', 'diciassette palloncini', 17],
  ['nl', 'negentien ballonnen', 19],
  ['en', 'many cats', 5],
  ['de', 'viele Katzen', 5],
  ['fr', 'beaucoup de chats', 5],
  ['es', 'muchos gatos', 5],
  ['it', 'tanti gatti', 5],
  ['nl', 'veel katten', 5],
] as const)('numbers up to twenty are exact, "many" is a group: %s %s', (language, prompt, count) => {
  expect(read(language, prompt).counts).toEqual([count])
})

test.each([
  ['en', 'a picture for my son (4 years): a dinosaur'],
  ['de', 'ein Bild für meinen Sohn (4 Jahre): ein Dinosaurier'],
  ['fr', 'un dessin pour mon fils (4 ans) : un dinosaure'],
  ['es', 'un dibujo para mi hijo (4 años): un dinosaurio'],
  ['it', 'un disegno per mio figlio (4 anni): un dinosauro'],
  ['nl', 'een tekening voor mijn zoon (4 jaar): een dinosaurus'],
] as const)('an age is no number of figures: %s', (language, prompt) => {
  const { nouns, counts } = read(language, prompt)
  expect(counts[nouns.indexOf('dinosaur')]).toBe(1)
})

test.each([
  ['de', 'ein Hund, der Toby heißt', 'Toby'],
  ['fr', "un chien qui s'appelle Toby", 'Toby'],
  ['es', 'un perro que se llama Toby', 'Toby'],
  ['it', 'un cane che si chiama Toby', 'Toby'],
  ['nl', 'een hond die Toby heet', 'Toby'],
] as const)('names are left out and said so: %s %s', (language, prompt, name) => {
  const { nouns, unknown } = read(language, prompt)
  expect(nouns[0] === 'dog' && nouns.length <= 2).toBe(true)
  expect([...unknown, ...nouns].join(' ')).toMatch(new RegExp(`${name}|name`))
})

test.each([
  ['en', 'grandchildren with a pet'],
  ['de', 'Enkelkinder mit einem Haustier'],
  ['fr', 'des petits-enfants avec un animal de compagnie'],
  ['es', 'mis nietos con una mascota'],
  ['it', 'i nipotini con un animale domestico'],
  ['nl', 'kleinkinderen met een huisdier'],
] as const)('broader words draw a member: %s %s', (language, prompt) => {
  expect(read(language, prompt)).toMatchObject({
    unknown: [],
    nouns: expect.arrayContaining(['dog', 'cat']) as string[],
  })
  expect(['child', 'boy']).toContain(read(language, prompt).nouns[0]) // prettier-ignore
})

test.each([
  ['en', 'grandpa fishing with me'],
  ['de', 'Opa angelt mit mir'],
  ['fr', 'papi pêche avec moi'],
  ['es', 'el abuelo pesca conmigo'],
  ['it', 'il nonno pesca con me'],
  ['nl', 'opa vist met mij'],
] as const)('who says "with me" is in the picture: %s %s', (language, prompt) => {
  expect(read(language, prompt).nouns).toEqual(expect.arrayContaining(['grandfather', 'child']))
})

test.each([
  ['en', 'a girl cycles to school'],
  ['de', 'ein Mädchen radelt zur Schule'],
  ['nl', 'een meisje fietst naar school'],
] as const)('who cycles rides a bicycle, wherever they go: %s %s', (language, prompt) => {
  expect(read(language, prompt).nouns).toContain('bicycle')
})

test.each([
  ['en', 'a child riding a dinosaur'],
  ['de', 'ein Mädchen reitet auf einem Delfin'],
  ['es', 'un niño montando en un dinosaurio'],
] as const)('an animal is ridden without a horse: %s %s', (language, prompt) => {
  const { figures } = parseWish(prompt, language, lexicon)
  expect(figures).toHaveLength(2)
  expect(figures[0]!.relation).toEqual({ kind: 'riding', to: 1 })
})

test('who skates wears the skates', () => {
  const { figures } = parseWish('a bear ice-skating', 'en', lexicon)
  expect(figures[0]!.relation).toEqual({
    kind: 'riding',
    to: figures.findIndex(({ noun }) => noun === 'ice-skate'),
  })
})

test.each([
  ['en', 'two bears giving each other a hug'],
  ['fr', 'un ours et un lapin qui se font un câlin'],
  ['es', 'dos osos dándose un abrazo'],
  ['nl', 'twee meisjes geven elkaar een knuffel'],
] as const)('a hug in other words is a hug: %s %s', (language, prompt) => {
  expect(parseWish(prompt, language, lexicon).figures.map(({ verb }) => verb)).toContain('hug')
})

test('a truck that "rijdt" drives and rides no horse', () => {
  expect(read('nl', 'een vrachtwagen rijdt door de regen').nouns).toEqual(['truck'])
  expect(read('nl', 'een meisje rijdt door de regen').nouns).toEqual(['girl', 'horse'])
})

test('"auf der Weide" is told as the meadow where the horses are, and a willow stays a tree', () => {
  const idsOf = (wish: string) => parseWish(wish, 'de', lexicon).words!.map(({ id }) => id)
  expect(idsOf('Pferde auf der Weide')).toEqual(['horse', 'meadow'])
  expect(idsOf('eine Weide am Fluss')).toEqual(['willow', 'river'])
})

test('what is "auf der Schulter" is on it, whether or not the wish says whose it is', () => {
  const onWhom = (wish: string) =>
    parseWish(wish, 'de', lexicon).figures.find(({ noun }) => noun === 'parrot')!.relation
  expect(onWhom('ein Pirat mit Papagei auf der Schulter')).toEqual({ kind: 'on', to: 0 })
  expect(onWhom('ein Papagei auf der Schulter eines Piraten')).toEqual({ kind: 'on', to: 1 })
  expect(onWhom('ein Papagei sitzt auf der Schulter vom Piraten')).toEqual({ kind: 'on', to: 1 })
})

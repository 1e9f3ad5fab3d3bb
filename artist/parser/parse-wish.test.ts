import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from './parse-wish.ts'

const parse = (text: string, language: Language = 'en') => parseWish(text, language, lexicon)

test('a noun before "and" or "in" is not joined with it to another word', () => {
  const nl = parseWish('een hond en een kat', 'nl', lexicon)
  expect(nl.figures.map(({ noun, count }) => [noun, count])).toEqual([['dog', 1], ['cat', 1]]) // prettier-ignore
  expect(parseWish('Ein Lehrer in der Schule', 'de', lexicon)).toMatchObject({ setting: 'school' })
})

test('any figure can drive', () => {
  const { figures } = parse('Eine Katze fährt Feuerwehrauto', 'de')
  expect(figures).toMatchObject([
    { noun: 'cat', verb: 'drive', pose: 'drive', relation: { kind: 'driving', to: 1 } },
    { noun: 'fire-engine', count: 1 },
  ])
})

test('polite words are not part of the wish', () => {
  const wish = parse('Could you please draw me two happy cats on the moon? Thank you!')
  expect(wish).toMatchObject({
    figures: [{ noun: 'cat', count: 2, looks: ['happy'] }],
    setting: 'moon',
    unknown: [],
  })
  expect(wish.figures).toHaveLength(1)
})

test('clothes are worn by their owner, a companion is a figure', () => {
  const { figures } = parse('a girl with a hat and a dog')
  expect(figures).toMatchObject([
    { noun: 'girl', wears: ['hat'] },
    { noun: 'dog', relation: { kind: 'with', to: 0 } },
  ])
})

test('the subject is the main figure wherever the sentence names it', () => {
  const { figures, setting } = parse('Am Strand baut ein Kind eine Sandburg', 'de')
  expect(figures.map((figure) => figure.noun)).toEqual(['child', 'sand-castle'])
  expect(setting).toBe('beach')
})

test('a German relative clause ends with its verb', () => {
  const { figures } = parse('Ein Mädchen, das auf einem Pferd durch den Wald reitet', 'de')
  expect(figures).toMatchObject([{ noun: 'girl', relation: { kind: 'riding', to: 1 } }, { noun: 'horse' }])
})

test('unknown words are returned as typed', () => {
  expect(parse('a cat with a Zorgblatt').unknown).toEqual(['Zorgblatt'])
})

const nouns = (text: string, language: Language) => parse(text, language).figures.map((figure) => figure.noun)

test.each([
  ['two rabbits', 'en', 'rabbit', 2],
  ['drei fröhliche Pinguine', 'de', 'penguin', 3],
  ['une douzaine de souris', 'fr', 'mouse', 12],
  ['un par de gatos', 'es', 'cat', 2],
  ['cinque farfalle', 'it', 'butterfly', 5],
  ['een paar eenden', 'nl', 'duck', 3],
] as const)('%s: the number is the count', (text, language, noun, count) => {
  expect(parse(text, language).figures).toMatchObject([{ noun, count }])
})

test('a plural without a number means several, with a vague count', () => {
  expect(parse('cats').figures).toMatchObject([{ noun: 'cat', count: 3, vague: true }])
})

test.each([
  ['Feuerwehrauto', 'de', ['fire-engine']],
  ['Rettungshubschrauber', 'de', ['helicopter']],
  ['Piraten Schiff', 'de', ['pirate-ship']],
  ['piratenschip', 'nl', ['pirate-ship']],
  ['Drachenburg', 'de', ['castle', 'dragon']],
  ['Pinguinfamilie', 'de', ['penguin']],
] as const)('compounds are split: %s', (text, language, expected) => {
  expect(nouns(text, language)).toEqual(expected)
})

test.each([
  ['a unicron', 'en', 'unicorn'],
  ['un ecureuil', 'fr', 'squirrel'],
  ['ein Baer', 'de', 'bear'],
  ['una maripossa', 'es', 'butterfly'],
  ['un dinausore', 'fr', 'dinosaur'],
  ['een schilpad', 'nl', 'turtle'],
] as const)('typos are corrected: %s', (text, language, noun) => {
  expect(nouns(text, language)).toEqual([noun])
})

test('a word that resembles a known one is not changed into it', () => {
  expect(nouns('el coche en la pista', 'es')).toEqual(['car'])
  expect(parse('a gloomp').figures).toEqual([])
  expect(nouns('papa et moi faisons un bonhomme de neige', 'fr')).toEqual(['father', 'child', 'snowman'])
  expect(nouns('un castello fatto di sabbia', 'it')).toEqual(['castle'])
})

test.each([
  ['una casa in campagna', 'it', 'house'],
  ['een koe op het platteland', 'nl', 'cow'],
  ['un tracteur à la campagne', 'fr', 'tractor'],
  ['ein Pferd auf dem Land', 'de', 'horse'],
  ['a dog in the countryside', 'en', 'dog'],
] as const)('the countryside is a place: %s', (text, language, noun) => {
  expect(nouns(text, language)).toEqual([noun])
  expect(parse(text, language).setting).toBe('meadow')
})

test.each([
  ['a butterfly in all colors', 'en'],
  ['ein Schmetterling in allen Farben', 'de'],
  ['un papillon de toutes les couleurs', 'fr'],
  ['una mariposa de muchos colores', 'es'],
  ['una farfalla di tutti i colori', 'it'],
  ['in alle kleuren een vlinder', 'nl'],
] as const)('"all colors" is only a look: %s', (text, language) => {
  const { figures, setting } = parse(text, language)
  expect(figures).toMatchObject([{ noun: 'butterfly', looks: ['colorful'] }])
  expect(setting).toBeUndefined()
})

test.each([
  ['un chat noir qui dort', 'fr', { noun: 'cat', looks: ['black'], pose: 'sleep' }],
  ['una casa grande', 'es', { noun: 'house', looks: ['big'] }],
  ['un gattino triste', 'it', { noun: 'kitten', looks: ['sad'] }],
  ['ein kleiner roter Fuchs', 'de', { noun: 'fox', looks: ['small', 'red'] }],
  ['The cat is happy', 'en', { noun: 'cat', looks: ['happy'] }],
] as const)('adjectives belong to their noun: %s', (text, language, figure) => {
  expect(parse(text, language).figures[0]).toMatchObject(figure)
})

test.each([
  ['a cowboy on a horse', 'en', 'riding'],
  ['ein Kind fährt mit dem Fahrrad', 'de', 'riding'],
  ['une souris conduit une voiture', 'fr', 'driving'],
  ['un oso comiendo una manzana', 'es', 'eating'],
  ['un gufo che legge un libro', 'it', 'reading'],
  ['een hond die met een bal speelt', 'nl', 'playing-with'],
  ['ein Kätzchen, das einen Schmetterling jagt', 'de', 'chasing'],
  ['a monster under the bed', 'en', 'under'],
  ['un loup derrière un arbre', 'fr', 'behind'],
] as const)('relation of the main figure: %s', (text, language, kind) => {
  expect(parse(text, language).figures[0]?.relation).toEqual({ kind, to: 1 })
})

test('a castle is a setting with "in" and a figure with "in front of"', () => {
  expect(nouns('a princess in the castle', 'en')).toEqual(['princess'])
  expect(nouns('a princess in front of a castle', 'en')).toEqual(['princess', 'castle'])
  expect(nouns('a castle with a princess', 'en')).toEqual(['castle', 'princess'])
})

test('season, time, weather, feast and page hints are recognised', () => {
  expect(parse('ein Igel im Herbst', 'de').season).toBe('autumn')
  expect(parse('een uil in de nacht', 'nl').time).toBe('night')
  expect(parse('un escargot sous la pluie', 'fr').weather).toBe('rain')
  expect(parse('un gatto a Natale', 'it').feast).toBe('christmas')
  expect(parse('a very easy turtle for toddlers').difficulty).toBe('easy')
  expect(parse('mandala con un león', 'es')).toMatchObject({ mandala: true, figures: [{ noun: 'lion' }] })
  expect(parse('a realistic tiger').style).toBe('realistic')
})

test('what follows "without" is not drawn', () => {
  expect(nouns('a snowman without a carrot', 'en')).toEqual(['snowman'])
  expect(parse('ein Hund ohne Hut', 'de').figures[0]?.wears).toEqual([])
})

test('the person who makes the request is not a figure', () => {
  expect(nouns('My daughter, 4, would love a mermaid', 'en')).toEqual(['mermaid'])
  expect(nouns('Meine Tochter wünscht sich ein Pony', 'de')).toEqual(['pony'])
  expect(nouns('I like trains! Please draw a bear', 'en')).toEqual(['bear'])
})

test('figures named together are in the car together, and the rescued cat is in the tree', () => {
  const { figures } = parseWish('a dog and a cat in the car', 'en', lexicon)
  expect(figures.map(({ relation }) => relation?.kind)).toEqual(['in', 'in', undefined])
  const rescue = parseWish('a firefighter rescues a cat from the tree', 'en', lexicon).figures
  expect(rescue.find(({ noun }) => noun === 'cat')?.relation?.kind).toBe('in')
})

test.each([
  ['grandpa fishing with his dog', 'en'],
  ['Opa angelt mit seinem Hund', 'de'],
  ['papi pêche avec son chien', 'fr'],
  ['el abuelo pesca con su perro', 'es'],
  ['il nonno pesca con il cane', 'it'],
  ['opa vist met zijn hond', 'nl'],
] as const)('a companion is not the object of the verb: %s', (text, language) => {
  expect(parse(text, language).figures).toMatchObject([
    { noun: 'grandfather', verb: 'fish', relation: { kind: 'holding', to: 2 } },
    { noun: 'dog', relation: { kind: 'with', to: 0 } },
    { noun: 'fishing-rod' },
  ])
})

test.each([
  ['dad and me on the beach', 'en', ['father', 'child']],
  ['ich und mein Hund', 'de', ['child', 'dog']],
  ['maman et moi', 'fr', ['mother', 'child']],
  ['mi abuelo y yo', 'es', ['grandfather', 'child']],
  ['io e il mio cane', 'it', ['child', 'dog']],
  ['papa en ik op het strand', 'nl', ['father', 'child']],
  ['my daughter and I would like a horse', 'en', ['horse']],
  ['ein Hund und ich will eine Katze', 'de', ['dog', 'cat']],
] as const)('"me" becomes a child, unless it belongs to the request: %s', (text, language, expected) => {
  expect(nouns(text, language)).toEqual(expected)
})

test('the helper of Sinterklaas gets no color from his name', () => {
  expect(parse('zwarte piet', 'nl').figures).toMatchObject([{ noun: 'sinterklaas-helper', looks: [] }])
})

test('a conductor conducts an orchestra, unless it is one of a train', () => {
  expect(nouns('a conductor', 'en')).toEqual(['conductor'])
  expect(nouns('a train conductor', 'en')).toEqual(['train-driver'])
})

test('a heap is one thing, also where "un tas de" or "un montón de" can mean many', () => {
  for (const [wish, language, noun] of [
    ['a pile of gold coins', 'en', 'coin-pile'],
    ['ein Haufen Sand', 'de', 'sand-heap'],
    ['un tas de foin', 'fr', 'haystack'],
    ['un montón de nieve', 'es', 'snow-heap'],
    ['un mucchio di terra', 'it', 'earth-heap'],
    ['een hoop zand', 'nl', 'sand-heap'],
  ] as const)
    expect(parse(wish, language).figures, wish).toMatchObject([{ noun, count: 1 }])
})

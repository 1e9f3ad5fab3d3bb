// Wishes about fairy tales, toys and what children tell, in six languages.
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
  ['en', 'a fairy turns a pumpkin into a carriage', 'turns'],
  ['de', 'eine Fee verwandelt einen Kürbis in eine Kutsche', 'verwandelt'],
  ['fr', 'une fée transforme une citrouille en carrosse', 'transforme'],
  ['es', 'un hada convierte una calabaza en carroza', 'convierte'],
  ['it', 'una fata che trasforma una zucca in carrozza', 'trasforma'],
  ['nl', 'een fee verandert een pompoen in een koets', 'verandert'],
] as const)(
  'what changes into something is beside it, and the change is a word: %s %s',
  (language, prompt, typed) => {
    expect(roles(language, prompt)).toEqual(['fairy', 'pumpkin', 'carriage with fairy'])
    expect(parseWish(prompt, language, lexicon).words!.map((word) => word.typed)).toContain(typed)
  },
)

test.each([
  ['fr', 'mon doudou lapin'],
  ['es', 'un peluche de conejo'],
  ['it', 'un peluche di coniglio'],
] as const)('a soft toy is the animal it looks like: %s %s', (language, prompt) => {
  const { figures } = parseWish(prompt, language, lexicon)
  expect(figures.map(({ noun, looks }) => [noun, ...looks])).toEqual([['rabbit', 'plush']])
})

test.each([
  ['en', 'a boy who lost his first tooth'],
  ['de', 'ein Junge hat seinen ersten Zahn verloren'],
  ['fr', 'un garçon qui perd sa première dent'],
  ['es', 'a un niño se le ha caído un diente'],
  ['it', 'un bambino che ha perso un dentino'],
  ['nl', 'een jongen verliest zijn eerste tand'],
] as const)('a lost tooth is an event: %s %s', (language, prompt) => {
  expect(parseWish(prompt, language, lexicon).feast).toBe('lost-tooth')
})

test.each([
  ['it', 'un fantasma dietro una tenda nel castello', 'curtain'],
  ['it', 'una tenda nel bosco', 'tent'],
  ['it', 'una bambina sulle scale', 'stairs'],
  ['it', 'i pompieri con due scale', 'ladder'],
] as const)(
  'the rest of the wish tells curtains from tents and stairs from ladders: %s %s',
  (language, prompt, noun) => {
    expect(parseWish(prompt, language, lexicon).figures.map((figure) => figure.noun)).toContain(noun)
  },
)

test.each([
  ['en', 'a girl sulking in her room'],
  ['de', 'ein Mädchen schmollt im Zimmer'],
  ['fr', 'une fille qui boude dans sa chambre'],
  ['es', 'una niña enfurruñada en su cuarto'],
  ['it', 'una bambina imbronciata in camera'],
  ['nl', 'een meisje mokt op haar kamer'],
] as const)('who sulks is grumpy: %s %s', (language, prompt) => {
  const { figures, unknown } = parseWish(prompt, language, lexicon)
  expect([figures[0]!.noun, ...figures[0]!.looks, ...unknown]).toEqual(['girl', 'grumpy'])
})

test.each([
  ['en', 'a waiter serves pizza'],
  ['de', 'ein Kellner serviert Pizza'],
  ['fr', 'un serveur sert une pizza'],
  ['es', 'un camarero sirviendo una pizza'],
  ['it', 'un cameriere che serve la pizza'],
  ['nl', 'een ober serveert pizza'],
] as const)('what is served is in the hand: %s %s', (language, prompt) => {
  expect(roles(language, prompt)[0]).toBe('waiter serve holding pizza')
})

test('a chase over the roof needs more than one house', () => {
  const { figures, setting } = parseWish('un perro persiguiendo a un gato por el tejado', 'es', lexicon)
  expect([setting, ...figures.map(({ noun }) => noun)]).toEqual(['rooftops', 'dog', 'cat'])
})

test.each([
  ['en', 'two otters holding hands'],
  ['de', 'zwei Otter halten Händchen'],
  ['fr', 'deux loutres qui se tiennent la main'],
  ['es', 'dos nutrias cogidas de la mano'],
  ['it', 'due lontre mano nella mano'],
  ['nl', 'twee otters houden elkaars hand vast'],
] as const)('holding hands is an action: %s %s', (language, prompt) => {
  const { figures, unknown } = parseWish(prompt, language, lexicon)
  expect([figures[0]!.noun, figures[0]!.count, figures[0]!.verb, ...unknown]).toEqual([
    'otter',
    2,
    'hold-hands',
  ])
})

test.each([
  ['fr', 'un magicien sort une colombe de son chapeau', 'magician do-magic'],
  ['fr', 'mon chien aboie sur le facteur', 'dog roar looking-at postman'],
  ['de', 'ein Hund bellt den Postboten an', 'dog roar looking-at postman'],
  ['it', 'una gara di lumache', 'snail race'],
  ['fr', 'maman lit une histoire à son bébé dans le fauteuil', 'mother read-aloud in chair'],
] as const)('%s: %s', (language, prompt, expected) => {
  expect(roles(language, prompt)[0]).toBe(expected)
})

test.each([
  ['de', 'ein Eis mit drei Kugeln'],
  ['fr', 'une glace avec trois boules'],
  ['es', 'un helado con tres bolas'],
  ['it', 'un gelato con tre palline'],
  ['nl', 'een ijsje met drie bolletjes'],
] as const)('the scoops of an ice cream are no balls: %s %s', (language, prompt) => {
  expect(parseWish(prompt, language, lexicon).figures.map(({ noun }) => noun)).toEqual(['ice-cream'])
})

test.each([
  ['en', 'a cat in the arms of a girl', 'girl carry holding cat'],
  ['fr', 'un bébé dans les bras de sa maman', 'mother carry holding baby'],
  ['es', 'un bebé en brazos de su madre', 'mother carry holding baby'],
  ['it', 'un gatto in braccio a una bambina', 'girl carry holding cat'],
  ['fr', 'une tortue qui porte une souris sur son dos', 'turtle'],
] as const)('who is in the arms of somebody is carried: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt)[0]).toBe(expected)
})

test.each([
  ['it', 'un cane grandissimo', 'big'],
  ['it', 'una lumaca lentissima', 'slow'],
  ['es', 'un perro grandísimo', 'big'],
  ['fr', 'un chien pas content', 'grumpy'],
] as const)('%s: %s', (language, prompt, look) => {
  const { figures, unknown } = parseWish(prompt, language, lexicon)
  expect([...figures[0]!.looks, ...unknown]).toEqual([look])
})

test('nobody rides the rabbit that gets an injection, and who changes a wheel repairs the car', () => {
  expect(roles('it', 'il dottore fa la puntura a un coniglietto')[0]).toBe('doctor inject')
  expect(roles('fr', 'papa change la roue de la voiture')[0]).toBe('father repair beside wheel')
})

test('the mouse that fetches teeth is a mouse in Spanish, and its coin is not above it', () => {
  expect(roles('es', 'el ratoncito pérez deja una moneda debajo de la almohada')).toEqual([
    'mouse put holding coin',
    'coin',
    'pillow beside mouse',
  ])
})

test('the yard of a French school is one place', () => {
  expect(parseWish("des enfants jouent dans la cour de l'école", 'fr', lexicon).setting).toBe('schoolyard')
})

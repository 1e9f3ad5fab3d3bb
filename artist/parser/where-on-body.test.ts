// Where on somebody a thing is, who of several acts, and what is one word with its neighbour.
import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseWish } from './parse-wish.ts'

const figuresOf = (language: Language, prompt: string) => parseWish(prompt, language, lexicon).figures
const relationsOf = (language: Language, prompt: string) =>
  figuresOf(language, prompt).map(({ noun, relation }, _, all) =>
    [noun, relation?.kind, relation && all[relation.to]!.noun].filter(Boolean).join(' '),
  )

test.each([
  ['en', 'a hedgehog with an apple on its back', 'apple on hedgehog'],
  ['de', 'ein Igel mit einem Apfel auf dem Rücken', 'apple on hedgehog'],
  ['fr', 'un hérisson avec une pomme sur le dos', 'apple on hedgehog'],
  ['es', 'un erizo con una manzana en la espalda', 'apple on hedgehog'],
  ['it', 'un riccio con una mela sulla schiena', 'apple on hedgehog'],
  ['nl', 'een egel met een appel op zijn rug', 'apple on hedgehog'],
  ['en', 'a pirate with a parrot on his shoulder', 'parrot on pirate'],
  ['es', 'una mariposa posada en la nariz de un perro', 'butterfly on dog'],
  ['de', 'ein Schmetterling auf der Nase eines Hundes', 'butterfly on dog'],
  ['it', 'una farfalla sul naso di un cane', 'butterfly on dog'],
] as const)('a part of the body says on whom something is: %s %s', (language, prompt, expected) => {
  expect(relationsOf(language, prompt)).toContain(expected)
})

test('whoever carries on the back holds with the hands', () => {
  expect(relationsOf('en', 'a girl with a stick in her hand')).toEqual(['girl holding stick', 'stick'])
})

test.each([
  ['fr', 'trois petits cochons et le loup qui souffle', 'wolf'],
  ['en', 'a dog and a cat that sleeps', 'cat'],
  ['de', 'ein Hund und eine Katze, die schläft', 'cat'],
  ['nl', 'een hond en een kat die slaapt', 'cat'],
] as const)('a verb for one belongs to the last named figure: %s %s', (language, prompt, doer) => {
  const doers = figuresOf(language, prompt).filter(({ verb }) => verb !== undefined)
  expect(doers.map(({ noun }) => noun)).toEqual([doer])
})

test('a verb for several belongs to all of them', () => {
  const figures = figuresOf('fr', 'un chien et un chat qui dorment')
  expect(figures.map(({ verb }) => verb)).toEqual(['sleep', 'sleep'])
})

test.each([
  ['en', 'a school bus full of kids', 'child in school-bus'],
  ['nl', 'een fietser met een mandje vol bloemen', 'flower in basket'],
  ['it', 'un cestino pieno di mele', 'apple in basket'],
] as const)('what something is full of is in it: %s %s', (language, prompt, expected) => {
  expect(relationsOf(language, prompt)).toContain(expected)
})

test.each([
  ['en', 'a unicorn with butterfly wings', 'unicorn'],
  ['fr', 'une licorne avec des ailes de papillon', 'unicorn'],
] as const)('the wings of another animal are only wings: %s %s', (language, prompt, noun) => {
  const figures = figuresOf(language, prompt)
  expect(figures.map((figure) => figure.noun)).toEqual([noun])
  expect(figures[0]!.looks).toContain('winged')
})

test.each([
  ['de', 'wir backen Plätzchen', 'cookie'],
  ['de', 'ein Mädchen füttert Kaninchen', 'rabbit'],
  ['en', 'a girl feeding sheep', 'sheep'],
] as const)('an object without an article is more than one: %s %s', (language, prompt, noun) => {
  expect(figuresOf(language, prompt).find((figure) => figure.noun === noun)!.count).toBeGreaterThan(1)
})

test('one cake is baked, and one bike is ridden', () => {
  expect(figuresOf('de', 'ein Kind fährt Roller')[1]!.count).toBe(1)
  expect(figuresOf('de', 'Oma backt Kuchen')[1]!.count).toBe(1)
})

test.each([
  ['en', 'mummy pushing the baby in a pram', 'mother'],
  ['en', 'a mummy in a pyramid', 'mummy'],
  ['en', 'a mummy', 'mummy'],
  ['fr', 'des lutins et le père Noël', 'christmas-elf'],
  ['it', 'una paperella nella vasca da bagno', 'rubber-duck'],
] as const)('the other words decide between two meanings: %s %s', (language, prompt, noun) => {
  expect(figuresOf(language, prompt)[0]!.noun).toBe(noun)
})

test('the adjective of a thing without a drawing describes nothing else', () => {
  const [excavator] = figuresOf('de', 'ein Bagger, der ein großes Loch gräbt')
  expect(excavator!.looks).toEqual([])
})

test.each([
  ['de', 'Fuchs und Hase sagen sich gute Nacht', 'saw'],
  ['nl', 'een draak met drie koppen', 'shop'],
  ['en', 'a horse galloping', 'ride'],
  ['fr', 'maman fait sauter une crêpe', 'jump'],
] as const)('a similar word is no other verb: %s %s', (language, prompt, verb) => {
  expect(figuresOf(language, prompt).map((figure) => figure.verb)).not.toContain(verb)
})

test('who watches without an object looks at those who act', () => {
  expect(relationsOf('nl', 'papa bakt pannenkoeken en de hond kijkt toe')).toContain('dog looking-at father')
})

test('a truck that drives over a bridge is on it', () => {
  const { figures, over } = parseWish('un trenino che passa sopra un ponte', 'it', lexicon)
  expect(figures[0]!.relation?.kind).toBe('on')
  expect(over).toBeUndefined()
})

test('the fire engine of a fire stays in the picture', () => {
  const nouns = figuresOf('es', 'un camión de bomberos apagando un incendio').map(({ noun }) => noun)
  expect(nouns).toEqual(['firefighter', 'fire-engine', 'fire'])
})

test.each([
  ['fr', "un lapin qui sort d'un chapeau", 'rabbit in hat'],
  ['it', 'un asinello che tira un carretto', 'donkey holding trailer'],
  ['de', 'ein Kind gibt dem Pferd einen Apfel', 'child beside horse'],
  ['es', 'una niña abrazando a su osito en la cama', 'girl in bed'],
  ['it', 'il lupo che soffia sulla casetta', 'wolf in-front-of house'],
] as const)('a verb and its noun say together what happens: %s %s', (language, prompt, expected) => {
  expect(relationsOf(language, prompt)).toContain(expected)
})

test.each([
  ['it', 'una sirenetta seduta sullo scoglio che canta', 'mermaid sing'],
  ['de', 'ein Bauer melkt seine Kuh, daneben schläft die Katze', 'cat sleep'],
  ['de', 'ein Astronaut, der mit einem Freund Karten spielt', 'astronaut play-cards'],
  ['nl', 'een kindje dat bellen blaast', 'child blow-bubbles'],
  ['de', 'ein Zauberer, der aus seinem Hut ein Kaninchen zieht', 'wizard do-magic'],
] as const)('the verb has the doer that the sentence means: %s %s', (language, prompt, expected) => {
  const doing = figuresOf(language, prompt).map(({ noun, verb }) => `${noun} ${verb}`)
  expect(doing).toContain(expected)
})

test('German "ihrem Raben" is one raven', () => {
  const raven = figuresOf('de', 'eine Hexe fliegt mit ihrem Raben').find(({ noun }) => noun === 'raven')
  expect(raven).toMatchObject({ count: 1, relation: { kind: 'with', to: 0 } })
})

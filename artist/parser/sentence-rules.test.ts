// What a sentence means beyond its single words: phrases, collectives, comparisons, receivers, in several languages.
import { describe, expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import type { WishFigure } from '../wish.ts'
import { parseWish } from './parse-wish.ts'

const parse = (language: Language, prompt: string) => parseWish(prompt, language, lexicon)
const nounsOf = (figures: readonly WishFigure[]) => figures.map(({ noun }) => noun)

test.each([
  ['es', 'un niño tirando de un trineo', 'pull'],
  ['es', 'los perros tiran del trineo', 'pull'],
  ['es', 'un niño tira una pelota', 'throw'],
  ['fr', 'une fille qui donnait à manger aux canards', 'feed'],
  ['es', 'dos osos abrazándose', 'hug'],
] as const)(
  'a preposition or a pronoun belongs to every form of its verb: %s %s',
  (language, prompt, verb) => {
    expect(parse(language, prompt).figures[0]?.verb).toBe(verb)
  },
)

test.each([
  ['it', 'un cuoco che lancia la pizza', 'pizza'],
  ['it', 'il cuoco lancia in aria la pizza', 'pizza'],
  ['de', 'ein Junge wirft einen Stein', 'stone'],
] as const)('everything can be thrown: %s %s', (language, prompt, thing) => {
  const { figures, setting } = parse(language, prompt)
  expect(nounsOf(figures)).not.toContain('ball')
  expect(figures[1]?.noun).toBe(thing)
  expect(figures[0]).toMatchObject({ verb: 'throw', relation: { kind: 'holding', to: 1 } })
  expect(setting).toBeUndefined()
})

test.each([
  ['en', 'a girl jumping like a frog', 'girl'],
  ['de', 'ein Junge hüpft wie ein Frosch', 'boy'],
  ['fr', 'un enfant saute comme une grenouille', 'child'],
  ['es', 'un niño salta como una rana', 'boy'],
  ['it', 'una bambina salta come una rana', 'girl'],
  ['nl', 'een meisje springt als een kikker', 'girl'],
  ['en', 'a dog dressed as a bee', 'dog'],
] as const)('a comparison is no second figure: %s %s', (language, prompt, noun) => {
  expect(nounsOf(parse(language, prompt).figures)).toEqual([noun])
})

describe('making', () => {
  test.each([
    ['en', 'dad is making pancakes', 'cook'],
    ['de', 'Mama macht einen Kuchen', 'bake'],
    ['fr', 'les enfants font un bonhomme de neige', 'build'],
    ['es', 'los niños hacen un muñeco de nieve', 'build'],
    ['it', 'la nonna fa la pasta', 'cook'],
    ['nl', 'een meisje dat een taart maakt', 'bake'],
    ['de', 'ein Kind, das eine Laterne macht', 'craft'],
  ] as const)('the object says what is done: %s %s', (language, prompt, verb) => {
    expect(parse(language, prompt).figures[0]).toMatchObject({ verb, relation: { to: 1 } })
  })

  test('other objects are only there', () => {
    expect(parse('en', 'the cat makes friends with a mouse').figures[0]?.verb).toBeUndefined()
  })
})

describe('collective nouns', () => {
  test.each([
    ['en', 'our class plays in the snow', 'child', 'play', 'snow'],
    ['de', 'die Klasse singt ein Lied', 'child', 'sing', 'school'],
    ['es', 'un equipo de baloncesto', 'basketball-player', undefined, 'gym'],
    ['nl', 'het koor', 'child', 'sing', 'stage'],
  ] as const)('%s %s is a group', (language, prompt, noun, verb, setting) => {
    const wish = parse(language, prompt)
    expect(wish.figures).toHaveLength(1)
    expect(wish.figures[0]).toMatchObject({ noun, vague: true, ...(verb && { verb }) })
    expect(wish.figures[0]!.count).toBeGreaterThan(2)
    expect(wish.setting).toBe(setting)
  })

  test.each([
    ['en', 'a choir of frogs', 'frog', 'sing'],
    ['de', 'ein Chor aus Mäusen', 'mouse', 'sing'],
    ['fr', 'une équipe de foot de dinosaures', 'dinosaur', undefined],
  ] as const)('%s %s consists of them', (language, prompt, noun, verb) => {
    const { figures, setting } = parse(language, prompt)
    expect(figures).toMatchObject([{ noun, vague: true }])
    expect(figures[0]?.verb).toBe(verb)
    expect(setting).toBeUndefined()
  })

  test.each([
    ['en', 'a herd of elephants', true],
    ['de', 'viele Elefanten', true],
    ['en', 'five elephants', undefined],
  ] as const)('%s %s: only a number is exact', (language, prompt, vague) => {
    expect(parse(language, prompt).figures[0]).toMatchObject({ noun: 'elephant', count: 5 })
    expect(parse(language, prompt).figures[0]?.vague).toBe(vague)
  })
})

test.each([
  ['de', 'ein Roboterkoch'],
  ['fr', 'un robot cuisinier'],
  ['en', 'a robot chef'],
] as const)('two words for one figure: %s %s', (language, prompt) => {
  expect(parse(language, prompt).figures).toMatchObject([{ noun: 'robot', role: 'chef' }])
})

test.each([
  ['en', 'a dog as big as a house', 'dog'],
  ['en', 'a mouse bigger than an elephant', 'mouse'],
  ['de', 'ein Hund größer als ein Haus', 'dog'],
] as const)('what is compared is large, not what it is compared with: %s %s', (language, prompt, noun) => {
  const { figures } = parse(language, prompt)
  expect(figures.filter(({ looks }) => looks.includes('big'))).toMatchObject([{ noun }])
})

test.each([
  ['de', 'die Maus bringt dem Igel einen Apfel'],
  ['es', 'el ratón lleva una manzana al erizo'],
  ['it', 'il topo porta una mela al riccio'],
  ['fr', 'la souris apporte une pomme au hérisson'],
] as const)('what is carried to somebody is brought: %s %s', (language, prompt) => {
  const { figures } = parse(language, prompt)
  const apple = figures.findIndex(({ noun }) => noun === 'apple')
  expect(figures[0]).toMatchObject({ noun: 'mouse', verb: 'bring', relation: { kind: 'holding', to: apple } })
  expect(figures.find(({ noun }) => noun === 'hedgehog')?.relation).toEqual({ kind: 'with', to: 0 })
})

test.each([
  ['nl', 'een olifant die water over een leeuw spuit'],
  ['en', 'an elephant spraying water over a lion'],
  ['it', 'un elefante che spruzza acqua sul leone'],
  ['fr', 'un éléphant qui arrose un lion'],
] as const)('who sprays stands before who gets wet: %s %s', (language, prompt) => {
  expect(parse(language, prompt).figures).toMatchObject([
    { noun: 'elephant', verb: 'spray' },
    { noun: 'lion', relation: { kind: 'with', to: 0 } },
  ])
})

test.each([
  ['nl', 'een konijn dat wortels eet in de tuin', 'eat', 'carrot'],
  ['de', 'ein Hund, der eine Katze jagt im Garten', 'chase', 'cat'],
] as const)(
  'a phrase after the last verb does not hide its object: %s %s',
  (language, prompt, verb, object) => {
    const { figures, setting } = parse(language, prompt)
    expect(figures).toMatchObject([{ verb, relation: { to: 1 } }, { noun: object }])
    expect(setting).toBe('garden')
  },
)

test.each([
  ['en', 'we are building a snowman', 3, 'build'],
  ['en', 'I am riding a unicorn', 1, 'ride'],
  ['de', 'ich reite auf einem Einhorn', 1, 'ride'],
  ['fr', 'nous jouons au foot', 3, 'play-football'],
  ['nl', 'we maken een sneeuwpop', 3, 'build'],
] as const)('somebody who tells about herself is a child: %s %s', (language, prompt, count, verb) => {
  expect(parse(language, prompt).figures[0]).toMatchObject({ noun: 'child', count, verb })
})

test.each([
  ['en', 'I want a dog', 'dog'],
  ['de', 'ich möchte einen Hund', 'dog'],
  ['nl', 'ik wil een kat', 'cat'],
] as const)('somebody who only asks is not in the picture: %s %s', (language, prompt, noun) => {
  expect(nounsOf(parse(language, prompt).figures)).toEqual([noun])
})

describe('an action without anybody who does it', () => {
  test.each([
    ['en', 'feeding the ducks', 'feed', 'duck'],
    ['de', 'Enten füttern', 'feed', 'duck'],
    ['fr', 'nourrir les canards', 'feed', 'duck'],
    ['es', 'dar de comer a los patos', 'feed', 'duck'],
    ['nl', 'een sneeuwpop bouwen', 'build', 'snowman'],
    ['de', 'Pferd reiten', 'ride', 'horse'],
  ] as const)('is done by a child: %s %s', (language, prompt, verb, object) => {
    const { figures } = parse(language, prompt)
    expect(figures[0]).toMatchObject({ noun: 'child', verb, relation: { to: 1 } })
    expect(figures[1]?.noun).toBe(object)
  })

  test.each([
    ['en', 'flying a kite', 'fly-kite'],
    ['de', 'Schlitten fahren', 'sled'],
  ] as const)('also if nothing else is named: %s %s', (language, prompt, verb) => {
    expect(parse(language, prompt).figures[0]).toMatchObject({ noun: 'child', verb })
  })

  test.each([
    ['de', 'Auf der Wiese tanzen Hasen', ['rabbit']],
    ['es', 'en la playa juegan los niños', ['child']],
    ['en', 'a flurble dancing', []],
  ] as const)('but not if somebody is named, known or not: %s %s', (language, prompt, nouns) => {
    expect(nounsOf(parse(language, prompt).figures)).toEqual(nouns)
  })
})

test.each([
  ['de', 'Mama liest mir eine Gutenachtgeschichte vor'],
  ['en', 'a mother reading a bedtime story to her son'],
] as const)('who reads to somebody needs no second book: %s %s', (language, prompt) => {
  const { figures } = parse(language, prompt)
  expect(figures[0]).toMatchObject({ noun: 'mother', verb: 'read-aloud' })
  expect(nounsOf(figures)).not.toContain('book')
  expect(figures[1]?.relation).toEqual({ kind: 'with', to: 0 })
})

test.each([
  ['en', 'grandpa teaching me to fish', 'fish'],
  ['de', 'Opa hilft mir beim Backen', 'bake'],
] as const)('what is taught is done: %s %s', (language, prompt, verb) => {
  expect(parse(language, prompt).figures[0]?.verb).toBe(verb)
})

test.each([
  ['fr', 'le garçon joue au foot avec son chien', 'football', 'dog'],
  ['de', 'ein Junge spielt Fußball gegen einen Roboter', 'football', 'robot'],
] as const)('who plays with somebody still needs the ball: %s %s', (language, prompt, ball, fellow) => {
  const { figures } = parse(language, prompt)
  expect(nounsOf(figures)).toEqual(['boy', fellow, ball])
  expect(figures[0]?.relation).toEqual({ kind: 'playing-with', to: 2 })
})

test.each([
  ['en', 'two squirrels fighting over an acorn', { verb: 'tug', relation: { kind: 'holding', to: 1 } }],
  ['nl', 'een raket die naar de maan vliegt', { verb: 'fly', relation: { kind: 'beside', to: 1 } }],
  ['en', 'a puppy chewing on a slipper', { verb: 'eat', relation: { kind: 'eating', to: 1 } }],
] as const)('a preposition means what its verb needs: %s %s', (language, prompt, expected) => {
  const { verb, relation } = parse(language, prompt).figures[0]!
  expect({ verb, relation }).toEqual(expected)
})

test.each([
  ['de', 'die Feuerwehr löscht das Feuer', 'firefighter'],
  ['de', 'der Krankenwagen hilft einem Kind', 'paramedic'],
] as const)('the people of the fire engine do it: %s %s', (language, prompt, noun) => {
  expect(parse(language, prompt).figures[0]).toMatchObject({ noun, count: 2 })
})

test.each([
  ['de', 'ein Pony wird gestriegelt', 'comb'],
  ['de', 'die Hasen werden gefüttert', 'feed'],
] as const)('what is done to an animal is done by a child: %s %s', (language, prompt, verb) => {
  expect(parse(language, prompt).figures[0]).toMatchObject({ noun: 'child', verb, relation: { to: 1 } })
})

test.each([
  ['de', 'Kinder bauen ein Haus', ['child', 'house']],
  ['en', 'daddy carrying the christmas tree home', ['father', 'christmas-tree']],
  ['en', 'a princess who hates dresses', ['princess']],
  ['fr', 'le loup déguisé en grand-mère', ['wolf']],
  ['de', 'ein Pirat, der nach Land sucht', ['pirate']],
] as const)('nobody and nothing is added: %s %s', (language, prompt, nouns) => {
  expect(nounsOf(parse(language, prompt).figures)).toEqual(nouns)
})

test.each([
  ['it', 'i pompieri che spengono un incendio', 'put-out-fire'],
  ['it', 'la bambina spegne la candela', 'blow-out'],
  ['de', 'ein Pirat, der nach Land sucht', 'search'],
] as const)('the object or a capital tells two verbs apart: %s %s', (language, prompt, verb) => {
  expect(parse(language, prompt).figures[0]?.verb).toBe(verb)
})

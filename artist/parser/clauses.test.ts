// Who does what to whom in sentences with several clauses, in passive sentences, and with pronouns.
import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import type { Language } from '#domain/text/languages.ts'
import { parseWish } from './parse-wish.ts'

/** Who does what: "dog chase cat", and the others by their names. */
function roles(language: Language, prompt: string): string[] {
  const { figures } = parseWish(prompt, language, lexicon)
  return figures.map(({ noun, verb, relation }) => {
    const object = relation && relation.kind !== 'with' ? figures[relation.to]!.noun : undefined
    return [noun, verb, object].filter(Boolean).join(' ')
  })
}

test.each([
  ['en', 'a cat playing the piano and a mouse dancing on top', ['cat play piano', 'piano', 'mouse dance']],
  [
    'en',
    'a snail racing a tortoise while a frog waves a flag',
    ['snail race turtle', 'turtle', 'frog wave flag'],
  ],
  [
    'de',
    'Opa schläft und ein Junge winkt aus dem Fenster',
    ['grandfather sleep', 'boy wave window', 'window'],
  ],
  ['de', 'Kinder gehen durch die Stadt und vorne reitet ein König', ['child', 'king ride horse', 'horse']],
  ['fr', 'une fille dessine et ses amis chantent', ['girl draw', 'friend sing']],
  [
    'es',
    'un oso pesca mientras una ardilla duerme',
    ['bear fish fishing-rod', 'squirrel sleep', 'fishing-rod'],
  ],
  ['it', 'il gatto dorme e il topo balla', ['cat sleep', 'mouse dance']],
  ['de', 'eine Katze schaut zu, wie ein Vogel singt', ['cat look-at bird', 'bird sing']],
  ['nl', 'een beer die zingt terwijl de bijen slapen', ['bear sing', 'bee sleep']],
] as const)('a clause has its own subject: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt).slice(0, expected.length)).toEqual(expected)
})

test('what everybody does is done by nobody who is named', () => {
  expect(roles('it', 'le formiche portano la mela mentre tutti dormono')[0]).toBe('ant carry apple')
})

test.each([
  ['de', 'ein Gespenst, das sich fürchtet und eine Taschenlampe hält', 'ghost hold flashlight'],
  ['de', 'ein Zwerg, der zwei Kinder auf dem Schlitten den Berg hochzieht', 'dwarf pull sled'],
  ['nl', 'een schaap dat danst en kinderen telt', 'sheep dance child'],
] as const)('a relative clause goes on about the same figure: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt)[0]).toBe(expected)
})

test.each([
  ['en', 'a boy being chased by a goose'],
  ['de', 'ein Junge, der von einer Gans gejagt wird'],
  ['fr', 'un garçon poursuivi par une oie'],
  ['es', 'un niño perseguido por un ganso'],
  ['it', "un bambino inseguito da un'oca"],
  ['nl', 'een jongen die door een gans wordt achtervolgd'],
] as const)('a passive verb is done by the one after "by": %s %s', (language, prompt) => {
  expect(roles(language, prompt)).toEqual(['goose chase boy', 'boy'])
})

test.each([
  ['fr', 'le chat que la petite fille caresse'],
  ['en', 'the cat that a girl pets'],
  ['de', 'eine Katze, die ein Mädchen streichelt'],
] as const)('the figure before a relative clause can be its object: %s %s', (language, prompt) => {
  const pets = language === 'de' ? 'cat pet' : 'girl pet'
  expect(roles(language, prompt)[0]).toBe(pets)
})

test.each([
  ['es', 'un caballo salta y una niña lo mira', 'girl look-at horse'],
  ['es', 'los reyes magos cantan y una niña los espía', 'girl look-at wise-man'],
  ['it', 'un robot balla e una bambina lo guarda', 'girl look-at robot'],
  ['fr', 'une fille chante pendant que son chien la regarde', 'dog look-at girl'],
  ['de', 'ein Pirat gräbt, während ein Papagei ihn beobachtet', 'parrot look-at pirate'],
  ['es', 'mi papá peinándome', 'father comb child'],
  ['it', 'la nonna mi pettina', 'grandmother comb child'],
] as const)('a pronoun means somebody who is named, or the child: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt)).toContain(expected)
})

test.each([
  ['en', 'two kids learning to swim', 'child swim'],
  ['de', 'ein Junge lernt Fahrrad fahren', 'boy ride-bike bicycle'],
  ['nl', 'een draak die leert vliegen', 'dragon fly'],
  ['nl', 'een prinses die haar pony leert dansen', 'princess dance'],
  ['en', 'a fox helping a hedgehog cross the road', 'fox cross'],
  ['en', 'grandma showing us how to bake bread', 'grandmother bake bread'],
  ['en', "a bear that can't sleep", 'bear wake-up'],
  ['de', 'ein Igel kann nicht einschlafen', 'hedgehog wake-up'],
  ['fr', 'mamie fait sauter une crêpe', 'grandmother throw pancake'],
  ['es', 'una bombera que baja a un gato de un árbol', 'firefighter rescue'],
  ['es', 'un caballero que se esconde del dragón detrás de un árbol', 'knight hide tree'],
  ['nl', 'een kabouter die een brief in de brievenbus doet', 'gnome put letter'],
  ['en', 'a squirrel hiding nuts', 'squirrel hide-thing walnut'],
  ['en', 'dad teaching my sister to ride a bike', 'father teach sister'],
  ['de', 'der Hund hat den Knochen vergraben', 'dog bury bone'],
  ['de', 'ein Roboter wird von einem Kind repariert', 'child repair robot'],
  ['nl', 'een jongen trekt zijn zusje op de slee', 'boy pull sled'],
  ['fr', 'une grand-mère qui apprend à son petit-fils à tricoter', 'grandmother knit'],
  ['it', 'una strega trasformata in rana', 'witch'],
] as const)('the action that is seen: %s %s', (language, prompt, expected) => {
  expect(roles(language, prompt)[0]).toBe(expected)
})

test.each([
  ['es', 'mi papá haciéndome trenzas antes de ir al colegio', 'comb'],
  ['it', 'un bambino si lava le mani prima di mangiare', 'wash-hands'],
  ['en', 'a girl reading before school', 'read'],
] as const)('what happens at another time is not shown: %s %s', (language, prompt, verb) => {
  const { figures, setting } = parseWish(prompt, language, lexicon)
  expect(figures[0]?.verb).toBe(verb)
  expect(setting).toBeUndefined()
})

test.each([
  ['de', 'Papa, der den Schlitten hochzieht', 'wedding'],
  ['de', 'ein Kind hält den Ballon fest', 'party'],
] as const)('a verb or an adverb is no feast: %s %s', (language, prompt, feast) => {
  expect(parseWish(prompt, language, lexicon).feast).not.toBe(feast)
  expect(parseWish(prompt, language, lexicon).setting).not.toBe(feast)
})

test.each([
  ['fr', 'un dragon dans un chevalier'],
  ['en', 'a wizard turning a frog into a prince'],
] as const)('nobody is inside somebody else: %s %s', (language, prompt) => {
  const { figures } = parseWish(prompt, language, lexicon)
  expect(figures.map(({ relation }) => relation?.kind)).not.toContain('in')
})

test('a noun without a drawing ends its phrase', () => {
  const { figures } = parseWish('the baker gives the bird some crumbs and the cat watches', 'en', lexicon)
  expect(figures.map(({ noun, count }) => [noun, count])).toEqual([
    ['baker', 1],
    ['bird', 1],
    ['cat', 1],
  ])
  expect(figures[0]?.relation).toBeUndefined()
})

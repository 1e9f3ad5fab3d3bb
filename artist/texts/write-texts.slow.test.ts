import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { isEveryMotif } from '#tests/support/drawing/share-of.ts'
import { isGlyphNoun } from '../lexicon/letters-and-numbers.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { tips } from './tips.ts'
import { writeTexts } from './write-texts.ts'

const SEEDS = Array.from({ length: 90 }, (_, seed) => seed)
const textsOf = (prompt: string, seed: number, from: Language = 'en') =>
  writeTexts(parseWish(prompt, from, lexicon), seed, lexicon)
/** All titles a wish may get in a language. One of them must be what a native speaker expects. */
const titlesOf = (prompt: string, language: Language) =>
  new Set(SEEDS.map((seed) => textsOf(prompt, seed)[language].title))

test('a page by the sea is described neither on nor under the water, in every language', () => {
  for (const [from, prompt] of [
    ['en', 'a dog by the sea'],
    ['de', 'ein Hund am Meer'],
    ['fr', 'un chien au bord de la mer'],
    ['es', 'un perro junto al mar'],
    ['it', 'un cane al mare'],
    ['nl', 'een hond aan zee'],
  ] as const) {
    const titles = LANGUAGES.map((language) => textsOf(prompt, 3, from)[language].title).join(' · ')
    for (const said of ['by the Sea', 'am Meer', 'au bord de la mer', 'junto al mar', 'al mare', 'aan zee'])
      expect(titles).toContain(said)
  }
  expect(textsOf('ein Fisch im Meer', 3, 'de').de.title).toContain('unter Wasser')
  expect(textsOf('a ship on the sea', 3).en.title).toContain('at Sea')
  expect(textsOf('a dragon flies over the sea', 3).de.title).toContain('über dem Meer')
})

test('a cat astronaut is named as one in every language', () => {
  const said = (language: Language) => [...titlesOf('a cat astronaut on the moon', language)].join(' · ')
  expect(said('en')).toContain('Astronaut Cat')
  expect(said('de')).toContain('Katze als Astronaut')
  expect(said('fr')).toContain('chat astronaute')
  expect(said('es')).toContain('gato astronauta')
  expect(said('it')).toContain('gatto astronauta')
  expect(said('nl')).toContain('Kat als astronaut')
  expect(textsOf('three pirate cats on a ship', 2).en.title).toContain('Three Pirate Cats')
  expect([...titlesOf('a turtle firefighter', 'es')].join(' · ')).toContain('Tortuga bombera')
})

test('a title has at most one place or time beside an action, and none that the action implies', () => {
  const title = (prompt: string) => textsOf(prompt, 3).en.title
  expect(title('grandpa reads a book in the living room')).toBe('Grandpa Reading a Book')
  expect(title('a boy flies a kite on the beach in the wind')).toBe('Boy Flying a Kite on the Beach')
  expect(title('a boy fishing by the lake')).toBe('Boy Fishing by the Lake')
  expect(title('a unicorn at a birthday party')).toBe('Unicorn at the Birthday Party')
  expect(title('a castle in the mountains in winter')).toBe('Castle in the Mountains in Winter')
  expect(textsOf('grandpa reads a book in the living room', 3).en.description).toContain('in the living room')
})

test('a title is no list: things beside the action are not named, companions are', () => {
  const titles = textsOf('a girl plants a tree with her grandpa', 3)
  expect(titles.en.title).toBe('Girl Planting a Tree with Grandpa')
  expect(titles.de.title).toBe('Ein Mädchen pflanzt mit Opa einen Baum')
  expect(titles.es.title).toBe('Una niña plantando un árbol con el abuelo')
  expect(titles.it.title).toBe('Una bambina che pianta un albero con il nonno')
  expect(titles.nl.title).toBe('Een meisje plant samen met opa een boom')
  expect(textsOf('a squirrel under a tree with chestnuts', 3).en.title).toBe('Squirrel under a Tree')
})

test('a description asks at most one question and does not repeat the action in the place', () => {
  for (const seed of SEEDS)
    for (const language of LANGUAGES)
      expect(
        textsOf('the letter S with a snake', seed)[language].description.match(/\?/g)?.length ?? 0,
      ).toBeLessThan(2)
  for (const seed of SEEDS) {
    const texts = textsOf('a boy plays soccer on the soccer field', seed)
    expect(texts.en.description).not.toContain('soccer field')
    expect(texts.de.description).not.toContain('Fußballplatz')
    expect(texts.it.description).not.toContain('campo da calcio')
  }
})

test('every place can be flown over or crossed, in every language', () => {
  const bird = parseWish('a bird', 'en', lexicon)
  for (const setting of places)
    for (const language of LANGUAGES) {
      const { title, description } = writeTexts({ ...bird, setting, over: true }, 1, lexicon)[language]
      expect(`${title} ${description}`, `${setting} in ${language}`).not.toMatch(/undefined/)
    }
})

test('ducks never just "cross"', () => {
  for (const seed of SEEDS.slice(0, 20))
    expect(textsOf('three ducks crossing the river', seed).de.title).not.toMatch(/überqueren$|überqueren am/)
})

test('verbs of several words are split around the other words of the sentence', () => {
  const { de, nl } = textsOf('a girl skipping rope in the garden', 3)
  expect(de.title).toBe('Ein Mädchen springt im Garten Seil')
  expect(nl.title).toBe('Een meisje springt touwtje in de tuin')
  expect(textsOf('a teacher teaching two children', 3).nl.title).toBe('Een juf geeft twee kinderen les')
})

test('tea is drunk', () => {
  expect(textsOf('Ein Igel und ein Hase trinken Tee', 1, 'de').de.title).toContain('trinken')
})

test.each([
  ['eine Astronautin auf dem Mond', 'de', 'astronautin'],
  ['zwei Freundinnen auf dem Spielplatz', 'de', 'freundinnen'],
  ['une cuisinière', 'fr', 'cuisinière'],
  ['una doctora con un perro', 'es', 'doctora'],
  ['una piratessa', 'it', 'piratessa'],
  ['twee vriendinnen op het strand', 'nl', 'vriendinnen'],
  ['ein Lehrer in der Schule', 'de', 'lehrer '],
] as const)('women and men get their word: %s', (prompt, language, word) => {
  for (const seed of SEEDS.slice(0, 20))
    expect(`${textsOf(prompt, seed, language)[language].title} `.toLowerCase()).toContain(word)
})

test('the feminine word has its article in the other languages, too', () => {
  const { fr, it, nl } = textsOf('eine Köchin', 0, 'de')
  expect(fr.description).toContain('une cuisinière')
  expect(it.description).toContain('una cuoca')
  expect(nl.description).toContain('een kokkin')
})

describe('titles a native speaker would write', () => {
  test.each([
    ['a cat driving a fire engine', 'en', 'Cat Driving a Fire Engine'],
    ['a cat driving a fire engine', 'de', 'Eine Katze fährt ein Feuerwehrauto'],
    ['a cat driving a fire engine', 'fr', 'Un chat qui conduit un camion de pompiers'],
    ['a cat driving a fire engine', 'es', 'Un gato conduciendo un camión de bomberos'],
    ['a cat driving a fire engine', 'it', 'Un gatto che guida un camion dei pompieri'],
    ['a cat driving a fire engine', 'nl', 'Een kat bestuurt een brandweerauto'],
    ['three little pigs in front of a house', 'en', 'Three Little Pigs in Front of a House'],
    ['three little pigs in front of a house', 'de', 'Drei kleine Schweine vor einem Haus'],
    ['three little pigs in front of a house', 'fr', 'Trois petits cochons devant une maison'],
    ['three little pigs in front of a house', 'es', 'Tres cerdos pequeños delante de una casa'],
    ['three little pigs in front of a house', 'it', 'Tre piccoli maiali davanti a una casa'],
    ['three little pigs in front of a house', 'nl', 'Drie kleine varkens voor een huis'],
    ['a knight fighting a dragon', 'de', 'Ein Ritter kämpft gegen einen Drachen'],
    ['a dog and a cat playing soccer in the park', 'fr', 'Un chien et un chat qui jouent au foot au parc'],
    ['a dog and a cat playing soccer in the park', 'de', 'Ein Hund und eine Katze spielen im Park Fußball'],
    ['a doctor helping a sick teddy', 'de', 'Ein Arzt hilft einem kranken Teddybären'],
    ['a beautiful owl in the forest', 'it', 'Un bel gufo nel bosco'],
    ['an old elephant at the zoo', 'fr', 'Un vieil éléphant au zoo'],
    ['a fairy with a balloon', 'es', 'Un hada con un globo'],
    ['an owl under a tree', 'es', 'Un búho debajo de un árbol'],
    ['a little rabbit', 'nl', 'Klein konijn'],
    ['the sun and the moon', 'de', 'Sonne und Mond'],
    ['santa claus in the snow', 'en', 'Santa Claus in the Snow'],
    ['a king on a throne', 'es', 'Un rey en el trono'],
    ['an airplane in the clouds', 'es', 'Un avión entre las nubes'],
    ['an airplane in the clouds', 'de', 'Flugzeug in den Wolken'],
    ['an owl in a tree', 'it', 'Un gufo su un albero'],
    ['a tractor in the field', 'nl', 'Tractor op het veld'],
    ['a pig in the stable', 'fr', 'Un cochon dans la porcherie'],
    ['a child in a costume', 'de', 'Kind im Kostüm'],
    ['a cowboy riding a horse', 'fr', 'Un cow-boy à cheval'],
    ['a panda eating bamboo', 'de', 'Ein Panda frisst Bambus'],
    ['a grandpa reading a book', 'nl', 'Opa leest een boek'],
    ['a painter painting', 'en', 'Painter'],
    ['tulips in the garden', 'es', 'Tulipanes en el jardín'],
    ['the number 9 with nine apples', 'fr', 'Le chiffre 9 avec neuf pommes'],
    ['the number 10 with ten hearts', 'fr', 'Le nombre 10 avec dix cœurs'],
    ['the number 10 with ten hearts', 'nl', 'Het getal 10 met tien harten'],
    ['a bear eating honey', 'it', 'Un orso che mangia il miele'],
    ['a bear with honey', 'it', 'Un orso con del miele'],
    ['a giraffe with sunglasses', 'it', 'Una giraffa con gli occhiali da sole'],
  ] as const)('%s, in %s: %s', (prompt, language, title) => {
    expect([...titlesOf(prompt, language)]).toContain(title)
  })

  test('a page of one thing has two different sentences', () => {
    for (const seed of SEEDS.slice(0, 30))
      for (const language of LANGUAGES) {
        const { description } = textsOf('a pizza', seed)[language]
        const sentences = description.split(/(?<=[.!?]) (?=\p{Lu}|[¡¿])/u)
        expect(new Set(sentences).size, description).toBeGreaterThan(1)
      }
  })

  test('a mandala is named as one', () => {
    for (const language of LANGUAGES) expect(textsOf('a lion mandala', 1)[language].title).toMatch(/mandala/i)
  })

  test('a title says what is in the picture, whatever the seed', () => {
    for (const language of LANGUAGES) expect(titlesOf('a turtle', language).size).toBe(1)
    expect([...titlesOf('a turtle on the beach', 'en')]).toEqual(['Turtle on the Beach'])
  })
})

/** Mistakes that no native speaker makes, matched at the beginning of words. */
const MISTAKES: Record<Language, RegExp> = {
  en: /(?<!\p{L})a [aeio]\p{L}|(?<!\p{L})an [bcdfgjklmnpqrstvwxyz]\p{L}/iu,
  de: /(?<!\p{L})(?:in|an|von|bei|zu) dem |(?<!\p{L})zu der |: (?:der|die|das|du) /u,
  fr: /(?<!\p{L})(?:le|la|de|que) (?!onze)[aeéèiouœâ]|(?<!\p{L})(?:de|à) les? | [!?:;»]/iu,
  es: /(?<!\p{L})(?:de|a) el |(?<!\p{L})y i[^aeo]/iu,
  it: /(?<!\p{L})(?:un|il) (?:s[bcdfgpqtvmn]|z|gn)|(?<!\p{L})uno [aeiou]|(?<!\p{L})la [aeiou]|(?<!\p{L})di (?:il|lo|la|i|gli|le) /iu,
  nl: /(?<!\p{L})een kleine (?:huis|konijn|paard|schaap|meisje)(?!\p{L})/iu,
}

// The letter A looks like an article.
const nouns = [...lexicon.nouns.keys()].filter((noun) => !isGlyphNoun(noun))
const looks = [...lexicon.adjectives.keys()]
const places = [...lexicon.places.values()].filter((place) => place.kind === 'place').map((place) => place.id)
const verbs = [...lexicon.verbs.keys()]

const wish = fc.record({
  main: fc.constantFrom(...nouns),
  other: fc.constantFrom(...nouns),
  look: fc.constantFrom(...looks),
  verb: fc.option(fc.constantFrom(...verbs), { nil: undefined }),
  count: fc.integer({ min: 1, max: 13 }),
  setting: fc.option(fc.constantFrom(...places), { nil: undefined }),
  kind: fc.constantFrom(
    'on',
    'under',
    'with',
    'riding',
    'holding',
    'eating',
    'beside',
    'playing-with' as const,
  ),
  seed: fc.integer(),
})

test('any wish gives complete sentences without gaps or wrong articles, short enough for search engines', () => {
  fc.assert(
    fc.property(wish, ({ main, other, look, verb, count, setting, kind, seed }) => {
      const figure = { looks: [], wears: [], holds: [] }
      const texts = writeTexts(
        {
          language: 'en',
          figures: [
            { ...figure, noun: main, count, looks: [look], verb, relation: { kind, to: 1 } },
            { ...figure, noun: other, count: 1 },
          ],
          setting,
          unknown: [],
        },
        seed,
        lexicon,
      )
      for (const language of LANGUAGES) {
        const { title, description, seoDescription } = texts[language]
        for (const text of [title, description, seoDescription]) {
          expect(text).not.toMatch(/['{}[\]|]|undefined| {2}|^\s|^\p{Ll}(?!-)/u)
          expect(text, language).not.toMatch(MISTAKES[language])
        }
        expect([...seoDescription].length).toBeLessThanOrEqual(160)
      }
    }),
    { numRuns: isEveryMotif ? 300 : 100 },
  )
})

test('the same wish and seed give the same texts', () => {
  expect(textsOf('a bear in the forest', 7)).toEqual(textsOf('a bear in the forest', 7))
})

test('a page without figures is described by its place', () => {
  expect(textsOf('the forest', 3).en.title).toBe('In the Forest')
})

test("a page gets three different tips in the reader's language for its difficulty", () => {
  const easy = parseWish('an easy cat', 'en', lexicon)
  for (const language of LANGUAGES) {
    const three = tips(easy, 5, language, lexicon)
    expect(new Set(three).size).toBe(3)
    for (const tip of three)
      expect(lexicon.tips[language].find(({ text }) => text === tip)?.difficulty).toBe('easy')
  }
})

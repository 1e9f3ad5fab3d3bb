import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { LEXICON_FILES } from '#artist/lexicon/lexicon.ts'
import { readPack, STARTER_PACK } from '#supabase/seed/pack.ts'
import { createOwnCheck } from './own-check.ts'

interface Line {
  language: Language
  category?: string
  phrases: string[]
}

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const lines = (path: string) =>
  read(path)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

const bad = lines('fixtures/bad.jsonl')
const good = lines('fixtures/good.jsonl')
/** Sets written before the lists were tuned to them; what the first run over each said stands in fixtures/README.md. */
const LATER_SETS = [
  'unseen',
  'fresh',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
]
/** Many of their words come misspelled already; misspelled and disguised at once is more than is promised. */
const MISSPELLED_SETS = new Set(['nineteenth', 'twentieth', 'twenty-first'])
const badIn = (sets: string[]) => sets.flatMap((set) => lines(`fixtures/${set}-bad.jsonl`))
const laterBad = badIn(LATER_SETS)
const laterGood = LATER_SETS.flatMap((set) => lines(`fixtures/${set}-good.jsonl`))
const { check } = createOwnCheck()
/** Made up beside the rules, to see how far each of them reaches. */
const madeUp = { bad: lines('fixtures/made-up-bad.jsonl'), good: lines('fixtures/made-up-good.jsonl') }

const missed = (phrases: string[], language?: Language) =>
  phrases.filter((phrase) => check(phrase, language).fit)
const refused = (phrases: string[], language?: Language) =>
  phrases.filter((phrase) => !check(phrase, language).fit)
const missedIn = (of: Line[]) => of.flatMap(({ phrases, language }) => missed(phrases, language))
const refusedIn = (of: Line[]) => of.flatMap(({ phrases, language }) => refused(phrases, language))
/** What the rules know; the reader alone knows nothing of scattered letters. */
const isNamed = (phrase: string, language: Language) => {
  const verdict = check(phrase, language)
  return !verdict.fit && verdict.category !== 'unnamed'
}
/** Every disguise is tried on all of the first set and on some of the others. */
const toDisguise: Line[] = [
  ...bad,
  ...badIn(LATER_SETS.filter((set) => !MISSPELLED_SETS.has(set))).map((line) => ({
    ...line,
    phrases: line.phrases.filter((phrase, at) => at % 8 === 0 && isNamed(phrase, line.language)),
  })),
]
const letter = (change: (found: string, at: number) => string) => (text: string) =>
  text.replace(/[a-z]/gi, (found, at: number) => change(found, at))

const CYRILLIC: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  k: 'к',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}
const GREEK: Record<string, string> = {
  a: 'α',
  b: 'β',
  e: 'ε',
  i: 'ι',
  k: 'κ',
  o: 'ο',
  p: 'ρ',
  t: 'τ',
  u: 'υ',
}
const LEET: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '$' }

const DISGUISES: Record<string, (text: string) => string> = {
  'in capitals': (text) => text.toUpperCase(),
  'in capitals here and there': letter((found, at) => (at % 2 ? found.toUpperCase() : found)),
  'with digits for letters': letter((found) => LEET[found] ?? found),
  'with Cyrillic letters': letter((found) => CYRILLIC[found] ?? found),
  'with Greek letters': letter((found) => GREEK[found] ?? found),
  'with invisible signs': letter((found) => `${found}\u200b`),
  'with soft hyphens': letter((found) => `${found}\u00ad`),
  'in full-width letters': letter((found) => String.fromCodePoint(found.codePointAt(0)! + 0xfee0)),
  'in script letters': letter((found) =>
    String.fromCodePoint(0x1d41a + found.toLowerCase().charCodeAt(0) - 97),
  ),
  'with marks heaped on the letters': letter((found) => `${found}\u0335\u0336\u0337`),
  'in drawn-out letters': letter((found) => found.repeat(4)),
  'without accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'in spaced letters': (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1 '),
  'in dotted letters': (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1.'),
  'in letters with dashes': (text) => text.replace(/(\p{L})(?=\p{L})/gu, '$1-'),
}

describe.each(LANGUAGES)('a wish in %s', (language) => {
  const own = (of: Line[]) => of.filter((line) => line.language === language)

  it('has fifty phrases of each kind to be judged by', () => {
    expect(own(bad).flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(50)
    expect(own(good).flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(50)
  })

  it('is refused with its reason when it is not for children', () => {
    for (const { category, phrases } of own(bad))
      for (const phrase of phrases)
        expect.soft({ phrase, ...check(phrase, language) }).toEqual({ phrase, fit: false, category })
  })

  it('is accepted when it only sounds like something else', () => {
    expect(refusedIn(own(good))).toEqual([])
  })
})

it('refuses what children should not see and accepts what they wish for, in sets it was not made for', () => {
  expect(missedIn(laterBad)).toEqual([])
  expect(refusedIn(laterGood)).toEqual([])
})

describe('a disguised wish is refused', () => {
  it.each(Object.entries(DISGUISES))('%s', (_, disguise) => {
    expect(missedIn(toDisguise.map((line) => ({ ...line, phrases: line.phrases.map(disguise) })))).toEqual([])
  })

  it('with stars for letters', () => {
    expect(
      missed(['f*ck', 'sh*t', 'a n*ked woman', 'p*rno', 'Arschl*ch', 'fi**en', 's*x', 'f#ck', 'f@ck']),
    ).toEqual([])
    expect(missed(['f***', 'Sch****'])).toEqual([])
  })

  it('with a capital I for an l', () => {
    expect(missed(['een grote luI'], 'nl')).toEqual([])
  })

  it('without its vowels', () => {
    expect(missed(['fck', 'prn', 'a btch'])).toEqual([])
    expect(refused(['psst', 'brr', 'a TV and a DVD'])).toEqual([])
  })
})

it('refuses a bad word also with a letter wrong, and leaves its innocent neighbours alone', () => {
  expect(missed(['suicied', 'a pornno', 'Arshloch', 'Hackenkreuz', 'vaffancullo', 'gillipollas'])).toEqual([])
  expect(
    refused(['a picnic with penne', 'eine Pinie', 'Moses im Korb', 'le cheval de Troie', 'Ansporn']),
  ).toEqual([])
})

it('reads by ear, also where a short beginning is listed', () => {
  expect(missed(['nakked', 'marihauna', 'koccain', 'Selbsmord', 'vergewaltikt', 'Hackenkräuz'])).toEqual([])
})

it('takes German and Dutch words apart', () => {
  expect(missed(['Leichenkeller', 'Pornokatze', 'Massenvergewaltigung', 'Katzenmörder'])).toEqual([])
  expect(missed(['drugskonijn', 'moordpartij', 'hoerenpak', 'kindermoordenaar'])).toEqual([])
  expect(refused(['Weinberg', 'Bergführer', 'hartnäckig', 'Kanal', 'Blutorange', 'doedelzak'])).toEqual([])
})

it('hears in the language of the writer what a word says that stands alone', () => {
  expect(check('une pute', 'fr').fit).toBe(false)
  expect(check('eine Pute', 'de').fit).toBe(true)
  expect(check('please draw me a gun', 'en').fit).toBe(false)
  expect(check('a cowboy with a water gun', 'en').fit).toBe(true)
  expect(check('p i j p e n', 'nl').fit).toBe(false)
  expect(check('water-gun', 'en').fit).toBe(true)
  expect(check("un rapt d'enfant", 'fr').fit).toBe(false)
  expect(check('a rapt audience at the circus', 'en').fit).toBe(true)
})

it('lets nobody harm what breathes, whatever animal it is', () => {
  expect(missed(['a man tortures a raccoon', 'jemand quält einen Igel', 'il massacre une loutre'])).toEqual(
    [],
  )
  expect(missed(['descuartiza a un mapache', 'ammazza un riccio', 'iemand mishandelt een egel'])).toEqual([])
})

it('tells by the order of the words who does what to whom', () => {
  expect(missed(['throwing a hamster against the wall', 'jeter un chat par la fenêtre'])).toEqual([])
  expect(refused(['a boy throwing a ball against the wall with his dog'], 'en')).toEqual([])
  expect(refused(['ein Junge wirft den Ball gegen die Wand'], 'de')).toEqual([])
})

it('keeps every rule as wide and as narrow as it was made', () => {
  expect(missedIn(madeUp.bad)).toEqual([])
  expect(refusedIn(madeUp.good)).toEqual([])
})

it('tells words apart that differ in an accent alone', () => {
  expect(missed(['coño', 'c0ñ0', 'ein Mörder', 'ein Moerder'])).toEqual([])
  expect(refused(['un cono', 'morder una manzana'])).toEqual([])
})

it('takes no number for a word but the one that is meant as one', () => {
  const numbers = Array.from({ length: 3000 }, (_, number) => `Page ${number}`)
  expect(refused(numbers)).toEqual(['Page 1488'])
})

/** Every text in a value, wherever it stands in it. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
const entries = (path: string) =>
  read(path)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

it('lets everything through that the artist can draw', () => {
  const { nouns, adjectives, verbs, places } = LEXICON_FILES
  for (const file of [nouns, adjectives, verbs, places]) {
    const words = entries(`../../artist/lexicon/${file}`).flatMap((entry) =>
      LANGUAGES.flatMap((language) => textsIn(entry[language])),
    )
    expect(words.length).toBeGreaterThan(500)
    expect(refused(words)).toEqual([])
  }
})

it.each(['tuned', 'unseen'])('lets every wish through that the artist is measured by: %s', (name) => {
  const wishes = entries(`../../bench/artist/prompts/${name}.jsonl`).flatMap(textsIn)
  expect(wishes.length).toBeGreaterThan(300)
  expect(refused(wishes)).toEqual([])
})

it('lets every title and description of the starter library through', async () => {
  const { library } = (await readPack(STARTER_PACK))!
  const texts = library.pages.flatMap(({ title, description, seo_description }) =>
    [title, description, seo_description].flatMap((each) => Object.values(each ?? {})),
  )
  expect(texts.length).toBeGreaterThan(5000)
  expect(refused(texts)).toEqual([])
})

it('answers whatever the text is', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ maxLength: 600 })),
      (text) => {
        expect(typeof check(text).fit).toBe('boolean')
      },
    ),
  )
})

it('finds the one bad word however much is written around it', () => {
  const around = 'a friendly dragon and a knight '
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.nat(60),
      fc.constantFrom('swastika', 'porno', 'naked'),
      (before, after, word) => {
        expect(check(`${around.repeat(before)} ${word} ${around.repeat(after)}`).fit).toBe(false)
      },
    ),
    { numRuns: 30 },
  )
})

it.each(['n a k e d ', 'f.', 'n a k1 3d ', '1 4 8 8 ', 'n n a a k k e e d d ', 's u i c i d ', 'q z x w v '])(
  'is not kept busy by a thousand characters of "%s"',
  (letters) => {
    const text = letters.repeat(1000 / letters.length)
    check(text)
    // Time of our own, not of the clock: the machine may have much else to do.
    const before = process.cpuUsage()
    for (let times = 0; times < 5; times++) check(text)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 5 / 1000).toBeLessThan(50)
  },
)

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { LEXICON_FILES } from '#artist/lexicon/lexicon.ts'
import { readPack, STARTER_PACK } from '#supabase/seed/pack.ts'
import { createOwnCheck } from './own-check.ts'

interface Line {
  language: string
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
]
const laterBad = LATER_SETS.flatMap((set) => lines(`fixtures/${set}-bad.jsonl`))
const laterGood = LATER_SETS.flatMap((set) => lines(`fixtures/${set}-good.jsonl`))
const { check } = createOwnCheck()

const missed = (phrases: string[]) => phrases.filter((phrase) => check(phrase).fit)
const refused = (phrases: string[]) => phrases.filter((phrase) => !check(phrase).fit)
const phrasesOf = (of: Line[]) => of.flatMap(({ phrases }) => phrases)
/** Every disguise is tried on all of the first set and on some of the others. */
const toDisguise = [...phrasesOf(bad), ...phrasesOf(laterBad).filter((_, at) => at % 8 === 0)]
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
        expect.soft({ phrase, ...check(phrase) }).toEqual({ phrase, fit: false, category })
  })

  it('is accepted when it only sounds like something else', () => {
    expect(own(good).flatMap(({ phrases }) => refused(phrases))).toEqual([])
  })
})

it('refuses what children should not see and accepts what they wish for, in sets it was not made for', () => {
  expect(missed(phrasesOf(laterBad))).toEqual([])
  expect(refused(phrasesOf(laterGood))).toEqual([])
})

describe('a disguised wish is refused', () => {
  it.each(Object.entries(DISGUISES))('%s', (_, disguise) => {
    expect(missed(toDisguise.map(disguise))).toEqual([])
  })

  it('with stars for letters', () => {
    expect(missed(['f*ck', 'sh*t', 'a n*ked woman', 'p*rno', 'Arschl*ch', 'fi**en'])).toEqual([])
  })
})

it('refuses a bad word also with a letter wrong, and leaves its innocent neighbours alone', () => {
  expect(missed(['suicied', 'a pornno', 'Arshloch', 'Hackenkreuz', 'vaffancullo', 'gillipollas'])).toEqual([])
  expect(
    refused(['a picnic with penne', 'eine Pinie', 'Moses im Korb', 'le cheval de Troie', 'Ansporn']),
  ).toEqual([])
})

it('hears in the language of the writer what a word says that stands alone', () => {
  expect(check('une pute', 'fr').fit).toBe(false)
  expect(check('eine Pute', 'de').fit).toBe(true)
  expect(check('please draw me a gun', 'en').fit).toBe(false)
  expect(check('a cowboy with a water gun', 'en').fit).toBe(true)
})

it('lets nobody harm what breathes, whatever animal it is', () => {
  expect(missed(['a man tortures a raccoon', 'jemand quält einen Igel', 'il massacre une loutre'])).toEqual(
    [],
  )
  expect(missed(['descuartiza a un mapache', 'ammazza un riccio', 'iemand mishandelt een egel'])).toEqual([])
})

it('tells words apart that differ in an accent alone', () => {
  expect(missed(['coño', 'c0ñ0', 'ein Mörder', 'ein Moerder'])).toEqual([])
  expect(refused(['un cono', 'morder una manzana'])).toEqual([])
})

it('takes no number for a word but the one that is meant as one', () => {
  const numbers = Array.from({ length: 3000 }, (_, number) => `Page ${number}`)
  expect(refused(numbers)).toEqual(['Page 1488'])
})

/** Every text in a file of lines of JSON, wherever it stands in them. */
function textsIn(path: string): string[] {
  const texts: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value)
    else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  for (const line of read(path).split('\n').filter(Boolean)) collect(JSON.parse(line))
  return texts
}

it('lets everything through that the artist can draw', () => {
  const { nouns, adjectives, verbs, places } = LEXICON_FILES
  for (const file of [nouns, adjectives, verbs, places])
    expect(refused(textsIn(`../../artist/lexicon/${file}`))).toEqual([])
})

it.each(['tuned', 'unseen'])('lets every wish through that the artist is measured by: %s', (name) => {
  const wishes = textsIn(`../../bench/artist/prompts/${name}.jsonl`)
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
}, 60_000)

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

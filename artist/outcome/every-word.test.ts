import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { isEveryMotif } from '#tests/support/drawing/share-of.ts'
import type { Artist } from '../artist.ts'

let artist: Artist
let functionWords: Set<string>
beforeAll(async () => {
  artist = await createLocalArtist()
  functionWords = new Set((await readFile('bench/artist/function-words.txt', 'utf8')).split(/\s+/))
  for (const { exact } of Object.values(artist.lexicon.words))
    for (const [phrase, senses] of exact)
      if (senses.every(({ kind }) => GRAMMAR.has(kind)))
        for (const word of wordsOf(phrase)) functionWords.add(word)
})

const GRAMMAR = new Set<string>(
  'definite indefinite plural preposition and relative not remove instead hint filler'.split(' '),
)

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const outcomeOf = (prompt: string, language: Language) =>
  artist.createScene({ prompt, language, style: 'cartoon', seed: 1 }).outcome!
const listsOf = ({ drawn, drawnAs, toColor, notDrawn, unknown }: WishOutcome): string[][] => [
  drawn,
  drawnAs.map(({ word }) => word),
  toColor,
  notDrawn,
  unknown,
]

/** Content words that the outcome does not mention. */
function unreportedWords(prompt: string, language: Language): string[] {
  const reported = new Set(listsOf(outcomeOf(prompt, language)).flat().flatMap(wordsOf))
  return wordsOf(prompt).filter((word) => !functionWords.has(word) && !reported.has(word))
}

/** Words that describe no picture: exclusions ("not scary") and the person who asks or colors ("my daughter would like", "for 2nd grade"). */
const NOT_ABOUT_THE_PICTURE = new Set([
  '2nd',
  'grade',
  'scary',
  'fahrer',
  'sohn',
  'hijo',
  'figlia',
  'dochter',
])

test('no word of the wish book is lost silently, in six languages', async () => {
  const book = (await readFile('bench/artist/prompts/wish-book.jsonl', 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { lang: Language; wish: string })
  const lost = book.flatMap(({ wish, lang }) =>
    unreportedWords(wish, lang)
      .filter((word) => !NOT_ABOUT_THE_PICTURE.has(word))
      .map((word) => `${lang}: ${word} (${wish})`),
  )
  expect(book.length).toBeGreaterThan(400)
  expect(lost).toEqual([])
})

test('no word of random wishes is lost or reported twice, in six languages', () => {
  const nouns = [...artist.lexicon.nouns.values()].filter(({ topic }) => topic !== 'things')
  const places = [...artist.lexicon.places.values()].filter(({ kind }) => kind === 'place')
  const times = [...artist.lexicon.places.values()].filter(({ kind }) =>
    ['time', 'season', 'weather'].includes(kind),
  )
  const verbs = [...artist.lexicon.verbs.values()].filter(({ id }) => id !== 'have')
  const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', nl: 'en' }
  const wish = fc.record({
    language: fc.constantFrom(...LANGUAGES),
    subject: fc.constantFrom(...nouns),
    other: fc.constantFrom(...nouns),
    verb: fc.constantFrom(...verbs),
    place: fc.constantFrom(...places),
    time: fc.option(fc.constantFrom(...times), { nil: undefined }),
  })
  fc.assert(
    fc.property(wish, ({ language, subject, other, verb, place, time }) => {
      const nonsense = 'qwrtzpfg'
      const parts = [
        subject[language].one,
        verb[language].s3,
        other[language].one,
        place[language].in,
        ...(time ? [time[language].in] : []),
      ]
      const prompt = `${parts.join(' ')} ${AND[language]} ${nonsense}`
      expect(unreportedWords(prompt, language), prompt).toEqual([])
      const lists = listsOf(outcomeOf(prompt, language)).map((list) => new Set(list))
      for (const [at, list] of lists.entries())
        for (const other of lists.slice(at + 1))
          expect(
            [...list].filter((word) => other.has(word)),
            prompt,
          ).toEqual([])
    }),
    { numRuns: isEveryMotif ? 600 : 200, seed: 21 },
  )
})

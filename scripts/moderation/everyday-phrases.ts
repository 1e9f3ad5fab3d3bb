import { readFileSync } from 'node:fs'
import { LEXICON_FILES } from '#artist/lexicon/lexicon.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { readLexicon as readSafetyLexicon } from '#providers/moderation/lexicon/read-lexicon.ts'
import { BODY_WORDS } from './body-words.ts'

interface EverydayPhrase {
  language: Language
  text: string
}

type Noun = { topic: string } & Record<Language, { one: string }>
type Place = Record<Language, { in: string }>
type Verb = { id: string } & Record<Language, { s3: string }>
type Adjective = { id: string } & Record<Language, unknown>

const PEOPLE = new Set(['people', 'jobs'])
const ANIMALS = new Set(['animals', 'birds', 'sea', 'insects', 'dinosaurs', 'fantasy'])
/** What people carry, wear, eat or use. */
const THINGS = new Set([
  'vehicles',
  'food',
  'toys',
  'sports',
  'music',
  'clothes',
  'things',
  'school',
  'feasts',
])
/** These verbs are harmless only in some company. */
const OTHER_VERBS = new Set([
  'fight',
  'shoot',
  'hit',
  'kick',
  'cut',
  'push',
  'throw',
  'chase',
  'catch',
  'break',
  'burn',
])
/** These adjectives are harmless only in some company. */
const OTHER_ADJECTIVES = new Set([
  'hot',
  'dirty',
  'wet',
  'naughty',
  'evil',
  'dangerous',
  'broken',
  'poisonous',
  'ugly',
  'crazy',
  'lazy',
])
/** Concepts of the safety lexicon whose words are dangerous only in the company of deeds: "suitcase", "bridge", "bank", "nobody". */
const PLAIN_CONCEPTS = new Set([
  'hiding-place',
  'money',
  'machine',
  'traffic',
  'height',
  'body-part',
  'classmate',
  'family',
  'adult',
  'child',
  'rules',
  'punish',
  'touching',
  'sorrow',
  'mock',
  'neglect',
  'online',
  'sneaking',
  'without',
])
const PHRASES_OF_A_KIND = 500
/** Fixed steps through the lists, so that a word meets many others and the same lists give the same phrases. */
const FIRST_STEP = 7
const SECOND_STEP = 31
const THIRD_STEP = 101

/**
 * Words of the artist's lexicon and plain words of the safety lexicon, combined in a fixed order: who with what, who does what where, what is where. Each word is harmless, so a refused
 * phrase would be a mistake; the classifier learns from them that everyday company makes no word bad. Grammar does not matter to it.
 */
export function everydayPhrases(): EverydayPhrase[] {
  const nouns = readLexicon<Noun>(LEXICON_FILES.nouns)
  const places = readLexicon<Place>(LEXICON_FILES.places)
  const verbs = readLexicon<Verb>(LEXICON_FILES.verbs).filter(({ id }) => !OTHER_VERBS.has(id))
  const adjectives = readLexicon<Adjective>(LEXICON_FILES.adjectives).filter(
    ({ id }) => !OTHER_ADJECTIVES.has(id),
  )
  const nounsOf = (topics: ReadonlySet<string>) => nouns.filter(({ topic }) => topics.has(topic))
  const [people, animals, things] = [nounsOf(PEOPLE), nounsOf(ANIMALS), nounsOf(THINGS)]
  return LANGUAGES.flatMap((language) => {
    const name = (noun: Noun) => noun[language].one
    const where = (place: Place) => place[language].in
    const does = (verb: Verb) => verb[language].s3
    const looks = adjectives.flatMap((adjective) => firstForm(adjective[language]))
    const body = BODY_WORDS[language]
    const plainWords = plainWordsOf(language)
    return [
      ...combine([people.map(name), plainWords]),
      ...combine([plainWords, places.map(where)]),
      ...combine([people.map(name), things.map(name)]),
      ...combine([people.map(name), verbs.map(does), places.map(where)]),
      ...combine([animals.map(name), verbs.map(does), places.map(where)]),
      ...combine([things.map(name), places.map(where)]),
      ...combine([people.map(name), people.map(name)]),
      ...combine([animals.map(name), animals.map(name)]),
      ...combine([people.map(name), verbs.map(does)]),
      ...combine([animals.map(name), verbs.map(does)]),
      ...combine([body, people.map(name)]),
      ...[people.map(name), body].flatMap((words) => [
        ...combine([words, looks]),
        ...combine([looks, words]),
      ]),
    ].map((text) => ({ language, text }))
  })
}

/** One form of an adjective; the classifier compares the beginnings of words. */
const firstForm = (forms: unknown): string[] =>
  typeof forms === 'object' && forms
    ? Object.values(forms)
        .filter((form) => typeof form === 'string')
        .slice(0, 1)
    : []

const WHOLE_WORD = /^\p{L}+$/u

const plainWordsOf = (language: Language): string[] =>
  readSafetyLexicon()
    .filter((section) => section.language === language && PLAIN_CONCEPTS.has(section.concept))
    .flatMap(({ sources }) => sources)
    .filter((source) => WHOLE_WORD.test(source))

const combine = (lists: string[][]): string[] =>
  Array.from({ length: PHRASES_OF_A_KIND }, (_, at) =>
    lists
      .map((words, list) => words[(at * [FIRST_STEP, SECOND_STEP, THIRD_STEP][list]!) % words.length])
      .join(' '),
  )

const readLexicon = <Entry>(file: string): Entry[] =>
  readFileSync(new URL(`../../artist/lexicon/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry)

import { isAnimal } from '#artist/lexicon/noun-properties.ts'
import type { KnownWord, Noun, Place, RealWords, SmallWords, Verb } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { splitIds, splitWords, type BroaderConcept, type Vocabulary } from './vocabulary.ts'
import {
  rowsOfKnownWords,
  rowsOfList,
  rowsOfPhrase,
  rowsOfRealWords,
  rowsOfSimilar,
  rowsOfSmallWords,
  type WordRow,
} from './word-rows.ts'

type Labels = Record<Language, string>

interface Concept {
  key: string
  kind: 'thing' | 'action' | 'place' | 'feast' | 'time' | 'look'
  one: Labels
  /** Empty for what cannot be counted. */
  many: Labels
  /** All broader concepts, the nearest first. */
  broader: string[]
  /** Concepts that every page of this concept is assumed to show: a fish swims, a birthday cake has candles. */
  does: string[]
}

/** What `private.load_search_lexicon` reads. */
export interface LexiconRows {
  concepts: Concept[]
  words: WordRow[]
}

/** The broader concept of a noun by its topic. Animals of any topic are animals. */
const TOPIC_CONCEPTS: Readonly<Record<string, string>> = {
  birds: 'birds',
  insects: 'minibeasts',
  dinosaurs: 'dinosaur',
  fantasy: 'fantasy',
  people: 'people',
  jobs: 'jobs',
  vehicles: 'vehicles',
  buildings: 'buildings',
  nature: 'nature',
  plants: 'plants',
  food: 'food',
  toys: 'toys',
  sports: 'sports',
  music: 'music',
  clothes: 'clothes',
  school: 'lessons',
}

/** Sorted last, because a nearer concept is a better fallback: for an Advent wreath, Christmas is better than any feast. */
const WIDEST_CONCEPTS: ReadonlySet<string> = new Set([
  'animals',
  'buildings',
  'clothes',
  'fantasy',
  'feasts',
  'food',
  'nature',
  'people',
  'toys',
  'vehicles',
])

/** Groups that are no broader concept of their members: a page with one singer is no result for "choir". */
const GROUPS_OF_PEOPLE: ReadonlySet<string> = new Set([
  'basketball-team',
  'choir',
  'football-team',
  'music-band',
  'school-class',
])

const inEveryLanguage = (label: (language: Language) => string): Labels =>
  Object.fromEntries(LANGUAGES.map((language) => [language, label(language)])) as Labels

/** The rows of the tables that search reads, from the artist's lexicon and the vocabulary of search. */
export function createLexiconRows(
  lexicon: Lexicon,
  smallWords: readonly SmallWords[],
  knownWords: readonly KnownWord[],
  realWords: readonly RealWords[],
  vocabulary: Vocabulary,
): LexiconRows {
  const concepts = new Map<string, Concept>()
  const parents = new Map<string, string[]>()
  const words: WordRow[] = []
  const addConcept = (
    key: string,
    kind: Concept['kind'],
    one: (language: Language) => string,
    many = one,
  ): void => {
    if (!concepts.has(key))
      concepts.set(key, {
        key,
        kind,
        one: inEveryLanguage(one),
        many: inEveryLanguage(many),
        broader: [],
        does: [],
      })
  }
  const addWords = (key: string, language: Language, forms: Iterable<string | undefined>): void => {
    for (const form of forms) if (form) words.push([language, form, 'concept', key, null])
  }
  const addParent = (key: string, parent: string): void => {
    if (key !== parent) parents.set(key, [...(parents.get(key) ?? []), parent])
  }

  // A kind of thing is nearer than a theme: a garbage truck is first of all a truck.
  for (const entry of vocabulary.synonyms)
    for (const member of splitIds(entry.members)) addParent(member, entry.id)
  for (const entry of vocabulary.broader) {
    const lists = inEveryLanguage((language) => entry[language] ?? entry.en ?? '')
    addConcept(
      entry.id,
      entry.kind,
      (language) => splitWords(lists[language])[0] ?? entry.id,
      (language) => countedPlural(lists[language]),
    )
    for (const language of LANGUAGES) addWords(entry.id, language, splitWords(entry[language]))
    for (const member of splitIds(entry.members)) addParent(member, entry.id)
  }
  /** Whether the vocabulary has the word for another, more exact concept: the artist draws animals of the savanna as any wild animals. */
  const isWordOfAnother = (
    id: string,
    language: Language,
    form: string,
    among: (entry: BroaderConcept) => boolean = () => true,
  ): boolean =>
    vocabulary.broader.some(
      (entry) =>
        entry.id !== id &&
        among(entry) &&
        splitWords(entry[language]).some((word) => word.toLowerCase() === form.toLowerCase()),
    )
  for (const noun of lexicon.nouns.values()) {
    addConcept(
      noun.id,
      kindOfNoun(noun, lexicon),
      (language) => noun[language].one,
      (language) => noun[language].many,
    )
    for (const language of LANGUAGES)
      addWords(
        noun.id,
        language,
        // "Autumn leaves" is about autumn, not about any leaf.
        formsOfNoun(noun, language).filter(
          (form) => !form || !isWordOfAnother(noun.id, language, form, ({ kind }) => kind === 'time'),
        ),
      )
    if (noun.drawn) addParent(noun.id, noun.drawn)
    if (isAnimal(noun.id, lexicon) && noun.topic !== 'dinosaurs') addParent(noun.id, 'animals')
    const ofTopic = TOPIC_CONCEPTS[noun.topic]
    if (ofTopic && (isAnimal(noun.id, lexicon) || !['birds', 'insects'].includes(noun.topic)))
      addParent(noun.id, ofTopic)
  }
  for (const [emoji, noun] of lexicon.emoji) addWords(noun, 'en', [emoji])
  for (const place of lexicon.places.values()) {
    addConcept(place.id, kindOfPlace(place), (language) => place[language].noun)
    for (const language of LANGUAGES)
      addWords(
        place.id,
        language,
        // A riding school is about horses, although the artist draws it as a stable.
        formsOfPlace(place, language).filter(
          (form) => place.kind !== 'place' || !form || !isWordOfAnother(place.id, language, form),
        ),
      )
    if (place.kind === 'feast') addParent(place.id, 'feasts')
  }
  for (const group of lexicon.groups.values()) {
    addConcept(
      group.id,
      'thing',
      (language) => group[language][1] ?? group[language][0]!,
      (language) => group[language][0]!,
    )
    for (const language of LANGUAGES)
      addWords(
        group.id,
        language,
        group[language].filter((form) => !isWordOfAnother(group.id, language, form)),
      )
    if (!vocabulary.broader.some(({ id }) => id === group.id) && !GROUPS_OF_PEOPLE.has(group.id))
      for (const member of group.members) addParent(member, group.id)
  }
  for (const verb of lexicon.verbs.values()) {
    addConcept(`to-${verb.id}`, 'action', (language) => verb[language].ing ?? verb[language].inf)
    for (const language of LANGUAGES) addWords(`to-${verb.id}`, language, formsOfVerb(verb, language))
  }
  for (const language of LANGUAGES)
    for (const [word, senses] of lexicon.words[language].exact)
      for (const sense of senses)
        if (sense.kind === 'adjective' || sense.kind === 'trait') {
          const look = `look-${sense.id}`
          addConcept(look, 'look', () => sense.id)
          addWords(look, language, [word])
        }
  for (const entry of vocabulary.synonyms) {
    if (!concepts.has(entry.id)) throw new Error(`synonyms of an unknown concept: ${entry.id}`)
    for (const language of LANGUAGES) addWords(entry.id, language, splitWords(entry[language]))
  }
  words.push(
    ...smallWords.flatMap(rowsOfSmallWords),
    ...vocabulary.smallWords.flatMap(rowsOfList),
    ...vocabulary.phrases.flatMap((phrase) => rowsOfPhrase(phrase, concepts)),
    ...vocabulary.similar.flatMap((entry) => rowsOfSimilar(entry, concepts)),
  )
  words.push(...rowsOfKnownWords(knownWords, words, concepts, vocabulary.similar))
  words.push(...rowsOfRealWords(realWords, words))
  const isTransitive = (key: string) => concepts.get(key)?.kind === 'thing' && !lexicon.places.has(key)
  for (const concept of concepts.values()) concept.broader = findBroader(concept.key, parents, isTransitive)
  addDoers(vocabulary, concepts)
  checkMembers(parents, concepts)
  return { concepts: [...concepts.values()], words }
}

/**
 * All broader concepts, breadth first, so that the nearest come first, and the widest ones last. What belongs to a
 * place or a feast is not of its kind: a clown belongs to the circus and is no building.
 */
function findBroader(
  key: string,
  parents: ReadonlyMap<string, string[]>,
  isTransitive: (key: string) => boolean,
): string[] {
  const found: string[] = []
  let level = parents.get(key) ?? []
  while (level.length > 0) {
    const added = [...new Set(level)].filter((parent) => parent !== key && !found.includes(parent))
    found.push(...added)
    level = added.filter(isTransitive).flatMap((parent) => parents.get(parent) ?? [])
  }
  return [
    ...found.filter((broader) => !WIDEST_CONCEPTS.has(broader)),
    ...found.filter((broader) => WIDEST_CONCEPTS.has(broader)),
  ]
}

/** Fills `does`: each concept in `doers` does the action (or has the thing), and so do its narrower concepts. */
function addDoers({ synonyms }: Vocabulary, concepts: ReadonlyMap<string, Concept>): void {
  for (const { id, doers } of synonyms)
    for (const doer of splitIds(doers)) {
      if (!concepts.has(doer)) throw new Error(`an unknown doer of ${id}: ${doer}`)
      for (const concept of concepts.values())
        if ((concept.key === doer || concept.broader.includes(doer)) && !concept.does.includes(id))
          concept.does.push(id)
    }
}

function checkMembers(parents: ReadonlyMap<string, string[]>, concepts: ReadonlyMap<string, Concept>): void {
  const unknown = [...parents]
    .flatMap(([key, broader]) => [key, ...broader])
    .filter((key) => !concepts.has(key))
  if (unknown.length > 0) throw new Error(`unknown concepts: ${[...new Set(unknown)].join(', ')}`)
}

/** The plural of a broader concept, empty if its words cannot be counted: nobody says "2 road safety". */
function countedPlural(list: string): string {
  const [one, many = ''] = splitWords(list)
  return many === one ? '' : many
}

function kindOfNoun(noun: Noun, lexicon: Lexicon): Concept['kind'] {
  const place = lexicon.places.get(noun.id)
  return place ? kindOfPlace(place) : 'thing'
}

function kindOfPlace({ kind, as }: Place): Concept['kind'] {
  if (kind === 'feast') return 'feast'
  if (kind === 'place') return as === 'landscape' ? 'place' : 'thing'
  return 'time'
}

const formsOfNoun = (noun: Noun, language: Language): (string | undefined)[] => {
  const { one, many, also, weak, dat, she = [], he = [] } = noun[language]
  return [one, many, ...also, weak, dat, ...she, ...he]
}

const formsOfPlace = (place: Place, language: Language): (string | undefined)[] => {
  const { noun, also } = place[language]
  return [noun, ...also, place[language].in, place[language].into]
}

const formsOfVerb = (verb: Verb, language: Language): (string | undefined)[] => {
  const { inf, s3, p3, ing, ger, part, prog, also } = verb[language]
  return [inf, s3, p3, ing, ger?.replace(/^en /, ''), part, prog, ...also]
}

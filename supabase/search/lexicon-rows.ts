import { isAnimal } from '#artist/lexicon/noun-properties.ts'
import type { KnownWord, Noun, Place, RealWords, SmallWords, Verb } from '#artist/lexicon/entries.ts'
import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { ConceptCollection, inEveryLanguage, type Concept } from './concept-collection.ts'
import { introductionsOfLetter } from './letter-words.ts'
import { rowsOfPhrases } from './phrase-rows.ts'
import { splitIds, splitWords, type Vocabulary } from './vocabulary.ts'
import {
  rowsOfKnownWords,
  rowsOfList,
  rowsOfPhrase,
  rowsOfRealWords,
  rowsOfSimilar,
  rowsOfSmallWords,
  type WordRow,
} from './word-rows.ts'

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

/** Nouns that are not results for the concept of their topic: a search for "toys" should not find a sandcastle. */
const OUTSIDE_TOPIC: ReadonlySet<string> = new Set(['sand-castle'])

/** Concepts whose narrower concepts do not inherit their broader ones: an egg is food, an Easter egg is not. */
const NOT_INHERITED_FROM: ReadonlySet<string> = new Set(['egg'])

/** Groups that do not count as a broader concept of their members: a page with one singer is not a result for "choir". */
const GROUPS_OF_PEOPLE: ReadonlySet<string> = new Set([
  'basketball-team',
  'choir',
  'football-team',
  'music-band',
  'school-class',
])

/** The rows of the tables that search reads, from the artist's lexicon and the vocabulary of search. */
export function createLexiconRows(
  lexicon: Lexicon,
  smallWords: readonly SmallWords[],
  knownWords: readonly KnownWord[],
  realWords: readonly RealWords[],
  vocabulary: Vocabulary,
): LexiconRows {
  const collection = new ConceptCollection()
  const { concepts, words } = collection
  const isWordOfAnother = indexBroaderWords(vocabulary)
  addParentsOfSynonyms(collection, vocabulary)
  addBroaderConcepts(collection, vocabulary)
  addNouns(collection, lexicon, isWordOfAnother)
  addPlaces(collection, lexicon, isWordOfAnother)
  addGroups(collection, lexicon, isWordOfAnother, vocabulary)
  addVerbs(collection, lexicon)
  addLooks(collection, lexicon)
  addSynonyms(collection, vocabulary)
  words.push(
    ...smallWords.flatMap(rowsOfSmallWords),
    ...vocabulary.smallWords.flatMap(rowsOfList),
    ...vocabulary.phrases.flatMap((phrase) => rowsOfPhrase(phrase, concepts)),
    ...vocabulary.similar.flatMap((entry) => rowsOfSimilar(entry, concepts)),
  )
  words.push(...rowsOfPhrases(words))
  words.push(...rowsOfKnownWords(knownWords, words, concepts, vocabulary.similar))
  words.push(...rowsOfRealWords(realWords, words))
  // Members of a place or a feast do not inherit what it is: a clown belongs to the circus but is not a building.
  collection.inheritBroader(
    (concept) =>
      concept?.kind === 'thing' && !lexicon.places.has(concept.key) && !NOT_INHERITED_FROM.has(concept.key),
  )
  collection.addDoers(vocabulary)
  return { concepts: [...concepts.values()], words }
}

/** Whether the vocabulary lists the word under another concept, which is then more exact than the artist's: it draws "savanna animals" as any wild animals. */
type IsWordOfAnother = (id: string, language: Language, form: string, kind?: Concept['kind']) => boolean

function indexBroaderWords({ broader }: Vocabulary): IsWordOfAnother {
  const keyOf = (language: Language, word: string) => `${language} ${word.toLowerCase()}`
  const byWord = new Map<string, Vocabulary['broader']>()
  for (const entry of broader)
    for (const language of LANGUAGES)
      for (const word of splitWords(entry[language])) {
        const key = keyOf(language, word)
        byWord.set(key, [...(byWord.get(key) ?? []), entry])
      }
  return (id, language, form, kind) =>
    (byWord.get(keyOf(language, form)) ?? []).some(
      (entry) => entry.id !== id && (!kind || entry.kind === kind),
    )
}

/** Before the parents of themes, because a kind of thing is nearer than a theme: a garbage truck is first of all a truck. */
function addParentsOfSynonyms(collection: ConceptCollection, { synonyms }: Vocabulary): void {
  for (const { id, members } of synonyms)
    for (const member of splitIds(members)) collection.addParent(member, id)
}

function addBroaderConcepts(collection: ConceptCollection, { broader }: Vocabulary): void {
  for (const entry of broader) {
    const lists = inEveryLanguage((language) => entry[language] ?? entry.en ?? '')
    collection.add(
      entry.id,
      entry.kind,
      (language) => splitWords(lists[language])[0] ?? entry.id,
      (language) => countedPlural(lists[language]),
    )
    collection.addWords(entry.id, (language) => splitWords(entry[language]))
    for (const member of splitIds(entry.members)) collection.addParent(member, entry.id)
  }
}

function addNouns(collection: ConceptCollection, lexicon: Lexicon, isWordOfAnother: IsWordOfAnother): void {
  for (const noun of lexicon.nouns.values()) {
    collection.add(
      noun.id,
      kindOfNoun(noun, lexicon),
      (language) => noun[language].one,
      (language) => noun[language].many,
    )
    collection.addWords(noun.id, (language) =>
      // "Autumn leaves" is about autumn, not about any leaf.
      formsOfNoun(noun, language).filter(
        (form) => !form || !isWordOfAnother(noun.id, language, form, 'time'),
      ),
    )
    collection.addWords(noun.id, (language) => introductionsOfLetter(noun.id, language))
    if (noun.topic === 'jobs') collection.addWords(noun.id, (language) => womenOf(noun, language))
    addParentsOfNoun(collection, noun, isAnimal(noun.id, lexicon))
  }
  for (const [emoji, noun] of lexicon.emoji)
    collection.addWords(noun, (language) => (language === 'en' ? [emoji] : []))
}

function addParentsOfNoun(
  collection: ConceptCollection,
  { id, topic, drawn }: Noun,
  isAnAnimal: boolean,
): void {
  if (drawn) collection.addParent(id, drawn)
  if (isAnAnimal && topic !== 'dinosaurs') collection.addParent(id, 'animals')
  const ofTopic = TOPIC_CONCEPTS[topic]
  // The topics of birds and insects have things as well: a beehive is no insect.
  if (ofTopic && !OUTSIDE_TOPIC.has(id) && (isAnAnimal || !['birds', 'insects'].includes(topic)))
    collection.addParent(id, ofTopic)
}

function addPlaces(collection: ConceptCollection, lexicon: Lexicon, isWordOfAnother: IsWordOfAnother): void {
  for (const place of lexicon.places.values()) {
    collection.add(place.id, kindOfPlace(place), (language) => place[language].noun)
    collection.addWords(place.id, (language) =>
      // A riding school is about horses, although the artist draws it as a stable.
      formsOfPlace(place, language).filter(
        (form) => place.kind !== 'place' || !form || !isWordOfAnother(place.id, language, form),
      ),
    )
    if (place.kind === 'feast') collection.addParent(place.id, 'feasts')
  }
}

function addGroups(
  collection: ConceptCollection,
  lexicon: Lexicon,
  isWordOfAnother: IsWordOfAnother,
  { broader }: Vocabulary,
): void {
  for (const group of lexicon.groups.values()) {
    collection.add(
      group.id,
      'thing',
      (language) => group[language][1] ?? group[language][0]!,
      (language) => group[language][0]!,
    )
    collection.addWords(group.id, (language) =>
      group[language].filter((form) => !isWordOfAnother(group.id, language, form)),
    )
    if (!broader.some(({ id }) => id === group.id) && !GROUPS_OF_PEOPLE.has(group.id))
      for (const member of group.members) collection.addParent(member, group.id)
  }
}

function addVerbs(collection: ConceptCollection, lexicon: Lexicon): void {
  for (const verb of lexicon.verbs.values()) {
    const key = `to-${verb.id}`
    collection.add(key, 'action', (language) => verb[language].ing ?? verb[language].inf)
    collection.addWords(key, (language) => formsOfVerb(verb, language))
  }
}

function addLooks(collection: ConceptCollection, lexicon: Lexicon): void {
  for (const language of LANGUAGES)
    for (const [word, senses] of lexicon.words[language].exact)
      for (const sense of senses)
        if (sense.kind === 'adjective' || sense.kind === 'trait') {
          const key = `look-${sense.id}`
          collection.add(key, 'look', () => sense.id)
          collection.addWords(key, (other) => (other === language ? [word] : []))
        }
}

function addSynonyms(collection: ConceptCollection, { synonyms }: Vocabulary): void {
  for (const entry of synonyms) {
    if (!collection.concepts.has(entry.id)) throw new Error(`synonyms of an unknown concept: ${entry.id}`)
    collection.addWords(entry.id, (language) => splitWords(entry[language]))
  }
}

/** The plural of a broader concept; empty if it is uncountable, such as "road safety". */
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

/** Words for a woman of this profession. They find every page of the profession, because pages do not record who is a woman. */
function womenOf(noun: Noun, language: Language): string[] {
  const { one } = noun[language]
  if (language === 'en') return [`female ${one}`, `lady ${one}`, `woman ${one}`, `girl ${one}`]
  if (language === 'fr') return [`femme ${one}`]
  if (language === 'es') return [`mujer ${one}`, `${one} mujer`]
  if (language === 'it') return [`donna ${one}`, `${one} donna`]
  return [language === 'de' ? `weiblicher ${one}` : `vrouwelijke ${one}`]
}

const formsOfPlace = (place: Place, language: Language): (string | undefined)[] => {
  const { noun, also } = place[language]
  return [noun, ...also, place[language].in, place[language].into]
}

const formsOfVerb = (verb: Verb, language: Language): (string | undefined)[] => {
  const { inf, s3, p3, ing, ger, part, prog, also } = verb[language]
  const forms = [inf, s3, p3, ing, ger?.replace(/^en /, ''), part, prog, ...also]
  return [...forms, ...forms.map((form) => form && withoutReflexiveEnding(form, language))]
}

/** The form without its reflexive pronoun: "lavándose los dientes" is also searched as "lavando los dientes", "lavarsi i denti" as "lavare i denti". */
function withoutReflexiveEnding(form: string, language: Language): string | undefined {
  if (language === 'es') return form.replace(/^(\p{L}+)(r|ndo)se (?=.)/u, '$1$2 ')
  if (language === 'it')
    return form.replace(
      /^(\p{L}+)(r|ndo)si (?=.)/u,
      (_, stem: string, end: string) => `${stem}${end === 'r' ? 're' : end} `,
    )
  return undefined
}

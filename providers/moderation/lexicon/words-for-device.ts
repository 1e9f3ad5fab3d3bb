import { packWords, type RefusedWords } from '#domain/safety/refused-words.ts'
import type { Language } from '#domain/text/languages.ts'
import { CONTEXT_RULES } from '../context-rules.ts'
import { CRUELTY_RULES } from '../cruelty-rules.ts'
import { BULLYING_RULES, DANGER_RULES } from '../danger-rules.ts'
import { TOPICS_OF_HISTORY } from '../topics.ts'
import { plainSpelling } from '../text/fold.ts'
import { FILLER_WORDS } from '../text/filler-words.ts'
import { readArtistConcepts } from './artist-concepts.ts'
import { isConcept, type LexiconEntry } from './lexicon-entry.ts'
import { parseEntry } from './parse-entry.ts'
import { readLexicon } from './read-lexicon.ts'

/** The part of the lexicon that a device can check while the user types: plain words and phrases of one language. */
export function wordsForDevice(language: Language): RefusedWords {
  const entries = readLexicon()
    .filter((section) => section.language === language || section.language === 'any')
    .flatMap((section) => section.sources.map((source) => parseEntry(source, section)))
  const disputed = new Set(
    entries
      .filter((entry) => entry.severity === 'harmless' && spellingsOf(entry).length === 0)
      .flatMap(({ words }) => words.flatMap(({ spellings }) => spellings.map(beginningOf))),
  )
  // A disputed word is left to the server: it may be part of a harmless phrase that the device cannot check.
  const isDisputed = ({ severity, words }: LexiconEntry) =>
    severity !== 'harmless' &&
    words.some(({ spellings }) => spellings.some((spelling) => disputed.has(beginningOf(spelling))))
  const pack = (isWanted: (entry: LexiconEntry) => boolean) =>
    packWords(entries.filter((entry) => isWanted(entry) && !isDisputed(entry)).flatMap(spellingsOf))
  return {
    always: pack(
      ({ severity, concept }) =>
        // A device cannot tell a danger from a warning.
        severity === 'always' && concept !== 'danger' && !TOPICS_OF_HISTORY.has(concept),
    ),
    unlessHistory: pack(({ severity, concept }) => severity === 'always' && TOPICS_OF_HISTORY.has(concept)),
    history: pack(({ concept }) => concept === 'education'),
    alone: pack(({ severity }) => severity === 'alone'),
    filler: packWords([...FILLER_WORDS].map(plainSpelling)),
    harmless: pack(({ severity }) => severity === 'harmless'),
    rules: DEVICE_RULES.map(({ name: _name, topic: _topic, ...rule }) => rule),
    concepts: packConcepts(language, entries),
  }
}

/** The device does not divide a text into emoji, and the many names and everyday words of dares, cruelty and bullying are left to the server. */
const DEVICE_RULES = CONTEXT_RULES.filter(
  (rule) =>
    !rule.concepts.flat().some((concept) => concept.startsWith('emoji')) &&
    !DANGER_RULES.includes(rule) &&
    !CRUELTY_RULES.includes(rule) &&
    !BULLYING_RULES.includes(rule),
)

function packConcepts(language: Language, entries: LexiconEntry[]): Record<string, string> {
  const artistWords = [...readArtistConcepts([language])]
  const named = new Set(DEVICE_RULES.flatMap(({ concepts, unless = [] }) => [...concepts.flat(), ...unless]))
  const wordsOf = (concept: string) => [
    ...entries.filter((entry) => isConcept(entry) && entry.concept === concept).flatMap(spellingsOf),
    ...artistWords.filter(([, of]) => of === concept).map(([word]) => word),
  ]
  return Object.fromEntries([...named].map((concept) => [concept, packWords(wordsOf(concept))]))
}

const BEGINNING = 5
const beginningOf = (spelling: string) => plainSpelling(spelling).slice(0, BEGINNING)

const PLAIN = /^[a-z0-9]+$/

/** All spellings of a word or phrase, with `*` if longer words match, too. Entries that match inside of words are left to the server. */
function spellingsOf({ words }: LexiconEntry): string[] {
  const last = words.length - 1
  const isPlain = words.every(
    ({ position, spellings }, at) =>
      (position === 'whole' || (position === 'start' && at === last)) &&
      spellings.every((spelling) => PLAIN.test(spelling)),
  )
  if (!isPlain) return []
  return words.reduce<string[]>((phrases, { position, spellings }, at) => {
    const endings = spellings.map((word) => (position === 'start' ? `${word}*` : word))
    return at === 0 ? endings : phrases.flatMap((phrase) => endings.map((ending) => `${phrase} ${ending}`))
  }, [])
}

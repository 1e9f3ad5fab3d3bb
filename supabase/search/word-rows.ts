import type { KnownWord, RealWords, SmallWords } from '#artist/lexicon/entries.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { splitIds, splitWords, type Phrase, type Similar, type SmallWordList } from './vocabulary.ts'

/** A row of `private.search_words`. */
export type WordRow = [
  language: Language,
  word: string,
  role: string,
  concept: string | null,
  value: string | null,
  /** A phrase without its small words. */
  isBare?: true,
]

/** The value of an article, a preposition or a reflexive pronoun, which people leave out or exchange in a phrase. */
export const SMALL = 'small'

const ANY_PERSON: ReadonlySet<string> = new Set(['man', 'woman', 'child', 'boy', 'girl', 'friend'])

const SMALL_ROLES: ReadonlySet<string> = new Set(['definite', 'indefinite', 'plural', 'relative'])
const SMALL_PREPOSITIONS: ReadonlySet<unknown> = new Set(['at', 'for', 'from', 'in', 'of', 'to'])

export function rowsOfSmallWords({ language, role, means, words }: SmallWords): WordRow[] {
  const rows = (name: string, value: string | null) =>
    words.map((word): WordRow => [language, word, name, null, value])
  const [hint, difficulty] = String(means).split(':')
  if (role === 'hint' && hint === 'difficulty') return rows('difficulty', difficulty ?? null)
  if (role === 'hint' && hint === 'mandala') return []
  if (role === 'preposition') return rows('link', SMALL_PREPOSITIONS.has(means) ? SMALL : null)
  if (role === 'and') return rows('link', null)
  if (SMALL_ROLES.has(role)) return rows('stop', SMALL)
  return rows('stop', role === 'request' ? 'request' : null)
}

export const rowsOfList = (list: SmallWordList): WordRow[] =>
  LANGUAGES.flatMap((language) =>
    splitWords(list[language]).map((word): WordRow => [language, word, list.role, null, list.value ?? null]),
  )

export function rowsOfPhrase(phrase: Phrase, concepts: ReadonlyMap<string, unknown>): WordRow[] {
  const unknown = splitIds(phrase.means).filter((key) => !concepts.has(key))
  if (unknown.length > 0) throw new Error(`a phrase of unknown concepts: ${unknown.join(', ')}`)
  return LANGUAGES.flatMap((language) =>
    splitWords(phrase[language]).map((word): WordRow => [language, word, 'phrase', null, phrase.means]),
  )
}

/** The value of a word for something that is only similar to its concept. */
const SIMILAR = 'similar'

export function rowsOfSimilar({ id, ...list }: Similar, concepts: ReadonlyMap<string, unknown>): WordRow[] {
  if (!id) return []
  if (!concepts.has(id)) throw new Error(`words similar to an unknown concept: ${id}`)
  return LANGUAGES.flatMap((language) =>
    splitWords(list[language]).map((word): WordRow => [language, word, 'concept', id, SIMILAR]),
  )
}

/**
 * Words that the artist draws as something similar: a felt-tip as a pencil. Words that it does not draw ("sack"), or draws as any
 * person ("uncle"), are stored as real words, so that they are not corrected as typing errors.
 */
export function rowsOfKnownWords(
  knownWords: readonly KnownWord[],
  others: readonly WordRow[],
  concepts: ReadonlyMap<string, unknown>,
  similar: readonly Similar[],
): WordRow[] {
  const similarIds = new Set(similar.flatMap(({ known }) => splitIds(known)))
  const taken = new Set(others.map(([language, word]) => `${language} ${word.toLowerCase()}`))
  return knownWords.flatMap((entry) => {
    const { as } = entry
    const isShown = as !== undefined && !ANY_PERSON.has(as) && concepts.has(as)
    return LANGUAGES.flatMap((language) =>
      entry[language]
        .filter((word) => !taken.has(`${language} ${word.toLowerCase()}`))
        .map((word): WordRow =>
          isShown
            ? [language, word, 'concept', as, similarIds.has(entry.id) ? SIMILAR : null]
            : [language, word, 'real', null, null],
        ),
    )
  })
}

/** Words that exist outside the lexicon and must not be corrected as typing errors. */
export function rowsOfRealWords(realWords: readonly RealWords[], others: readonly WordRow[]): WordRow[] {
  const taken = new Set(others.map(([language, word]) => `${language} ${word.toLowerCase()}`))
  return realWords.flatMap(({ language, words }) =>
    words
      .split(' ')
      .filter((word) => !taken.has(`${language} ${word}`))
      .map((word): WordRow => [language, word, 'real', null, null]),
  )
}

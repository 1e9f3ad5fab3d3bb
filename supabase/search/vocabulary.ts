import type { Language } from '#domain/text/languages.ts'

/** Words separated by `|`; of a new concept the first is its singular, the second its plural. */
type WordList = Partial<Record<Language, string>>

/** A concept that the artist's lexicon does not have, because nobody draws "sports" as one thing. */
interface BroaderConcept extends WordList {
  id: string
  kind: 'thing' | 'action' | 'place' | 'feast' | 'time'
  /** Concepts that are one of it, or belong to it. */
  members: string
}

/** More words for a concept: how children, parents and teachers call it; and concepts that are one of it. */
interface Synonyms extends WordList {
  id: string
  members?: string
  /** Concepts that do it (a fish swims), or have it (a birthday cake has candles), without saying. */
  doers?: string
}

/** Words that mean several concepts together: "Blumenwiese" is flowers and a meadow. */
export interface Phrase extends WordList {
  /** The keys of the concepts, separated by spaces. */
  means: string
}

/** Words that are no concept. README.md in this folder explains the roles. */
export interface SmallWordList extends WordList {
  role: 'difficulty' | 'age' | 'year' | 'grade' | 'link' | 'stop' | 'real'
  value?: string
}

/**
 * Words for something that is similar to a concept and not the same: who searches "Paw Patrol" is shown dogs and told so.
 * `known` has the ids of such words in the artist's `known-words.jsonl`: a beagle, which it draws as a dog.
 */
export interface Similar extends WordList {
  id?: string
  known?: string
}

/** The contents of the files in `vocabulary/`. */
export interface Vocabulary {
  broader: BroaderConcept[]
  synonyms: Synonyms[]
  smallWords: SmallWordList[]
  phrases: Phrase[]
  similar: Similar[]
}

export const splitWords = (list: string | undefined): string[] =>
  (list ?? '')
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** The keys of a list that is separated by spaces. */
export const splitIds = (ids = ''): string[] => ids.split(' ').filter((id) => id !== '')

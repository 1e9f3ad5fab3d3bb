import type { Language } from '#domain/text/languages.ts'

/** Words separated by `|`. The first two words of a new concept are its singular and its plural. */
type WordList = Partial<Record<Language, string>>

/** A concept that the artist's lexicon lacks, because it cannot be drawn as one thing: "sports". */
interface BroaderConcept extends WordList {
  id: string
  kind: 'thing' | 'action' | 'place' | 'feast' | 'time'
  /** Narrower concepts, and concepts that belong to it. */
  members: string
}

/** More words for a concept, as children, parents and teachers call it, and its narrower concepts. */
interface Synonyms extends WordList {
  id: string
  members?: string
  /** Concepts that always do it (a fish swims) or have it (a birthday cake has candles). */
  doers?: string
}

/** Words that mean several concepts together: "Blumenwiese" is flowers and a meadow. */
export interface Phrase extends WordList {
  /** The keys of the concepts, separated by spaces. */
  means: string
}

/** Words that name no concept, such as articles and filters. README.md in this folder explains the roles. */
export interface SmallWordList extends WordList {
  role: 'difficulty' | 'age' | 'year' | 'grade' | 'link' | 'stop' | 'real'
  value?: string
}

/**
 * Words for something that is only similar to a concept: a search for "Paw Patrol" shows dogs and says so.
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

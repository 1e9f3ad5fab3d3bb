import type { Adjective, NounForms, VerbForms } from '#artist/lexicon/entries.ts'
import type { Relation } from '../../wish.ts'

/** Something to speak of: a noun with how many there are and what they look like. */
export interface Phrase {
  id: string
  forms: NounForms
  count: number
  /** Nobody said how many: then no number is said either. */
  vague: boolean
  looks: Adjective[]
  animate: boolean
  /** Not the one the sentence is about: Spanish and Italian then leave the article of a plural out (con velas). */
  second: boolean
}

export type Determiner = 'indef' | 'def' | 'bare' | 'count'
/** Where a relation can be said with a preposition alone. */
export type Where = Extract<
  Relation,
  'on' | 'in' | 'under' | 'above' | 'beside' | 'behind' | 'in-front-of' | 'with'
>

/** What each language knows: everything that can be said about a phrase, grammatical by construction. */
export interface Grammar {
  /** The phrase with its article; `role` is a German case or a preposition that melts with the article. */
  phrase(phrase: Phrase, determiner: Determiner, role?: string): string
  /** The phrase as the object this verb asks for, preposition included; nothing if the verb takes none. */
  object(verb: VerbForms, phrase: Phrase): string | undefined
  /** "under a tree". */
  where(relation: Where, phrase: Phrase): string
  /** Contractions and spelling that only show once words stand side by side. */
  polish(text: string): string
}

/** What the verb's own special case or its general rule says about the object. */
export const objectCode = (verb: VerbForms, phrase: Phrase): string =>
  verb.obj_special?.[phrase.id] ?? verb.obj

export const isPlural = (phrase: Phrase): boolean => phrase.count > 1 || phrase.forms.det === 'plural'

/** Several, and their number was said. */
export const isCounted = (phrase: Phrase): boolean => phrase.count > 1 && !phrase.vague

export const isSeveral = (phrase: Phrase): boolean => phrase.count > 1

export const nounOf = (phrase: Phrase): string => (isSeveral(phrase) ? phrase.forms.many : phrase.forms.one)

/** The number word, while there is one; beyond twelve nobody counts. */
export const numberWord = (words: string[], count: number): string => words[count - 1] ?? String(count)

export const spaced = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ')

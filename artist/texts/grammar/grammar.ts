import type { Adjective, NounForms, VerbForms, Where } from '#artist/lexicon/entries.ts'

/** A noun with its count and its adjectives. */
export interface Phrase {
  id: string
  forms: NounForms
  count: number
  /** The wish gives no number, so the text gives none either. */
  vague: boolean
  looks: Adjective[]
  animate: boolean
  /** Not the subject: Spanish and Italian then drop the article of a plural (con velas). */
  second: boolean
}

export type Determiner = 'indef' | 'def' | 'bare' | 'count'

/** The grammar of one language. */
export interface Grammar {
  /** The phrase with its article. `role` is a German case or a preposition that contracts with the article. */
  phrase(phrase: Phrase, determiner: Determiner, role?: string): string
  /** The phrase as this verb's object, with its preposition; undefined if the verb takes none. */
  object(verb: VerbForms, phrase: Phrase): string | undefined
  /** "under a tree". */
  where(relation: Where, phrase: Phrase): string
  /** Contractions and spelling that depend on neighbouring words. */
  polish(text: string): string
}

/** The verb's object code for this noun, or its general one. */
export const objectCode = (verb: VerbForms, phrase: Phrase): string =>
  verb.obj_special?.[phrase.id] ?? verb.obj

export const isPlural = (phrase: Phrase): boolean => phrase.count > 1 || phrase.forms.det === 'plural'

/** Several, with a number from the wish. */
export const isCounted = (phrase: Phrase): boolean => phrase.count > 1 && !phrase.vague

export const isSeveral = (phrase: Phrase): boolean => phrase.count > 1

/** Names, unique things, and groups that everybody knows ("the wise men") have the definite article. */
export const isAlwaysDefinite = (phrase: Phrase): boolean => {
  const { det } = phrase.forms
  return isSeveral(phrase) ? det === 'group' : det === 'def' || det === 'unique'
}

/** "A cute little dog": opinions come first, then sizes, ages, looks, colors and materials. */
const ORDER = 'number mood quality size shape age look color material'.split(' ')
export const inOrder = (looks: readonly Adjective[]): Adjective[] =>
  looks.toSorted((one, other) => ORDER.indexOf(one.class) - ORDER.indexOf(other.class))

export const isOnShoulders = (relation: Where): boolean => relation.startsWith('on-shoulder')

export const nounOf = (phrase: Phrase): string => (isSeveral(phrase) ? phrase.forms.many : phrase.forms.one)

/** The number word; numbers beyond twelve have none. */
export const numberWord = (words: string[], count: number): string => words[count - 1] ?? String(count)

export const spaced = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ')

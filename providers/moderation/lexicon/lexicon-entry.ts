import type { Language } from '#domain/text/languages.ts'

/**
 * What a match of an entry means:
 * - `always`: the text is refused.
 * - `alone`: the text is refused when it consists of nothing else.
 * - `context`: the entry names a concept, which counts only through context rules and the classifier.
 * - `rule`: the entry names a concept for context rules only. The classifier would learn too much from such everyday words.
 * - `harmless`: the matched words are ignored ("naked mole rat").
 * - `harmless-alone`: the matched words are ignored when the text consists of nothing else ("arms and legs").
 */
export type Severity = 'always' | 'alone' | 'context' | 'rule' | 'harmless' | 'harmless-alone'

export interface LexiconSection {
  language: Language | 'any'
  /** The topic or the concept that the entries belong to. */
  concept: string
  severity: Severity
  /** The entries as the file has them. */
  sources: string[]
}

export interface LexiconEntry extends Omit<LexiconSection, 'sources'> {
  source: string
  /** Applies only if the user writes in this language: German "Pute" is a turkey, French "pute" is an insult. */
  ownLanguageOnly: boolean
  words: WordPattern[]
}

export const isConcept = ({ severity }: { severity: Severity }): boolean =>
  severity === 'context' || severity === 'rule'

export type PatternPosition = 'whole' | 'start' | 'end' | 'inside'

export interface WordPattern {
  position: PatternPosition
  /** All spellings that match, folded. */
  spellings: string[]
}

import type { WordSense } from '#artist/lexicon/word-index.ts'
import { isFeelingWithVerb } from './feeling-phrases.ts'

/** One or several words of the wish with all their possible senses. Unknown words have none. */
export interface WordMatch {
  typed: string
  word: string
  capital: boolean
  senses: WordSense[]
  /** First part of a compound: the cat of "Katzenprinzessin". */
  modifier?: WordSense[]
  /** Misspelt, or a compound with an unknown first part. */
  inexact?: true
  pause?: 'comma' | 'stop'
}

export const canBe = (match: WordMatch, ...kinds: WordSense['kind'][]): boolean =>
  match.senses.some((sense) => kinds.includes(sense.kind))

/** Whether the word can be an action, with a drawing or without. */
export const canBeAction = (match: WordMatch): boolean =>
  match.senses.some(
    (sense) =>
      sense.kind === 'verb' ||
      (sense.kind === 'known' && sense.id.startsWith('do-')) ||
      (sense.kind === 'adjective' && isFeelingWithVerb(match.typed)) ||
      (sense.kind === 'filler' && sense.means === 'make'),
  )

import type { WordSense } from '#artist/lexicon/word-index.ts'

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

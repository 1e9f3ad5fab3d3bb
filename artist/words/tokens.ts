import { even } from '#artist/lexicon/spelling.ts'

export interface Token {
  /** As typed, for telling what was not understood. */
  typed: string
  /** As looked up. */
  word: string
  capital: boolean
}

/** Longer wishes say nothing more that fits on a page; the cut also bounds the work. */
const MAX_LENGTH = 1200
const MAX_TOKENS = 160

const MARKUP = /<[^>]{0,200}>/g
const PIECES =
  /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*|[\p{L}\p{M}\p{N}'’‘`´ʼ&]+(?:[-‐‑][\p{L}\p{M}\p{N}'’]+)*|[.,;:!?()\n]/gu

export function tokenise(text: string): Token[] {
  const readable = text.slice(0, MAX_LENGTH).replace(MARKUP, ' ').normalize('NFKC')
  const tokens: Token[] = []
  for (const [typed] of readable.matchAll(PIECES)) {
    const capital = /^\p{Lu}/u.test(typed)
    for (const word of even(typed).split(' ').map(unquoted)) if (word) tokens.push({ typed, word, capital })
    if (tokens.length >= MAX_TOKENS) break
  }
  return tokens
}

/** Quotes around a word go; the apostrophe of "l'", "un'" and "'s" stays. */
const unquoted = (word: string) =>
  /^\p{L}{1,6}'$|^'(?:[nst]|ne|nen)$/u.test(word) ? word : word.replace(/^'+|'+$/g, '')

export const isBreak = (token: Token): boolean => /^[.,;:!?()\n]$/.test(token.word)
/** A full stop ends the sentence; a comma only separates. */
export const isStop = (token: Token): boolean => /^[.!?\n]$/.test(token.word)

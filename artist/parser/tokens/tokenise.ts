import { normaliseSpelling } from '#artist/lexicon/spelling.ts'

export interface Token {
  /** As typed, for the list of unknown words. */
  typed: string
  /** As looked up in the lexicon. */
  word: string
  capital: boolean
}

/** A page cannot show more than this, and the limit bounds the work. */
const MAX_LENGTH = 1200
const MAX_TOKENS = 160

const MARKUP = /<[^>]{0,200}>/g
/** "St. Martin" is one name, not two sentences. */
const ABBREVIATION = /\b(St|Ste|Mr|Mrs|Dr)\./g
const PIECES =
  /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*|[\p{L}\p{M}\p{N}'’‘`´ʼ&]+(?:[-‐‑][\p{L}\p{M}\p{N}'’]+)*|[.,;:!?()\n]/gu

export function tokenise(text: string): Token[] {
  const readable = text
    .slice(0, MAX_LENGTH)
    .replace(MARKUP, ' ')
    .replace(ABBREVIATION, '$1')
    .normalize('NFKC')
  const tokens: Token[] = []
  for (const [typed] of readable.matchAll(PIECES)) {
    const capital = /^\p{Lu}/u.test(typed)
    for (const word of normaliseSpelling(typed).split(' ').map(unquoted))
      if (word) tokens.push({ typed, word, capital })
    if (tokens.length >= MAX_TOKENS) break
  }
  return tokens
}

/** Removes quotes around a word but keeps the apostrophe of "l'", "un'" and "'s". */
const unquoted = (word: string) =>
  /^\p{L}{1,6}'$|^'(?:[nst]|ne|nen)$/u.test(word) ? word : word.replace(/^'+|'+$/g, '')

export const isBreak = (token: Token): boolean => /^[.,;:!?()\n]$/.test(token.word)
/** Ends a sentence; other punctuation only separates. */
export const isStop = (token: Token): boolean => /^[.!?\n]$/.test(token.word)

import type { WordIndex } from '#artist/lexicon/word-index.ts'
import { schoolClassLength, schoolClassLengthBefore } from './school-classes.ts'
import { isBreak, isStop, type Token } from './tokenise.ts'

const MAX_PHRASE_LENGTH = 8
/** The number of words allowed between "my daughter" and "would like". */
const MAX_WORDS_BEFORE_ASKING = 10

/**
 * Removes request phrases like "please draw me", "my daughter would like" "for school" and "for grade 3" from both ends until
 * none is left. Words in the middle stay, because "draws" can be a figure's action. If nothing remains, the words
 * are the wish.
 */
export function removeRequestPhrases(tokens: Token[], index: WordIndex): Token[] {
  let from = 0
  let to = tokens.length
  for (let moved = true; moved && from < to;) {
    while (from < to && isBreak(tokens[from]!)) from++
    while (to > from && isBreak(tokens[to - 1]!)) to--
    const afterClass = from + schoolClassLength(tokens, from)
    const afterRequest = afterClass + phraseLengthAt(tokens, afterClass, to, index.requests)
    const start = skipAsking(tokens, afterRequest, to, index)
    const beforeClass = to - schoolClassLengthBefore(tokens, to)
    const end = Math.max(start, beforeClass - phraseLengthBefore(tokens, start, beforeClass, index))
    moved = start !== from || end !== to
    from = start
    to = end
  }
  return from < to ? tokens.slice(from, to) : tokens
}

/** Drops the sentences before a request: "I like trains! Please draw …". */
export function skipIntroduction(tokens: Token[], index: WordIndex): Token[] {
  for (let at = 1; at < tokens.length; at++)
    if (isStop(tokens[at - 1]!) && phraseLengthAt(tokens, at, tokens.length, index.requests) > 0)
      return tokens.slice(at)
  return tokens
}

function phraseLengthAt(tokens: Token[], from: number, to: number, phrases: Set<string>): number {
  for (let length = Math.min(MAX_PHRASE_LENGTH, to - from); length > 0; length--)
    if (phrases.has(text(tokens, from, from + length))) return length
  return 0
}

/** A single verb at the end stays, because it can be the figure's action: "… beim Malen", "aan het tekenen". */
function phraseLengthBefore(tokens: Token[], from: number, to: number, index: WordIndex): number {
  for (let length = Math.min(MAX_PHRASE_LENGTH, to - from); length > 0; length--) {
    if (!index.requests.has(text(tokens, to - length, to))) continue
    const isVerb = index.exact.get(tokens[to - length]!.word)?.some((sense) => sense.kind === 'verb')
    if (length > 1 || !isVerb) return length
  }
  return 0
}

/** The index after "my daughter … would like", or `from` if there is no such phrase. */
function skipAsking(tokens: Token[], from: number, to: number, index: WordIndex): number {
  if (phraseLengthAt(tokens, from, to, index.askers) === 0) return from
  for (let at = from + 1; at < Math.min(to, from + MAX_WORDS_BEFORE_ASKING); at++) {
    const length = phraseLengthAt(tokens, at, to, index.asking)
    if (length > 0) return at + length
  }
  return from
}

const text = (tokens: Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((token) => token.word)
    .join(' ')

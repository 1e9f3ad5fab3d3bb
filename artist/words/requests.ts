import type { WordIndex } from '#artist/lexicon/readings.ts'
import { isBreak, type Token } from './tokens.ts'

const LONGEST = 8

/**
 * Takes "please draw me" and "for my daughter" off both ends, again and again; never from the middle, where "draws" is something a
 * figure does. If nothing else is left, the words were the wish.
 */
export function withoutRequest(tokens: Token[], index: WordIndex): Token[] {
  let from = 0
  let to = tokens.length
  for (let moved = true; moved && from < to;) {
    moved = false
    while (from < to && isBreak(tokens[from]!)) from++
    while (to > from && isBreak(tokens[to - 1]!)) to--
    for (let length = Math.min(LONGEST, to - from); length > 0; length--) {
      if (index.requests.has(text(tokens, from, from + length))) from += length
      else if (index.requests.has(text(tokens, to - length, to)) && !isDeed(tokens, to - length, to, index))
        to -= length
      else continue
      moved = true
      break
    }
  }
  return from < to ? tokens.slice(from, to) : tokens
}

const text = (tokens: Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((token) => token.word)
    .join(' ')

/** "… beim Malen", "aan het tekenen": one word at the end may be what the figure does. */
const isDeed = (tokens: Token[], from: number, to: number, index: WordIndex) =>
  to - from === 1 && !!index.exact.get(tokens[from]!.word)?.some((reading) => reading.kind === 'verb')

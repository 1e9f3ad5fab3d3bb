import type { WordIndex } from '#artist/lexicon/readings.ts'
import { isBreak, isStop, type Token } from './tokens.ts'

const LONGEST = 8
/** "My daughter, who has just turned four, would like": how far the asking may be from the asker. */
const REACH = 10

/**
 * Takes "please draw me", "my daughter would like" and "for school" off both ends, again and again; never from the middle, where
 * "draws" is something a figure does. If nothing else is left, the words were the wish.
 */
export function withoutRequest(tokens: Token[], index: WordIndex): Token[] {
  let from = 0
  let to = tokens.length
  for (let moved = true; moved && from < to;) {
    while (from < to && isBreak(tokens[from]!)) from++
    while (to > from && isBreak(tokens[to - 1]!)) to--
    const begun = from + lengthAt(tokens, from, to, index.requests) || from
    const asked = afterAsking(tokens, begun, to, index)
    const ended = to - lengthBefore(tokens, asked, to, index)
    moved = asked !== from || ended !== to
    from = asked
    to = ended
  }
  return from < to ? tokens.slice(from, to) : tokens
}

/** "I like trains! Please draw …": what comes before a request in a new sentence only leads up to it. */
export function afterIntroduction(tokens: Token[], index: WordIndex): Token[] {
  for (let at = 1; at < tokens.length; at++)
    if (isStop(tokens[at - 1]!) && lengthAt(tokens, at, tokens.length, index.requests) > 0)
      return tokens.slice(at)
  return tokens
}

function lengthAt(tokens: Token[], from: number, to: number, phrases: Set<string>): number {
  for (let length = Math.min(LONGEST, to - from); length > 0; length--)
    if (phrases.has(text(tokens, from, from + length))) return length
  return 0
}

/** One word at the end may be what the figure does: "… beim Malen", "aan het tekenen". */
function lengthBefore(tokens: Token[], from: number, to: number, index: WordIndex): number {
  for (let length = Math.min(LONGEST, to - from); length > 0; length--) {
    if (!index.requests.has(text(tokens, to - length, to))) continue
    const deed = index.exact.get(tokens[to - length]!.word)?.some((reading) => reading.kind === 'verb')
    if (length > 1 || !deed) return length
  }
  return 0
}

/** Where the wish begins once somebody has said for whom it is and that they wish it. */
function afterAsking(tokens: Token[], from: number, to: number, index: WordIndex): number {
  if (lengthAt(tokens, from, to, index.askers) === 0) return from
  for (let at = from + 1; at < Math.min(to, from + REACH); at++) {
    const length = lengthAt(tokens, at, to, index.asking)
    if (length > 0) return at + length
  }
  return from
}

const text = (tokens: Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map((token) => token.word)
    .join(' ')

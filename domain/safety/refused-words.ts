import { type ContextRule, findBrokenRule } from './context-rule.ts'

/**
 * Words that a device refuses before the server's full check. The lists are hashes, so that the words cannot be read in the browser: sorted, each
 * as its distance to the one before, in base 36.
 */
export interface RefusedWords {
  /** Refused wherever they occur. */
  always: string
  /** Refused, except in a museum or a history book. */
  unlessHistory: string
  history: string
  /** Refused if the wish says nothing else. */
  alone: string
  filler: string
  /** Phrases that contain a refused word and are harmless: "naked mole rat". */
  harmless: string
  /** Words that are refused only together, such as a person and what must not be said of one. */
  rules: ContextRule[]
  /** The words of each concept that a rule names. */
  concepts: Record<string, string>
}

const RADIX = 36
/** The longest phrase, in words. */
const MAX_PHRASE = 4
/** `drunk*` also refuses "drunken"; shorter beginnings would refuse too much. */
const MIN_PREFIX = 3

/** Hashes of words, of phrases (with spaces) and of beginnings of words (with `*` at the end). */
export function packWords(words: Iterable<string>): string {
  const hashes = [...new Set([...words].map(hashOf))].toSorted((a, b) => a - b)
  return hashes.map((hash, at) => (hash - (hashes[at - 1] ?? 0)).toString(RADIX)).join(' ')
}

export type IsRefused = (wish: string) => boolean

export function createRefusedWordCheck(words: RefusedWords): IsRefused {
  const concepts = Object.entries(words.concepts).map(
    ([concept, packed]) => [concept, unpackHashes(packed)] as const,
  )
  const [always, unlessHistory, history, alone, filler, harmless] = [
    words.always,
    words.unlessHistory,
    words.history,
    words.alone,
    words.filler,
    words.harmless,
  ].map(unpackHashes) as [Hashes, Hashes, Hashes, Hashes, Hashes, Hashes]
  const isRefused = (said: readonly string[]) => {
    const parts = partsOf(said)
    const findIn = (list: Hashes) => parts.filter(({ hashes }) => hashes.some((hash) => list.has(hash)))
    const covered = new Set(findIn(harmless).flatMap(({ words: positions }) => positions))
    const find = (list: Hashes) =>
      findIn(list).flatMap(({ words: positions }) =>
        positions.every((at) => covered.has(at)) ? [] : [positions],
      )
    if (find(always).length > 0) return true
    if (find(unlessHistory).length > 0 && find(history).length === 0) return true
    const saysNothingElse = (match: number[]) =>
      said.every((word, at) => match.includes(at) || filler.has(hashOf(word)))
    if (find(alone).some(saysNothingElse)) return true
    const conceptsByWord = said.map(() => new Set<string>())
    for (const [concept, list] of concepts)
      for (const at of find(list).flat()) conceptsByWord[at]!.add(concept)
    return findBrokenRule(conceptsByWord, words.rules) !== undefined
  }
  return (wish) => {
    const said = wordsOf(wish)
    // "t4nk" is read as written and as "tank".
    return isRefused(said) || (/\d/.test(wish) && isRefused(said.map(withLetters)))
  }
}

type Hashes = ReadonlySet<number>

/** FNV-1a: 32 bits are enough for a few thousand words, and `crypto.subtle` would be asynchronous. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function unpackHashes(packed: string): Hashes {
  const hashes = new Set<number>()
  let hash = 0
  for (const distance of packed.split(' ')) hashes.add((hash += parseInt(distance, RADIX)))
  return hashes
}

const LETTER_OF_DIGIT: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Digits inside of words stand for letters. */
const withLetters = (word: string) =>
  /\p{L}/u.test(word) ? word.replace(/[013457]/g, (digit) => LETTER_OF_DIGIT[digit]!) : word

/** Lower case, without diacritics. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

interface TextPart {
  /** The positions of its words. */
  words: number[]
  /** The hash of the part, and the hashes of the prefixes of its last word (with `*` at the end). */
  hashes: number[]
}

/** Every word and phrase of a text. */
function partsOf(words: readonly string[]): TextPart[] {
  const parts: TextPart[] = []
  for (let from = 0; from < words.length; from++)
    for (let length = 1; length <= MAX_PHRASE && from + length <= words.length; length++) {
      const phrase = words.slice(from, from + length).join(' ')
      const hashes = [hashOf(phrase)]
      for (let end = phrase.lastIndexOf(' ') + 1 + MIN_PREFIX; end <= phrase.length; end++)
        hashes.push(hashOf(`${phrase.slice(0, end)}*`))
      parts.push({ words: Array.from({ length }, (_, step) => from + step), hashes })
    }
  return parts
}

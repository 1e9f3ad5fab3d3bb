/**
 * Words that a device refuses by itself, before the server's full check. Each list contains hashes, so that nobody can read the words in the
 * browser: sorted, each as its distance to the one before, in base 36.
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
  const [always, unlessHistory, history, alone, filler, harmless] = [
    words.always,
    words.unlessHistory,
    words.history,
    words.alone,
    words.filler,
    words.harmless,
  ].map(unpackHashes) as [Hashes, Hashes, Hashes, Hashes, Hashes, Hashes]
  return (wish) => {
    const said = wordsOf(wish)
    const covered = new Set(findIn(said, harmless).flat())
    const find = (list: Hashes) => findIn(said, list).filter((match) => !match.every((at) => covered.has(at)))
    if (find(always).length > 0) return true
    if (find(unlessHistory).length > 0 && find(history).length === 0) return true
    return find(alone).some((match) =>
      said.every((word, at) => match.includes(at) || filler.has(hashOf(word))),
    )
  }
}

type Hashes = ReadonlySet<number>

/** FNV-1a. */
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

/** Lower case, without diacritics. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The positions of the words of each match. */
function findIn(words: readonly string[], list: Hashes): number[][] {
  const found: number[][] = []
  for (let from = 0; from < words.length; from++)
    for (let length = 1; length <= MAX_PHRASE && from + length <= words.length; length++) {
      const phrase = words.slice(from, from + length).join(' ')
      const lastWord = phrase.lastIndexOf(' ') + 1
      let isListed = list.has(hashOf(phrase))
      for (let end = lastWord + MIN_PREFIX; end <= phrase.length && !isListed; end++)
        isListed = list.has(hashOf(`${phrase.slice(0, end)}*`))
      if (isListed) found.push(Array.from({ length }, (_, step) => from + step))
    }
  return found
}

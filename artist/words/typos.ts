import type { Reading, WordIndex } from '#artist/lexicon/readings.ts'
import { plain } from '#artist/lexicon/spelling.ts'

/** Shorter words have too many neighbours to guess. */
const SHORTEST = 5
/** From here on an exchanged letter is rather a slip than another word (pista, pasta; marque, masque). */
const SAFE = 7
const LONG = 9
/** From here on the right consonants in the right order are proof enough. */
const HEARD = 8
const NAMES: Reading['kind'][] = ['noun', 'place', 'group']

/**
 * The known word that was most likely meant, or nothing. Short words only forgive what is never another word: swapped neighbours, a
 * letter left out, a letter doubled. The first letter must be right, because people rarely miss it.
 */
export function nearestWord(typed: string, index: WordIndex): string | undefined {
  if (typed.length < SHORTEST || !/^\p{L}+$/u.test(typed)) return undefined
  const allowed = typed.length >= LONG ? 2 : 1
  let best: string | undefined
  let fewest = allowed + 1
  for (const word of neighbours(typed, index, allowed)) {
    // verbs and adjectives have too many forms to guess at
    const guess =
      typed.length >= SAFE && index.exact.get(word)?.some((reading) => NAMES.includes(reading.kind))
    if (!guess && !isPlainSlip(typed, word)) continue
    const slips = soundsAlike(typed, word) ? allowed : distance(typed, word, fewest - 1)
    if (slips >= fewest) continue
    fewest = slips
    best = word
    if (slips === 1) break
  }
  return best
}

/** Children write what they hear: the consonants are right, the vowels are not (dinausore). */
function soundsAlike(typed: string, word: string): boolean {
  if (typed.length < HEARD || Math.abs(typed.length - word.length) > 1) return false
  const bones = consonants(typed)
  return bones.length >= 4 && bones === consonants(word)
}

const consonants = (word: string) =>
  plain(word)
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1/g, '$1')

function isPlainSlip(typed: string, word: string): boolean {
  if (typed.length === word.length) return letters(typed) === letters(word)
  if (typed.length < word.length) return true
  return typed.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')
}

const letters = (word: string) => [...word].toSorted().join('')

const neighbours = (typed: string, index: WordIndex, allowed: number): string[] =>
  (index.byStart.get(typed.charAt(0)) ?? []).filter((word) => Math.abs(word.length - typed.length) <= allowed)

/** Edit distance with swapped neighbours counted once; gives up above the limit. */
export function distance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(last[j - 1]! + change, last[j]! + 1, row[j - 1]! + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
    }
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

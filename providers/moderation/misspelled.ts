import { withoutAccents } from './fold.ts'
import type { Word } from './split-words.ts'
import type { WordBook } from './word-book.ts'

// Names of persons and weapons are too near to everybody's words, and too short: Merkel, Ferkel.
const CATEGORIES = new Set(['self-harm', 'sexual', 'nudity', 'hate', 'gore', 'drugs', 'profanity'])
const SHORTEST = 5
/** From this length on any one letter may be wrong; before it only what sounds alike. */
const LONG = 6
const LONGEST_ENDING = 1
const PLAIN = /^[a-z]+$/
const SOUNDS_ALIKE = ['aeiouy', 'ckq', 'sz', 'vfw', 'bp', 'dt', 'gj']

/**
 * Reads words with one wrong letter as the unfit word they are near to (suicied, pornno, Arshloch). Words that stand in a dictionary as they
 * are written, the `innocent` ones, are left alone.
 */
export function createMisspelled({ unfit, patterns }: WordBook, innocent: Set<string>) {
  const telling = new Set(
    [...unfit.values()]
      .flat()
      .filter(
        ({ parts, order, category }) => parts.length === 1 && order !== 'alone' && CATEGORIES.has(category),
      )
      .map(({ parts }) => parts[0]!),
  )
  const stems = { whole: new Map<string, string[]>(), start: new Map<string, string[]>() }
  for (const kind of ['whole', 'start'] as const)
    for (const [letters, parts] of patterns[kind])
      if (letters.length >= SHORTEST && PLAIN.test(letters) && [...parts].some((part) => telling.has(part)))
        for (const shorter of withOneLess(letters)) {
          const known = stems[kind].get(shorter)
          if (known) known.push(letters)
          else stems[kind].set(shorter, [letters])
        }

  const begins = [...new Set([...patterns.start.keys()].map(({ length }) => length))]

  const near = (word: string, among: Map<string, string[]>) =>
    withOneLess(word)
      .flatMap((shorter) => among.get(shorter) ?? [])
      .filter((letters) => isOneSlipAway(word, letters))

  const meant = (word: string): string[] => {
    if (word.length < SHORTEST || !PLAIN.test(word) || innocent.has(word)) return []
    // A word the lists know is written as it is meant.
    if (patterns.whole.has(word) || begins.some((length) => patterns.start.has(word.slice(0, length))))
      return []
    const endings = Array.from({ length: LONGEST_ENDING + 1 }, (_, cut) => word.slice(0, word.length - cut))
    return [...near(word, stems.whole), ...endings.flatMap((stem) => near(stem, stems.start))]
  }
  return {
    meant,
    read: (word: Word): Word => {
      const found = word.pieced ? [] : meant(withoutAccents(word.readings[0]!))
      return found.length === 0 ? word : { ...word, readings: [...word.readings, ...found] }
    },
  }
}

/** The letters themselves and with each one left out but the first, which nobody gets wrong. */
function withOneLess(letters: string): string[] {
  const found = [letters]
  for (let at = 1; at < letters.length; at++) found.push(letters.slice(0, at) + letters.slice(at + 1))
  return found
}

function isOneSlipAway(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || word === meant) return false
  if (word.length !== meant.length) return meant.length >= LONG || isDoubled(word, meant)
  const wrong = [...meant].flatMap((letter, at) => (letter === word[at] ? [] : [at]))
  const [first = 0, second] = wrong
  if (wrong.length === 1) return meant.length >= LONG || soundsAlike(word[first]!, meant[first]!)
  return (
    wrong.length === 2 &&
    second === first + 1 &&
    word[first] === meant[second] &&
    word[second] === meant[first]
  )
}

const isDoubled = (word: string, meant: string) =>
  word.replace(/(.)\1/g, '$1') === meant.replace(/(.)\1/g, '$1')

const soundsAlike = (a: string, b: string) => SOUNDS_ALIKE.some((row) => row.includes(a) && row.includes(b))

import type { Word } from './split-words.ts'
import type { Table } from './table.ts'
import type { Patterns } from './word-book.ts'

export interface Span {
  from: number
  to: number
}

/** Where in the text each part of a rule was seen, in the order of the text. */
export type Marks = Map<string, Span[]>

export const beginningsOf = (patterns: Patterns): Set<string> =>
  new Set(Object.values(patterns).flatMap((kind: Patterns['whole']) => [...kind.keys()].map(beginning)))

const beginning = (word: string) => word.slice(0, 3)

/** Finds every pattern in every word. The work grows with the length of the text and with nothing else. */
export function createMarker({
  whole,
  start,
  end,
  inside,
  beginnings,
}: Record<keyof Patterns | 'beginnings', Table>): (words: Word[]) => Marks {
  return (words) => {
    const marks: Marks = new Map()
    // The same few letters over and over are looked up once.
    const known = new Map<string, Set<string>>()
    const partsOf = (reading: string, pieced: boolean) => {
      const key = pieced ? ` ${reading}` : reading
      const parts = known.get(key) ?? new Set(partsIn(reading, pieced))
      known.set(key, parts)
      return parts
    }
    for (const { from, to, readings, pieced } of words)
      for (const reading of readings)
        for (const part of partsOf(reading, pieced)) {
          const spans = marks.get(part)
          if (!spans) marks.set(part, [{ from, to }])
          else if (spans.at(-1)!.from !== from || spans.at(-1)!.to !== to) spans.push({ from, to })
        }
    for (const spans of marks.values()) spans.sort((a, b) => a.from - b.from)
    return marks
  }

  function* partsIn(reading: string, pieced: boolean): Generator<string> {
    // Single letters in a row make very many words, nearly all of them nonsense.
    if (pieced && !beginnings.has(beginning(reading))) return
    yield* whole.get(reading) ?? []
    if (reading.includes('*')) yield* censored(reading)
    for (const length of start.lengths)
      if (reading.length >= length) yield* start.get(reading.slice(0, length)) ?? []
    if (pieced) {
      for (const kind of [end, inside]) yield* kind.get(reading) ?? []
      return
    }
    for (const length of end.lengths)
      if (reading.length >= length) yield* end.get(reading.slice(-length)) ?? []
    for (let at = 0; at < reading.length; at++)
      for (const length of inside.lengths) yield* inside.get(reading.slice(at, at + length)) ?? []
  }

  /** f**k: the stars stand for letters, as long as half of the word is there. */
  function* censored(reading: string): Generator<string> {
    const given = reading.replace(/[^a-z]/g, '').length
    if (reading.length < 3 || reading.length > 20 || given * 2 < reading.length) return
    for (const kind of [whole, start])
      for (const parts of kind.censored(reading, reading.length)) yield* parts
    // fi**en: the beginning of a longer word, all of its stars inside.
    const lastStar = reading.lastIndexOf('*')
    for (const length of start.lengths)
      if (length > lastStar && length < reading.length)
        for (const parts of start.censored(reading, length)) yield* parts
  }
}

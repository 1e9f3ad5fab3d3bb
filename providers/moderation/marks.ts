import type { Word } from './split-words.ts'
import type { Patterns } from './word-book.ts'

export interface Span {
  from: number
  to: number
}

/** Where in the text each part of a rule was seen, in the order of the text. */
export type Marks = Map<string, Span[]>

const lengthsOf = (kind: Map<string, unknown>) => [...new Set([...kind.keys()].map((key) => key.length))]

const beginning = (word: string) => word.slice(0, 3)

/** Finds every pattern in every word. The work grows with the length of the text and with nothing else. */
export function createMarker(patterns: Patterns): (words: Word[]) => Marks {
  const { whole, start, end, inside } = patterns
  const lengths = { start: lengthsOf(start), end: lengthsOf(end), inside: lengthsOf(inside) }
  // Hardly anybody writes stars: what that takes is put in order when somebody does.
  let ordered: Map<number, [string, string[]][]> | undefined
  const ofLength = (length: number) => {
    ordered ??= Map.groupBy([...whole, ...start], ([letters]) => letters.length)
    return ordered.get(length) ?? []
  }
  const beginnings = new Set([whole, start, end, inside].flatMap((kind) => [...kind.keys()]).map(beginning))

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
    for (const length of lengths.start)
      if (reading.length >= length) yield* start.get(reading.slice(0, length)) ?? []
    if (pieced) {
      for (const kind of [end, inside]) yield* kind.get(reading) ?? []
      return
    }
    for (const length of lengths.end)
      if (reading.length >= length) yield* end.get(reading.slice(-length)) ?? []
    for (let at = 0; at < reading.length; at++)
      for (const length of lengths.inside) yield* inside.get(reading.slice(at, at + length)) ?? []
  }

  /** f**k: the stars stand for letters, as long as half of the word is there. */
  function* censored(reading: string): Generator<string> {
    const given = reading.replace(/[^a-z]/g, '').length
    if (reading.length < 3 || reading.length > 20 || given * 2 < reading.length) return
    const shown = [...reading].flatMap((letter, at) => (letter === '*' ? [] : [{ letter, at }]))
    for (const [letters, parts] of ofLength(reading.length))
      if (shown.every(({ letter, at }) => letters[at] === letter)) yield* parts
    // fi**en: the beginning of a longer word, all of its stars inside.
    const lastStar = reading.lastIndexOf('*')
    for (const [letters, parts] of start)
      if (letters.length > lastStar && letters.length < reading.length)
        if (shown.every(({ letter, at }) => at >= letters.length || letters[at] === letter)) yield* parts
  }
}

import type { Language } from '#domain/languages.ts'
import { squeezed, withoutAccents } from './fold.ts'
import type { Kinds } from './kinds.ts'
import type { Marks } from './marks.ts'
import type { Word } from './split-words.ts'

/** How many telling words further on still keep a word company. */
const COMPANY = 4
const STEM = 5
const LONGER_STEM = 6
const SHORTEST_TELLING = 4
const SHORTEST_PIECE = 3
const LONGEST_PIECE = 5
const MOST_FORMS = 4
const MANY = 6
/** A long text is read some words at a time, so that one bad sentence is not lost among many good ones. */
const AT_ONCE = 14
const STEP = 7
/** Features are numbers below this; two that share one are rare and harmless. */
export const FEATURES = 1 << 22

/** The number of a page says nothing, whatever letters its digits look like. */
const NUMBER = /^\d+$/

interface Token {
  /** As it is written first, and as what else it may be meant. */
  forms: string[]
  /** What it is a word for: an animal, a blow, an insult. */
  kinds: string[]
}

/** What the reader goes by, one list for each stretch of the text: words, their pieces, what they stand for, and who keeps whom company. */
export function featuresOf(
  { words, marks }: { words: Word[]; marks: Marks },
  kindsOf: Kinds,
  language: Language | undefined,
): Uint32Array[] {
  const groups = groupsAt(marks)
  const tokens = words
    .filter(({ pieced, readings }) => !pieced && !NUMBER.test(readings[0]!))
    .map(({ from, readings }): Token => {
      const folded = readings.map(withoutAccents)
      return {
        forms: [...new Set(folded.map(withoutDoubles))].slice(0, MOST_FORMS),
        kinds: [
          ...new Set([...(groups.get(from) ?? []), ...folded.flatMap((word) => kindsOf(word, language))]),
        ],
      }
    })
  const stretches: Uint32Array[] = []
  for (let from = 0; from === 0 || from + STEP < tokens.length; from += STEP) {
    const features = new Set<number>()
    for (const feature of featuresIn(tokens.slice(from, from + AT_ONCE), language))
      features.add(numberOf(feature))
    stretches.push(Uint32Array.from(features))
  }
  return stretches
}

const GROUP = /^[a-z]+@(?!filler|small)/

/** Which groups of the rules a word belongs to, whatever the language. */
function groupsAt(marks: Marks): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>()
  for (const [part, spans] of marks) {
    if (!GROUP.test(part)) continue
    const group = part.slice(part.indexOf('@'))
    for (const { from, to } of spans) {
      if (from !== to) continue
      const groups = found.get(from)
      if (groups) groups.add(group)
      else found.set(from, new Set([group]))
    }
  }
  return found
}

/** Whoever draws letters out or forgets one of two means the same word. */
const withoutDoubles = (word: string): string => squeezed(word).toLowerCase()

function* featuresIn(tokens: Token[], language: Language | undefined): Generator<string> {
  const telling = tokens.filter(
    ({ forms, kinds }) => forms[0]!.length >= SHORTEST_TELLING || kinds.length > 0,
  )
  if (telling.length === 1) for (const form of telling[0]!.forms) yield `1 ${form}`
  yield `n ${Math.min(MANY, telling.length)}`
  for (const token of tokens) yield* alone(token, language)
  for (let at = 1; at < tokens.length; at++) yield `b ${tokens[at - 1]!.forms[0]} ${tokens[at]!.forms[0]}`
  for (let at = 0; at < telling.length; at++)
    for (let next = at + 1; next < telling.length && next <= at + COMPANY; next++)
      yield* together(telling[at]!, telling[next]!)
}

function* alone({ forms, kinds }: Token, language: Language | undefined): Generator<string> {
  for (const form of forms) {
    yield `w ${form}`
    if (language) yield `${language} ${form}`
    if (form.length > STEM) yield `s ${form.slice(0, STEM)}`
    const edged = `<${form}>`
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length++)
      for (let at = 0; at + length <= edged.length; at++) yield `g ${edged.slice(at, at + length)}`
  }
  for (const kind of kinds) yield `k ${kind}`
  if (kinds.length === 0 && forms[0]!.length >= SHORTEST_TELLING) yield 'unknown'
}

function* together(a: Token, b: Token): Generator<string> {
  const one = a.forms.at(-1)!.slice(0, LONGER_STEM)
  const other = b.forms.at(-1)!.slice(0, LONGER_STEM)
  yield `p ${one} ${other}`
  for (const kind of b.kinds) yield `q ${one} ${kind}`
  for (const kind of a.kinds) {
    yield `r ${kind} ${other}`
    for (const next of b.kinds) yield `t ${kind} ${next}`
  }
}

/** FNV-1a, stirred once more: its lower bits alone are alike for words that are alike. */
function numberOf(feature: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) value = Math.imul(value ^ feature.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) & (FEATURES - 1)
}

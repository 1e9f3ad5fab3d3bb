import type { Marks, Span } from './marks.ts'
import { LONGEST_SPELLED_WORD } from './split-words.ts'
import type { Rule } from './rule.ts'

const NEAR = 7
const ALONG = 5
// Between words spelled out in single letters, the words between are spelled out too.
const LETTERS_A_WORD = 5

/**
 * The words that together fulfil a rule, one list for each time it is fulfilled. `stride` is how far on the next
 * word of a phrase may stand: 1 is right behind, 2 leaves room for one word between.
 */
export function fulfilments({ parts, order }: Rule, marks: Marks, stride: number): Span[][] {
  const seen: Span[][] = []
  for (const part of parts) {
    const spans = marks.get(part)
    if (!spans?.length) return []
    seen.push(spans)
  }
  const [first = [], ...others] = seen
  const reach = order === 'near' ? isNear : isBehind(order === 'along' ? ALONG : stride)
  let chains = first.map((span) => [span])
  for (const spans of others)
    chains = chains.flatMap((chain) => {
      // Near means near the first word; following means following the last one.
      const anchor = order === 'near' ? chain[0]! : chain.at(-1)!
      // One word cannot stand for two: whoever is a person is a living being as well.
      const free = order === 'near' ? spans.filter((span) => !isAmong(span, chain)) : spans
      const next = firstWithin(free, anchor, reach)
      return next ? [[...chain, next]] : []
    })
  return chains
}

const isAmong = ({ from, to }: Span, chain: Span[]) =>
  chain.some((span) => span.from === from && span.to === to)

const isSpelled = (a: Span, b: Span) => a.to > a.from && b.to > b.from

function isNear(a: Span, b: Span): boolean {
  const room = isSpelled(a, b) ? NEAR * LETTERS_A_WORD : NEAR
  return b.from - a.to <= room && a.from - b.to <= room
}

const isBehind = (stride: number) => (a: Span, b: Span) => {
  const between = (stride - 1) * (isSpelled(a, b) ? LETTERS_A_WORD : 1)
  return b.from > a.to && b.from <= a.to + 1 + between
}

function firstWithin(spans: Span[], anchor: Span, reach: (a: Span, b: Span) => boolean): Span | undefined {
  const reachable = NEAR * LETTERS_A_WORD
  const latest = anchor.to + reachable
  for (let at = indexFrom(spans, anchor.from - reachable - LONGEST_SPELLED_WORD); at < spans.length; at++) {
    const span = spans[at]!
    if (span.from > latest) return undefined
    if (reach(anchor, span)) return span
  }
  return undefined
}

/** Where the spans from this place on begin: halving keeps a long text as cheap by the word as a short one. */
function indexFrom(spans: Span[], from: number): number {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.from < from) low = middle + 1
    else high = middle
  }
  return low
}

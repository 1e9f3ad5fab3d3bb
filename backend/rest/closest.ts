/** Below this likeness a suggestion confuses more than it helps. */
const LEAST_LIKENESS = 0.33

/** The name most like a mistyped one: they must share a pair of letters, and the fewest edits win. */
export function closest(names: Iterable<string>, typed: string): string | undefined {
  const wanted = typed.toLowerCase()
  const wantedPairs = pairs(wanted)
  let best: string | undefined
  let bestScore = LEAST_LIKENESS
  for (const name of new Set(names)) {
    const candidate = name.toLowerCase()
    if (!pairs(candidate).some((pair) => wantedPairs.includes(pair))) continue
    const score = 1 - edits(candidate, wanted) / Math.max(candidate.length, wanted.length)
    if (score > bestScore) [best, bestScore] = [name, score]
  }
  return best
}

/** Pairs of neighbouring letters, edges included; brackets and the like do not make two names alike. */
function pairs(text: string): string[] {
  const padded = `-${text.replace(/[^\p{L}\p{N} ,-]/gu, '')}-`
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2))
}

/** Levenshtein distance. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}

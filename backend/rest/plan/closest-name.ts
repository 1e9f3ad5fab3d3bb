/** For names of tables and functions: a less similar suggestion would confuse the caller, and reveal names to a caller who guesses. */
export const TYPING_ERROR = 0.75
/** For names that belong to a table or function which the caller knows. */
const RELATED = 0.33

/** Finds the name most similar to a mistyped one. Both must share a pair of letters; the fewest edits win. */
export function closestName(
  names: Iterable<string>,
  typed: string,
  minSimilarity = RELATED,
): string | undefined {
  const target = typed.toLowerCase()
  const targetPairs = letterPairs(target)
  let best: string | undefined
  let bestScore = minSimilarity
  for (const name of new Set(names)) {
    const candidate = name.toLowerCase()
    if (!letterPairs(candidate).some((pair) => targetPairs.includes(pair))) continue
    const score = 1 - editDistance(candidate, target) / Math.max(candidate.length, target.length)
    if (score > bestScore) [best, bestScore] = [name, score]
  }
  return best
}

/** Pairs of adjacent letters, including word edges. Punctuation is ignored because it does not make two names similar. */
function letterPairs(text: string): string[] {
  const padded = `-${text.replace(/[^\p{L}\p{N} ,-]/gu, '')}-`
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2))
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
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

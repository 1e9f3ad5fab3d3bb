import { squeezed } from './fold.ts'
import type { Patterns } from './word-book.ts'

const DOUBLE = /(.)\1/u

/** Whether letters are the beginning of a pattern, or already more than one that longer words may begin with. */
export function createLeads({ whole, start, end, inside }: Patterns): (letters: string) => boolean {
  // In order, so that whatever begins with some letters stands where they would: a set of all beginnings took seven megabytes.
  const sorted = [whole, start, end, inside].flatMap((kind) => [...kind.keys()]).sort()
  const isBeginning = (letters: string) => sorted[placeOf(letters, sorted)]?.startsWith(letters) ?? false
  const lengths = [...new Set([...start.keys()].map(({ length }) => length))]

  return (letters) =>
    isBeginning(letters) ||
    // Letters drawn out so far may turn out to be: n n a a k …
    (DOUBLE.test(letters) && isBeginning(squeezed(letters))) ||
    lengths.some((length) => letters.length > length && start.has(letters.slice(0, length)))
}

/** Where the first word stands that does not come before these letters. */
function placeOf(letters: string, sorted: string[]): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < letters) low = middle + 1
    else high = middle
  }
  return low
}

import { squeezed } from './fold.ts'
import type { Table } from './table.ts'
import type { Patterns } from './word-book.ts'

const DOUBLE = /(.)\1/u

/** Whether letters are the beginning of a pattern, or already more than one that longer words may begin with. */
export function createLeads(patterns: Record<keyof Patterns, Table>): (letters: string) => boolean {
  const { whole, start, end, inside } = patterns
  const isBeginning = (letters: string) => [whole, start, end, inside].some((kind) => kind.leads(letters))

  return (letters) =>
    isBeginning(letters) ||
    // Letters drawn out so far may turn out to be: n n a a k …
    (DOUBLE.test(letters) && isBeginning(squeezed(letters))) ||
    start.lengths.some((length) => letters.length > length && start.has(letters.slice(0, length)))
}

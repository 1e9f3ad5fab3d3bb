import { squeezed } from './fold.ts'
import type { Patterns } from './word-book.ts'

const DOUBLE = /(.)\1/u

/** Whether letters are the beginning of a pattern, or already more than one that longer words may begin with. */
export function createLeads({ whole, start, end, inside }: Patterns): (letters: string) => boolean {
  const beginnings = new Set<string>()
  for (const kind of [whole, start, end, inside])
    for (const pattern of kind.keys())
      for (let length = 1; length <= pattern.length; length++) beginnings.add(pattern.slice(0, length))
  const lengths = [...new Set([...start.keys()].map(({ length }) => length))]

  return (letters) =>
    beginnings.has(letters) ||
    // Letters drawn out so far may turn out to be: n n a a k …
    (DOUBLE.test(letters) && beginnings.has(squeezed(letters))) ||
    lengths.some((length) => letters.length > length && start.has(letters.slice(0, length)))
}

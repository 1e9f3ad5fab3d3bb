/** A seeded source of numbers in [0, 1): the same seed draws the same picture everywhere. */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = Math.imul(seed | 0, 2654435761) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<T>(next: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  if (list.length === 0) throw new RangeError('nothing to pick from')
  return list[Math.floor(next() * list.length)] as T
}

export const between = (next: Random, low: number, high: number): number => low + (high - low) * next()

/** Mixes a word into a seed, so that two figures with the same seed differ. */
export function seedOf(seed: number, word: string): number {
  let mixed = seed | 0
  for (let i = 0; i < word.length; i++) mixed = Math.imul(mixed ^ word.charCodeAt(i), 0x01000193)
  return mixed >>> 0
}

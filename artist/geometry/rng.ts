import { between, pick, seededRandom } from './random.ts'

/** A seeded random number generator with the operations that drawing needs. */
export interface Rng {
  range(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(share: number): boolean
  shuffle<T>(list: readonly T[]): T[]
}

export function createRng(seed: number): Rng {
  const next = seededRandom(seed)
  return {
    range: (low, high) => between(next, low, high),
    pick: (list) => pick(next, list),
    chance: (share) => next() < share,
    shuffle(list) {
      const shuffled = [...list]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        ;[shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!]
      }
      return shuffled
    },
  }
}

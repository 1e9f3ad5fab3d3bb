/** Sums by school year: addition to 10, 20 and 100, and the times tables. */
export const SUM_LEVELS = ['add-10', 'add-20', 'add-100', 'times'] as const
export type SumLevel = (typeof SUM_LEVELS)[number]

/** What is written into the regions of a color-by-number sheet. */
export const NUMBER_TASKS = ['plain', ...SUM_LEVELS] as const
export type NumberTask = (typeof NUMBER_TASKS)[number]

/** The numbers of the colors for each level: every answer is one of them. */
export const ANSWERS: Record<SumLevel, readonly number[]> = {
  'add-10': [3, 4, 5, 6, 7, 8, 9, 10],
  'add-20': [11, 12, 13, 14, 15, 16, 18, 20],
  'add-100': [24, 35, 42, 56, 63, 77, 88, 100],
  // Each has at least two products in the tables up to ten.
  times: [12, 16, 18, 20, 24, 30, 36, 40],
}

const SMALLEST_SUMMAND: Record<Exclude<SumLevel, 'times'>, number> = {
  'add-10': 1,
  'add-20': 2,
  'add-100': 6,
}

/** A sum with this answer, such as `4+3`. The seed decides which. */
export function createTask(level: SumLevel, answer: number, seed: number): string {
  const variant = scrambled(seed)
  if (level === 'times') {
    const factors = [2, 3, 4, 5, 6, 7, 8, 9, 10].filter(
      (factor) => answer % factor === 0 && answer / factor >= 2 && answer / factor <= 10,
    )
    const factor = factors[variant % factors.length]!
    return `${factor}×${answer / factor}`
  }
  const smallest = SMALLEST_SUMMAND[level]
  const first = smallest + (variant % (answer - 2 * smallest + 1))
  return `${first}+${answer - first}`
}

/** A hash, so that neighbouring seeds give different sums. */
function scrambled(seed: number): number {
  let value = Math.imul(Math.trunc(seed) ^ 0x9e3779b9, 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** One measured number with what it has to be. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** What we want; missing it is shown. */
  goal?: { atLeast?: number; atMost?: number }
  /** What we must have; missing it fails the run. */
  floor?: { atLeast?: number; atMost?: number }
}

export const within = (value: number, { atLeast = -Infinity, atMost = Infinity } = {}) =>
  value >= atLeast && value <= atMost

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The value that this part of all values stays below, 0.95 for the 95th percentile. */
export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** How a file in bench/ hands its figures to `npm run bench`: the last line of its output. */
export function report(figures: readonly Figure[]) {
  console.log(JSON.stringify(figures))
}

/** One measured value with its goal and limit. */
export interface Measurement {
  name: string
  value: number
  unit: string
  /** A missed goal is only shown in the table. */
  goal?: { min?: number; max?: number }
  /** A missed limit fails the run. */
  limit?: { min?: number; max?: number }
}

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** `fraction` 0.95 is the 95th percentile. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0
}

/** Passes the measurements to `npm run bench`, which reads them from the last line of the output. */
export function reportMeasurements(measurements: readonly Measurement[]) {
  console.log(JSON.stringify(measurements))
}

import { limitsFor, type Judged } from './limits.ts'
import type { Measures } from './measure.ts'

/** Why a page was refused, as a code: the measure that was out of bounds and in which direction, or a finding of the layout. */
export type Reason = string

export interface Verdict {
  pass: boolean
  reasons: Reason[]
  metrics: Measures
}

/** Lets a page through or says why not. The layout's own findings come first: they are about what the child asked for. */
export function gate(metrics: Measures, style: Judged, findings: readonly Reason[] = []): Verdict {
  const reasons = [...findings]
  for (const [measure, bounds] of Object.entries(limitsFor(style))) {
    const value = metrics[measure as keyof Measures]
    if (value < bounds[0]) reasons.push(`${measure}-low`)
    if (value > bounds[1]) reasons.push(`${measure}-high`)
  }
  return { pass: reasons.length === 0, reasons, metrics }
}

import { limitsFor, type PageKind } from './gate-limits.ts'
import type { Measures } from './measure.ts'

/** Why the gate rejected a page, as a code: the measure and its direction, or a finding of the layout. */
export type RejectionReason = string

export interface Verdict {
  pass: boolean
  reasons: RejectionReason[]
  metrics: Measures
}

/** Checks a page. Findings of the layout come first, because they concern the figures of the wish. */
export function gate(metrics: Measures, style: PageKind, findings: readonly RejectionReason[] = []): Verdict {
  const reasons = [...findings]
  for (const [measure, bounds] of Object.entries(limitsFor(style))) {
    const value = metrics[measure as keyof Measures]
    if (value < bounds[0]) reasons.push(`${measure}-low`)
    if (value > bounds[1]) reasons.push(`${measure}-high`)
  }
  return { pass: reasons.length === 0, reasons, metrics }
}

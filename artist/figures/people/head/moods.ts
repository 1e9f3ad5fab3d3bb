import type { Expression } from '../body/pose.ts'

type Moods = ReadonlySet<Expression>

/** Eyes that are arcs with lashes. */
export const SHUT: Moods = new Set(['sleeping', 'proud'] as const)
/** Brows whose inner ends are raised. */
export const RAISED_BROWS: Moods = new Set(['sad', 'scared', 'cold', 'tired', 'shy'] as const)
/** The share of the eye that the upper lid covers. */
export const LOWERED_LIDS: Partial<Record<Expression, number>> = {
  angry: 0.36,
  sad: 0.2,
  bored: 0.5,
  tired: 0.54,
}

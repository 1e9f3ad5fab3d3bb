import type { Difficulty } from '#domain/pages/creation-options.ts'
import type { Measures } from './measure.ts'

/** Difficulty by the number of regions and how many of them are small. */
export function difficultyOf({ regions, under25 }: Counted): Difficulty {
  const effort = effortOf({ regions, under25 })
  if (effort <= EASY_UP_TO) return 'easy'
  return effort <= MEDIUM_UP_TO ? 'medium' : 'hard'
}

const EASY_UP_TO = 95
const MEDIUM_UP_TO = 300

type Counted = Pick<Measures, 'regions' | 'under25'>
const effortOf = ({ regions, under25 }: Counted) => regions + under25 * 0.6

/** By which factor a page has too much or too little for the difficulty; 1 if it fits. */
export function difficultyRatio(wanted: Difficulty, measures: Counted): number {
  const effort = effortOf(measures)
  const min = wanted === 'easy' ? 0 : wanted === 'medium' ? EASY_UP_TO : MEDIUM_UP_TO
  const max = wanted === 'easy' ? EASY_UP_TO : wanted === 'medium' ? MEDIUM_UP_TO : Infinity
  if (effort > max) return effort / max
  return effort < min ? min / Math.max(1, effort) : 1
}

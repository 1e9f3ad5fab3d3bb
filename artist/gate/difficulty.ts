import type { Difficulty } from '#domain/creation.ts'
import type { Measures } from './measure.ts'

/** How hard a page is, told from what a child meets: how many fields there are and how small they are. */
export function difficultyOf({ regions, under25 }: Counted): Difficulty {
  const effort = effortOf({ regions, under25 })
  if (effort <= EASY_UP_TO) return 'easy'
  return effort <= MEDIUM_UP_TO ? 'medium' : 'hard'
}

const EASY_UP_TO = 95
const MEDIUM_UP_TO = 300

type Counted = Pick<Measures, 'regions' | 'under25'>
const effortOf = ({ regions, under25 }: Counted) => regions + under25 * 0.6

/** How many times too much, or too little, there is on a page that should be as hard as this; 1 when it fits. */
export function distanceTo(wanted: Difficulty, measures: Counted): number {
  const effort = effortOf(measures)
  const least = wanted === 'easy' ? 0 : wanted === 'medium' ? EASY_UP_TO : MEDIUM_UP_TO
  const most = wanted === 'easy' ? EASY_UP_TO : wanted === 'medium' ? MEDIUM_UP_TO : Infinity
  if (effort > most) return effort / most
  return effort < least ? least / Math.max(1, effort) : 1
}

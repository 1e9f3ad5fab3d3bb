import type { Difficulty } from '#domain/pages/creation-options.ts'
import type { Measures } from './measure.ts'

type Counted = Pick<Measures, 'regions' | 'under6'>

/** Smaller regions, such as the light in an eye, stay white and are not counted. */
const regionsToColor = ({ regions, under6 }: Counted): number => regions - under6

const EASY_UP_TO = 60
const MEDIUM_UP_TO = 110

/** Difficulty by the number of regions to color. */
export function difficultyOf(measures: Counted): Difficulty {
  const count = regionsToColor(measures)
  if (count <= EASY_UP_TO) return 'easy'
  return count <= MEDIUM_UP_TO ? 'medium' : 'hard'
}

/** By which factor a page has too much or too little for the difficulty; 1 if it fits. */
export function difficultyRatio(wanted: Difficulty, measures: Counted): number {
  const count = regionsToColor(measures)
  const min = wanted === 'easy' ? 0 : wanted === 'medium' ? EASY_UP_TO : MEDIUM_UP_TO
  const max = wanted === 'easy' ? EASY_UP_TO : wanted === 'medium' ? MEDIUM_UP_TO : Infinity
  if (count > max) return count / max
  return count < min ? min / Math.max(1, count) : 1
}

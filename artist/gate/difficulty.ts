import type { Difficulty } from '#domain/creation.ts'
import type { Measures } from './measure.ts'

/** How hard a page is, told from what a child meets: how many fields there are and how small they are. */
export function difficultyOf({ regions, under25 }: Pick<Measures, 'regions' | 'under25'>): Difficulty {
  const effort = regions + under25 * 0.6
  if (effort <= EASY_UP_TO) return 'easy'
  return effort <= MEDIUM_UP_TO ? 'medium' : 'hard'
}

const EASY_UP_TO = 95
const MEDIUM_UP_TO = 300

import { DIFFICULTIES, type Difficulty } from '#domain/pages/creation-options.ts'
import type { Measures } from './measure.ts'
import { REGION_SIZES } from './region-sizes.ts'

type RegionCounts = Pick<Measures, 'regions' | 'under6'>

/** Smaller regions, such as the light in an eye, stay white and are not counted. */
const regionsToColor = ({ regions, under6 }: RegionCounts): number => regions - under6

/** The requested difficulty if the page suits it, or else the one that its number of regions to color suits. */
export function difficultyOf(measures: RegionCounts, wanted?: Difficulty): Difficulty {
  if (wanted && difficultyRatio(wanted, measures) === 1) return wanted
  const count = regionsToColor(measures)
  return DIFFICULTIES.find((each) => count <= REGION_SIZES[each].upTo)!
}

/** The factor by which a page has too many or too few regions for the difficulty; 1 if it fits. */
export function difficultyRatio(wanted: Difficulty, measures: RegionCounts): number {
  const count = regionsToColor(measures)
  const { from, upTo } = REGION_SIZES[wanted]
  if (count > upTo) return count / upTo
  return count < from ? from / Math.max(1, count) : 1
}

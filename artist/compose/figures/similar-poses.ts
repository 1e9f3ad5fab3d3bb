import type { FigureMaker } from '../../drawing.ts'
import { similarPose } from '../../figures/similar-poses.ts'

/** The pose in which the maker draws a wanted one: the same, or the nearest in meaning that it has. */
export const poseFor = ({ poses }: FigureMaker, wanted: string | undefined): string | undefined =>
  wanted ? similarPose(wanted, poses) : undefined

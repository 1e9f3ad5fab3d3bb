import type { View } from '../../../drawing.ts'
import type { Pose } from './pose.ts'

/** Degrees of the body in a view; a little less than 90, so that both arms and legs show. */
const TURNS: Record<View, number> = { profile: 80, back: 14 }

/** The pose from the wanted side, or from its own. */
export function turnedPose(pose: Pose, wanted: View | undefined): Pose {
  const view = wanted ?? pose.view
  return view ? { ...pose, view, turn: TURNS[view] } : pose
}

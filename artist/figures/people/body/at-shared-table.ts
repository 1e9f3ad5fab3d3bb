import type { ArmPose, Pose } from './pose.ts'

/** How far the hands move to the middle of a table that several people share, in lengths of the torso. */
const TO_MIDDLE = 0.46
/** A stretched arm reaches no further. */
const FARTHEST = 0.9
/** Nobody reaches to the middle if that is in front of the own place, in lengths of the torso. */
const OWN_PLACE = 0.3

/** A pose at a table whose hands and eyes are at what lies in the middle, this far ahead in lengths of the torso. */
export function atSharedTable(pose: Pose, middle: number): Pose {
  if (middle < OWN_PLACE) return pose
  if (pose.aside) return { ...pose, turn: 36, gaze: [0.75, 0.6] }
  const moved = (arm: ArmPose): ArmPose =>
    arm.touch?.on === 'table'
      ? { ...arm, touch: { ...arm.touch, by: [Math.min(FARTHEST, arm.touch.by![0] + TO_MIDDLE), arm.touch.by![1]] } } // prettier-ignore
      : arm
  return {
    ...pose,
    near: moved(pose.near),
    far: moved(pose.far),
    turn: 36,
    lean: (pose.lean ?? 1) + 4,
    gaze: [0.75, 0.6],
  }
}

import type { ArmPose, Pose } from './pose.ts'

/** How far the hands move to the middle of a shared table, in torso lengths. */
const TO_MIDDLE = 0.46
/** Reach of a stretched arm, in torso lengths. */
const FARTHEST = 0.9
/** Hands do not reach for the middle of the table if it is closer than this, in torso lengths. */
const OWN_PLACE = 0.3

/** The pose at a table with hands and eyes at the things in its middle. `middle` is their distance in torso lengths. */
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

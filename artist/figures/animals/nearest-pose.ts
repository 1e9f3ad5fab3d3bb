import { similarPose } from '../similar-poses.ts'

/** The wanted pose, the nearest in meaning, or the usual one. */
export const nearestPose = (wanted: string | undefined, poses: readonly string[]): string =>
  (wanted && similarPose(wanted, poses)) ?? poses[0] ?? 'stand'

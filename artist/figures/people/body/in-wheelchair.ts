import { clamp } from '../../../geometry/clamp.ts'
import { POSES } from './person-poses.ts'
import type { Pose } from './pose.ts'

const { nearLeg, farLeg, hip, turn, draped, wheelchair } = POSES.wheelchair
const SEATED = { nearLeg, farLeg, hip, turn, draped, wheelchair } as const

/** Degrees. A figure that leans further lies, crawls or does a handstand. */
const MAX_LEAN = 30
/** Degrees by which a seated person leans back and forward. */
const SEATED_LEAN = [-4, 12] as const
/** Things under the feet, which are left out in a wheelchair. */
const UNDER_FEET = new Set<Pose['prop']>(['skis', 'skates', 'skateboard', 'bed'])

/** The pose in a wheelchair: arms, face and held things stay the same; poses of the whole body become rolling. */
export function inWheelchair(pose: Pose): Pose {
  const { lean = 1, prop } = pose
  if (Math.abs(lean) > MAX_LEAN || UNDER_FEET.has(prop) || pose.bust || pose.astride)
    return { ...POSES.wheelchair, expression: pose.expression }
  return { ...pose, ...SEATED, lean: clamp(lean, ...SEATED_LEAN), lift: 0 }
}

/** Ways to reach something from a wheelchair, from upright to bent forward. */
export const WHEELCHAIR_STANCES = [2, 14, 28].map((lean) => ({ ...SEATED, lean }))

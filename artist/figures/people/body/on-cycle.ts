import type { CycleRequest } from '../../../drawing.ts'
import { add, mul, type Vec } from '../../../geometry/vector.ts'
import { createSkeleton } from './skeleton.ts'
import type { Pose } from './pose.ts'
import { ANKLE, type Proportions } from './proportions.ts'

/** The leg is almost straight on the lowest pedal. */
const LEG_SHARE = 0.88
const STEEPEST_LEAN = 48

/** Sits on a saddle with the near foot on a pedal and the hands on the handlebar; leans until they reach it. */
export function cyclePose(
  pose: Pose,
  { handle, pedal }: CycleRequest,
  body: Proportions,
  build: Parameters<typeof createSkeleton>[2],
): Pose {
  const leg = body.leg[0] + body.leg[1]
  const unit = (leg * LEG_SHARE) / Math.hypot(...pedal)
  const hip = 1
  const onPedal: Vec = [(pedal[0] * unit) / leg, hip - (pedal[1] * unit) / leg]
  const seat: Vec = [0, -hip * leg - ANKLE * body.foot + SEAT * body.torso]
  const grip = { touch: { on: 'contact' }, hand: 'grip', bend: 1 } as const
  const at = (lean: number): Pose => ({
    ...pose,
    near: grip,
    far: grip,
    nearLeg: { at: onPedal },
    farLeg: { at: [onPedal[0], onPedal[1] + 0.3] },
    hip,
    lean,
    contact: add(seat, mul(handle, unit)),
    astride: true,
    draped: true,
  })
  for (let lean = 4; lean < STEEPEST_LEAN; lean += 4)
    if (createSkeleton(body, at(lean), build).missing <= 0) return at(lean)
  return at(STEEPEST_LEAN)
}

/** How far the saddle is below the hips, in torso lengths (see the anchor `seat`). */
const SEAT = 0.12

import { add, hang, mul, perp, rot, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { limb, type Limb } from '../../../geometry/limb.ts'
import type { HandShape, Pose } from './person-poses.ts'
import type { Proportions } from './proportions.ts'

export interface Arm {
  side: -1 | 1
  shoulder: Vec
  elbow: Vec
  wrist: Vec
  limb: Limb
  d: Vec
  hand: Vec
  shape: HandShape
  far: boolean
}

export interface Leg {
  side: -1 | 1
  hip: Vec
  knee: Vec
  ankle: Vec
  limb: Limb
  d: Vec
  far: boolean
}

export interface Skeleton {
  body: Proportions
  pose: Pose
  turn: number
  neck: Vec
  head: Vec
  headAngle: number
  /** Half widths. */
  shoulders: number
  waist: number
  hips: number
  /** The frame of the torso: u across in figure units, v along the spine from 0 (pelvis) to 1 (neck). */
  at(u: number, v: number): Vec
  arms: { left: Arm; right: Arm }
  legs: { left: Leg; right: Leg }
}

export function createSkeleton(
  body: Proportions,
  pose: Pose,
  build: { wide: number; waist: number; hip: number },
): Skeleton {
  const turn = pose.turn ?? 0
  const reach = pose.reach ?? 1
  const lean = pose.lean ?? 0
  const up = rot([0, -1], lean)
  const across = perp(up)
  const squeeze = 1 - 0.26 * Math.abs(turn)
  const at = (u: number, v: number): Vec => add(mul(up, body.torso * v), mul(across, u))
  const shoulders = body.shoulder * squeeze * build.wide
  const neck = mul(up, body.torso)
  const nodded = rot(up, (pose.tilt ?? 0) * 0.5 + (pose.head ?? 0) * 0.6)

  const arm = (side: -1 | 1): Arm => {
    const [upper, lower] = side < 0 ? pose.left : pose.right
    const shoulder = at(side * (shoulders - body.armRadii[0]), 0.94 - body.armRadii[0] / body.torso)
    const elbow = add(shoulder, mul(hang(side * upper), body.arm[0] * reach))
    const wrist = add(elbow, mul(hang(side * lower), body.arm[1] * reach))
    const d = unit(sub(wrist, elbow))
    return {
      side,
      shoulder,
      elbow,
      wrist,
      limb: limb(shoulder, elbow, wrist, body.armRadii),
      d,
      hand: add(wrist, mul(d, body.armRadii[2] * 1.25)),
      shape: (side < 0 ? pose.handLeft : pose.handRight) ?? 'mitt',
      far: side > 0 && pose.farRight === true,
    }
  }
  const leg = (side: -1 | 1): Leg => {
    const [thigh, shin] = side < 0 ? pose.legLeft : pose.legRight
    const hip = at(side * body.hip * squeeze * 0.8, 0.02)
    const knee = add(hip, mul(hang(side * thigh), body.leg[0]))
    const ankle = add(knee, mul(hang(side * shin), body.leg[1]))
    return {
      side,
      hip,
      knee,
      ankle,
      limb: limb(hip, knee, ankle, body.legRadii),
      d: unit(sub(ankle, knee)),
      far: side > 0 && pose.farRight === true,
    }
  }
  return {
    body,
    pose,
    turn,
    neck,
    head: add(neck, mul(nodded, body.neck + body.head * 0.84)),
    headAngle: lean * 0.5 + (pose.tilt ?? 0) + (pose.head ?? 0),
    shoulders,
    waist: body.waist * squeeze * build.wide * build.waist,
    hips: (body.hip + body.legRadii[0] * 0.72) * squeeze * build.wide * build.hip,
    at,
    arms: { left: arm(-1), right: arm(1) },
    legs: { left: leg(-1), right: leg(1) },
  }
}

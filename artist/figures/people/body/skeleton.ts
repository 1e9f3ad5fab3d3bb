import {
  add,
  degreesOf,
  frame,
  hang,
  len,
  lerp,
  mul,
  radians,
  sub,
  unit,
  type Frame,
  type Vec,
} from '../../../geometry/vector.ts'
import { polar, reach } from '../../engine/reach.ts'
import type { ArmPose, HandShape, LegPose, Pose, Touch } from './pose.ts'
import { besideHead } from './beside-head.ts'
import { ANKLE, type Proportions } from './proportions.ts'

export interface Arm {
  near: boolean
  shoulder: Vec
  elbow: Vec
  wrist: Vec
  /** The middle of the palm. */
  hand: Vec
  /** Direction of the fingers in degrees. */
  fingers: number
  shape: HandShape
  /** Painted in front of the body and the head. */
  front: boolean
}

export interface Leg {
  near: boolean
  hip: Vec
  knee: Vec
  ankle: Vec
  /** The foot: 0, 0 is the sole under the ankle, x runs to the toes. */
  foot: Frame
}

export interface Skeleton {
  body: Proportions
  pose: Pose
  /** 0 from the front … 1 from the side. */
  turn: number
  /** Half widths as they are seen. */
  shoulders: number
  waist: number
  hips: number
  /** The frame of the torso: u across in figure units, v along the spine from 0 (pelvis) to 1 (neck). */
  at(u: number, v: number): Vec
  neck: Vec
  /** Where the head begins. */
  neckTop: Vec
  /** The frame of the head, in which half of its width is 50. */
  face: Frame
  headAngle: number
  arms: { near: Arm; far: Arm }
  legs: { near: Leg; far: Leg }
  /** How far hands and feet are from the points they should touch. */
  missing: number
}

/** Hanging arms stay clear of a stout body. */
const spread = (near: boolean, [upper, lower]: readonly [number, number]): readonly [number, number] => {
  const away = Math.abs(upper) < 40 && Math.abs(lower) < 40 ? (near ? -16 : 14) : 0
  return [upper + away, lower + away * 0.4]
}

const ON_NECK: Vec = [-5, 38]
/** In degrees: a figure that leans less does not swim or dive. */
const UPRIGHT = 50
const PALM = 12
const DEFAULT_TURN = 40
/** Height of a table top, as a share of the spine. */
export const TABLE_AT = 0.08
const STANDING_HIP = 0.995
/** The toes of a foot whose instep lies on the ground point backwards. */
const LYING_FOOT = 147
/** How much higher on the page the far knee is, in its radii. */
const FAR_KNEE = 0.35

function hipHeight({ leg, legRadii, foot }: Proportions, { hip = STANDING_HIP, nearLeg }: Pose): number {
  if (nearLeg.kneel === undefined) return hip * (leg[0] + leg[1]) + ANKLE * foot
  return leg[0] * hang(nearLeg.kneel)[1] + legRadii[1]
}

/** A leg that is shortened by less than this share of its length is drawn straight, from twice this share on bent. */
const STRAIGHT = 0.05

/** Slightly bent knees look weak, so the bones are shortened instead. */
function straightened([thigh, shin]: Proportions['leg'], distance: number): Proportions['leg'] {
  const length = thigh + shin
  const slack = 1 - distance / length
  if (slack <= 0.002 || slack >= 2 * STRAIGHT) return [thigh, shin]
  const by = 1 - (Math.min(slack, 2 * STRAIGHT - slack) - 0.002)
  return [thigh * by, shin * by]
}

/** The arm whose hand touches something: the far one above the own chin, else the near one. */
export const touchingArm = ({ pose, arms }: Pick<Skeleton, 'pose' | 'arms'>): Arm =>
  pose.near.touch?.on !== 'contact' && pose.far.touch?.on === 'contact' ? arms.far : arms.near

/** Solves the bones of a person whose pelvis is above 0, 0. The ground is at y 0. */
export function createSkeleton(
  body: Proportions,
  pose: Pose,
  build: { wide: number; waist: number; hip: number },
): Skeleton {
  const angle = radians(pose.turn ?? DEFAULT_TURN)
  const [front, side] = [Math.cos(angle), Math.sin(angle)]
  const seen = (half: number, depth: number) => Math.hypot(half * front, depth * side)
  const wide = body.shoulder * build.wide
  const shoulders = seen(wide, body.depth[0])
  const waist = seen(body.waist * build.wide * build.waist, body.depth[1])
  const hips = seen(body.hip * build.wide * build.hip, body.depth[2])
  const length = body.leg[0] + body.leg[1]
  const free = pose.nearLeg.angles !== undefined && pose.farLeg.angles !== undefined
  const pelvis: Vec = [0, free ? 0 : -hipHeight(body, pose)]
  const lean = (pose.lean ?? 1) + body.stoop * 0.6
  const curl = (pose.curl ?? 0) + body.stoop
  const top = add(pelvis, polar(-90 + lean, body.torso))
  const middle = add(lerp(pelvis, top, 0.5), polar(lean, -curl))
  const at = (u: number, v: number): Vec => {
    const [low, high] = [lerp(pelvis, middle, v), lerp(middle, top, v)]
    const point = lerp(low, high, v)
    const d = unit(sub(high, low))
    return [point[0] - d[1] * u, point[1] + d[0] * u]
  }
  const tilt = pose.tilt ?? 2
  const scale = body.head / 50
  const neck = at(1 * side, 1)
  const neckTop = add(neck, polar(-90 + lean * 0.7 + 8 * side, body.neck + 6 * scale))
  const toNeck: Vec = [ON_NECK[0], ON_NECK[1] + 6 * Math.max(0, body.grown)]
  const face = frame(sub(neckTop, frame([0, 0], tilt, scale)(toNeck)), tilt, scale)
  const joint = (wide - body.armRadii[0] * 0.5) * front
  const hipJoint = body.hip * front * (body.animal ? 1.25 : 1)
  const roots = {
    nearArm: at(-joint * 0.97 - 1.2 * side, 0.86),
    farArm: at(joint * 0.86 + 1.2 * side, 0.865),
    nearLeg: at(-hipJoint * 0.5, 0),
    farLeg: at(hipJoint * 0.42, 0.01),
  }
  let missing = 0
  // Feet below a stout body on short legs are farther apart.
  const stride = body.animal ? 1.25 : 1
  const bones = [body.arm[0] * (pose.reach ?? 1), body.arm[1] * (pose.reach ?? 1)] as const
  const legOf = (near: boolean, { at: on, angles, toes, bend = -1, out, kneel }: LegPose): Leg => {
    const root = near ? roots.nearLeg : roots.farLeg
    if (angles) {
      const knee = add(root, mul(hang(angles[0]), body.leg[0]))
      const ankle = add(knee, mul(hang(angles[1]), body.leg[1]))
      // A free foot is a little stretched.
      const turned = toes ?? Math.max(-70, Math.min(150, 24 - angles[1]))
      const origin = sub(ankle, frame([0, 0], turned, body.foot)([0, -ANKLE]))
      return { near, hip: root, knee, ankle, foot: frame(origin, turned, body.foot) }
    }
    if (kneel !== undefined) {
      const y = near ? 0 : -FAR_KNEE * body.legRadii[1]
      const knee: Vec = [root[0] + body.leg[0] * hang(kneel)[0], y - body.legRadii[1]]
      const ankle: Vec = [knee[0] - body.leg[1], y - body.legRadii[2]]
      const origin = sub(ankle, frame([0, 0], LYING_FOOT, body.foot)([0, -ANKLE]))
      return { near, hip: root, knee, ankle, foot: frame(origin, LYING_FOOT, body.foot) }
    }
    // From the side and from behind the feet are not apart.
    const outwards = out && !pose.view
    const apart = out && pose.view ? 0.4 : 1
    const sole = frame([on![0] * length * stride * apart, -on![1] * length], toes ?? 0, body.foot)
    // Seen from the front a foot is shorter.
    const short = pose.view === 'back' ? 0.45 : 0.7 + 0.3 * side
    const foot: Frame = ([x, y]) => sole([outwards ? -x * short : x * short, y])
    const ankle = foot([0, -ANKLE])
    const bones = straightened(body.leg, len(sub(ankle, root)))
    const solved = reach(root, ankle, bones[0], bones[1], bend)
    missing = Math.max(missing, solved.missing)
    return { near, hip: root, knee: solved.joint, ankle, foot }
  }
  const legs = { near: legOf(true, pose.nearLeg), far: legOf(false, pose.farLeg) }
  const point = (near: boolean, { on, by = [0, 0] }: Touch): Vec => {
    const move = mul(by, body.head * 2)
    if (on === 'shoe') return add(legs.far.foot([18, -20]), move)
    if (on === 'mouth') return add(face([14, 32]), move)
    if (on === 'brow') return add(face([30, -24]), move)
    if (on === 'ear') return add(face(near ? [-42, 8] : [40, 6]), move)
    if (on === 'knee') return add((near ? legs.near : legs.far).knee, move)
    if (on === 'lap') return add(lerp(legs.near.hip, legs.near.knee, 0.6), add(move, [0, -body.legRadii[0]]))
    if (on === 'hip') return add(at((near ? -1 : 1) * hips, 0.14), move)
    if (on === 'contact') return add(pose.contact!, move)
    if (on === 'table') return add(at(0, TABLE_AT), mul(by, body.torso))
    if (on === 'chest') return add(at(shoulders * 0.3, 0.66), move)
    return add(at(shoulders + body.armRadii[0], 0.42), move)
  }
  const armOf = (near: boolean, arm: ArmPose): Arm => {
    const shoulder = near ? roots.nearArm : roots.farArm
    const palm = PALM * body.hand
    const shape = arm.hand ?? 'rest'
    const front = arm.front ?? near
    if (!arm.touch) {
      const [upper, lower] = body.animal ? spread(near, arm.angles!) : arm.angles!
      const solve = (turned: number): Arm => {
        const elbow = add(shoulder, mul(hang(upper + turned), bones[0]))
        const wrist = add(elbow, mul(hang(lower + turned), bones[1]))
        const fingers = arm.fingers ?? 90 - lower - turned
        return { near, shoulder, elbow, wrist, hand: add(wrist, polar(fingers, palm)), fingers, shape, front }
      }
      const isUpright = Math.abs(lean) < UPRIGHT && !pose.view && !arm.front
      return isUpright ? besideHead(solve, face([0, 0]), body) : solve(0)
    }
    const target = point(near, arm.touch)
    let fingers = arm.fingers ?? degreesOf(sub(target, shoulder))
    let [wrist, elbow] = [target, shoulder]
    // Without a given direction the hand continues the forearm, which depends on the wrist in turn.
    for (let i = 0; i < (arm.fingers === undefined ? 4 : 1); i++) {
      wrist = add(target, polar(fingers, -palm))
      const solved = reach(shoulder, wrist, bones[0], bones[1], arm.bend ?? 1)
      elbow = solved.joint
      if (solved.missing > 0)
        wrist = add(shoulder, mul(unit(sub(wrist, shoulder)), (bones[0] + bones[1]) * 0.995))
      if (i === 0) missing = Math.max(missing, solved.missing)
      if (arm.fingers === undefined) fingers = degreesOf(sub(target, elbow))
    }
    return { near, shoulder, elbow, wrist, hand: add(wrist, polar(fingers, palm)), fingers, shape, front }
  }
  return {
    body,
    pose,
    turn: side,
    shoulders,
    waist,
    hips,
    at,
    neck,
    neckTop,
    face,
    headAngle: tilt,
    arms: { near: armOf(true, pose.near), far: armOf(false, pose.far) },
    legs,
    missing,
  }
}

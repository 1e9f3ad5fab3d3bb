import { roundKnot } from '../../geometry/spline.ts'
import { add, degreesOf, frame, len, lerp, sub, type Vec } from '../../geometry/vector.ts'
import { ball, flat, limb, line, shape } from '../engine/piece.ts'
import { drawHand } from './body/hands.ts'
import type { ArmPose, Pose } from './body/pose.ts'
import type { Arm, Leg, Skeleton } from './body/skeleton.ts'
import type { ClothesContext } from './clothes/clothes-context.ts'
import type { Aid } from './person-variety.ts'

const grip = (upper: number, lower: number): ArmPose => ({ angles: [upper, lower], hand: 'grip' })

/** A figure that lies, sits on the ground or holds something has no hand free. */
const isUpright = ({ lean = 1, hip = 1, prop, contact, wheelchair, bust, astride }: Pose): boolean =>
  Math.abs(lean) < 30 && hip > 0.8 && !prop && !contact && !wheelchair && !bust && !astride

/** The pose with crutches or a cane in the hands; legs and face stay the same. */
export function withAid(pose: Pose, aid: Aid | undefined): Pose {
  if (!isUpright(pose)) return pose
  if (aid === 'crutch') return { ...pose, near: grip(-30, 2), far: grip(26, 20), lift: 0 }
  return aid === 'cane' ? { ...pose, far: grip(34, 58) } : pose
}

export function drawAid(clothes: ClothesContext, aid: Aid): void {
  const { bones } = clothes
  if (aid === 'prosthesis') prosthesis(clothes, bones.legs.near, bones)
  if (!isUpright(bones.pose)) return lying(clothes, aid)
  if (aid === 'crutch') {
    crutch(clothes, bones.arms.far, -31)
    crutch(clothes, bones.arms.near, HELD)
  }
  if (aid === 'cane') whiteCane(clothes, bones.arms.far, bones)
}

/** For a figure that kneels or holds something: the crutches or the cane lie on the ground. */
function lying({ put, bones }: ClothesContext, aid: Aid): void {
  const { contact, wheelchair, lift, prop } = bones.pose
  if ((aid !== 'crutch' && aid !== 'cane') || wheelchair || lift || (prop && !contact)) return
  const u = unitOf(bones)
  const back = Math.min(bones.legs.near.foot([-30, 0])[0], bones.legs.far.foot([-30, 0])[0])
  for (const i of aid === 'crutch' ? [0, 1] : [0]) {
    const at = (x: number, y: number): Vec => [back + (x - 40) * u, (y - 4 - 9 * i) * u]
    put(-50 + i, limb(flat, [roundKnot(at(i * 14, 0)), roundKnot(at(150 + i * 14, 0))], [3 * u, 3 * u]))
    if (aid === 'crutch') put(-49.5 + i, shape(frame(at(i * 14 + 8, 0), 90, u), '-5,-9! 5,-9! 5,9! -5,9!'))
  }
}

const HELD = 60
const unitOf = ({ body }: Skeleton): number => body.torso / 64

/** A crutch with a cuff around the forearm. */
function crutch({ put, bones }: ClothesContext, arm: Arm, z: number): void {
  const u = unitOf(bones)
  const cuff = lerp(arm.wrist, arm.elbow, 0.7)
  const foot: Vec = [cuff[0] + ((arm.hand[0] - cuff[0]) * (cuff[1] + 3)) / (cuff[1] - arm.hand[1]), -3]
  // Straight from the cuff through the hand.
  put(z, limb(flat, [roundKnot(cuff), roundKnot(foot)], [2.6 * u, 2.8 * u]))
  put(z, { masses: [ball(flat, foot[0], foot[1] - 3, 5 * u, 4 * u)], details: [] })
  const place = frame(cuff, degreesOf(sub(arm.elbow, arm.wrist)), u)
  put(z + 0.1, shape(place, '-5,-9! 5,-9! 5,9! -5,9!'))
  put(z + 1, ...drawHand(arm, bones.body))
}

/** A long white cane whose tip feels the ground ahead. */
function whiteCane({ put, bones }: ClothesContext, arm: Arm, { body }: Skeleton): void {
  const u = unitOf(bones)
  const tip: Vec = [arm.hand[0] + (body.leg[0] + body.leg[1]) * 0.62, -4]
  const rings = [0.5, 0.9].map((t) => {
    const at = lerp(arm.hand, tip, t)
    return line(flat, [roundKnot(add(at, [-3 * u, -3 * u])), roundKnot(add(at, [3 * u, 3 * u]))], 1, [0, 0])
  })
  put(HELD, limb(flat, [roundKnot(add(arm.hand, [-5 * u, -8 * u])), roundKnot(tip)], [3.4 * u, 2.4 * u]))
  put(HELD, { masses: [ball(flat, tip[0], tip[1], 4.4 * u)], details: rings })
  put(HELD + 1, ...drawHand(arm, bones.body))
}

/** Painted over the near leg and its trousers. */
const OVER_LEG = -9

/** A running blade from below the knee. */
function prosthesis({ put }: ClothesContext, { knee, ankle, foot }: Leg, { body }: Skeleton): void {
  const r = body.legRadii[1]
  const place = frame(knee, degreesOf(sub(ankle, knee)), len(sub(ankle, knee)) / 50)
  put(OVER_LEG, shape(place, `-6,${-r * 1.05}! 18,${-r * 0.95} 24,${-r * 0.5}! 24,${r * 0.5}! 18,${r * 0.95} -6,${r * 1.05}!`)) // prettier-ignore
  put(OVER_LEG + 0.1, shape(foot, '-6,-6! 30,-8 38,0 36,5! -8,5!'))
}

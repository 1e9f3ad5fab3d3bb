import type { TouchRequest } from '../../../drawing.ts'
import { sub, unit, type Vec } from '../../../geometry/vector.ts'
import type { ArmPose, LegPose, Pose } from './person-poses.ts'
import { standingHeight, type Proportions } from './proportions.ts'
import { createSkeleton, type Skeleton } from './skeleton.ts'

type Stance = Pick<Pose, 'nearLeg' | 'farLeg' | 'hip' | 'lean' | 'draped'>
const foot = (x: number, y = 0, toes = 0): LegPose => ({ at: [x, y], toes })

/** Ways to stand in front of something, from the most upright to the lowest. */
const STANCES: readonly Stance[] = [
  { nearLeg: foot(-0.18), farLeg: foot(0.16, 0.02), lean: 5 },
  { nearLeg: foot(-0.24), farLeg: foot(0.2, 0.02), hip: 0.92, lean: 30 },
  { nearLeg: foot(-0.3, 0.04, 80), farLeg: foot(-0.18, 0.06, 80), hip: 0.42, lean: 8, draped: true },
  { nearLeg: foot(-0.3, 0.04, 80), farLeg: foot(-0.18, 0.06, 80), hip: 0.42, lean: 36, draped: true },
]
const PUSHING: Stance = { nearLeg: foot(-0.46, 0.04, 24), farLeg: foot(0.14, 0.02), hip: 0.88, lean: 24 }

/** Somebody who hugs stays upright, or the head would hide the other's face. */
const EMBRACING: Stance = { nearLeg: foot(-0.2), farLeg: foot(0.14, 0.02), hip: 0.97, lean: 9 }
const BOWING: Stance = { nearLeg: foot(-0.24), farLeg: foot(0.14, 0.02), hip: 0.94, lean: 19 }
/** To hug something lower than this share of the own height, a person bows. */
const LOW = 0.45

/** What each touching pose does with its hands. */
const HANDS: Readonly<
  Record<
    string,
    {
      near: ArmPose
      far: ArmPose
      stances?: readonly Stance[]
      low?: readonly Stance[]
      pose?: Partial<Pose>
    }
  >
> = {
  hug: {
    near: { touch: { on: 'contact' }, hand: 'rest' },
    far: { touch: { on: 'contact', by: [-0.08, -0.14] }, hand: 'rest', bend: 1 },
    stances: [EMBRACING],
    low: [BOWING],
    pose: { expression: 'smile', tilt: 7 },
  },
  pet: { near: { touch: { on: 'contact' }, hand: 'rest' }, far: { angles: [6, 40], hand: 'rest' } },
  feed: { near: { touch: { on: 'contact' }, hand: 'grip' }, far: { angles: [6, 44], hand: 'rest' } },
  'hold-hands': { near: { touch: { on: 'contact' }, hand: 'grip' }, far: { angles: [12, 20], hand: 'rest' } },
  push: {
    near: { touch: { on: 'contact' }, hand: 'grip' },
    far: { touch: { on: 'contact', by: [0.1, -0.04] }, hand: 'grip', front: true },
    stances: [PUSHING, ...STANCES],
  },
  work: {
    near: { touch: { on: 'contact' }, hand: 'rest', fingers: 30 },
    far: { touch: { on: 'contact', by: [0.24, -0.04] }, hand: 'rest', fingers: 40, front: true },
    pose: { expression: 'focused' },
  },
}

export const TOUCHING_POSES = Object.keys(HANDS)
export const isTouching = (pose: string): boolean => Object.hasOwn(HANDS, pose)

/** The most upright stance from which the hands reach what they shall touch. */
export function touchingPose(
  name: string,
  { height, around }: TouchRequest,
  body: Proportions,
  perMetre: number,
  build: Parameters<typeof createSkeleton>[2],
): Pose {
  const { near, far, stances = STANCES, low = stances, pose } = HANDS[name]!
  const isLow = height * perMetre < standingHeight(body) * LOW
  const at = (stance: Stance): { pose: Pose; bones: Skeleton } => {
    const posed: Pose = { ...stance, ...pose, near, far, turn: 50 }
    const free = createSkeleton(body, { ...posed, near: { angles: [0, 0] }, far: { angles: [0, 0] } }, build)
    const contact = contactPoint(
      free,
      -height * perMetre,
      around === undefined ? undefined : around * perMetre,
    )
    const gaze = unit(sub(contact, free.face([12, 6])))
    const looking: Pose = { ...posed, contact, gaze: [gaze[0] * 0.9, gaze[1] * 0.9] }
    return { pose: looking, bones: createSkeleton(body, looking, build) }
  }
  const all = (isLow ? low : stances).map(at)
  return (
    all.find(({ bones }) => bones.missing < 1) ??
    all.reduce((best, one) => (one.bones.missing < best.bones.missing ? one : best))
  ).pose
}

/** Around something the hands meet behind it; else the arms are almost stretched. */
function contactPoint({ arms, shoulders, body, at }: Skeleton, y: number, around?: number): Vec {
  const { shoulder } = arms.near
  const reach = (body.arm[0] + body.arm[1]) * 0.94
  if (around !== undefined) return [Math.min(at(shoulders, 0.6)[0] + around * 0.8, shoulder[0] + reach), y]
  const down = Math.min(Math.abs(y - shoulder[1]), reach)
  return [shoulder[0] + Math.max(reach * 0.35, Math.sqrt(reach * reach - down * down)), y]
}

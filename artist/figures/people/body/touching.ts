import type { TouchRequest } from '../../../drawing.ts'
import { mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { WHEELCHAIR_STANCES } from './in-wheelchair.ts'
import { kneeling, type ArmPose, type HandShape, type LegPose, type Pose } from './pose.ts'
import type { Prop } from './prop-names.ts'
import { standingHeight, type Proportions } from './proportions.ts'
import {
  atOwnSide,
  besideFace,
  beyondFeet,
  CHIN,
  contactPoint,
  edgeOfFace,
  isOneHanded,
} from './reaching-hands.ts'
import { createSkeleton, type Skeleton } from './skeleton.ts'

type Stance = Pick<Pose, 'nearLeg' | 'farLeg' | 'hip' | 'lean' | 'draped' | 'wheelchair'>
const foot = (x: number, y = 0, toes = 0): LegPose => ({ at: [x, y], toes })

/** Ways to stand in front of something, from the most upright to the lowest. */
const STANCES: readonly Stance[] = [
  { nearLeg: foot(-0.18), farLeg: foot(0.16, 0.02), hip: 0.98, lean: 8 },
  { nearLeg: foot(-0.24), farLeg: foot(0.2, 0.02), hip: 0.92, lean: 30 },
  { ...kneeling(14), lean: 8 },
  { ...kneeling(36), lean: 16 },
  { ...kneeling(36), lean: 38 },
]
const STOOPING: Stance = { nearLeg: foot(-0.24), farLeg: foot(0.2, 0.02), hip: 0.84, lean: 42 }
const PUSHING: Stance = { nearLeg: foot(-0.46, 0.04, 24), farLeg: foot(0.14, 0.02), hip: 0.88, lean: 24 }

/** A figure that hugs stays upright, or the head would hide the other's face. */
const EMBRACING: Stance = { nearLeg: foot(-0.2), farLeg: foot(0.14, 0.02), hip: 0.97, lean: 4 }
const BOWING: Stance = { nearLeg: foot(-0.24), farLeg: foot(0.14, 0.02), hip: 0.94, lean: 19 }
/** A person bends down to hug something that is lower than this share of their own height. */
const LOW = 0.45

/** Behind a bed, which hides the legs. */
const BEDSIDE: readonly Stance[] = [14, 26, 38].map((lean) => ({ nearLeg: foot(-0.2), farLeg: foot(0.16, 0.02), hip: 0.94, lean })) // prettier-ignore

/** What a touching pose does with its hands. A tool reaches from the hands to the contact. */
interface TouchingPose {
  near: ArmPose
  far: ArmPose
  stances?: readonly Stance[]
  low?: readonly Stance[]
  tool?: Prop
  pose?: Partial<Pose>
}

const STANDING: readonly Stance[] = [{ nearLeg: foot(-0.24), farLeg: foot(0.2, 0.02), hip: 0.95, lean: 4 }]
const onContact = (hand: HandShape, by?: Vec, more: Partial<ArmPose> = {}): ArmPose => ({
  touch: { on: 'contact', ...(by && { by }) },
  hand,
  ...more,
})
const free = (upper: number, lower: number, hand: HandShape = 'rest'): ArmPose => ({ angles: [upper, lower], hand }) // prettier-ignore
const resting = free(6, 40)
/** The near hand leads a tool whose handle is `by` away from the contact, in heads. */
const withTool = (tool: Prop, by: Vec, more: Partial<TouchingPose> = {}): TouchingPose => ({
  near: onContact('grip', by),
  far: resting,
  tool,
  pose: { expression: 'smile' },
  ...more,
})
const both = (hand: HandShape, apart: Vec, more: Partial<TouchingPose> = {}): TouchingPose => ({
  near: onContact(hand),
  far: onContact(hand, apart, { front: true }),
  ...more,
})

/** Two large heads need room between them. */
const LONG_ARMS = { reach: 1.4 } as const

const HANDS = {
  hug: {
    near: onContact('rest'),
    far: onContact('rest', [-0.08, -0.14], { bend: 1 }),
    stances: [EMBRACING],
    low: STANCES.slice(2),
    pose: { ...LONG_ARMS, expression: 'sleeping', tilt: 9 },
  },
  kiss: {
    near: onContact('rest'),
    far: onContact('rest', [-0.08, -0.14], { bend: 1 }),
    stances: [EMBRACING],
    low: [BOWING, ...STANCES.slice(1)],
    pose: { expression: 'sleeping', tilt: 12 },
  },
  pet: { near: onContact('rest'), far: resting },
  feed: withTool('food', [-0.4, 0.02], { pose: { expression: 'happy' } }),
  scatter: {
    near: { angles: [62, 78], hand: 'open', fingers: 30 },
    far: free(-6, 62, 'grip'),
    stances: [{ nearLeg: { kneel: 14 }, farLeg: { at: [0.3, 0.02], toes: 0 }, lean: 8, draped: true }],
    tool: 'crumbs',
    pose: { expression: 'happy', tilt: 6 },
  },
  'spoon-feed': withTool('baby-spoon', [-0.42, 0.06], { pose: { expression: 'happy' } }),
  'check-teeth': withTool('dental-mirror', [-0.5, 0.1], { stances: STANCES.slice(0, 2), low: STANCES, pose: { reach: 1.2, expression: 'smile' } }), // prettier-ignore
  'hold-hands': { near: onContact('grip'), far: free(12, 20), pose: LONG_ARMS },
  'shake-hands': { near: onContact('grip'), far: free(-14, -4), stances: STANDING, pose: LONG_ARMS },
  'dance-together': {
    near: onContact('grip'),
    far: free(-96, -140, 'open'),
    stances: [{ nearLeg: foot(-0.1), farLeg: { angles: [40, -34], toes: 20 }, lean: -6, draped: true }],
    pose: { ...LONG_ARMS, expression: 'laughing' },
  },
  'high-five': {
    near: onContact('open', undefined, { fingers: -74 }),
    far: free(-20, -8),
    stances: STANDING,
    pose: { ...LONG_ARMS, expression: 'laughing' },
  },
  comfort: {
    near: onContact('rest'),
    far: free(16, 60),
    stances: [EMBRACING, ...STANCES],
    low: STANCES.slice(2),
    pose: { ...LONG_ARMS, expression: 'smile', tilt: 9 },
  },
  tuck: {
    near: onContact('rest'),
    far: onContact('rest', [-0.5, 0.04], { front: true }),
    stances: BEDSIDE,
    pose: { ...LONG_ARMS, expression: 'smile', tilt: 6 },
  },
  pick: withTool('basket', [0, 0], {
    far: free(24, 40, 'grip'),
    stances: STANDING,
    pose: { ...LONG_ARMS, expression: 'happy' },
  }),
  gather: withTool('basket', [0, 0], { far: free(-24, 10, 'grip'), pose: { expression: 'happy' } }),
  choose: withTool('basket', [0, 0], {
    far: free(-24, 10, 'grip'),
    stances: [...STANCES.slice(0, 2), STOOPING, ...STANCES.slice(2)],
    pose: { expression: 'happy' },
  }),
  'drop-in': {
    near: onContact('grip', [-0.1, -0.34]),
    far: free(-14, -4),
    stances: [...STANDING, ...STANCES],
    pose: { expression: 'happy' },
  },
  give: both('grip', [0.06, 0.2], { stances: STANDING, pose: LONG_ARMS }),
  carry: {
    near: onContact('grip', [0, 0], { fingers: -10 }),
    far: onContact('grip', [0.2, 0], { fingers: -150, front: true }),
    stances: [{ nearLeg: foot(-0.26), farLeg: foot(0.2, 0.02), hip: 0.95, lean: -6 }],
  },
  push: both('grip', [0.1, -0.04], {
    stances: [PUSHING, STOOPING, { ...STOOPING, hip: 0.74, lean: 52 }],
    pose: { reach: 1.3 },
  }),
  steady: {
    near: onContact('rest'),
    far: free(-24, 6),
    stances: [8, 18, 30, 42].map((lean) => ({ nearLeg: foot(-0.34, 0.05, 26), farLeg: foot(0.22, 0.02), hip: 0.94, lean })), // prettier-ignore
    pose: { reach: 1.35, expression: 'happy' },
  },
  work: {
    near: onContact('rest', undefined, { fingers: 30 }),
    far: onContact('rest', [0.24, -0.04], { fingers: 40, front: true }),
    pose: { expression: 'smile' },
  },
  'build-low': {
    near: onContact('rest', undefined, { fingers: 30 }),
    far: free(34, 62, 'grip'),
    stances: [...STANCES.slice(2), ...STANCES],
    tool: 'toy-shovel',
    pose: { expression: 'happy' },
  },
  'hang-up': { near: onContact('grip', [-0.06, -0.3]), far: free(44, 96, 'open'), stances: [...STANDING, ...STANCES], tool: 'bauble', pose: { ...LONG_ARMS, expression: 'happy' } }, // prettier-ignore
  drum: {
    near: onContact('grip', [-0.32, -0.4]),
    far: onContact('grip', [-0.1, -0.5], { front: true }),
    tool: 'sticks',
    pose: { ...LONG_ARMS, expression: 'laughing' },
  },
  stir: withTool('ladle', [-0.16, -0.5], {
    stances: [...STANDING, ...STANCES],
    pose: { expression: 'smile' },
  }),
  water: withTool('can', [-0.62, -0.5], {
    stances: [...STANDING, ...STANCES],
    pose: { expression: 'smile' },
  }),
  'paint-on': withTool('brush-tip', [-0.42, 0.1]),
  'write-on': withTool('pencil', [-0.2, 0.1]),
  'cut-with': withTool('scissors', [-0.3, 0.04]),
  'comb-with': withTool('hairbrush', [-0.2, -0.12], { pose: { expression: 'smile' } }),
  'wash-with': withTool('sponge', [0, 0], { pose: { expression: 'happy' } }),
  hammer: withTool('hammer', [-0.42, -0.34]),
  light: withTool('match', [-0.36, 0.12], { pose: { expression: 'smile' } }),
  examine: withTool('stethoscope', [0, 0], {
    stances: STANCES.slice(0, 2),
    low: STANCES,
    pose: { reach: 1.3, expression: 'smile' },
  }),
  inject: withTool('syringe', [-0.5, -0.12], {
    stances: STANCES.slice(0, 2),
    low: STANCES,
    pose: { reach: 1.2, expression: 'smile' },
  }),
  whisper: {
    near: onContact('open', undefined, { fingers: -60 }),
    far: free(16, 60),
    stances: [EMBRACING, BOWING],
    low: STANCES,
    pose: { ...LONG_ARMS, expression: 'singing', tilt: 10 },
  },
  bandage: both('grip', [-0.24, -0.16], { tool: 'bandage', pose: { reach: 1.3, expression: 'smile' } }),
  milk: both('grip', [0.2, -0.06], { tool: 'bucket', pose: { expression: 'smile' } }),
  spray: {
    near: { touch: { on: 'front', by: [-0.04, 0.2] }, hand: 'grip', fingers: 0 },
    far: { touch: { on: 'front', by: [0.36, 0.06] }, hand: 'grip', fingers: -10, front: true },
    stances: [{ nearLeg: foot(-0.34, 0, 4), farLeg: foot(0.3, 0.02), hip: 0.94, lean: 6 }],
    tool: 'hose',
    pose: { expression: 'smile' },
  },
} satisfies Record<string, TouchingPose>

const poseNamed = (name: string): TouchingPose => HANDS[name as keyof typeof HANDS]

export const TOUCHING_POSES = Object.keys(HANDS)
export const isTouching = (pose: string): boolean => Object.hasOwn(HANDS, pose)

/** The most upright stance from which the hands reach the contact. */
export function touchingPose(
  name: string,
  { height, around, distance, onLap, stretched, between }: TouchRequest,
  body: Proportions,
  perMetre: number,
  build: Parameters<typeof createSkeleton>[2],
  wheelchair = false,
): Pose {
  const { stances = STANCES, low = stances, pose, tool, ...hands } = poseNamed(name)
  const own = between ? atOwnSide(hands, (between * perMetre) / (body.head * 2)) : hands
  const isLow = height * perMetre < standingHeight(body) * LOW
  const by = mul(own.near.touch?.on === 'contact' ? (own.near.touch.by ?? [0, 0]) : [0, 0], body.head * 2)
  const at = (stance: Stance, longer = 1): { pose: Pose; bones: Skeleton; isHigh: boolean } => {
    const rests: Pose = {
      ...stance,
      ...pose,
      reach: (pose?.reach ? pose.reach * stretchOf(body) : 1) * longer,
      near: free(0, 0),
      far: free(0, 0),
      turn: 50,
      ...(tool && { prop: tool }),
    }
    const still = createSkeleton(body, rests, build)
    const y = -height * perMetre
    const isHigh = isOneHanded(own) && y + by[1] < still.face(CHIN)[1]
    const posed: Pose = { ...rests, ...(isHigh ? besideFace(own) : own) }
    const contact: Vec =
      distance !== undefined
        ? [Math.max(still.at(0, 0)[0] + distance * perMetre, isHigh ? edgeOfFace(still) - by[0] : 0), y]
        : onLap
          ? [still.legs.near.knee[0], y]
          : beyondFeet(sub(contactPoint(still, y + by[1], isHigh, around && around * perMetre), by), still)
    const gaze = unit(sub(contact, still.face([12, 6])))
    const looking: Pose = { ...posed, contact, gaze: [gaze[0] * 0.9, gaze[1] * 0.9] }
    return { pose: looking, bones: createSkeleton(body, looking, build), isHigh }
  }
  const possible = wheelchair ? WHEELCHAIR_STANCES : isLow ? low : stances
  const all = possible.map((stance) => ({ stance, ...at(stance) }))
  const found = all.find(({ bones }) => bones.missing < 1)
  if (found) return found.pose
  const nearest = all.reduce((best, one) => (one.bones.missing < best.bones.missing ? one : best))
  const arm = (body.arm[0] + body.arm[1]) * (nearest.pose.reach ?? 1)
  return stretched || nearest.isHigh
    ? at(nearest.stance, Math.min(LONGEST_ARM, 1 + nearest.bones.missing / arm)).pose
    : nearest.pose
}

/** How much longer an arm may become where two faces would hide each other. */
const LONGEST_ARM = 1.4

/** Small children have shorter arms and larger heads. */
const stretchOf = ({ arm, head }: Proportions): number =>
  Math.max(1, ((CHILDS_ARM * head) / (arm[0] + arm[1])) ** 1.5)
/** A child's arm as a share of half of its head. */
const CHILDS_ARM = 1.73

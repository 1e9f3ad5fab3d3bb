import type { View } from '../../../drawing.ts'
import type { Vec } from '../../../geometry/vector.ts'
import type { Prop } from './prop-names.ts'

/** How the fingers are: at rest, spread, closed around something, or the index finger stretched out. */
export type HandShape = 'rest' | 'open' | 'grip' | 'point'

/** Degrees from straight down; forward (to the right of the page) is positive, straight up is 180. */
type Angles = readonly [upper: number, lower: number]

/**
 * What a hand touches on its own body or on the table in front of it. `by` moves the point, in heads, on a table in torso
 * lengths.
 */
export interface Touch {
  on: 'shoe' | 'mouth' | 'ear' | 'brow' | 'chest' | 'hip' | 'knee' | 'front' | 'lap' | 'contact' | 'table'
  by?: Vec
}

export interface ArmPose {
  angles?: Angles
  touch?: Touch
  hand?: HandShape
  /** Direction of the fingers on the page, in degrees; else that of the forearm. */
  fingers?: number
  /** 1 folds the elbow downwards and backwards, -1 upwards and forwards. */
  bend?: 1 | -1
  /** Painted in front of the head, or the far arm in front of the body. */
  front?: boolean
}

/** A foot on the ground or at a height, in leg lengths from the hips; or a free leg by its angles. */
export interface LegPose {
  at?: Vec
  angles?: Angles
  /** Direction of the toes in degrees, 0 is forward on the ground. */
  toes?: number
  bend?: 1 | -1
  /** The toes point to the left, away from the other foot. */
  out?: boolean
  /** For kneeling: degrees of the thigh. The shin and the instep lie on the ground. */
  kneel?: number
}

export interface Pose {
  near: ArmPose
  far: ArmPose
  nearLeg: LegPose
  farLeg: LegPose
  /** Height of the hips in leg lengths. */
  hip?: number
  /** Degrees from the front (0) to the side (90). */
  turn?: number
  /** From the side or from behind, head and clothes too. */
  view?: View | undefined
  lean?: number
  /** Arches the back (positive) or hollows it. */
  curl?: number
  /** Angle of the head on the page. */
  tilt?: number
  /** Direction of the eyes; the face nods with them. */
  gaze?: Vec
  /** Factor of the arm length, where a large head would be in the way. */
  reach?: number
  /** Height of the lowest point above the ground, in leg lengths. */
  lift?: number
  /** Only the upper body: the vehicle hides the rest. */
  bust?: boolean
  /** The mount hides the far leg. */
  astride?: boolean
  /** A skirt lies on the legs instead of hanging from the waist. */
  draped?: boolean
  /** Works on something beside its own place at a table, even if it is alone. */
  aside?: boolean
  /** Sits on a chair, which is drawn with the figure. */
  chair?: boolean
  /** Sits in a wheelchair, whatever the arms do. */
  wheelchair?: boolean
  /** A point that the hands touch, in figure units from the hips' place on the ground. */
  contact?: Vec
  expression?: Expression
  prop?: Prop
}

export type Expression =
  | 'happy'
  | 'laughing'
  | 'sleeping'
  | 'surprised'
  | 'smile'
  | 'sad'
  | 'angry'
  | 'scared'
  | 'singing'
  | 'proud'
  | 'bored'
  | 'tired'
  | 'cold'
  | 'shy'
export const arm = (
  upper: number,
  lower: number,
  hand: HandShape = 'rest',
  more: Partial<ArmPose> = {},
): ArmPose => ({
  angles: [upper, lower],
  hand,
  ...more,
})
export const to = (
  on: Touch['on'],
  x: number,
  y: number,
  hand: HandShape,
  more: Partial<ArmPose> = {},
): ArmPose => ({
  touch: { on, by: [x, y] },
  hand,
  ...more,
})
export const foot = (x: number, y = 0, toes = 0): LegPose => ({ at: [x, y], toes })
export const leg = (thigh: number, shin: number, toes?: number): LegPose => ({
  angles: [thigh, shin],
  ...(toes !== undefined && { toes }),
})
/** On both knees, with the thighs leaning forward by these degrees. */
export const kneeling = (thigh: number) =>
  ({ nearLeg: { kneel: thigh }, farLeg: { kneel: thigh + 16 }, draped: true }) as const
/** A near foot on the ground whose toes point away from the other. */
export const outwards = (x: number): LegPose => ({ at: [x, 0], toes: 0, out: true })
const standing = { nearLeg: outwards(-0.21), farLeg: foot(0.2, 0.02), turn: 28 } as const

/** Ways to stand: the weight on both feet, or on one of them. */
const STANCES: readonly Partial<Pose>[] = [
  {},
  { nearLeg: outwards(-0.15), farLeg: foot(0.26, 0.02, -12), hip: 0.99 },
  { nearLeg: outwards(-0.25), farLeg: foot(0.17, 0.02), hip: 0.992 },
  { nearLeg: foot(-0.19), farLeg: foot(0.18, 0.02, -6), turn: 36 },
]

/** Gives a figure that only stands one of the stances; `chance` is from 0 to 1. */
export const inStance = (pose: Pose, chance: number): Pose =>
  pose.nearLeg === standing.nearLeg && pose.farLeg === standing.farLeg && !pose.view
    ? { ...pose, ...STANCES[Math.floor(chance * STANCES.length) % STANCES.length] }
    : pose
export const seated = { nearLeg: foot(0.52), farLeg: foot(0.6, 0.03), hip: 0.53, draped: true } as const
/** Behind a table, which hides the legs. */
export const atTable = {
  nearLeg: foot(-0.14),
  farLeg: foot(0.14),
  hip: 0.54,
  turn: 24,
  tilt: 4,
  gaze: [0.3, 0.9],
} as const
/** A hand on the table, in lengths of the torso. */
export const onTable = (x: number, y: number, hand: HandShape = 'rest'): ArmPose => ({
  touch: { on: 'table', by: [x, y] },
  hand,
  front: true,
})
export const pose = (near: ArmPose, far: ArmPose, rest: Partial<Pose> = {}): Pose => ({
  near,
  far,
  ...standing,
  ...rest,
})

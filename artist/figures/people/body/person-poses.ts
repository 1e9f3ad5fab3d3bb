import type { View } from '../../../drawing.ts'
import type { Vec } from '../../../geometry/vector.ts'

/** How the fingers are: at rest, spread, closed around something, or the index finger stretched out. */
export type HandShape = 'rest' | 'open' | 'grip' | 'point'

/** Degrees from straight down; forward (to the right of the page) is positive, straight up is 180. */
type Angles = readonly [upper: number, lower: number]

/** What a hand touches on the own body. `by` moves the point, in heads. */
export interface Touch {
  on: 'mouth' | 'ear' | 'brow' | 'chest' | 'hip' | 'knee' | 'front' | 'lap' | 'contact'
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
  /** Longer arms, where a large head would be in the way. */
  reach?: number
  /** Height of the lowest point above the ground, in leg lengths. */
  lift?: number
  /** Only the upper body: the vehicle hides the rest. */
  bust?: boolean
  /** The mount hides the far leg. */
  astride?: boolean
  /** A skirt lies on the legs instead of hanging from the waist. */
  draped?: boolean
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
  | 'focused'
  | 'singing'
export type Prop =
  | 'book'
  | 'guitar'
  | 'violin'
  | 'bed'
  | 'microphone'
  | 'brush'
  | 'spoon'
  | 'shovel'
  | 'rod'
  | 'cup'
  | 'skis'
  | 'skates'
  | 'skateboard'
  | 'toothbrush'
  | 'flute'
  | 'trumpet'
  | 'phone'
  | 'camera'
  | 'spyglass'
  | 'magnifier'
  | 'broom'
  | 'bubbles'
  | 'notebook'
  | 'pan'
  | 'comb'
  | 'tears'
  | 'speech'
  | 'breath'
  | 'food'
  | 'sticks'
  | 'can'
  | 'ladle'
  | 'paper'
  | 'brush-tip'
  | 'pencil'
  | 'scissors'
  | 'hairbrush'
  | 'sponge'
  | 'hammer'
  | 'match'
  | 'stethoscope'
  | 'bandage'
  | 'bucket'
  | 'hose'
  | 'rope'
  | 'knitting'
  | 'juggling'
  | 'voice'
  | 'oar'
  | 'sword'
  | 'watch'
  | 'basket'
  | 'hanging-legs'

const arm = (
  upper: number,
  lower: number,
  hand: HandShape = 'rest',
  more: Partial<ArmPose> = {},
): ArmPose => ({
  angles: [upper, lower],
  hand,
  ...more,
})
const to = (
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
const foot = (x: number, y = 0, toes = 0): LegPose => ({ at: [x, y], toes })
const leg = (thigh: number, shin: number, toes?: number): LegPose => ({
  angles: [thigh, shin],
  ...(toes !== undefined && { toes }),
})
const standing = { nearLeg: foot(-0.16), farLeg: foot(0.13, 0.02) } as const
const seated = { nearLeg: foot(0.52), farLeg: foot(0.6, 0.03), hip: 0.53, draped: true } as const
const P = (near: ArmPose, far: ArmPose, rest: Partial<Pose> = {}): Pose => ({
  near,
  far,
  ...standing,
  ...rest,
})

const down = arm(-15, -6)
const downFar = arm(16, 22)

export const POSES = {
  stand: P(down, downFar),
  proud: P(to('hip', -0.06, 0, 'grip', { bend: 1, fingers: 40 }), to('hip', 0.1, 0, 'grip', { bend: -1, fingers: 140, front: true }), {
    nearLeg: foot(-0.2), farLeg: foot(0.16, 0.02), lean: -2, tilt: -3,
  }),
  wave: P(down, arm(112, 168, 'open'), { tilt: 5, lean: -2 }),
  cheer: P(arm(-142, -166, 'open'), arm(140, 164, 'open'), { expression: 'laughing', tilt: -5, lean: -3 }),
  point: P(down, arm(84, 92, 'point'), { gaze: [0.9, 0] }),
  hug: P(arm(52, 84, 'open', { fingers: -18 }), arm(66, 98, 'open', { fingers: -30 }), { lean: 5, tilt: 6, curl: 2 }),
  'hold-hands': P(arm(-40, -30), arm(40, 30), { turn: 26 }),
  'look-up': P(arm(-24, -8), arm(34, 124, 'open'), { tilt: -16, gaze: [0.5, -0.9], expression: 'happy', lean: -4 }),
  stretch: P(arm(-160, -176, 'open'), arm(158, 178, 'open'), { lean: -2, tilt: -6 }),
  walk: P(arm(-34, -12), arm(34, 66), { nearLeg: foot(0.34, 0, -8), farLeg: foot(-0.3, 0.07, 34), hip: 0.95, lean: 4, turn: 52 }),
  run: P(arm(-58, 34, 'grip'), arm(44, 128, 'grip'), {
    nearLeg: leg(64, -14, 4), farLeg: leg(-30, -98), lean: 15, turn: 56, tilt: 4, lift: 0.06, expression: 'happy', draped: true,
  }),
  jump: P(arm(-134, -160, 'open'), arm(132, 158, 'open'), {
    nearLeg: leg(-8, -74, 62), farLeg: leg(58, -36, 20), lift: 0.34, lean: 2, expression: 'laughing',
  }),
  dance: P(arm(-128, -152, 'open'), arm(74, 30, 'open'), { nearLeg: foot(-0.02), farLeg: leg(54, -40, 40), lean: -6, tilt: 7, expression: 'happy' }),
  kick: P(arm(-74, -48, 'open'), arm(70, 104, 'open'), {
    nearLeg: leg(72, 62, -34), farLeg: foot(-0.1), hip: 0.96, lean: -14, turn: 48, tilt: 4, gaze: [0.8, 0.5], draped: true,
  }),
  throw: P(arm(-112, -168, 'grip'), arm(82, 92, 'open'), { nearLeg: foot(-0.3, 0, 4), farLeg: foot(0.34, 0.02), hip: 0.94, lean: -9, turn: 50, gaze: [0.9, -0.1] }),
  catch: P(arm(58, 112, 'open'), arm(72, 122, 'open'), { nearLeg: foot(-0.18), farLeg: foot(0.24, 0.02), hip: 0.95, gaze: [0.8, -0.4] }),
  sit: P(to('knee', -0.05, -0.16, 'rest'), arm(-6, 34), {
    nearLeg: { at: [0.74, 0.03], toes: -38 }, farLeg: { at: [0.86, 0.06], toes: -38 }, hip: 0.1, lean: -6, turn: 36, draped: true,
  }),
  seat: P(to('knee', -0.12, -0.14, 'rest'), to('knee', 0.05, -0.18, 'rest'), { ...seated, turn: 48 }),
  swing: P(arm(58, 164, 'grip'), arm(72, 168, 'grip'), {
    nearLeg: leg(84, 40, -30), farLeg: leg(88, 52, -30), lean: -14, turn: 52, tilt: -6, lift: 0.3, expression: 'laughing', draped: true,
  }),
  'walk-away': P(arm(-24, -8), arm(26, 14), { nearLeg: foot(-0.12, 0, 0), farLeg: foot(0.1, 0.07), hip: 0.96, view: 'back' }),
  watch: P(arm(-15, -6), arm(16, 8), { view: 'back', tilt: 3 }),
  'watch-up': P(arm(-15, -6), arm(112, 168, 'point'), { view: 'back', tilt: 6 }),
  cycle: P(arm(44, 66, 'grip'), arm(50, 70, 'grip'), { nearLeg: leg(66, -16, 4), farLeg: leg(30, -2, 4), lean: 16, tilt: -2, gaze: [0.6, 0], view: 'profile', draped: true }),
  ride: P(arm(22, 74, 'grip'), arm(36, 82, 'grip', { front: true }), { nearLeg: leg(46, -10, 6), farLeg: leg(50, 0), lean: 3, turn: 54, astride: true, draped: true }),
  drive: P(arm(26, 84, 'grip'), arm(40, 92, 'grip', { front: true }), { bust: true, lean: 2 }),
  kneel: P(arm(14, 66), arm(30, 78), { nearLeg: leg(8, -86, 80), farLeg: leg(24, -82, 80), lean: 8, turn: 50, draped: true }),
  crawl: P(arm(-8, -4, 'rest', { fingers: 10 }), arm(22, 18, 'rest', { fingers: 10 }), {
    nearLeg: leg(-4, -94), farLeg: leg(30, -78), lean: 72, turn: 60, tilt: 2, curl: 3, draped: true,
  }),
  hold: P(down, arm(40, 124, 'grip'), { gaze: [0.5, 0.05] }),
  'hold-low': P(down, arm(44, 76, 'grip'), { gaze: [0.6, 0.4] }),
  'hold-both': P(to('front', 0.02, 0.06, 'grip', { fingers: -10 }), to('front', 0.16, 0.02, 'grip', { front: true, fingers: -20 }), { gaze: [0.6, 0.5] }),
  read: P(to('front', -0.24, 0, 'grip', { fingers: -40 }), to('front', 0.5, -0.02, 'grip', { fingers: -120, bend: -1, front: true }), {
    gaze: [0.5, 0.9], tilt: 5, prop: 'book', expression: 'smile',
  }),
  'read-seated': P(to('front', -0.14, 0.04, 'grip', { fingers: -40 }), to('front', 0.56, 0.02, 'grip', { fingers: -120, bend: -1, front: true }), {
    ...seated, turn: 46, gaze: [0.5, 0.9], tilt: 8, prop: 'book', expression: 'smile',
  }),
  'read-aloud': P(to('front', -0.14, 0.04, 'grip', { fingers: -40 }), to('front', 0.56, 0.02, 'grip', { fingers: -120, bend: -1, front: true }), {
    ...seated, turn: 46, gaze: [0.8, 0.7], tilt: 5, prop: 'book', expression: 'singing', chair: true,
  }),
  eat: P(to('front', -0.04, 0.3, 'rest'), to('mouth', 0.2, 0.26, 'grip', { bend: 1, fingers: -120, front: true }), { expression: 'happy', gaze: [0.5, 0.4] }),
  'brush-teeth': P(arm(-16, -4), to('mouth', 0.66, 0.3, 'grip', { bend: 1, fingers: -140, front: true }), { prop: 'toothbrush', expression: 'happy', gaze: [0.3, 0.2] }),
  flute: P(to('mouth', 0.3, 0.22, 'grip', { bend: 1, fingers: -40, front: true }), to('mouth', 0.62, 0.34, 'grip', { bend: 1, fingers: -60, front: true }), { prop: 'flute', expression: 'smile', gaze: [0.6, 0.6] }),
  drink: P(to('front', -0.04, 0.3, 'rest'), to('mouth', 0.34, 0.1, 'grip', { bend: 1, fingers: -150, front: true }), { prop: 'cup', tilt: -8, expression: 'smile' }),
  play: P(arm(-64, -108, 'open'), arm(62, 112, 'open'), { farLeg: leg(34, -16, 10), tilt: 6, lean: -3, expression: 'laughing' }),
  sing: P(arm(-58, -100, 'open'), to('mouth', 0.3, 0.2, 'grip', { bend: 1, fingers: -130, front: true }), { tilt: -8, prop: 'microphone', expression: 'singing' }),
  paint: P(to('front', -0.2, 0.12, 'grip', { fingers: 0 }), arm(60, 110, 'grip'), { gaze: [0.9, -0.1], prop: 'brush', expression: 'focused' }),
  cook: P(to('front', -0.14, 0.16, 'grip', { fingers: 0 }), arm(48, 118, 'grip', { front: true }), { gaze: [0.7, 0.6], prop: 'spoon' }),
  dig: P(to('front', -0.16, 0.04, 'grip', { fingers: 40 }), to('front', 0.2, 0.56, 'grip', { fingers: 60, front: true }), {
    nearLeg: foot(-0.22, 0, 4), farLeg: foot(0.26, 0.02), hip: 0.92, lean: 15, turn: 50, gaze: [0.6, 0.9], prop: 'shovel', expression: 'focused',
  }),
  fish: P(to('front', 0, 0.14, 'grip', { fingers: -20 }), to('front', 0.3, -0.04, 'grip', { fingers: -30, front: true }), { nearLeg: foot(-0.16), farLeg: foot(0.16, 0.02), turn: 48, gaze: [0.9, 0.4], prop: 'rod' }),
  climb: P(arm(140, 170, 'grip'), arm(120, 158, 'grip'), { nearLeg: leg(76, -6, 6), farLeg: leg(4, -4, 20), lean: 4, turn: 58, tilt: -12, gaze: [0.5, -0.9], lift: 0.04, draped: true }),
  skate: P(arm(-84, -66, 'open'), arm(72, 92, 'open'), { nearLeg: foot(0.06), farLeg: leg(-40, -72), hip: 0.92, lean: 16, turn: 52, prop: 'skates', draped: true }),
  skateboard: P(arm(-78, -62, 'open'), arm(74, 104, 'open'), { nearLeg: foot(-0.3, 0.16), farLeg: foot(0.34, 0.16), hip: 0.98, lean: 6, turn: 46, prop: 'skateboard' }),
  ski: P(arm(-8, 62, 'grip'), arm(28, 72, 'grip'), { nearLeg: foot(0.02, 0.03), farLeg: foot(0.1, 0.06), hip: 0.82, lean: 24, turn: 56, tilt: 2, prop: 'skis' }),
  swim: P(arm(150, 104), arm(104, 96, 'rest', { front: false }), { nearLeg: leg(-84, -98), farLeg: leg(-66, -92), lean: 72, turn: 58, tilt: 4, draped: true }),
  fly: P(arm(-34, -46, 'grip'), arm(124, 122, 'grip'), { nearLeg: leg(-60, -72), farLeg: leg(-48, -70), lean: 60, turn: 56, tilt: 6, lift: 0.5, draped: true }),
  float: P(arm(-72, -104, 'open'), arm(70, 98, 'open'), { nearLeg: leg(-6, -46), farLeg: leg(26, -30), lean: 4, tilt: 5, lift: 0.22 }),
  lie: P(arm(34, 96, 'rest'), arm(52, 110, 'rest'), { nearLeg: leg(-86, -92), farLeg: leg(-84, -150), lean: 66, turn: 58, curl: -6, tilt: 4, draped: true }),
  sleep: P(down, downFar, { expression: 'sleeping', prop: 'bed' }),
  cartwheel: P(arm(34, 20, 'open'), arm(-26, -14, 'open'), { nearLeg: leg(140, 150), farLeg: leg(-132, -144), lean: 172, turn: 20, tilt: 176, reach: 1.5, expression: 'laughing', draped: true }),
  handstand: P(arm(10, 4, 'open'), arm(-10, -4, 'open'), { nearLeg: leg(160, 176), farLeg: leg(-152, -176), lean: 180, turn: 24, tilt: 180, reach: 1.55, expression: 'laughing', draped: true }),
  trumpet: P(to('mouth', 0.34, 0.16, 'grip', { bend: 1, fingers: -40, front: true }), to('mouth', 0.62, 0.1, 'grip', { bend: 1, fingers: -60, front: true }), { prop: 'trumpet', expression: 'smile', tilt: -6, lean: -3 }),
  phone: P(arm(-20, -2), to('ear', 0.12, 0.12, 'grip', { bend: 1, fingers: -100, front: true }), { prop: 'phone', expression: 'happy', tilt: 7 }),
  photograph: P(to('brow', -0.2, 0.42, 'grip', { bend: 1, fingers: -70, front: true }), to('brow', 0.2, 0.42, 'grip', { bend: 1, fingers: -110, front: true }), { prop: 'camera', expression: 'smile', lean: 6, nearLeg: foot(-0.24), farLeg: foot(0.2, 0.02), hip: 0.95 }),
  'look-through': P(to('brow', 0.3, 0.32, 'grip', { bend: 1, fingers: -20, front: true }), to('brow', 0.06, 0.38, 'grip', { bend: 1, fingers: -60, front: true }), { prop: 'spyglass', expression: 'smile', lean: 4, gaze: [0.9, 0] }),
  search: P(arm(-30, -70, 'grip'), to('front', 0.5, -0.1, 'grip', { fingers: -40, front: true }), { nearLeg: foot(-0.26), farLeg: foot(0.24, 0.02), hip: 0.86, lean: 26, turn: 52, gaze: [0.7, 0.9], prop: 'magnifier', expression: 'surprised' }),
  listen: P(arm(-16, -4), to('ear', 0.1, 0.02, 'open', { bend: 1, fingers: -70, front: true }), { tilt: 12, lean: 6, gaze: [0.9, -0.2], expression: 'smile' }),
  sweep: P(to('front', -0.1, -0.2, 'grip', { fingers: 20 }), to('front', 0.16, 0.3, 'grip', { fingers: 40, front: true }), { nearLeg: foot(-0.24, 0, 4), farLeg: foot(0.22, 0.02), hip: 0.95, lean: 9, turn: 48, gaze: [0.6, 0.9], prop: 'broom', expression: 'smile' }),
  bubbles: P(arm(-16, -4), to('mouth', 0.36, 0.16, 'grip', { bend: 1, fingers: -100, front: true }), { prop: 'bubbles', expression: 'surprised', tilt: -4, gaze: [0.8, -0.3] }),
  blow: P(arm(-24, -60, 'open'), arm(20, -50, 'open'), { nearLeg: foot(-0.24), farLeg: foot(0.16, 0.02), hip: 0.95, lean: 18, turn: 54, tilt: 8, gaze: [0.9, 0.4], prop: 'breath', expression: 'surprised' }),
  write: P(to('front', -0.24, 0.1, 'grip', { fingers: -10 }), to('front', 0.26, -0.04, 'grip', { fingers: -150, bend: -1, front: true }), { gaze: [0.5, 0.9], tilt: 6, prop: 'notebook', expression: 'focused' }),
  cut: P(to('front', -0.2, 0.06, 'grip', { fingers: -20 }), to('front', 0.42, -0.1, 'grip', { fingers: -160, bend: -1, front: true }), { gaze: [0.5, 0.9], tilt: 5, prop: 'paper', expression: 'focused' }),
  fry: P(arm(-24, -60, 'open'), arm(44, 92, 'grip', { front: true }), { gaze: [0.8, -0.6], tilt: -6, prop: 'pan', expression: 'laughing' }),
  comb: P(to('ear', -0.3, -0.36, 'grip', { bend: -1, fingers: -40 }), arm(16, 22), { prop: 'comb', expression: 'smile', tilt: -4 }),
  cry: P(arm(-16, -4), to('mouth', 0.3, -0.02, 'grip', { bend: 1, fingers: -100, front: true }), { prop: 'tears', expression: 'sad', tilt: 12, lean: 6, curl: 3, gaze: [0.1, 0.9] }),
  teach: P(to('hip', -0.06, 0, 'grip', { bend: 1, fingers: 40 }), arm(98, 112, 'point'), { gaze: [0.9, -0.1], lean: -2, expression: 'happy' }),
  talk: P(arm(-14, -6), arm(46, 118, 'open'), { gaze: [0.9, 0], prop: 'speech', expression: 'happy' }),
  wait: P(to('hip', -0.06, 0, 'grip', { bend: 1, fingers: 40 }), to('front', 0.06, -0.12, 'rest', { fingers: -165, bend: -1, front: true }), { farLeg: foot(0.24, 0.06, -24), gaze: [0.5, 0.8], tilt: 9, prop: 'watch', expression: 'smile' }),
  'jump-rope': P(arm(-62, -104, 'grip'), arm(62, 104, 'grip'), { nearLeg: leg(18, -46, 40), farLeg: leg(34, -34, 34), lift: 0.3, turn: 30, prop: 'rope', expression: 'laughing' }),
  juggle: P(arm(24, 84, 'open', { fingers: -40 }), arm(62, 108, 'open', { fingers: -40, front: true }), { nearLeg: foot(-0.22), farLeg: foot(0.2, 0.02), hip: 0.96, tilt: -10, gaze: [0.5, -0.9], prop: 'juggling', expression: 'happy' }),
  shout: P(arm(-40, -74, 'open'), to('mouth', 0.44, 0.02, 'open', { bend: 1, fingers: -86, front: true }), { lean: 9, turn: 48, tilt: -4, gaze: [0.9, 0], prop: 'voice', expression: 'singing' }),
  row: P(arm(38, 86, 'grip'), arm(54, 92, 'grip', { front: true }), { bust: true, lean: -10, turn: 54, gaze: [0.9, 0], prop: 'oar', expression: 'happy' }),
  fence: P(arm(-74, -128, 'open'), arm(70, 96, 'grip', { front: true }), { nearLeg: foot(-0.46, 0, 10), farLeg: foot(0.34, 0.02), hip: 0.84, lean: 8, turn: 54, gaze: [0.9, 0], prop: 'sword', expression: 'focused' }),
  shoulders: P(to('chest', -0.52, 0.14, 'grip', { bend: 1, fingers: -50, front: true }), to('chest', 0.3, 0.14, 'grip', { bend: -1, fingers: -130, front: true }), { turn: 30, prop: 'hanging-legs', expression: 'laughing' }),
  knit: P(to('front', -0.12, 0.1, 'grip', { fingers: -30 }), to('front', 0.36, 0.06, 'grip', { fingers: -150, bend: -1, front: true }), { ...seated, turn: 46, chair: true, gaze: [0.6, 0.9], tilt: 7, prop: 'knitting', expression: 'smile' }),
  guitar: P(to('front', -0.3, 0.36, 'rest', { fingers: 40 }), arm(46, 96, 'grip', { front: true }), { prop: 'guitar', expression: 'singing', tilt: 5 }),
  violin: P(arm(18, 112, 'grip'), arm(60, 112, 'grip', { front: true }), { turn: 34, tilt: 12, prop: 'violin', expression: 'smile' }),
  wheelchair: P(arm(-20, 38, 'grip'), arm(34, 70), { nearLeg: foot(0.56, 0.1, 4), farLeg: foot(0.64, 0.13, 4), hip: 0.6, turn: 52, wheelchair: true, draped: true }),
} satisfies Record<string, Pose> // prettier-ignore

export type PoseName = keyof typeof POSES
export const isPose = (name: string): name is PoseName => Object.hasOwn(POSES, name)

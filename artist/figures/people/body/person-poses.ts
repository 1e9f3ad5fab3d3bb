export type HandShape = 'mitt' | 'open' | 'fist'
type Angles = readonly [upper: number, lower: number]

/**
 * Joint angles in degrees from straight down, outward positive on each side of the page. `turn` -1..1 looks left
 * or right; the far side is then painted behind the body.
 */
export interface Pose {
  left: Angles
  right: Angles
  legLeft: Angles
  legRight: Angles
  turn?: number
  lean?: number
  tilt?: number
  head?: number
  nod?: number
  /** Rotates the whole figure. */
  roll?: number
  lift?: number
  /** Longer arms, where a large head would be in the way. */
  reach?: number
  handLeft?: HandShape
  handRight?: HandShape
  farRight?: boolean
  /** Feet from the side, from below, or stretched like a dancer's. */
  sideFeet?: boolean
  soles?: boolean
  pointed?: boolean
  armsOnTop?: boolean
  /** Only the upper body: the vehicle hides the rest. */
  bust?: boolean
  /** The mount hides the far leg. */
  astride?: boolean
  expression?: Expression
  prop?: Prop
}

export type Expression =
  'happy' | 'laughing' | 'sleeping' | 'surprised' | 'smile' | 'sad' | 'angry' | 'singing'
export type Prop =
  | 'book'
  | 'guitar'
  | 'violin'
  | 'wheelchair'
  | 'chair'
  | 'pillow'
  | 'microphone'
  | 'brush'
  | 'spoon'
  | 'shovel'
  | 'rod'
  | 'cup'
  | 'skis'
  | 'skates'
  | 'skateboard'
  | 'ropes'

const P = (
  left: Angles,
  right: Angles,
  legLeft: Angles,
  legRight: Angles,
  rest: Partial<Pose> = {},
): Pose => ({
  left,
  right,
  legLeft,
  legRight,
  ...rest,
})
const side = { turn: 0.75, farRight: true, sideFeet: true } as const
const fists = { handLeft: 'fist', handRight: 'fist' } as const
const open = { handLeft: 'open', handRight: 'open' } as const

export const POSES = {
  stand: P([17, 8], [17, 8], [5, 2], [5, 2]),
  proud: P([54, -34], [54, -34], [9, 3], [9, 3], { ...fists }),
  wave: P([20, 8], [104, 150], [6, 2], [6, 2], { handRight: 'open', tilt: 5 }),
  cheer: P([128, 150], [128, 150], [10, 4], [10, 4], { ...open, expression: 'laughing' }),
  point: P([20, 8], [86, 92], [6, 2], [6, 2], { handRight: 'fist', tilt: 4 }),
  hug: P([78, 56], [78, 56], [6, 2], [6, 2], { ...open, tilt: 5 }),
  'hold-hands': P([34, 22], [34, 22], [6, 2], [6, 2]),
  'look-up': P([28, 40], [28, 40], [6, 2], [6, 2], { nod: -9, ...open, expression: 'surprised' }),
  stretch: P([150, 172], [150, 172], [8, 4], [8, 4], { ...open, reach: 1.35 }),
  walk: P([32, 4], [30, 52], [20, 34], [24, 10], { ...side, turn: 0.6, lean: 3 }),
  run: P([50, -38], [42, 112], [-58, 20], [-28, -96], { ...side, ...fists, lean: 11, lift: 6 }),
  jump: P([118, 146], [118, 146], [38, -22], [38, -22], { ...open, lift: 46, expression: 'laughing' }),
  dance: P([112, 146], [72, 24], [8, 4], [42, -34], { ...open, tilt: -8, lean: -4 }),
  kick: P([72, 50], [74, 100], [-76, -60], [2, -6], { ...side, ...open, lean: -12 }),
  throw: P([116, 156], [80, 92], [12, -2], [28, 6], {
    ...side,
    handLeft: 'fist',
    handRight: 'open',
    lean: -8,
  }),
  catch: P([-56, -96], [62, 92], [10, 2], [22, 4], { ...side, ...open }),
  sit: P([24, -26], [24, -26], [68, 76], [68, 76], { soles: true }),
  seat: P([12, -38], [26, 62], [-80, -4], [84, 10], { ...side, turn: 0.6 }),
  swing: P([-74, -162], [84, 164], [-78, -34], [80, 38], { ...side, ...fists, turn: 0.6, lift: 30 }),
  ride: P([-8, -62], [36, 80], [-44, 12], [50, 0], { ...side, ...fists, turn: 0.6, astride: true }),
  drive: P([18, -58], [22, -50], [4, 2], [4, 2], { ...fists, turn: 0.35, bust: true }),
  kneel: P([6, -52], [36, 66], [-34, 92], [52, -86], { ...side, turn: 0.5, lean: 8, pointed: true }),
  crawl: P([-80, -72], [70, 82], [-66, 12], [84, -18], { ...side, roll: 72, head: -54, pointed: true }),
  hold: P([20, 8], [34, 112], [6, 2], [6, 2], { handRight: 'fist' }),
  'hold-low': P([20, 8], [46, 74], [6, 2], [6, 2], { handRight: 'fist' }),
  'hold-both': P([26, -54], [26, -54], [6, 2], [6, 2], { ...fists }),
  read: P([32, -40], [32, -40], [5, 2], [5, 2], { ...fists, nod: 5, prop: 'book', expression: 'smile' }),
  eat: P([24, 6], [40, -146], [6, 2], [6, 2], { handRight: 'fist', expression: 'happy' }),
  drink: P([24, 6], [40, -150], [6, 2], [6, 2], { handRight: 'fist', prop: 'cup', expression: 'smile' }),
  play: P([40, 84], [52, 100], [8, 2], [14, 4], { ...open, tilt: 6, expression: 'laughing' }),
  sing: P([64, 104], [46, -150], [6, 2], [6, 2], {
    handLeft: 'open',
    handRight: 'fist',
    tilt: -5,
    prop: 'microphone',
    expression: 'singing',
  }),
  paint: P([24, 8], [58, 118], [6, 2], [6, 2], { handRight: 'fist', prop: 'brush' }),
  cook: P([36, 60], [44, 104], [6, 2], [6, 2], { ...fists, prop: 'spoon' }),
  dig: P([-26, -52], [48, 34], [12, 2], [30, 6], { ...side, ...fists, lean: 14, turn: 0.6, prop: 'shovel' }),
  fish: P([-20, -66], [48, 84], [4, 2], [14, 4], { ...side, ...fists, turn: 0.6, prop: 'rod' }),
  climb: P([150, 172], [116, 158], [14, 4], [66, -34], { ...fists, reach: 1.2 }),
  skate: P([84, 60], [66, 100], [-16, 14], [-52, -84], { ...side, ...open, lean: 12, prop: 'skates' }),
  skateboard: P([78, 60], [72, 104], [-34, 26], [46, -4], { ...side, ...open, lean: 4, prop: 'skateboard' }),
  ski: P([-6, -58], [36, 62], [-46, 22], [48, -14], { ...side, ...fists, lean: 16, prop: 'skis' }),
  swim: P([60, 32], [126, 154], [0, 12], [14, 4], {
    turn: 0.5,
    roll: 66,
    head: -42,
    handRight: 'open',
    sideFeet: true,
    pointed: true,
  }),
  fly: P([22, 6], [124, 150], [0, 4], [10, 8], {
    ...fists,
    turn: 0.6,
    roll: 58,
    head: -40,
    pointed: true,
    sideFeet: true,
    lift: 60,
  }),
  float: P([66, 104], [76, 40], [24, -14], [36, 6], { ...open, lean: -6, tilt: 6, lift: 26 }),
  lie: P([150, 176], [30, -30], [2, 4], [10, 4], {
    turn: 0.4,
    roll: 78,
    head: -62,
    sideFeet: true,
    pointed: true,
  }),
  sleep: P([10, 4], [10, -60], [3, 2], [6, 2], { expression: 'sleeping', prop: 'pillow' }),
  cartwheel: P([132, 142], [132, 142], [44, 38], [44, 38], {
    ...open,
    roll: 118,
    reach: 1.35,
    expression: 'laughing',
    lift: 0,
  }),
  handstand: P([168, 176], [168, 176], [14, -6], [26, 2], {
    ...open,
    roll: 180,
    reach: 1.5,
    expression: 'laughing',
  }),
  guitar: P([44, -48], [44, 92], [8, 2], [8, 2], { ...fists, prop: 'guitar', expression: 'singing' }),
  violin: P([46, -80], [66, 112], [6, 2], [6, 2], {
    ...fists,
    turn: 0.35,
    tilt: 10,
    prop: 'violin',
    armsOnTop: true,
  }),
  wheelchair: P([26, -30], [24, 66], [-78, -6], [70, 8], {
    ...side,
    turn: 0.6,
    handLeft: 'fist',
    prop: 'wheelchair',
  }),
} satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
export const isPose = (name: string): name is PoseName => Object.hasOwn(POSES, name)

import type { Frame } from '../../../geometry/vector.ts'
import { brow, cheek, eye, isOpenMouthed, type Expression } from '../../engine/face.ts'
import { mirroredKnots } from '../../engine/mass.ts'
import { bothSides, line, oval, patch, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
import type { FrontFace } from './face-parts.ts'

const birdEyes = (place: Frame, x: number, y: number, radius: number, face: Expression): PieceDetail[] => [
  ...[-x, x].flatMap((at) => [...eye(place, at, y, radius, face, 0.86), cheek(place, at * 1.5, y + 24)]),
  brow(place, -x, y - radius * 1.5, radius * 0.6, -1, face),
  brow(place, x, y - radius * 1.5, radius * 0.6, 1, face),
]

/** A beak from the front: the upper half, and a lower one if it is open. */
const beak = (place: Frame, upper: string, lower: string, face: Expression): Piece[] => [
  ...(isOpenMouthed(face) ? [symmetric(place, lower)] : []),
  symmetric(place, upper),
]

const ROUND = '0,-50 34,-43 52,-12 50,20 30,42 0,48'
const TUFT = '-6,-46 -14,-66 -2,-58~2 2,-72 8,-58~2 18,-64 8,-46'

export const duckFace: FrontFace = (place, face) => [
  shape(place, TUFT),
  symmetric(place, ROUND, birdEyes(place, 24, -12, 13, face)),
  ...beak(place, '0,4 14,6 34,18 38,28 20,32 0,31', '0,26 20,28 26,36 14,44 0,45', face),
]

const POINTED = '0,4~2 10,12 14,20 0,34!'
const birdLike =
  (behind: (place: Frame) => Piece[], upper = POINTED, below: (place: Frame) => Piece[] = () => []): FrontFace =>
  (place, face) => [
    ...behind(place),
    symmetric(place, ROUND, birdEyes(place, 23, -8, 13.5, face)),
    ...below(place),
    ...beak(place, upper, '0,22 10,24 8,36 0,40', face),
  ] // prettier-ignore

export const birdFace = birdLike((place) => [shape(place, TUFT)])
/** A comb on the head and wattles below the beak. */
export const chickenFace = birdLike(
  (place) => [shape(place, '-24,-38 -30,-60 -16,-66 -10,-52! -4,-76 12,-74 14,-54! 22,-66 34,-56 26,-36')],
  POINTED,
  (place) => bothSides(place, (side) => [shape(side, '2,24 14,28 15,46 7,54 1,42')]),
)
/** A crest, and a beak turned to the right, whose hook or length is typical of the kind. */
const beaked =
  (crest: string | undefined, upper: string, lower: string, marks: (place: Frame) => PieceDetail[] = () => []): FrontFace =>
  (place, face) => [
    ...(crest ? [shape(place, crest)] : []),
    symmetric(place, ROUND, [...marks(place), ...birdEyes(place, 24, -12, 13, face)]),
    shape(place, lower),
    shape(place, upper, [oval(place, 2, 0, 2.2, 1.8)]),
  ] // prettier-ignore
const bareCheeks = (place: Frame): PieceDetail[] =>
  bothSides(place, (side) => [spot(side, '8,-12 14,-30 34,-32 44,-14 38,8 18,12', 'paper')])
const HOOK = '-15,2 -8,-9 8,-11 24,-3 33,14 31,32 25,45! 21,31 10,25 -4,25 -14,16'
const BELOW_HOOK = '-9,22 8,22 19,30 16,40 4,43 -7,36'
const SWEPT = '6,-44 -6,-66 -34,-80 -28,-66! -52,-70 -40,-54! -58,-48 -38,-40 -24,-34'

export const parrotFace = beaked(SWEPT, HOOK, BELOW_HOOK, bareCheeks)
export const budgieFace = beaked(undefined, '-11,2 -6,-6 6,-7 14,0 17,14 9,28! 5,18 -8,16', '-6,14 6,15 8,24 0,27', (place) => [-18, 0, 18].map((x) => seam(place, [[x - 5, -52], [x, -38], [x + 5, -52]], 0.8, 1))) // prettier-ignore
export const cockatooFace = beaked('14,-40 12,-76 -2,-100 -6,-78! -22,-98 -22,-74! -42,-86 -36,-62! -54,-62 -34,-36', HOOK, BELOW_HOOK) // prettier-ignore
/** A flat brow over the eyes. */
export const eagleFace = beaked(undefined, '-12,4 -4,-8 12,-8 26,2 32,18 26,34! 20,22 2,20 -10,16', '-6,17 10,19 15,27 2,30', (place) => bothSides(place, (side) => [seam(side, '4,-14 22,-27 60,-30', 1.3)])) // prettier-ignore
export const toucanFace = beaked(undefined, '-13,2 -6,-10 14,-16 46,-14 72,2 80,22~2 62,18 30,19 -8,19', '-8,17 30,18 58,19 40,28 8,30', bareCheeks) // prettier-ignore

/** A round head with two tufts, and large eyes in a heart of feathers. */
export const owlFace: FrontFace = (place, face) => [
  symmetric(place, '0,-45 20,-45 36,-54 52,-70! 55,-42 61,-10 54,24 32,46 0,52', [
    patch(place, mirroredKnots('0,-24! 14,-40 40,-40 55,-14 48,16 26,28 8,24 0,14!')),
    ...eye(place, -25, -9, 19, face, 0.98),
    ...eye(place, 25, -9, 19, face, 0.98),
    brow(place, -25, -36, 9, -1, face),
    brow(place, 25, -36, 9, 1, face),
    spot(place, '0,0! 9,10 5,22 0,29! -5,22 -9,10', 'paper'),
    ...[-13, 0, 13].map((x) => line(place, [[x - 4, 37], [x, 42], [x + 4, 37]], 0.8, [0.3, 0.3], 1)),
  ]),
] // prettier-ignore

/** A dark hood that comes to a point between the eyes, and a pointed beak. */
export const penguinFace: FrontFace = (place, face) => [
  symmetric(place, '0,-52 36,-45 56,-12 54,20 34,42 0,48', [
    patch(place, mirroredKnots('0,-12! 8,-28 26,-36 44,-22 48,4 40,26 20,41 0,44')),
    ...eye(place, -22, -8, 13, face, 0.86),
    ...eye(place, 22, -8, 13, face, 0.86),
    ...[-36, 36].map((x) => cheek(place, x, 14)),
  ]),
  ...beak(place, '0,2 12,6 23,14~2 12,22 0,25', '0,20 12,22 10,32 0,36', face),
]

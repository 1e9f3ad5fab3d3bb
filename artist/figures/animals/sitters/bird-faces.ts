import type { Frame } from '../../../geometry/vector.ts'
import { brow, cheek, eye, isOpenMouthed, type Expression } from '../../engine/face.ts'
import { mirroredKnots } from '../../engine/mass.ts'
import { bothSides, patch, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
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
/** A large hooked beak. */
export const parrotFace = birdLike(
  (place) => [shape(place, '-8,-44 -22,-72 -6,-64~2 2,-84 10,-64~2 24,-70 10,-44')],
  '0,-4~2 16,2 20,16 10,30 0,42!',
)

export const owlFace: FrontFace = (place, face) => [
  symmetric(place, '0,-44 24,-48 52,-76! 58,-36 60,2 44,36 0,50', [
    patch(place, mirroredKnots('0,-26! 16,-42 40,-38 52,-14 44,12 22,22 6,16 0,6!')),
    ...eye(place, -25, -11, 18, face, 0.98),
    ...eye(place, 25, -11, 18, face, 0.98),
    brow(place, -25, -38, 9, -1, face),
    brow(place, 25, -38, 9, 1, face),
    spot(place, '0,-2! 9,9 5,20 0,27! -5,20 -9,9', 'paper'),
    seam(place, '-60,30 0,38 60,30', 0.8, 1),
  ]),
]

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

import type { Frame } from '../../../geometry/vector.ts'
import { cheek, lips, smile, type Expression } from '../../engine/face.ts'
import { mirroredKnots } from '../../engine/mass.ts'
import { ball, bothSides, drawnOn, line, marking, oval, patch, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
import { eyes, tuft, wideMouth, type FrontFace } from './face-parts.ts'

const fangs = (place: Frame, y: number, xs: readonly number[]): PieceDetail[] =>
  xs.map((x) => spot(place, `${x - 5},${y}! ${x + 5},${y}! ${x},${y + 11}!`, 'paper'))

/** Horns, fins for ears and a broad snout with nostrils. */
export const dragonFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => [
    shape(side, '14,-38 22,-70 42,-92! 44,-62 36,-32', [seam(side, '12,-54 28,-58 44,-58', 0.8, 1)]),
    shape(side, '42,-18 84,-38! 74,-16 88,-2! 70,4 76,20! 46,14', [line(side, '52,-8 74,-22', 0.8, [0, 0.4], 1)]),
  ]),
  shape(place, '-10,-40 -2,-66! 12,-40'),
  symmetric(place, '0,-46 30,-40 46,-14 44,8 54,28 40,48 0,54', [
    patch(place, mirroredKnots('0,8 24,10 50,24 44,46 0,58')),
    ...eyes(place, 23, -12, 13.5, face),
    ...[-13, 13].map((x) => oval(place, x, 19, 3.4, 2.6)),
    ...wideMouth(place, 32, 26, face),
    ...fangs(place, 34, [-18, 18]),
  ]),
] // prettier-ignore

const horseHead = (place: Frame, face: Expression, marks: PieceDetail[] = []): Piece =>
  symmetric(place, '0,-50 26,-45 38,-18 33,12 38,34 26,52 0,56', [
    ...marks,
    patch(place, mirroredKnots('0,22 20,22 40,26 36,54 0,62')),
    ...eyes(place, 21, -12, 13, face),
    ...[-13, 13].map((x) => oval(place, x, 33, 3.6, 2.8)),
    ...wideMouth(place, 43, 15, face),
    ...(marks.length > 0 ? [] : [-30, 30].map((x) => cheek(place, x, 8, 5))),
  ])
const horseEars = (place: Frame): Piece[] =>
  bothSides(place, (side) => [
    shape(side, '12,-40 20,-74! 38,-54 34,-32', [spot(side, '19,-44 23,-62! 31,-50', 'paper')]),
  ])
const mane = (place: Frame): Piece =>
  shape(place, '0,-58 -24,-62 -46,-40 -42,-20! -58,0 -50,22! -64,40 -44,56! -30,20 -24,-20 10,-40')
const forelock = (place: Frame): Piece => shape(place, '4,-52 -14,-48 -22,-30 -10,-26! 0,-38 2,-24! 14,-40')

export const horseFace: FrontFace = (place, face) => [
  mane(place),
  ...horseEars(place),
  horseHead(place, face),
  forelock(place),
]
export const unicornFace: FrontFace = (place, face) => [
  mane(place),
  ...horseEars(place),
  horseHead(place, face),
  forelock(place),
  shape(place, '-9,-40! 2,-108! 12,-40!', [
    seam(place, '-20,-54 2,-50 22,-60'),
    seam(place, '-20,-72 2,-68 22,-78'),
    seam(place, '-20,-88 2,-85 22,-94', 0.9, 1),
  ]),
]
/** An upright mane, and stripes on the brow and both cheeks. */
export const zebraFace: FrontFace = (place, face) => [
  ...horseEars(place),
  shape(place, '-18,-38! -20,-66! -11,-62! -7,-78! 0,-66! 6,-80! 10,-64! 18,-70! 18,-38!', [line(place, '-7,-62 -6,-50', 0.8, [0.3, 0.5], 1), line(place, '5,-64 5,-50', 0.8, [0.3, 0.5], 1)], { part: 'mane' }),
  horseHead(place, face, [
    marking(place, '-4.5,-60! 4.5,-60! 2.5,-40 0,-28! -2.5,-40', 0),
    ...bothSides(place, (side) => [
      marking(side, '10,-60! 18,-58! 13,-42 9,-34! 9,-44', 0),
      marking(side, '50,-30! 50,-20! 38,-22 32,-26! 38,-28', 0),
      marking(side, '50,0! 50,9! 32,9 18,6! 30,3', 0),
      marking(side, '50,14! 50,22! 32,20 16,17! 30,14', 0),
    ]),
  ]),
] // prettier-ignore

/** A high head above a huge open mouth with a row of teeth above and below; spikes on the crown tell it from a crocodile. */
export const dinosaurFace: FrontFace = (place, face) => [
  ...[-26, 0, 26].map((x) => shape(place, `${x - 12},${-52 + Math.abs(x) * 0.3}! ${x * 1.3},${-84 + Math.abs(x) * 0.7}~2 ${x + 12},${-52 + Math.abs(x) * 0.3}!`)),
  symmetric(place, '0,-66 28,-60 42,-38 42,-16 58,2 62,26 46,48 0,56', [
    spot(place, mirroredKnots('0,8 28,6 50,12 52,24 38,40 0,44'), 'paper'),
    spot(place, mirroredKnots('0,30 14,27 26,35 20,42 0,44'), 'paper'),
    ...[-38, -19, 0, 19, 38].map((x) => spot(place, `${x - 8},${8 + Math.abs(x) * 0.1}! ${x + 8},${8 + Math.abs(x) * 0.1}! ${x},${22 + Math.abs(x) * 0.05}!`, 'paper')),
    ...eyes(place, 21, -32, 13.5, face),
    ...[-11, 11].map((x) => oval(place, x, -6, 3.6, 2.6)),
    ...[-47, 47].map((x) => cheek(place, x, 0, 6)),
  ]),
] // prettier-ignore

/** Small eyes, a tuft on the crown, and a long pink nose above a mouth with teeth. */
export const moleFace: FrontFace = (place, face) => [
  ...tuft(place, -50),
  symmetric(place, '0,-50 26,-45 48,-20 58,12 46,36 22,48 0,50', [
    ...eyes(place, 25, -14, 10.5, face),
    ...[-46, 46].map((x) => cheek(place, x, 12, 8)),
  ]),
  symmetric(place, '0,-10 12,-6 18,8 32,22 30,38 16,46 0,44', [
    spot(place, '-9,36! 9,36! 8,48~2 -8,48~2', 'paper'),
    line(place, '0,36 0,48', 0.7, [0, 0]),
    ...smile(place, 0, 26, 38, { ...face, mood: face.mood === 'joyful' ? 'happy' : face.mood }),
    ...bothSides(place, (side) => [[24, 16], [30, 28], [36, 38]].map(([from, to]) => line(side, [[24, from!], [66, to!]], 0.7, [0, 0.8]))),
  ]),
  { masses: [ball(place, 0, 2, 15, 13)], details: [{ ...oval(place, face.mirrored ? 5 : -5, -3, 5, 3.4, 'paper'), width: 0.7 }] },
] // prettier-ignore

/** Features on the cloth of a ghost, whose body has no separate head. */
export const ghostFeatures: FrontFace = (place, face) => [
  drawnOn([
    ...eyes(place, 22, -12, 15, face),
    ...(face.mood === 'happy'
      ? [spot(place, '-9,16 0,12 9,16 8,30 0,34 -8,30', 'paper')]
      : [lips(place, '-16,20 0,30 16,20', face)]),
    ...[-40, 40].map((x) => cheek(place, x, 10)),
  ]),
]

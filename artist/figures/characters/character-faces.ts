import type { Frame } from '../../geometry/vector.ts'
import { brow, eye, isOpenMouthed, lips, type Expression } from '../engine/face.ts'
import { ball, bothSides, line, oval, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../engine/piece.ts' // prettier-ignore
import type { FrontFace } from '../animals/sitters/face-parts.ts'

const eyes = (place: Frame, x: number, y: number, radius: number, face: Expression): PieceDetail[] =>
  ([-1, 1] as const).flatMap((side) => [
    ...eye(place, side * x, y, radius, face, 0.92),
    brow(place, side * x, y - radius * 1.7, radius * 0.7, side, face),
  ])

/** A round open mouth, or a line that shows the mood. */
const mouth = (place: Frame, y: number, width: number, face: Expression): PieceDetail[] =>
  isOpenMouthed(face)
    ? [spot(place, `${-width},${y}! 0,${y + 4} ${width},${y}! ${width * 0.7},${y + 17} 0,${y + 22} ${-width * 0.7},${y + 17}`, 'paper')]
    : [lips(place, `${-width},${y} 0,${y + 12} ${width},${y}`, face)] // prettier-ignore

/** A loudspeaker as a mouth; moods other than joy are a line. */
const speaker = (place: Frame, face: Expression): PieceDetail[] =>
  face.mood === 'happy' || isOpenMouthed(face)
    ? [
        spot(place, '-28,18~2 28,18~2 26,34~2 -26,34~2', 'paper'),
        ...[-14, 0, 14].map((x) => line(place, [[x, 18], [x, 34]], 0.9, [0, 0], 1)), // prettier-ignore
      ]
    : mouth(place, 24, 24, face)

export const robotFace: FrontFace = (place, face) => [
  shape(place, '-3,-44! 3,-44! 3,-66! -3,-66!'),
  { masses: [ball(place, 0, -74, 10)], details: [] },
  ...bothSides(place, (side): Piece[] => [{ masses: [ball(side, 58, -2, 10, 17)], details: [] }]),
  symmetric(place, '0,-46! 42,-46~2 56,-34~2 56,34~2 42,46~2 0,46!', [
    ...[-24, 24].map((x) => oval(place, x, -8, 19, 19, 'paper')),
    ...eyes(place, 24, -8, 12, face),
    ...speaker(place, face),
  ]),
]

export const alienFace: FrontFace = (place, face) => [
  ...bothSides(place, (side): Piece[] => [
    shape(side, '12,-44 34,-72 40,-66 24,-38'),
    { masses: [ball(side, 40, -74, 10)], details: [] },
  ]),
  symmetric(place, '0,-52 42,-44 66,-12 54,20 28,42 0,50', [
    ...eye(place, 0, -26, 13, face, 0.96),
    ...eyes(place, 30, -6, 13, face),
    ...mouth(place, 22, 18, face),
  ]),
]

export const monsterFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => [shape(side, '22,-40 26,-70 48,-84! 52,-58 44,-34')]),
  symmetric(place, '0,-56 14,-48! 28,-56 36,-42! 52,-38 50,-20! 66,-8 56,6! 64,26 48,30! 44,46 26,44! 14,56 0,48', [
    ...eyes(place, 22, -10, 15, face),
    ...mouth(place, 14, 28, face),
    ...[-16, 8].map((x) => spot(place, `${x},17! ${x + 9},17! ${x + 4},27!`, 'paper')),
  ]),
] // prettier-ignore

/** A huge jaw with tusks under a heavy brow. */
export const ogreFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => [shape(side, '40,-26 62,-44 78,-34 66,-10 46,-2', [line(side, '52,-24 64,-32', 1, [0, 0.3])])]),
  shape(place, '-10,-46! -16,-74! -2,-60! 4,-82! 10,-60! 22,-70! 14,-46!'),
  symmetric(place, '0,-52 28,-50 44,-34 44,-12 60,6 66,34 50,58 24,66 0,66', [
    ...eyes(place, 19, -14, 10, face),
    line(place, '-38,-24 -24,-32 -8,-24 0,-20 8,-24 24,-32 38,-24', 2.2, [0.1, 0.1]),
    spot(place, '0,-6 10,-4 19,8 14,19 0,17 -14,19 -19,8 -10,-4', 'paper'),
    line(place, '-44,38 -24,33 0,36 24,33 44,38', 1.6, [0, 0]),
    ...[-26, 26].map((x) => spot(place, `${x - 8},35! ${x},11! ${x + 8},35!`, 'paper')),
    ...[-9, 9].map((x) => spot(place, `${x - 6},35! ${x},26! ${x + 6},35!`, 'paper')),
    oval(place, 46, 22, 4, 4, 'paper'),
    line(place, '-14,56 0,60 14,56', 1, [0.2, 0.2]),
  ]),
] // prettier-ignore

export const trollFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => [shape(side, '40,-18 84,-40! 76,-4 48,12', [seam(side, '50,-8 66,-18 76,-26', 0.8, 1)])]),
  symmetric(place, '0,-56 8,-80! 18,-54 34,-72! 38,-44 54,-52! 52,-14 54,20 34,44 0,52', [
    ...eyes(place, 22, -14, 12, face),
    ...mouth(place, 26, 22, face),
    spot(place, '0,-10 12,-4 17,10 8,20 0,21 -8,20 -17,10 -12,-4', 'paper'),
  ]),
] // prettier-ignore

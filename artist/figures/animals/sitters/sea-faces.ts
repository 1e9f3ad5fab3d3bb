import type { Frame } from '../../../geometry/vector.ts'
import { lips, nose, smile, type Expression } from '../../engine/face.ts'
import { mirroredKnots } from '../../engine/mass.ts'
import { bothSides, line, oval, patch, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
import { cheeks, eyes, hairs, muzzle, wideMouth, type FrontFace } from './face-parts.ts'

/** A high soft head with spots. */
export const octopusFace: FrontFace = (place, face) => [
  symmetric(place, '0,-86 38,-78 62,-46 60,-12 50,18 44,40 20,50 0,50', [
    ...eyes(place, 23, -2, 15, face),
    ...wideMouth(place, 24, 18, face),
    ...cheeks(place, 39, 18),
    ...[[-30, -54, 8], [4, -66, 6], [34, -52, 7]].map(([x, y, r]) => ({ ...oval(place, x!, y!, r!, r! * 0.8, 'paper'), level: 1 as const })),
  ]),
] // prettier-ignore

/** Fins at the cheeks and on the crown. */
const finned = (place: Frame, crest: string, skull: string, details: PieceDetail[]): Piece[] => [
  shape(place, crest, [-12, 4].map((x) => line(place, [[x, -48], [x - 5, -66]], 0.8, [0, 0.5], 1))), // prettier-ignore
  ...bothSides(place, (side) => [
    shape(side, '44,-8 70,-22! 68,-6 80,4! 68,12 72,28! 44,22', [line(side, '52,4 68,4', 0.8, [0, 0.5], 1)]),
  ]),
  symmetric(place, skull, details),
]
const FIN = '18,-46 10,-66 -8,-82 -30,-82! -26,-70 -38,-64! -30,-54 -36,-40! -10,-44'

/** Round lips, as if it said "oh". */
const fishMouth = (place: Frame, face: Expression): PieceDetail[] =>
  face.mood === 'joyful'
    ? wideMouth(place, 22, 18, face)
    : [
        spot(place, '-13,24 -8,17 0,19 8,17 13,24 8,33 0,35 -8,33', 'paper'),
        lips(place, '-10,25 0,27 10,25', face),
      ]
export const fishFace: FrontFace = (place, face) =>
  finned(place, FIN, '0,-50 32,-44 54,-16 55,14 38,40 0,52', [
    ...eyes(place, 27, -10, 16, face),
    ...fishMouth(place, face),
    ...cheeks(place, 41, 18),
  ])
/** Two bright bands around the head. */
export const clownfishFace: FrontFace = (place, face) =>
  finned(place, FIN, '0,-50 32,-44 54,-16 55,14 38,40 0,52', [
    patch(place, mirroredKnots('0,-64 12,-64 11,-40 0,-34')),
    ...eyes(place, 27, -6, 15, face),
    ...fishMouth(place, face),
    seam(place, '-60,22 -46,30 -34,50'),
    seam(place, '60,22 46,30 34,50'),
  ])
/** A pointed snout above a row of teeth. */
export const sharkFace: FrontFace = (place, face) => [
  symmetric(place, '0,-70 22,-56 44,-28 55,2 50,28 32,44 0,50', [
    patch(place, mirroredKnots('0,4 24,6 48,0 66,10 60,60 0,60')),
    ...eyes(place, 25, -16, 12.5, face),
    spot(place, mirroredKnots('0,14 24,13 36,8! 30,26 14,36 0,38'), 'paper'),
    ...[-24, -12, 0, 12, 24].map((x) => spot(place, [[x - 5.5, 13 - Math.abs(x) * 0.08, 0], [x + 5.5, 13 - Math.abs(x) * 0.08, 0], [x, 23, 0]], 'paper')),
    ...[-7, 7].map((x) => oval(place, x, -4, 2, 1.6)),
  ]),
] // prettier-ignore
/** A smooth round head with a whiskered muzzle and no ears. */
export const sealFace: FrontFace = (place, face) => [
  symmetric(place, '0,-48 34,-40 53,-12 53,16 38,38 0,46', [
    ...eyes(place, 25, -8, 15, face),
    muzzle(place, '0,10 16,9 32,18 32,34 16,42 0,38'),
    ...nose(place, 0, 10, 12, 9, face.mirrored),
    ...smile(place, 0, 19, 26, face),
    ...hairs(place, 24, 66, [[24, 18], [28, 30]]),
  ]),
] // prettier-ignore

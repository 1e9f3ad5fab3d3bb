import type { Frame } from '../../../geometry/vector.ts'
import { brow, eye, isOpenMouthed, lips, nose, smile, type Expression } from '../../engine/face.ts'
import { ball, bothSides, line, marking, oval, patch, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
import { mirroredKnots } from '../../engine/mass.ts'
import { polar } from '../../engine/reach.ts'
import { cloud } from '../walkers/coat.ts'
import { cheeks, eyes, hairs, muzzle, pointedEars, roundEars, wideMouth, type FrontFace } from './face-parts.ts' // prettier-ignore

const bearLike =
  (skull: string, marks: (place: Frame, face: Expression) => PieceDetail[]): FrontFace =>
  (place, face) => [...roundEars(place, 44, -38, 20), symmetric(place, skull, marks(place, face))]

export const bearFace = bearLike('0,-48 34,-40 54,-10 58,16 42,40 0,50', (place, face) => [
  ...eyes(place, 25, -8, 12.5, face),
  { ...oval(place, 0, 24, 30, 23, 'paper'), inside: true },
  ...nose(place, 0, 13, 14, 10, face.mirrored),
  ...smile(place, 0, 22, 34, face),
  ...cheeks(place, 43, 16),
])

export const pandaFace = bearLike('0,-48 36,-40 58,-8 60,18 42,40 0,48', (place, face) => [
  ...bothSides(place, (side) => [spot(side, '12,-10 26,-24 42,-14 46,6 36,18 18,12', 'paper')]),
  ...eye(place, -27, -5, 11.5, face, 0.88),
  ...eye(place, 27, -5, 11.5, face, 0.88),
  ...nose(place, 0, 16, 11, 8, face.mirrored),
  ...smile(place, 0, 22, 28, face),
])

export const koalaFace: FrontFace = (place, face) => [
  ...pointedEars(place, '30,-30 44,-56 70,-60 90,-42 90,-18 78,0! 70,-2 62,6! 44,0', '48,-34 66,-44 76,-30 68,-16 52,-14'),
  symmetric(place, '0,-46 32,-40 52,-12 56,14 40,38 0,46', [
    ...eyes(place, 28, -6, 11.5, face, 0.86),
    spot(place, mirroredKnots('0,-14 12,-8 15,14 8,25 0,27'), 'paper'),
    { ...oval(place, face.mirrored ? 4 : -4, -4, 4, 6, 'paper'), width: 0 },
    lips(place, '-14,32 0,37 14,32', face),
    ...cheeks(place, 40, 18),
  ]),
] // prettier-ignore

const apeFace =
  (skull: string, mask: string, ear: number): FrontFace =>
  (place, face) => [
    ...roundEars(place, 56, -4, ear),
    symmetric(place, skull, [
      muzzle(place, mask),
      ...eye(place, -19, -6, 13, face, 0.8),
      ...eye(place, 19, -6, 13, face, 0.8),
      brow(place, -20, -34, 7, -1, face),
      brow(place, 20, -34, 7, 1, face),
      oval(place, -4, 14, 2.4, 2),
      oval(place, 4, 14, 2.4, 2),
      ...wideMouth(place, 24, 22, face),
    ]),
  ]
const HEART = '0,-18 12,-28 32,-26 40,-6 36,8 46,24 38,42 20,48 0,50'
export const monkeyFace = apeFace('0,-52 8,-62~2 14,-52 38,-42 54,-8 48,26 28,46 0,50', HEART, 20)
export const chimpanzeeFace = apeFace('0,-50 30,-46 52,-18 50,24 32,46 0,52', HEART, 23)
export const gorillaFace = apeFace('0,-66 24,-58 46,-34 58,2 52,30 32,50 0,54', '0,-18 14,-24 34,-22 44,-6 40,10 50,28 38,46 0,52', 12) // prettier-ignore
export const orangutanFace = apeFace('0,-56 10,-70~2 18,-56 44,-46 70,-12 72,22 44,48 0,54', '0,-18 12,-28 32,-26 42,-6 46,24 34,48 0,52', 8) // prettier-ignore

export const slothFace: FrontFace = (place, face) => [
  symmetric(place, '0,-46 30,-40 50,-14 52,14 36,38 0,46', [
    muzzle(place, '0,-30 22,-34 42,-18 45,10 32,32 0,40'),
    ...bothSides(place, (side) => [spot(side, '10,-12 24,-16 38,-4 50,8 44,18 28,10 12,6', 'paper')]),
    ...eye(place, -22, -3, 9, face, 0.9),
    ...eye(place, 22, -3, 9, face, 0.9),
    ...nose(place, 0, 10, 9, 7, face.mirrored),
    lips(place, '-20,18 -10,27 0,29 10,27 20,18', face),
    ...[-9, 0, 9].map((x) => line(place, [[x, -46], [x * 1.2, -38], [x * 0.9, -33]], 0.8)),
  ]),
] // prettier-ignore

export const lemurFace: FrontFace = (place, face) => [
  ...pointedEars(place, '18,-34 34,-62 62,-72 64,-44 48,-14', '34,-42 46,-56 55,-58 54,-42 46,-28'),
  symmetric(place, '0,-42 28,-38 48,-16 52,6 38,28 16,48 0,52', [
    ...bothSides(place, (side) => [spot(side, '6,-6 16,-26 36,-24 46,-4 34,16 16,14', 'paper')]),
    ...eye(place, -25, -5, 13.5, face, 0.9),
    ...eye(place, 25, -5, 13.5, face, 0.9),
    muzzle(place, '0,14 12,18 18,34 10,50 0,52'),
    ...nose(place, 0, 26, 10, 8, face.mirrored),
    ...smile(place, 0, 33, 20, face),
  ]),
] // prettier-ignore

const rabbitLike =
  (ears: (place: Frame) => Piece[], skull: string): FrontFace =>
  (place, face) => [
    ...ears(place),
    symmetric(place, skull, [
      ...eyes(place, 24, -2, 14.5, face, 0.82),
      spot(place, mirroredKnots('0,10 8,12 3,18 0,20')),
      spot(place, '-7,28! 7,28! 6,39~2 -6,39~2', 'paper'),
      line(place, '0,28 0,39', 0.7, [0, 0]),
      ...smile(place, 0, 21, 30, { ...face, mood: face.mood === 'joyful' ? 'happy' : face.mood }),
      ...cheeks(place, 40, 18),
      ...hairs(place, 46, 78, [[22, 14], [28, 30]]),
    ]),
  ] // prettier-ignore
export const rabbitFace = rabbitLike(
  (place) => pointedEars(place, '4,-28 8,-84 28,-128 46,-122 48,-82 34,-24', '17,-44 21,-86 33,-112~2 38,-84 29,-44'),
  '0,-42 30,-35 48,-8 56,16 44,36 0,46',
) // prettier-ignore
/** Longer ears with black tips, wide apart, and a slimmer head with tufts on the cheeks. */
export const hareFace = rabbitLike(
  (place) =>
    bothSides(place, (side) => [
      shape(side, '4,-28 18,-92 52,-150 66,-146 64,-94 34,-22', [spot(side, '18,-46 30,-92 53,-130~2 53,-92 31,-44', 'paper'), marking(side, '20,-126! 90,-122! 90,-180! 20,-180!', 0)], { part: 'ear' }),
    ]),
  '0,-42 28,-36 44,-12 50,10! 62,20! 52,24! 58,36! 40,38 22,46 0,48',
) // prettier-ignore

/** Broad and round, with ears wide apart. */
const roundCatFace =
  (ears: readonly [string, string], skull: string, eyesAt: readonly [number, number, number]): FrontFace =>
  (place, face) => [
    ...pointedEars(place, ...ears),
    symmetric(place, skull, [
      marking(place, '-4,-54! 4,-54! 2.5,-36 0,-26! -2.5,-36', 0),
      ...bothSides(place, (side) => [marking(side, '11,-54! 19,-54! 14.5,-38 11,-30! 9,-40', 0)]),
      ...eyes(place, ...eyesAt, face, 0.92),
      spot(place, mirroredKnots('0,14 7,15.5 3,21 0,23')),
      ...smile(place, 0, 23, 34, face),
      ...hairs(place, 36, 86, [[22, 13], [27, 28], [32, 44]]),
    ]),
  ] // prettier-ignore
export const catFace = roundCatFace(
  ['10,-34 28,-60 50,-78~2 60,-50 59,-8', '28,-42 45,-64~2 52,-46 50,-24'],
  '0,-44 30,-40 54,-20 63,6 56,28 36,42 0,48',
  [27, 0, 16.5],
)
export const kittenFace = roundCatFace(
  ['18,-38 36,-58 56,-68~2 64,-46 61,-12', '34,-45 50,-57~2 56,-42 54,-26'],
  '0,-48 32,-43 58,-20 66,6 58,30 36,44 0,49',
  [28, 4, 18.5],
)

export const foxFace: FrontFace = (place, face) => [
  ...pointedEars(place, '4,-26 18,-62 44,-94! 56,-54 54,-8', '20,-40 41,-76! 48,-50 45,-24'),
  symmetric(place, '0,-42 32,-36 52,-12 60,10 78,26! 60,32~1.4 58,42! 36,46 18,54 0,56', [
    seam(place, '-80,26 -50,16 -26,20 -10,10 0,-22! 10,10 26,20 50,16 80,26'),
    ...eyes(place, 25, 0, 14, face),
    ...nose(place, 0, 28, 11, 9, face.mirrored),
    ...smile(place, 0, 36, 26, face),
  ]),
] // prettier-ignore

export const dogFace: FrontFace = (place, face) => [
  symmetric(place, '0,-48 32,-42 46,-14 44,8 50,24 38,44 0,52', [
    patch(place, '2,-60 30,-60 60,-30 56,8 30,14 10,2 4,-20'),
    ...eyes(place, 22, -8, 13, face),
    muzzle(place, '0,8 18,10 34,24 28,42 0,48'),
    ...nose(place, 0, 12, 14, 10, face.mirrored),
    ...smile(place, 0, 21, 36, face),
  ]),
  ...bothSides(place, (side) => [shape(side, '26,-46 50,-46 70,-18 72,18 60,34 46,20 40,-8')]),
]

const stripedCatFace = (place: Frame, face: Expression, marks: PieceDetail[] = []): Piece[] => [
  ...roundEars(place, 43, -43, 16),
  symmetric(place, '0,-46 34,-38 50,-12 54,14 40,38 20,52 0,56', [
    ...marks,
    ...eyes(place, 23, -6, 13, face),
    muzzle(place, '0,16 16,18 30,28 26,42 8,48 0,50'),
    ...nose(place, 0, 17, 15, 11, face.mirrored),
    ...smile(place, 0, 26, 34, face),
    ...hairs(place, 28, 62, [[30, 26], [36, 40]]),
  ]),
] // prettier-ignore
export const bigCatFace: FrontFace = (place, face) => stripedCatFace(place, face)
export const leopardFace: FrontFace = (place, face) =>
  stripedCatFace(
    place,
    face,
    [[0, -37, 4.4], [-13, -32, 4], [13, -32, 4], [-27, -36, 3.6], [27, -36, 3.6], [-46, -12, 4], [46, -12, 4], [-46, 8, 4.4], [46, 8, 4.4], [-41, 25, 4], [41, 25, 4]].map(([x, y, r]) => oval(place, x!, y!, r!, r! * 0.86, 'paper')),
  ) // prettier-ignore
/** Lines from the eyes to the mouth. */
export const cheetahFace: FrontFace = (place, face) =>
  stripedCatFace(place, face, [
    ...bothSides(place, (side) => [line(side, '14,4 16,16 22,28 24,40', 2, [0.2, 0.3])]),
    ...[[0, -36], [-12, -32], [12, -32], [-46, 6], [46, 6], [-42, 14], [42, 14]].map(([x, y]) => oval(place, x!, y!, 2.2, 2)),
  ]) // prettier-ignore
/** Locks of a mane, on pages with more detail. */
const strands = (place: Frame): PieceDetail[] =>
  Array.from({ length: 15 }, (_, i) => {
    const [from, to] = [polar(i * 24 - 90, 72), polar(i * 24 - 87, 100)]
    return seam(place, [[...from], [...to]], undefined, 2)
  })
export const lionFace: FrontFace = (place, face) => [
  shape(
    place,
    cloud([0, 0], 82, 82, 15, 0.13),
    [spot(place, cloud([0, 0], 66, 66, 13, 0.12), 'paper'), ...strands(place)],
    {
      part: 'mane',
    },
  ),
  ...bigCatFace(place, face),
]
/** No mane yet, but a tuft and freckles. */
export const lionCubFace: FrontFace = (place, face) => [
  shape(place, '-16,-36! -21,-54 -6,-68 16,-66! 7,-58 22,-54! 15,-36!', [line(place, '-4,-58 -6,-50 -2,-44', 0.8, [0.3, 0.5], 1)], { part: 'mane' }),
  ...stripedCatFace(place, face, bothSides(place, (side) => [[40, 20], [46, 15], [46, 24]].map(([x, y]) => oval(side, x!, y!, 1.7)))),
] // prettier-ignore
export const tigerFace: FrontFace = (place, face) =>
  stripedCatFace(place, face, [
    marking(place, '-4,-54! 4,-54! 3,-36 0,-24! -3,-36', 0),
    ...bothSides(place, (side) => [
      marking(side, '12,-54! 20,-52! 16,-38 12,-30! 10,-38', 0),
      marking(side, '66,-4! 66,6! 52,6 42,2! 52,-1', 0),
      marking(side, '66,16! 62,26! 50,22 42,16! 52,14', 0),
    ]),
  ])

export const mouseFace: FrontFace = (place, face) => [
  ...roundEars(place, 48, -42, 30),
  symmetric(place, '0,-42 30,-36 48,-10 46,14 28,36 10,48 0,50', [
    ...eyes(place, 22, -2, 13, face),
    ...nose(place, 0, 24, 9, 7, face.mirrored),
    ...smile(place, 0, 31, 24, face),
    ...cheeks(place, 36, 20),
    ...hairs(place, 16, 62, [[28, 20], [32, 34]]),
  ]),
] // prettier-ignore

/** A frog with a crown between its eyes. */
export const frogPrinceFace: FrontFace = (place, face) => [
  shape(place, '-24,-40! -32,-86! -14,-68! 0,-96! 14,-68! 32,-86! 24,-40!', [
    seam(place, '-34,-52 0,-48 34,-52'),
  ]),
  ...frogFace(place, face),
]

/** A flat, broad head with warts. */
export const toadFace: FrontFace = (place, face) => [
  ...bothSides(place, (side): Piece[] => [{ masses: [ball(side, 38, -26, 20)], details: eye(side, 38, -27, 14, face, 0.94) }]),
  symmetric(place, '0,-28 22,-26 52,-14 76,10 64,36 32,46 0,47', [
    muzzle(place, '0,32 26,32 50,24 70,14 74,40 0,60'),
    ...[-5, 5].map((x) => oval(place, x, -8, 2, 1.6)),
    ...[[0, -20, 4], [-14, -12, 5], [16, -14, 4], [-52, 0, 5], [54, 2, 5], [-60, 14, 4], [62, 15, 4]].map(([x, y, r]) => ({ ...oval(place, x!, y!, r!, r!, 'paper'), level: 1 as const })),
    ...(isOpenMouthed(face) ? wideMouth(place, 14, 38, face) : [lips(place, '-54,12 -26,22 0,20 26,22 54,12', face)]),
  ]),
] // prettier-ignore

export const frogFace: FrontFace = (place, face) => [
  ...bothSides(place, (side): Piece[] => [{ masses: [ball(side, 33, -36, 25)], details: eye(side, 33, -37, 18, face, 0.94) }]),
  symmetric(place, '0,-34 20,-30 46,-18 62,8 54,32 28,44 0,46', [
    muzzle(place, '0,32 22,32 40,24 56,14 60,40 0,60'),
    ...[-5, 5].map((x) => oval(place, x, -10, 2, 1.6)),
    ...(isOpenMouthed(face) ? wideMouth(place, 12, 34, face) : [lips(place, '-46,6 -24,20 0,23 24,20 46,6', face)]),
    ...cheeks(place, 46, -4),
  ]),
] // prettier-ignore

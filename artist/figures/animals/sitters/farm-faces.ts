import type { Frame } from '../../../geometry/vector.ts'
import { cheek, lips, type Expression } from '../../engine/face.ts'
import { flesh } from '../../engine/mass.ts'
import { bothSides, limb, line, oval, patch, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
import { bands, cloud } from '../walkers/coat.ts'
import { cheeks, eyes, muzzle, pointedEars, wideMouth, type FrontFace } from './face-parts.ts'

/** Ears that hang out to the sides. */
const sideEars = (place: Frame): Piece[] =>
  pointedEars(place, '30,-32 58,-46 88,-34 80,-12 42,-10', '46,-28 62,-36 77,-30 69,-19 50,-18')
const nostrils = (place: Frame, x: number, y: number, rx = 4, ry = 3): PieceDetail[] =>
  [-x, x].map((at) => oval(place, at, y, rx, ry))

/** A long head with a broad muzzle. `marks` are below the eyes. */
const bovine =
  (horn: string, marks: (place: Frame) => PieceDetail[], over: (place: Frame) => Piece[] = () => []): FrontFace =>
  (place, face) => [
    ...(horn ? bothSides(place, (side) => [shape(side, horn)]) : []),
    ...sideEars(place),
    symmetric(place, '0,-50 28,-46 44,-20 38,6 48,26 38,48 0,55', [
      ...marks(place),
      ...eyes(place, 21, -13, 13, face),
      muzzle(place, '0,14 22,15 46,26 60,44 40,60 0,62'),
      ...nostrils(place, 19, 27),
      ...wideMouth(place, 39, 20, face),
    ]),
    ...over(place),
  ] // prettier-ignore
const onePatch = (place: Frame): PieceDetail[] => [patch(place, '-60,-60 -12,-60 -4,-30 -8,2 -30,14 -60,8')]
const tuft = (place: Frame): Piece => shape(place, '-14,-44 -8,-58 4,-62 16,-54 18,-40! 8,-44 4,-32! -4,-42')
const curls = (place: Frame): Piece => shape(place, cloud([0, -46], 36, 20, 9, 0.2))
const SHORT_HORN = '16,-42 32,-48 38,-76! 50,-54 36,-32'

export const cowFace = bovine(SHORT_HORN, onePatch, (place) => [tuft(place)])
export const calfFace = bovine('', onePatch, (place) => [tuft(place)])
export const bullFace = bovine('18,-40 50,-46 64,-64 62,-92! 84,-62 68,-34 34,-26', () => [], (place) => [tuft(place)]) // prettier-ignore
export const bisonFace = bovine('18,-36 52,-38 62,-56 58,-80! 78,-54 64,-28 34,-20', () => [], (place) => [curls(place)]) // prettier-ignore

/** A round face with a disc for a snout and ears that fold forward. */
const swine =
  ({ tusked }: { tusked: boolean }): FrontFace =>
  (place, face) => [
    symmetric(place, '0,-46 34,-38 54,-10 54,18 38,42 0,50', [
      ...eyes(place, 26, -10, 12, face),
      ...cheeks(place, 42, 14),
      ...wideMouth(place, 34, 20, face),
    ]),
    ...pointedEars(place, '16,-38 30,-62 62,-68! 64,-44 50,-26!', '30,-42 40,-53 55,-58! 55,-43'),
    ...(tusked ? bothSides(place, (side) => [shape(side, '20,34! 34,32! 36,16 31,8! 25,20')]) : []),
    symmetric(place, '0,-2 20,0 29,13 20,27 0,29', nostrils(place, 10, 13, 4, 6)),
  ]
export const pigFace = swine({ tusked: false })
export const boarFace = swine({ tusked: true })

/** A narrow face below a cap of wool. */
const woolly =
  ({ horned }: { horned: boolean }): FrontFace =>
  (place, face) => [
    shape(place, cloud([0, -12], 60, 50, 13, 0.16)),
    ...pointedEars(place, '26,-20 54,-28 78,-10 62,6 32,2', '42,-14 56,-18 67,-9 57,-3'),
    symmetric(place, '0,-40 28,-34 40,-10 38,18 24,44 0,52', [
      ...eyes(place, 20, -6, 12.5, face),
      spot(place, '-9,22 0,20 9,22 0,31~2'),
      ...(face.mood === 'joyful' ? wideMouth(place, 36, 12, face) : [line(place, '0,29 0,35', 0.9, [0, 0]), lips(place, '-12,35 0,42 12,35', face)]),
      ...cheeks(place, 28, 20),
    ]),
    shape(place, cloud([0, -42], 34, 18, 9, 0.2)),
    ...(horned ? bothSides(place, (side) => [limb(side, '14,-44 44,-60 70,-40 68,-8 48,0 46,-18', [10, 11, 10.5, 9, 6, 3])]) : []),
  ] // prettier-ignore
export const sheepFace = woolly({ horned: false })
export const ramFace = woolly({ horned: true })

export const goatFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => {
    const bone = flesh('14,-38 22,-66 40,-88 62,-92', [9.5, 8.5, 6.5, 1.5], undefined, side)
    return [{ masses: [bone], details: bands(bone, [0.2, 0.38, 0.56], 0.3) }]
  }),
  shape(place, '-13,44 -10,66 2,92! 11,66 13,44', [line(place, '-2,58 0,68 2,78', 0.8)]),
  ...sideEars(place),
  symmetric(place, '0,-46 28,-40 42,-14 36,10 38,32 26,50 0,56', [
    ...eyes(place, 21, -10, 12.5, face),
    muzzle(place, '0,10 18,14 34,26 44,50 20,62 0,62'),
    spot(place, '-11,26 0,23 11,26 0,37~1.6'),
    ...wideMouth(place, 41, 14, face),
  ]),
]

const longFace = (place: Frame, face: Expression, marks: PieceDetail[], ears: string, inner: string, snub: PieceDetail = spot(place, '-10,27 0,24 10,27 0,37~1.6')): Piece[] => [
  ...pointedEars(place, ears, inner),
  symmetric(place, '0,-46 26,-42 40,-18 32,8 34,30 24,48 0,54', [
    ...marks,
    ...eyes(place, 21, -12, 12.5, face),
    muzzle(place, '0,16 16,20 32,32 40,56 0,64'),
    snub,
    ...wideMouth(place, 42, 13, face),
    ...cheeks(place, 29, 10),
  ]),
] // prettier-ignore
const LEAF_EARS = ['20,-30 40,-58 72,-66 70,-36 42,-12', '32,-34 46,-50 62,-54 60,-38 42,-24'] as const
const deerSpots = (place: Frame): PieceDetail[] => [[-9, -30], [9, -30], [0, -38]].map(([x, y]) => ({ ...oval(place, x!, y!, 3.4, 3, 'paper'), level: 1 as const })) // prettier-ignore
const branch = (side: Frame): Piece => ({
  masses: [flesh('14,-38 22,-66 30,-86 22,-112', [5.6, 5, 4.4, 2], undefined, side), flesh('22,-66 40,-80 46,-98', [4.4, 4, 2], undefined, side), flesh('30,-86 48,-98 56,-116', [4, 3.6, 2], undefined, side)],
  details: [],
}) // prettier-ignore

export const fawnFace: FrontFace = (place, face) => longFace(place, face, deerSpots(place), ...LEAF_EARS)
export const deerFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => [branch(side)]),
  ...longFace(place, face, [], ...LEAF_EARS),
]
export const gazelleFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => [limb(side, '10,-40 18,-68 12,-104', [6, 5, 1.6])]),
  ...longFace(place, face, [], ...LEAF_EARS),
]
export const llamaFace: FrontFace = (place, face) => [
  ...longFace(place, face, [], '10,-38 12,-70 26,-88 34,-66 30,-32', '17,-44 19,-66 25,-74 28,-58'),
  shape(place, cloud([0, -44], 28, 15, 8, 0.22)),
]
export const camelFace: FrontFace = (place, face) => [
  ...longFace(
    place,
    face,
    [],
    '26,-34 36,-56 54,-52 52,-32 36,-22',
    '34,-36 39,-47 47,-44 45,-35',
    line(place, '-12,28 -5,32 0,30 5,32 12,28', 1.3),
  ),
  shape(place, cloud([0, -46], 22, 12, 7, 0.24)),
]
export const giraffeFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => [
    { masses: [flesh('15,-40 19,-60 22,-76', [6, 5, 5], undefined, side), flesh('22,-78 23,-82', [9, 8], 4, side)], details: [] },
  ]),
  ...longFace(
    place,
    face,
    ['-6,-50 10,-52 12,-36 0,-30 -10,-38', '26,-42 46,-40 46,-24 34,-28', '-46,-36 -30,-42 -26,-30 -36,-22'].map((spotted) => ({ ...patch(place, spotted), level: 1 as const })),
    ...LEAF_EARS,
  ),
] // prettier-ignore

/** Ears like fans, tusks and a trunk that curls to one side. */
const trunked =
  (ear: string, over: (place: Frame) => Piece[] = () => []): FrontFace =>
  (place, face) => {
    const trunk = flesh('0,-2 0,24 -1,46 8,66 26,70', [19, 17, 14, 12, 9], undefined, place)
    return [
      ...bothSides(place, (side) => [shape(side, ear, [line(side, '52,-32 72,-32 84,-8 76,20', 0.9, [0.3, 0.6])])]),
      symmetric(place, '0,-52 30,-46 46,-18 42,14 26,34 0,38', [...eyes(place, 25, -10, 12, face), ...[-33, 33].map((x) => cheek(place, x, 12))]),
      ...bothSides(place, (side) => [shape(side, '18,22 28,28 36,48 52,56! 36,64 20,50 13,34')]),
      { masses: [trunk], details: bands(trunk, [0.34, 0.48, 0.62, 0.76], 0.35) },
      ...over(place),
    ]
  } // prettier-ignore
const FAN = '34,-32 58,-54 92,-46 106,-10 92,28 66,42 44,18'
export const elephantFace = trunked(FAN)
export const mammothFace = trunked('38,-24 56,-36 74,-26 76,2 60,18 42,6', (place) => [shape(place, '-30,-38 -20,-66 0,-78 20,-66 30,-38! 20,-48 12,-34! 0,-48 -12,-34! -20,-48')]) // prettier-ignore

const smallEars = (place: Frame): Piece[] =>
  pointedEars(place, '20,-38 28,-60 44,-60 46,-42 38,-30', '28,-42 33,-53 40,-52 40,-42')

/** A huge muzzle with two teeth. */
export const hippoFace: FrontFace = (place, face) => [
  ...smallEars(place),
  symmetric(place, '0,-46 28,-42 40,-18 40,2 62,20 60,46 34,58 0,60', [
    seam(place, '-70,20 -44,2 -20,4 0,8 20,4 44,2 70,20'),
    ...eyes(place, 21, -16, 11.5, face),
    ...nostrils(place, 17, 20, 5, 4),
    ...[-1, 1].map((side) => spot(place, [[side * 24, 41, 0], [side * 36, 38, 0], [side * 34, 51], [side * 26, 52]], 'paper')),
    lips(place, '-48,34 -24,42 0,44 24,42 48,34', face),
    ...cheeks(place, 50, 30),
  ]),
] // prettier-ignore

/** Two horns, one behind the other. */
export const rhinoFace: FrontFace = (place, face) => [
  ...smallEars(place),
  symmetric(place, '0,-46 30,-40 42,-12 34,10 42,30 34,50 0,56', [
    ...eyes(place, 24, -12, 11.5, face),
    ...nostrils(place, 17, 36, 4, 5),
    ...wideMouth(place, 45, 16, face),
    ...cheeks(place, 30, 16),
  ]),
  symmetric(place, '0,-44! 10,-22 12,-10! 0,-6'),
  symmetric(place, '0,-26! 14,6 17,26! 0,30', [seam(place, '-20,12 0,16 20,12', 0.8, 1)]),
]

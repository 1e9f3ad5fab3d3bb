import type { Frame } from '../../../geometry/vector.ts'
import { eye, lips, nose, smile, type Expression } from '../../engine/face.ts'
import { mirroredKnots } from '../../engine/mass.ts'
import { bothSides, line, oval, patch, seam, shape, spot, symmetric, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore
import { cheeks, eyes, hairs, muzzle, pointedEars, roundEars, tuft, wideMouth, type FrontFace } from './face-parts.ts' // prettier-ignore

/** A row of short pointed spines around the crown, open at the cheeks. */
function spines(inner: number, outer: number, count: number): string {
  const at = (share: number, radius: number) => {
    const angle = ((-200 + 220 * share) * Math.PI) / 180
    return `${(Math.cos(angle) * radius).toFixed(1)},${(Math.sin(angle) * radius).toFixed(1)}!`
  }
  return Array.from({ length: count }, (_, i) => `${at(i / count, inner)} ${at((i + 0.5) / count, outer)}`)
    .concat(at(1, inner))
    .join(' ')
}

/** Short spines in two rows, a pointed hairline, and a snout with its nose at the tip. */
export const hedgehogFace: FrontFace = (place, face) => [
  shape(place, spines(54, 69, 17)),
  shape(place, spines(44, 58, 13)),
  symmetric(place, '0,-20! 9,-31! 19,-20! 30,-28! 38,-13! 49,-8 53,14 42,34 22,44 0,47', [
    ...eyes(place, 22, -1, 12.5, face),
    ...cheeks(place, 37, 20),
  ]),
  ...bothSides(place, (side) => [shape(side, '38,-18 42,-33 54,-33 58,-20 48,-10', [line(side, '45,-18 48,-26 53,-24', 0.8)])]),
  symmetric(place, '0,6 11,9 17,22 14,36 7,44 0,46', [
    ...nose(place, 0, 21, 11, 9, face.mirrored),
    ...smile(place, 0, 30, 17, face),
  ]),
] // prettier-ignore

const twoTeeth = (place: Frame, y: number): PieceDetail[] => [
  spot(place, `-7,${y}! 7,${y}! 6,${y + 12}~2 -6,${y + 12}~2`, 'paper'),
  line(place, `0,${y} 0,${y + 12}`, 0.7, [0, 0]),
]
const shutMouth = (face: Expression): Expression => ({ ...face, mood: face.mood === 'joyful' ? 'happy' : face.mood }) // prettier-ignore

/** Tufted ears, full white cheeks and two teeth. */
const squirrelLike =
  (ears: (place: Frame) => Piece[], marks: (place: Frame) => PieceDetail[] = () => []): FrontFace =>
  (place, face) => [
    ...ears(place),
    symmetric(place, '0,-42 30,-36 46,-12 60,14 46,36 0,46', [
      ...marks(place),
      muzzle(place, '0,6 14,8 24,2 46,4 70,20 40,56 0,56'),
      ...eyes(place, 23, -8, 13.5, face),
      ...nose(place, 0, 10, 9, 7, face.mirrored),
      ...twoTeeth(place, 24),
      ...smile(place, 0, 17, 26, shutMouth(face)),
      ...cheeks(place, 42, 18),
    ]),
  ] // prettier-ignore
export const squirrelFace = squirrelLike((place) => pointedEars(place, '14,-32 22,-62 42,-92! 52,-56 46,-18', '25,-40 33,-58 40,-70! 43,-48')) // prettier-ignore
export const hamsterFace: FrontFace = squirrelLike((place) => roundEars(place, 40, -38, 17))
export const chipmunkFace = squirrelLike(
  (place) => roundEars(place, 38, -40, 14),
  (place) => [seam(place, '-10,-50 -7,-24 -9,-2'), seam(place, '10,-50 7,-24 9,-2')],
)
/** Ears that hang like petals, a blaze between two dark sides, and a tuft on the crown. */
export const guineaPigFace: FrontFace = (place, face) => [
  symmetric(place, '0,-44 32,-38 52,-14 58,14 46,38 0,47', [
    patch(place, '-8,-60 -14,-20 -10,4 -26,16 -70,14 -60,-60'),
    patch(place, '8,-60 14,-20 10,4 26,16 70,14 60,-60'),
    ...eyes(place, 28, -6, 13.5, face),
    spot(place, mirroredKnots('0,11 8,13 3,19 0,21')),
    ...twoTeeth(place, 29),
    ...smile(place, 0, 22, 28, shutMouth(face)),
    ...cheeks(place, 42, 18),
  ]),
  ...bothSides(place, (side) => [
    shape(side, '42,-28 58,-40 76,-34 84,-16 76,0 62,0 50,-12', [line(side, '52,-20 66,-26 74,-14', 0.8, [0.3, 0.5], 1)], { part: 'ear' }),
  ]),
  ...tuft(place, -44),
] // prettier-ignore

/** A bandit's mask in one piece below bright brows, short round ears and ragged cheeks. */
export const raccoonFace: FrontFace = (place, face) => [
  ...pointedEars(place, '22,-30 26,-54 44,-66~1.5 60,-52 56,-18', '34,-38 36,-50 45,-56 51,-46 48,-28'),
  symmetric(place, '0,-42 32,-38 54,-16 62,2 78,8! 66,16! 74,28! 60,30! 58,42! 40,42 20,50 0,53', [
    patch(place, mirroredKnots('0,-34! 8,-24 26,-30 46,-22 60,-4 80,-12 60,-60 0,-60'), undefined, 'marking'),
    spot(place, mirroredKnots('0,-6 10,-17 28,-20 46,-10 58,12 46,20 28,18 14,10 8,6 0,6'), 'paper'),
    ...eye(place, -27, -2, 13, face, 0.86),
    ...eye(place, 27, -2, 13, face, 0.86),
    muzzle(place, '0,8 14,14 26,28 22,44 0,56'),
    ...nose(place, 0, 20, 13, 10, face.mirrored),
    ...smile(place, 0, 29, 26, face),
  ]),
] // prettier-ignore
export const redPandaFace: FrontFace = (place, face) => [
  ...pointedEars(place, '10,-32 28,-62 56,-74 62,-42 50,-8', '26,-36 38,-54 52,-59 54,-40 46,-22'),
  symmetric(place, '0,-42 32,-36 54,-10 62,12 52,32 30,46 0,50', [
    ...bothSides(place, (side) => [spot(side, '14,-24 24,-34 36,-28 32,-18 20,-16', 'paper'), patch(side, '80,2 50,4 32,12 30,26 44,36 70,44')]),
    ...eyes(place, 22, -4, 12, face).filter((_, i, all) => i < all.length - 2),
    muzzle(place, '0,8 14,12 26,26 24,46 0,54'),
    ...nose(place, 0, 17, 12, 9, face.mirrored),
    ...smile(place, 0, 26, 28, face),
  ]),
] // prettier-ignore

/** A long white face between dark stripes. */
const striped =
  (marks: (place: Frame) => PieceDetail[]): FrontFace =>
  (place, face) => [
    ...roundEars(place, 43, -30, 13),
    symmetric(place, '0,-46 28,-40 48,-14 46,10 28,32 18,50 0,56', [
      ...marks(place),
      ...eyes(place, 23, -8, 11.5, face),
      ...nose(place, 0, 32, 13, 10, face.mirrored),
      ...smile(place, 0, 41, 18, face),
    ]),
  ]
export const badgerFace = striped((place) => bothSides(place, (side) => [patch(side, '8,-60 14,-24 8,14 18,30 34,20 40,-4 34,-34 26,-60')])) // prettier-ignore
export const skunkFace = striped((place) => [patch(place, mirroredKnots('0,-60 10,-60 10,-30 5,-6 0,10'))])

/** A broad flat head with small ears and a large muzzle. */
const otterLike =
  (details: (place: Frame, face: Expression) => PieceDetail[]): FrontFace =>
  (place, face) => [
    ...roundEars(place, 47, -30, 11),
    symmetric(place, '0,-40 30,-36 50,-14 58,12 46,36 0,46', [
      muzzle(place, '0,2 18,2 36,12 40,30 22,44 0,46'),
      ...eyes(place, 27, -12, 12, face),
      ...nose(place, 0, 9, 14, 9, face.mirrored),
      ...details(place, face),
    ]),
  ]
export const otterFace = otterLike((place, face) => [...smile(place, 0, 18, 34, face), ...hairs(place, 30, 74, [[20, 12], [25, 26], [30, 40]])]) // prettier-ignore
export const beaverFace = otterLike((place, face) => [...twoTeeth(place, 26), ...twoTeethGap(place), ...smile(place, 0, 18, 40, shutMouth(face)), ...cheeks(place, 48, 12)]) // prettier-ignore
const twoTeethGap = (place: Frame): PieceDetail[] => [-24, 24].map((x) => oval(place, x, 22, 1.6))

/** A long blunt muzzle with a broad nose, and small ears on top. */
export const capybaraFace: FrontFace = (place, face) => [
  ...pointedEars(place, '24,-38 30,-58 46,-58 52,-42 42,-32', '31,-42 34,-51 42,-51 45,-42'),
  symmetric(place, '0,-46 30,-44 48,-26 48,2 50,30 36,50 0,55', [
    ...eyes(place, 29, -15, 12.5, face),
    muzzle(place, '0,4 24,6 48,18 58,60 0,62'),
    ...bothSides(place, (side) => [spot(side, '5,16 15,13 20,20 12,26', 'ink')]),
    line(place, '0,22 0,36', 0.9, [0, 0]),
    lips(place, '-18,36 0,43 18,36', face),
    ...cheeks(place, 39, 10),
  ]),
] // prettier-ignore

/** Dark rings around the eyes and a pointed muzzle. */
export const meerkatFace: FrontFace = (place, face) => [
  ...roundEars(place, 48, -12, 12),
  symmetric(place, '0,-44 28,-38 46,-12 40,16 24,40 0,52', [
    ...bothSides(place, (side) => [spot(side, '8,-8 16,-24 32,-24 40,-8 32,8 16,8', 'paper')]),
    ...eye(place, -23, -8, 11.5, face, 0.86),
    ...eye(place, 23, -8, 11.5, face, 0.86),
    muzzle(place, '0,12 12,16 22,32 18,54 0,58'),
    ...nose(place, 0, 26, 10, 8, face.mirrored),
    ...smile(place, 0, 34, 20, face),
  ]),
]
export const kangarooFace: FrontFace = (place, face) => [
  ...pointedEars(place, '10,-30 18,-74 38,-104 56,-92 56,-54 38,-16', '24,-40 30,-70 41,-88~2 46,-66 40,-38'),
  symmetric(place, '0,-40 26,-36 42,-12 34,14 32,36 22,50 0,54', [
    ...eyes(place, 22, -6, 12.5, face),
    muzzle(place, '0,14 14,16 28,30 36,58 0,62'),
    ...nose(place, 0, 28, 12, 9, face.mirrored),
    ...smile(place, 0, 37, 22, face),
    ...cheeks(place, 30, 16),
  ]),
]

/** Pointed ears, a dark cap that runs down the bridge of a long muzzle, and a ragged ruff. */
export const wolfFace: FrontFace = (place, face) => [
  ...pointedEars(place, '10,-32 22,-62 42,-84! 56,-58 54,-18', '26,-42 39,-68! 47,-52 45,-30'),
  symmetric(place, '0,-46 30,-40 50,-20 58,-2 80,0! 68,12! 84,24! 66,28! 72,44! 52,42! 44,54! 30,50 16,57 0,60', [
    patch(place, mirroredKnots('0,22 8,14 9,-6 22,-26 44,-28 58,-8 80,-16 60,-60 0,-60'), undefined, 'marking'),
    ...eyes(place, 26, -4, 12.5, face),
    muzzle(place, '0,14 16,16 29,32 24,52 0,60'),
    ...nose(place, 0, 22, 16, 11, face.mirrored),
    ...smile(place, 0, 33, 32, face),
  ]),
] // prettier-ignore

/** Long brushes on the ears, a ruff in points and spots on the brow. */
export const lynxFace: FrontFace = (place, face) => [
  ...bothSides(place, (side) => [shape(side, '42,-66! 46,-96! 54,-68!', [], { solid: true })]),
  ...pointedEars(place, '14,-34 30,-60 48,-80! 60,-54 56,-14', '28,-44 45,-67! 51,-50 48,-28'),
  symmetric(place, '0,-46 32,-40 52,-16 58,2 62,14 82,28! 66,34! 74,52! 54,48! 46,62! 32,52 16,55 0,56', [
    ...bothSides(place, (side) => [seam(side, '96,18 56,8 44,22 48,40 40,70'), ...[[40, -30], [50, -14]].map(([x, y]) => oval(side, x!, y!, 3, 2.4))]),
    ...[[0, -34], [-10, -28], [10, -28]].map(([x, y]) => oval(place, x!, y!, 2.6, 3.4)),
    ...eyes(place, 24, -5, 14, face),
    muzzle(place, '0,15 16,16 30,27 26,42 8,48 0,49'),
    ...nose(place, 0, 15, 13, 9, face.mirrored),
    ...smile(place, 0, 23, 32, face),
    ...hairs(place, 28, 62, [[30, 27], [35, 40]]),
  ]),
] // prettier-ignore

/** Eyes on top of the head and a long flat snout with teeth outside. */
export const crocodileFace: FrontFace = (place, face) => [
  ...bothSides(place, (side): Piece[] => [{ ...symmetricAt(side, 26, -36, 19), details: eye(side, 26, -37, 13, face, 0.92) }]),
  symmetric(place, '0,-30 22,-30 44,-16 42,2 56,22 54,42 30,52 0,54', [
    ...bothSides(place, (side) => [oval(side, 11, 10, 4.4, 3.4)]),
    ...[-40, -24, -8, 8, 24, 40].map((x) => spot(place, [[x - 5, 31 - Math.abs(x) * 0.1, 0], [x + 5, 31 - Math.abs(x) * 0.1, 0], [x, 43, 0]], 'paper')),
    lips(place, '-54,24 -30,30 0,32 30,30 54,24', face),
    ...[[-14, -14], [14, -14], [0, -20]].map(([x, y]) => ({ ...oval(place, x!, y!, 4, 3, 'paper'), level: 1 as const })),
  ]),
] // prettier-ignore
const symmetricAt = (side: Frame, x: number, y: number, r: number): Piece =>
  shape(side, [[x - r, y], [x, y - r], [x + r, y], [x, y + r]]) // prettier-ignore

/** A smooth round head with a small beak, and scales on the crown. */
export const turtleFace: FrontFace = (place, face) => [
  symmetric(place, '0,-44 32,-38 50,-10 50,16 34,36 14,44 0,52~2', [
    ...eyes(place, 24, -8, 14, face),
    ...[-4, 4].map((x) => oval(place, x, 14, 1.8, 1.5)),
    ...wideMouth(place, 24, 26, face),
    ...cheeks(place, 38, 14),
    ...[[0, -34], [-13, -28], [13, -28]].map(([x, y]) => ({ ...oval(place, x!, y!, 5, 4, 'paper'), level: 1 as const })),
  ]),
] // prettier-ignore

import type { SplineKnot } from '../../../geometry/spline.ts'
import type { Frame } from '../../../geometry/vector.ts'
import { drawnOn, line, onHead, oval, shape, spot, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { FACES, type Features } from './features.ts'
import { LOWERED_LIDS, RAISED_BROWS, SHUT } from './moods.ts'
import { drawMouth } from './mouth.ts'
import { drawSmallFace, drawSmallMouth, type FacePlan } from './small-face.ts'

/** Faces are drawn in three-quarter view, looking right: half of the head's width is 50, the chin is near y 47. */
const NEAR_EYE = -7
const FAR_EYE = 29.5

interface Measures {
  eyeY: number
  radius: number
  down: number
}

/** Looking down moves the features down, more so the lower ones. */
function measure({ grown, old, natural, gaze, glasses }: Features): Measures {
  const down = Math.max(-0.6, Math.min(0.9, gaze[1] * 0.8)) * 7
  const radius =
    (12.4 - (natural ? 3 : 1) * grown - (old ? 1 : 0)) * (natural ? 0.8 : 1) * (glasses ? 0.82 : 1)
  return { down, radius, eyeY: 5 - (natural ? 5 : 3) * Math.max(0, grown) + down }
}

/** How long the lower face is: 0 a child's, 1 that of a natural grown-up. */
const lengthOf = ({ grown, natural }: Features): number => (natural ? grown : Math.min(grown, grown * 0.5))

export function drawSkull(features: Features, place: Frame, details: PieceDetail[]): Piece {
  const a = lengthOf(features)
  const [cheeks, jaw, chin] = FACES[features.face]
  const old = features.old ? 1 : 0
  // Children have round cheeks and a short chin.
  const baby = a <= 0 ? 3 : features.natural ? 0 : 2
  const knots: SplineKnot[] = [
    [0, -50],
    [30, -43],
    [44, -22],
    [42.5, -5],
    [45.5 - old + cheeks * 0.6, 10],
    [42 - 2 * a + (cheeks + jaw) * 0.5 + baby, 28 + 2 * a],
    [29 + jaw * 0.7 + baby, 41 + 6 * a + chin * 0.6],
    [14, 46 + 9 * a + chin],
    [-6 - jaw * 0.5, 43 + 8 * a + chin * 0.8],
    [-28 - jaw * 0.8 - baby, 33 + 5 * a + baby * 0.4],
    [-43 - cheeks * 0.4, 14],
    [-50, -8],
    [-36, -38],
  ]
  return shape(place, knots, details)
}

/** Eyes, brows, nose and what is on them. The mouth is drawn separately, because a beard is painted between. */
export const drawFeatures = (features: Features, place: Frame): PieceDetail[] => [
  ...onHead('large', fullFeatures(features, place)),
  ...onHead('small', drawSmallFace(place, features, planOf(features))),
  ...(features.eyePatch ? patch(place, measure(features).eyeY, measure(features).radius) : []),
]

function planOf(features: Features): FacePlan {
  const { eyeY } = measure(features)
  return { eyes: [[NEAR_EYE, eyeY, -1], [FAR_EYE, eyeY - 1, 1]], mouth: [13, mouthY(features)] } // prettier-ignore
}

const mouthY = (features: Features): number => 29 + 4 * lengthOf(features) + measure(features).down * 0.75

function fullFeatures(features: Features, place: Frame): PieceDetail[] {
  const { eyeY, radius: r, down } = measure(features)
  const a = features.grown
  const noseY = 15 + down * 1.15 + a
  const shut = features.eyePatch ? [] : eye(place, NEAR_EYE, eyeY, r, 0.8, -1, features)
  return [
    ...(features.clown ? makeUp(place, eyeY, r, mouthY(features)) : []),
    ...shut,
    ...eye(place, FAR_EYE, eyeY - 1, r * 0.97, 0.66, 1, features),
    brow(place, NEAR_EYE - 1, eyeY - r - 6.5, 8.5, -1, features),
    brow(place, FAR_EYE + 1, eyeY - r - 7, 6.4, 1, features),
    ...nose(place, noseY, features),
    ...(features.freckles && features.detail > 0 ? freckles(place, down) : []),
    ...(features.old && features.detail > 0 ? wrinkles(place, eyeY, r, down) : []),
    ...(features.glasses ? glasses(place, eyeY, r, features) : []),
  ]
}

export const mouthPiece = (features: Features, place: Frame): Piece =>
  drawnOn([
    ...onHead('large', drawMouth(place, features.expression, 13, mouthY(features), 14 - features.grown)),
    ...onHead('small', drawSmallMouth(place, features, planOf(features).mouth)),
  ])

/** With white all around the iris an eye stares, so the upper lid covers its top. */
const BELOW_LID = 0.1

function eye(
  place: Frame,
  x: number,
  y: number,
  size: number,
  wide: number,
  outer: 1 | -1,
  features: Features,
): PieceDetail[] {
  const { expression: mood, gaze } = features
  const rx = size * wide
  if (SHUT.has(mood))
    return [
      line(place, [[x - rx * 1.15, y], [x, y + size * 0.5], [x + rx * 1.15, y]], 1.5, [0.15, 0.15]),
      line(place, [[x + outer * rx * 0.9, y + size * 0.25], [x + outer * rx * 1.25, y + size * 0.6]], 1, [0, 0.5]),
      line(place, [[x + outer * rx * 0.35, y + size * 0.48], [x + outer * rx * 0.5, y + size * 0.9]], 1, [0, 0.5]),
    ] // prettier-ignore
  if (mood === 'laughing')
    return [line(place, [[x - rx * 1.2, y + size * 0.35], [x, y - size * 0.5], [x + rx * 1.2, y + size * 0.35]], 1.7, [0.2, 0.2])] // prettier-ignore
  const stare = mood === 'surprised' || mood === 'scared'
  const grow = stare ? 1.12 : features.upslanted ? 0.86 : 1
  const [w, h] = [rx * grow * (features.upslanted ? 1.1 : 1), size * grow]
  // Inside a lens or make-up the white of the eye would be a second ring.
  const hasWhite = features.detail > 0 && features.glasses !== 'clear' && !features.clown
  const pupil = !hasWhite ? 0.88 : stare ? 0.68 : 0.84
  const [px, py] = [x + gaze[0] * w * 0.19, y + gaze[1] * h * 0.19 - (hasWhite && !stare ? h * BELOW_LID : 0)]
  const glint = features.mirrored ? -1 : 1
  const low = LOWERED_LIDS[mood] ?? (features.upslanted ? 0.14 : 0)
  const tilt = RAISED_BROWS.has(mood)
    ? outer * 0.26
    : mood === 'angry'
      ? -outer * 0.26
      : features.upslanted
        ? -outer * 0.3
        : 0
  const top = 1 - low * 1.25
  return [
    ...(hasWhite ? [{ ...oval(place, x, y, w, h, 'paper'), width: 0.75, part: 'eye' as const }] : []),
    oval(place, px, py, w * pupil, h * pupil),
    { ...oval(place, px - glint * w * 0.18, py - h * 0.3, Math.max(3.4, w * 0.33), Math.max(4, h * 0.3), 'paper'), width: 0, part: 'eye' },
    ...(low ? [lid(place, x, y, w, h, low, tilt)] : []),
    line(place, [[x - w * 1.1, y - h * (0.2 - low * 0.3) - tilt * h], [x - w * 0.55, y - h * top * 0.88], [x + w * 0.3, y - h * top], [x + w * 1.12, y - h * (0.28 - low * 0.3) + tilt * h]], 1.55, [0.35, 0.35]),
    ...(features.lashes && features.detail > 0
      ? [
          line(place, [[x + outer * w * 0.95, y - h * 0.45], [x + outer * w * 1.45, y - h * 0.8]], 1.15, [0, 0.6]),
          line(place, [[x + outer * w * 0.7, y - h * 0.75], [x + outer * w * 1.05, y - h * 1.15]], 1.15, [0, 0.6]),
        ]
      : []),
  ] // prettier-ignore
}

const lid = (place: Frame, x: number, y: number, w: number, h: number, low: number, tilt: number): PieceDetail => ({
  ...spot(place, [[x - w * 1.12, y - h * (0.5 - low * 0.7) - tilt * h, 0], [x, y - h * (0.98 - low * 1.25)], [x + w * 1.12, y - h * (0.5 - low * 0.7) + tilt * h, 0], [x + w * 0.8, y - h * 1.15], [x, y - h * 1.35], [x - w * 0.8, y - h * 1.15]], 'paper'),
  width: 0,
}) // prettier-ignore

/** The inner end of a brow is on the side of the nose. */
function brow(place: Frame, x: number, y: number, w: number, outer: 1 | -1, features: Features): PieceDetail {
  const { expression: mood } = features
  const inner = RAISED_BROWS.has(mood) ? -6 : mood === 'angry' ? 8 : 0
  const lift = mood === 'surprised' || mood === 'scared' ? -5 : mood === 'angry' ? 4 : mood === 'laughing' || mood === 'proud' ? -3 : 0 // prettier-ignore
  const [left, right] = outer < 0 ? [2, inner] : [inner, 2]
  return line(place, [[x - w, y + lift + left], [x, y + lift - w * 0.38 + inner * 0.3], [x + w, y + lift + right]], (features.old ? 1.9 : features.grown > 0.5 ? 1.6 : 1.35) * (mood === 'angry' ? 1.5 : 1), [0.35, 0.35]) // prettier-ignore
}

/** White around the eyes and the mouth of a clown. */
const makeUp = (place: Frame, eyeY: number, r: number, mouth: number): PieceDetail[] => [
  { ...oval(place, NEAR_EYE, eyeY - 3, r * 1.25, r * 2, 'paper'), part: 'eye' },
  { ...oval(place, FAR_EYE, eyeY - 4, r * 1.1, r * 1.95, 'paper'), part: 'eye' },
  { ...oval(place, 13, mouth + 2, 26, 13, 'paper'), part: 'eye' },
]

function nose(place: Frame, y: number, { grown, clown, natural }: Features): PieceDetail[] {
  if (clown) return [{ ...oval(place, 17, y, 12, 11.4, 'paper'), part: 'mouth' }]
  return [
    grown > 0.5
      ? line(place, [[17.5, y - (natural ? 12 : 8)], [21.5, y - 1], [22.5, y + 2], [15, y + 4.5]], 1.2, [0.6, 0.3])
      : line(place, [[17.5, y - 3], [21.5, y + 1.5], [15.5, y + 4]], 1.2, [0.4, 0.35]),
  ] // prettier-ignore
}

const freckles = (place: Frame, down: number): PieceDetail[] =>
  [[-2, 20], [-9, 22], [-5, 26], [31, 18], [36, 20]].map(([x, y]) => oval(place, x!, y! + down, 1.3)) // prettier-ignore

const wrinkles = (place: Frame, y: number, r: number, down: number): PieceDetail[] => [
  line(place, [[NEAR_EYE - 16, y + 1], [NEAR_EYE - 12, y + 4]], 0.75),
  line(place, [[NEAR_EYE - 16, y + 6], [NEAR_EYE - 11.5, y + 8]], 0.75),
  line(place, [[-2, 22 + down], [-7, 29 + down], [-6, 36 + down]], 0.8),
  line(place, [[NEAR_EYE - 6, y + r + 3.5], [NEAR_EYE + 1, y + r + 5], [NEAR_EYE + 7, y + r + 3]], 0.7),
] // prettier-ignore

function glasses(place: Frame, y: number, r: number, features: Features): PieceDetail[] {
  const dark = features.glasses === 'sun'
  const high = Math.max(13.5, r * 1.6)
  const lens = (x: number, at: number, w: number): PieceDetail[] => {
    const rim: PieceDetail = { ...oval(place, x, at, w, high, 'paper'), width: 1.1 }
    if (dark)
      return [
        rim,
        line(
          place,
          [
            [x - w * 0.5, at + high * 0.4],
            [x + w * 0.4, at - high * 0.5],
          ],
          0.9,
        ),
      ]
    return [{ kind: 'line', path: rim.path, width: 1.1, taper: [0, 0], level: 0 }]
  }
  const [near, far] = [Math.max(12.6, r * 1.5), Math.max(10.4, r * 1.24)]
  return [
    ...lens(NEAR_EYE, y + 1, near),
    ...lens(FAR_EYE, y, far),
    line(place, [[NEAR_EYE + near, y - 1], [13, y - 4], [FAR_EYE - far, y - 1]], 1.1, [0, 0]),
    line(place, [[NEAR_EYE - near, y - 1], [-38, y - 3]], 1.1, [0, 0]),
  ] // prettier-ignore
}

const patch = (place: Frame, y: number, r: number): PieceDetail[] => [
  line(place, [[-48, y - 16], [-20, y - 6], [14, y - 14], [44, y - 24]], 1.5, [0, 0]),
  spot(place, [[NEAR_EYE - r, y - r * 0.7], [NEAR_EYE, y - r], [NEAR_EYE + r, y - r * 0.7], [NEAR_EYE + r * 0.8, y + r * 0.7], [NEAR_EYE, y + r * 1.05], [NEAR_EYE - r * 0.9, y + r * 0.7]], 'paper'),
] // prettier-ignore

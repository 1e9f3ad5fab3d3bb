import type { SplineKnot } from '../../../geometry/spline.ts'
import type { Frame } from '../../../geometry/vector.ts'
import { drawnOn, line, onHead, oval, shape, spot, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { FACES, type Features } from './features.ts'
import { RAISED_BROWS, SHUT } from './moods.ts'
import { drawSmallFace, drawSmallMouth } from './small-face.ts'

/** Faces in profile look right; half of the head's width is 50, the tip of the nose is near x 55. */
const EYE_X = 27
const LIPS_X = 45

const eyeY = ({ grown, gaze }: Features): number => 3 - 5 * Math.max(0, grown) + gaze[1] * 4
const lipsY = ({ grown }: Features): number => 29 + 4 * grown

/** Head and face from the side: forehead, nose, lips and chin are one line. */
export function drawProfileSkull(features: Features, place: Frame): Piece {
  const a = Math.max(0, features.grown)
  const [, jaw, chin] = FACES[features.face]
  const nose = 50 + 5 * a
  const low = 45 + 9 * a + chin
  const knots: SplineKnot[] = [
    [-4, -51], [24, -46], [40, -30], [45.5, -14], [43, -2], [nose, 11 + a], [nose - 1, 15 + a], [44.5, 18 + a, 2],
    [45.5 + 1.5 * a, 24 + 2 * a], [43, 28 + 3 * a, 2], [44.5 + 1.5 * a, 32 + 4 * a], [41.5, 38 + 5 * a, 2], [38 + jaw * 0.4, low - 3], [26, low], [6 - jaw * 0.5, 38 + 6 * a], [-12, 28 + 4 * a], [-34, 26], [-48, 6], [-51, -16], [-38, -40],
  ] // prettier-ignore
  return shape(place, knots, [
    ...onHead('large', fullFeatures(features, place)),
    ...onHead('small', drawSmallFace(place, features, { eyes: [[EYE_X, eyeY(features), 1]], mouth: [36, lipsY(features)], hasNose: false })),
    ...(features.clown ? [oval(place, 52, 13, 8.4, 8.4, 'paper')] : []),
  ]) // prettier-ignore
}

export const profileMouth = (features: Features, place: Frame): Piece =>
  drawnOn([
    ...onHead('large', fullMouth(features, place)),
    ...onHead('small', drawSmallMouth((v) => place([LIPS_X - 7 + (v[0] - 36) * 0.62, v[1]]), features, [36, lipsY(features) - 2])),
  ]) // prettier-ignore

function fullFeatures(features: Features, place: Frame): PieceDetail[] {
  const { expression: mood, gaze, natural, grown, old } = features
  const [x, y] = [EYE_X, eyeY(features)]
  const h =
    (12 - (natural ? 3 : 1) * grown - (old ? 1 : 0)) * (natural ? 0.8 : 1) * (features.glasses ? 0.84 : 1)
  const w = h * 0.56
  const inner = mood === 'angry' ? 4 : RAISED_BROWS.has(mood) ? -4 : 0
  const lift = mood === 'surprised' || mood === 'scared' ? -4 : 0
  const brow = line(place, [[x - 8, y - h - 5 + lift], [x, y - h - 9 + lift + inner * 0.3], [x + 9, y - h - 5 + lift + inner]], grown > 0.5 ? 1.6 : 1.35, [0.35, 0.35]) // prettier-ignore
  const shutBy = SHUT.has(mood) ? 1 : mood === 'laughing' ? -1 : 0
  const glasses = features.glasses ? profileGlasses(features, place, x, y) : []
  if (shutBy) return [line(place, [[x - 8, y - shutBy * 2], [x, y + shutBy * 5], [x + 8, y - shutBy * 2]], 1.6, [0.2, 0.2]), brow, ...glasses] // prettier-ignore
  const [px, py] = [x + 1.5 + gaze[0] * 1.5, y + gaze[1] * h * 0.26]
  return [
    ...(features.detail > 0 ? [{ ...oval(place, x, y, w, h, 'paper'), width: 0.75, part: 'eye' as const }] : []),
    oval(place, px, py, w * 0.72, h * 0.74),
    { ...oval(place, px - (features.mirrored ? -1.2 : 1.2), py - h * 0.3, 2.6, h * 0.28, 'paper'), width: 0 },
    line(place, [[x - w * 1.5, y - h * 0.2], [x - w * 0.5, y - h * 0.92], [x + w * 0.6, y - h], [x + w * 1.2, y - h * 0.6]], 1.55, [0.35, 0.35]),
    ...(features.lashes ? [line(place, [[x + w * 0.9, y - h * 0.7], [x + w * 1.7, y - h * 1.1]], 1.15, [0, 0.6])] : []),
    brow,
    line(place, [[46, 19], [43, 16], [43.5, 12]], 1, [0.2, 0.5]),
    ...(features.freckles ? [[22, 20], [28, 22], [33, 19]].map(([u, v]) => oval(place, u!, v!, 1.3)) : []),
    ...(old && features.detail > 0 ? [line(place, [[14, y], [10, y + 3]], 0.75), line(place, [[34, 22], [31, 29], [32, 35]], 0.8)] : []),
    ...glasses,
  ] // prettier-ignore
}

function profileGlasses({ glasses }: Features, place: Frame, x: number, y: number): PieceDetail[] {
  const rim: PieceDetail = { ...oval(place, x + 2, y, 11, 14, 'paper'), width: 1.1 }
  const arm = line(
    place,
    [
      [x - 9, y - 2],
      [-4, y - 4],
    ],
    1.1,
    [0, 0],
  )
  const lens: PieceDetail = { kind: 'line', path: rim.path, width: 1.1, taper: [0, 0], level: 0 }
  return [glasses === 'sun' ? rim : lens, arm]
}

function fullMouth({ expression: mood, grown }: Features, place: Frame): PieceDetail[] {
  const [x, y] = [LIPS_X, 28 + 3 * grown]
  switch (mood) {
    case 'happy':
    case 'laughing': {
      const depth = mood === 'happy' ? 9 : 12
      return [
        { ...spot(place, [[x + 1, y - 2, 0], [x - 8, y], [x - 18, y - 5, 0], [x - 13, y + depth * 0.7], [x - 4, y + depth]], 'paper'), width: 1.05, part: 'mouth' },
        line(place, [[x - 19, y - 7], [x - 17.5, y - 3]], 1, [0.3, 0.3]),
      ] // prettier-ignore
    }
    case 'tired':
    case 'surprised':
    case 'singing':
      return [
        { ...oval(place, x - 4, y + 3, 5, mood !== 'surprised' ? 8 : 6, 'paper'), width: 1, part: 'mouth' },
      ]
    case 'sad':
    case 'scared':
    case 'cold':
    case 'bored':
    case 'angry':
      return [
        line(
          place,
          [
            [x - 1, y],
            [x - 7, y + 0.5],
            [x - 13, y + 5],
          ],
          1.4,
          [0.1, 0.3],
        ),
      ]
    default:
      return [
        line(
          place,
          [
            [x - 1, y],
            [x - 9, y + 1],
            [x - 16, y - 5],
          ],
          1.45,
          [0.1, 0.3],
        ),
      ]
  }
}

import type { SplineKnot } from '../../../geometry/spline.ts'
import type { Frame } from '../../../geometry/vector.ts'
import { line, oval, spot, type PieceDetail } from '../../engine/piece.ts'
import type { Features } from './features.ts'
import { RAISED_BROWS, SHUT } from './moods.ts'

/** Where a simple face is: its eyes, and the middle of its mouth. */
export interface FacePlan {
  eyes: readonly (readonly [x: number, y: number, outer: 1 | -1])[]
  mouth: readonly [x: number, y: number]
  /** The profile has its nose in the outline of the head. */
  hasNose?: false
}

const DOT = [6, 8.6] as const
const LENS = 13
const MOUTH = 13

/** Eyes as dots and a mouth as one line, for heads that are small on the page. */
export function drawSmallFace(
  place: Frame,
  features: Features,
  { eyes, mouth, hasNose }: FacePlan,
): PieceDetail[] {
  const shown = features.eyePatch ? eyes.slice(1) : eyes
  return [
    ...(features.glasses === 'sun' ? [] : shown.flatMap(([x, y, outer]) => smallEye(place, features, x, y, outer))),
    ...shown.flatMap(([x, y, outer]) => smallBrow(place, features, x, y, outer)),
    ...(features.glasses ? [...eyes.flatMap(([x, y]) => lens(place, features, x, y)), bridge(place, eyes[0]![0], eyes.at(-1)![0], eyes[0]![1])] : []),
    ...(hasNose === false ? [] : [smallNose(place, features, mouth)]),
  ] // prettier-ignore
}

const smallNose = (place: Frame, { clown }: Features, [x, y]: FacePlan['mouth']): PieceDetail =>
  clown
    ? oval(place, x + 4, y - 13, 9, 8.6, 'paper')
    : line(place, [[x + 5, y - 15], [x + 8, y - 11], [x + 3, y - 9]], 1) // prettier-ignore

function smallEye(place: Frame, features: Features, x: number, y: number, outer: 1 | -1): PieceDetail[] {
  const { expression: mood, gaze, lashes } = features
  const shut = SHUT.has(mood) ? 1 : mood === 'laughing' ? -1 : 0
  if (shut) return [line(place, [[x - 7, y - shut * 1.5], [x, y + shut * 4], [x + 7, y - shut * 1.5]], 1.4, [0.2, 0.2])] // prettier-ignore
  const [cx, cy] = [x + gaze[0] * 3, y + gaze[1] * 3]
  // At the side of the eye, because above it the lash would look like an angry brow.
  const lash = [line(place, [[cx + outer * 4.8, cy - 2.5], [cx + outer * 10.5, cy - 5.5]], 1.1, [0, 0.5])] // prettier-ignore
  return [oval(place, cx, cy, ...DOT), ...(lashes && !features.glasses ? lash : [])]
}

/** Brows only where they show the mood. */
function smallBrow(place: Frame, { expression: mood }: Features, x: number, y: number, outer: 1 | -1): PieceDetail[] {
  const slant = mood === 'angry' ? 4 : RAISED_BROWS.has(mood) ? -4 : 0
  if (!slant) return []
  return [line(place, [[x - 8, y - 15 + (outer < 0 ? 0 : slant)], [x + 8, y - 15 + (outer < 0 ? slant : 0)]], 1.3)] // prettier-ignore
} // prettier-ignore

function lens(place: Frame, { glasses }: Features, x: number, y: number): PieceDetail[] {
  const rim = { ...oval(place, x, y, LENS * 0.92, LENS, 'paper'), width: 1 }
  const glint: SplineKnot[] = [[x - 5, y + 5], [x + 4, y - 6]] // prettier-ignore
  if (glasses === 'sun') return [rim, line(place, glint, 0.9)]
  return [{ kind: 'line', path: rim.path, width: 1, taper: [0, 0], level: 0 }]
}

/** The bridge of the glasses. Without it the lenses would look like staring eyes. */
const bridge = (place: Frame, left: number, right: number, y: number): PieceDetail =>
  line(place, [[left + LENS * 0.9, y - 2], [(left + right) / 2, y - 5], [right - LENS * 0.9, y - 2]], 1.3, [0, 0]) // prettier-ignore

/** The mouth of a simple face, drawn separately because a beard may be painted below it. */
export function drawSmallMouth(place: Frame, { expression: mood }: Features, [x, y]: FacePlan['mouth']): PieceDetail[] {
  const [left, right] = [x - MOUTH, x + MOUTH * 0.9]
  switch (mood) {
    case 'bored':
      return [line(place, [[x - 8, y + 3], [x + 8, y + 3]], 1.4)]
    case 'tired':
    case 'surprised':
    case 'singing':
      return [oval(place, x, y + 4, 4.5, mood !== 'surprised' ? 7 : 5.5)]
    case 'sad':
    case 'scared':
    case 'cold':
    case 'angry':
      return [line(place, [[left + 4, y + 6], [x, y], [right - 4, y + 6]], 1.4, [0.2, 0.2])]
    case 'laughing':
      return [spot(place, [[left, y - 2, 0], [x, y + 1], [right, y - 2, 0], [x + 6, y + 11], [x, y + 13], [x - 7, y + 11]])]
    case 'sleeping':
      return [line(place, [[x - 6, y + 1], [x, y + 3.5], [x + 6, y + 1]], 1.4)]
    default:
      return [line(place, [[left, y - 3], [x - 6, y + 5], [x + 5, y + 5], [right, y - 4]], 1.5, [0.15, 0.15])]
  }
} // prettier-ignore

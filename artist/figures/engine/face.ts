import type { SplineKnot } from '../../geometry/spline.ts'
import { splineKnots } from '../../geometry/spline.ts'
import type { Frame, Vec } from '../../geometry/vector.ts'
import { line, onHead, oval, spot, type PieceDetail } from './piece.ts'

export type Mood =
  'happy' | 'joyful' | 'calm' | 'sad' | 'angry' | 'scared' | 'surprised' | 'sleepy' | 'roaring'

/** What a face shows. */
export interface Expression {
  mood: Mood
  /** Direction of view: 1 is as far as the eyes turn. */
  gaze: Vec
  shut: boolean
  /** Smaller, darker eyes. */
  natural: boolean
  /** The figure will be mirrored: highlights move to the other side, because the light stays where it is. */
  mirrored: boolean
  glasses?: false | 'clear' | 'sun'
}

const WIDE_EYED: readonly Mood[] = ['scared', 'surprised']
const DOWNCAST: readonly Mood[] = ['sad', 'angry', 'scared']
const OPEN_MOUTHED: readonly Mood[] = ['joyful', 'surprised', 'roaring']
export const isOpenMouthed = ({ mood }: Expression): boolean => OPEN_MOUTHED.includes(mood)

/**
 * An open eye: white, a pupil in the direction of the gaze, a highlight and a heavy upper lid. A shut eye is an arc with
 * lashes.
 */
export function eye(
  place: Frame,
  x: number,
  y: number,
  size: number,
  face: Expression,
  wide = 0.82,
): PieceDetail[] {
  const r = size * (WIDE_EYED.includes(face.mood) ? 1.1 : face.natural ? 0.8 : 1)
  const rx = r * wide
  if (face.glasses)
    return [
      ...eye(place, x, y, size * 0.86, { ...face, glasses: false }, wide),
      ...lens(place, x, y, r, face),
    ]
  if (face.shut)
    return [
      line(place, [[x - rx * 1.1, y], [x, y + r * 0.55], [x + rx * 1.1, y]], 1.4, [0.2, 0.2]),
      line(place, [[x + rx * 0.6, y + r * 0.42], [x + rx * 0.9, y + r * 0.8]], 0.9, [0, 0.6]),
      line(place, [[x, y + r * 0.55], [x + rx * 0.1, y + r * 0.98]], 0.9, [0, 0.6]),
    ] // prettier-ignore
  return [
    ...onHead('large', fullEye(place, x, y, rx, r, face)),
    ...onHead('small', [oval(place, x, y, rx * DOT, r * DOT)]),
  ]
}

/** One lens of a pair of glasses, with its half of the bridge. */
function lens(place: Frame, x: number, y: number, r: number, { glasses }: Expression): PieceDetail[] {
  const radius = Math.min(r * 1.5, Math.abs(x) * 0.92)
  const rim = oval(place, x, y, radius, radius, 'paper')
  const edge = x - Math.sign(x) * radius
  const bridge = line(place, [[edge, y - 1], [edge / 2, y - 3], [0, y - 3]], 1.2, [0, 0]) // prettier-ignore
  if (glasses !== 'sun')
    return [{ kind: 'line', path: rim.path, width: 1.2, taper: [0, 0], level: 0 }, bridge]
  const glint = line(place, [[x - radius * 0.4, y + radius * 0.4], [x + radius * 0.4, y - radius * 0.4]], 0.9) // prettier-ignore
  return [{ ...rim, width: 1.2 }, glint, bridge]
}

/** Size of an eye that is only a dot. */
const DOT = 0.6

function fullEye(place: Frame, x: number, y: number, rx: number, r: number, face: Expression): PieceDetail[] {
  const pupil = face.natural ? 0.8 : WIDE_EYED.includes(face.mood) ? 0.58 : 0.7
  const [px, py] = pupilAt(x, y, rx, r, face.gaze)
  const glint = (face.mirrored ? 1 : -1) * rx * 0.2
  return [
    { ...oval(place, x, y, rx, r, 'paper'), width: 0.8, level: 1, part: 'eye' },
    oval(place, px, py, rx * pupil, r * (pupil + 0.02)),
    {
      ...oval(place, px + glint, py - r * 0.26, Math.max(3, rx * 0.33), Math.max(3, r * 0.3), 'paper'),
      width: 0,
      part: 'eye',
    },
    ...(face.mood === 'sleepy' ? halfLid(place, x, y, rx, r) : [upperLid(place, x, y, rx, r)]),
  ]
}

/** Places the pupil clear of the rim or touching it, because a thin white gap between them is too small to color. */
function pupilAt(x: number, y: number, rx: number, ry: number, gaze: Vec): Vec {
  const way = Math.hypot(gaze[0], gaze[1]) * 0.36
  const stretch = way < 0.17 ? 1 : 0.31 / way
  return [x + gaze[0] * 0.36 * stretch * rx, y + gaze[1] * 0.36 * stretch * ry]
}

const upperLid = (place: Frame, x: number, y: number, rx: number, ry: number): PieceDetail => {
  const arc = [188, 215, 245, 275, 305, 332].map((degrees): SplineKnot => {
    const angle = (degrees * Math.PI) / 180
    return [x + Math.cos(angle) * rx * 1.01, y + Math.sin(angle) * ry * 1.01]
  })
  return line(place, arc, 1.5, [0.4, 0.4])
}

const halfLid = (place: Frame, x: number, y: number, rx: number, ry: number): PieceDetail[] => [
  spot(place, [[x - rx * 1.02, y, 0], [x, y + 1], [x + rx * 1.02, y, 0], [x + rx * 0.7, y - ry * 0.85], [x, y - ry * 1.12], [x - rx * 0.7, y - ry * 0.85]], 'paper'),
  line(place, [[x - rx * 1.1, y], [x, y + 1], [x + rx * 1.1, y]], 1.4, [0.2, 0.2]),
] // prettier-ignore

/** The inner end of a brow rises when sad or scared and drops when angry. `side` is -1 for the eye on the left of the face. */
export function brow(
  place: Frame,
  x: number,
  y: number,
  width: number,
  side: 1 | -1,
  face: Expression,
): PieceDetail {
  const slant = face.mood === 'angry' ? 0.5 : face.mood === 'sad' || face.mood === 'scared' ? -0.45 : 0.04
  const lift = WIDE_EYED.includes(face.mood) ? -width * 0.5 : face.mood === 'angry' ? width * 0.35 : 0
  const [left, right] = [slant * width * side, -slant * width * side]
  return line(place, [[x - width, y + left + lift], [x, y - width * 0.45 + lift], [x + width, y + right + lift]], 1.15, [0.4, 0.5]) // prettier-ignore
}

/** Brows for faces with a beak, which cannot show a mood; only for sad, angry and scared. Each eye is x, y, radius. */
export const moodBrows = (
  place: Frame,
  eyes: readonly (readonly [x: number, y: number, radius: number])[],
  face: Expression,
): PieceDetail[] =>
  DOWNCAST.includes(face.mood) && !face.shut
    ? eyes.map(([x, y, r], i) => brow(place, x, y - r * 1.3, r * 0.85, i === 0 ? -1 : 1, face))
    : []

/** The line of a closed mouth. Its points are those of a smile, which is turned over for sad moods. */
export function lips(
  place: Frame,
  outline: string,
  face: Expression,
  taper: readonly [number, number] = [0.35, 0.35],
): PieceDetail {
  const knots = splineKnots(outline)
  if (!DOWNCAST.includes(face.mood)) return line(place, knots, 1.2, taper)
  const [a, b] = [knots[0]!, knots.at(-1)!]
  const turned = knots.map(([x, y, tension]): SplineKnot => {
    const share = b[0] === a[0] ? 0.5 : (x - a[0]) / (b[0] - a[0])
    const chord = a[1] + (b[1] - a[1]) * share
    return [x, chord + 3 - (y - chord) * 0.7, tension]
  })
  return line(place, turned, 1.2, taper)
}

/** Degrees by which the lower jaw of a roaring head in profile drops. */
const JAW_ANGLE = 42
const SHORTEST_JAW = 46

/** An open mouth in profile: the lower jaw, and the region between the jaws. `outline` is the line of the shut lips. */
export function openJaws(outline: string): { jaw: SplineKnot[]; mouth: SplineKnot[] } {
  const knots = splineKnots(outline)
  const [first, last] = [knots[0]!, knots.at(-1)!]
  const [front, back] = first[0] > last[0] ? [first, last] : [last, first]
  const short = Math.hypot(front[0] - back[0], front[1] - back[1])
  const length = Math.max(short, SHORTEST_JAW)
  const [dx, dy] = [((front[0] - back[0]) * length) / short, ((front[1] - back[1]) * length) / short]
  const hinge = [front[0] - dx, front[1] - dy] as const
  const angle = Math.atan2(dy, dx) + (JAW_ANGLE * Math.PI) / 180
  const at = (along: number, across: number): SplineKnot => [
    hinge[0] + Math.cos(angle) * along * length - Math.sin(angle) * across * length,
    hinge[1] + Math.sin(angle) * along * length + Math.cos(angle) * across * length,
  ]
  const corner = (knot: SplineKnot): SplineKnot => [knot[0], knot[1], 0]
  return {
    jaw: [
      at(-0.2, -0.04),
      at(0.4, 0),
      at(0.84, -0.06),
      at(0.96, 0.06),
      at(0.8, 0.24),
      at(0.3, 0.34),
      at(-0.2, 0.36),
    ],
    mouth: [
      corner([hinge[0] - dx * 0.1, hinge[1]]),
      corner(front),
      corner(at(0.86, 0.06)),
      corner(at(0, 0.1)),
    ],
  }
}

/** A mouth under a nose: a line down, then to both sides; a joyful one is open. `far` narrows the side away from the viewer. */
export function smile(
  place: Frame,
  x: number,
  y: number,
  width: number,
  face: Expression,
  far = 1,
): PieceDetail[] {
  const half = width / 2
  const depth = half * 0.42
  const sad = DOWNCAST.includes(face.mood)
  const dip = sad ? -depth * 0.5 : depth
  const corner = sad ? depth * 0.9 : 0
  const mouth: PieceDetail[] = [
    line(place, [[x, y - 1], [x - 0.5, y + 4]], 1.1, [0, 0]),
    line(place, [[x - half, y + 2 + corner], [x - half * 0.55, y + 4 + dip], [x - 0.5, y + 4]], 1.2, [0.45, 0]),
    line(place, [[x - 0.5, y + 4], [x + half * 0.5 * far, y + 4 + dip], [x + half * far, y + 2 + corner]], 1.2, [0, 0.45]),
  ] // prettier-ignore
  if (!isOpenMouthed(face)) return mouth
  if (face.mood === 'roaring') {
    const [wide, deep] = [half * 0.86, half * 1.5]
    const jaw = [[x - wide, y + 3, 0], [x - 0.5, y + 6], [x + wide * far, y + 3, 0], [x + wide * 0.7 * far, y + deep], [x, y + deep * 1.16], [x - wide * 0.7, y + deep]] as const // prettier-ignore
    const tongue = [[x - wide * 0.5, y + deep * 0.86], [x, y + deep * 0.62], [x + wide * 0.45 * far, y + deep * 0.86], [x, y + deep * 1.1]] as const // prettier-ignore
    return [...mouth, spot(place, jaw, 'ink'), { ...spot(place, tongue, 'paper'), part: 'mouth' }]
  }
  const open = [[x - half * 0.55, y + 4 + depth, 0], [x - 0.5, y + 4, 0], [x + half * 0.5 * far, y + 4 + depth, 0], [x + half * 0.3, y + depth + half * 0.78], [x - half * 0.05, y + depth + half], [x - half * 0.4, y + depth + half * 0.74]] as const // prettier-ignore
  return [{ ...spot(place, open, 'paper'), part: 'mouth' }, ...mouth]
}

export const nose = (place: Frame, x: number, y: number, w: number, h: number, mirrored = false): PieceDetail[] => [
  spot(place, [[x - w, y - h * 0.5], [x, y - h * 0.8], [x + w * 0.9, y - h * 0.5], [x + w * 0.55, y + h * 0.4], [x, y + h * 0.8], [x - w * 0.6, y + h * 0.4]]),
  { ...oval(place, x - w * (mirrored ? -0.25 : 0.25), y - h * 0.25, Math.max(3, w * 0.4), Math.max(2.2, h * 0.26), 'paper'), width: 0 },
] // prettier-ignore

/** Each whisker goes from its first to its second point. */
export const whiskers = (place: Frame, list: readonly (readonly [number, number, number, number])[]): PieceDetail[] =>
  list.map(([x, y, toX, toY]) => line(place, [[x, y], [(x + toX) / 2, (y + toY) / 2 - 3], [toX, toY]], 0.7, [0, 0.8])) // prettier-ignore

export const cheek = (place: Frame, x: number, y: number, r = 7): PieceDetail => ({
  ...oval(place, x, y, r, r * 0.7, 'paper'),
  width: 0.7,
  level: 1,
  part: 'cheek',
})

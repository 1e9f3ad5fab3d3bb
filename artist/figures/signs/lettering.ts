import { moved, type Path } from '../../geometry/path.ts'
import { ellipse } from '../../geometry/round-shapes.ts'
import type { Random } from '../../geometry/random.ts'
import type { Sketch } from '../../geometry/sketch.ts'
import { frame, type Frame, type Vec } from '../../geometry/vector.ts'
import { heart } from '../../style/heart.ts'
import { star } from '../../scenery/canvas/outlines.ts'
import { STROKE_RADIUS, createGlyph, drawableCharacters, type Glyph } from './glyphs.ts'

const GAP = 6
const SPACE = 44
/** Offset of the block behind a letter. */
const DEPTH: Vec = [9, 8]
const CAP_TOP = 16
const MIDDLE = 70

interface LetteringStyle {
  detail: number
  next: Random
  /** Letters of a name vary in height and angle; those of a title stand straight in one line. */
  lively: boolean
  fat?: number
}

/** Draws a text in outlined letters side by side, from x 0 on. */
export function drawLetters(sketch: Sketch, text: string, hand: LetteringStyle): void {
  const { next, lively, fat = STROKE_RADIUS } = hand
  const ornament = ORNAMENTS[Math.floor(next() * ORNAMENTS.length)]!
  let x = 0
  let z = 0
  let written = 0
  for (const sign of drawableCharacters(text)) {
    const glyph = createGlyph(sign, fat)
    if (!glyph) {
      x += sign === ' ' ? SPACE : 0
      continue
    }
    const hop = lively ? (written % 2 ? 7 : -7) + (next() - 0.5) * 6 : 0
    const lean = lively ? (next() - 0.5) * 14 : 0
    const middle = (glyph.left + glyph.right) / 2
    const stand = frame([x - glyph.left + middle, MIDDLE + hop], lean)
    write(sketch, z, glyph, ([px, py]) => stand([px - middle, py - MIDDLE]), hand, ornament)
    x += glyph.right - glyph.left + GAP + (hand.detail > 0 && lively ? DEPTH[0] : 0)
    z += 4
    written++
  }
}

type Ornament = (at: Vec, i: number) => Path[]
const ORNAMENTS: readonly Ornament[] = [
  (at, i) => [ellipse(at, i % 2 ? 5.2 : 7)],
  ([x, y]) => [heart(x, y, 7)],
  ([x, y], i) => [star(x, y, 8, 5, 0.5, -90 + i * 17)],
  (at) => [ellipse(at, 7.6), ellipse(at, 3.6)],
]

/** The detail of the page decides: plain letters, letters with a block behind them, or also ornaments along the strokes. */
function write(
  sketch: Sketch,
  z: number,
  glyph: Glyph,
  at: Frame,
  hand: LetteringStyle,
  ornament: Ornament,
): void {
  const put = (paths: readonly Path[], place: Frame) => paths.map((path) => moved(path, place))
  const behind: Frame = (v) => {
    const [x, y] = at(v)
    return [x + DEPTH[0], y + DEPTH[1]]
  }
  if (hand.detail > 0) sketch.add(z, put([...glyph.body, ...glyph.eyes], behind))
  if (glyph.eyes.length > 0) sketch.add(z + 1, put(glyph.eyes, at))
  const marks = hand.detail > 1 ? spread(glyph.track).flatMap((point, i) => ornament(point, i)) : []
  sketch.add(z + 2, put(glyph.body, at), { marks: put(marks, at) })
}

/** Points of the track with a minimum distance from each other. */
function spread(track: readonly Vec[]): Vec[] {
  const spaced: Vec[] = []
  for (const point of track)
    if (point[1] > CAP_TOP - 4 && spaced.every(([x, y]) => Math.hypot(point[0] - x, point[1] - y) > 19))
      spaced.push(point)
  return spaced
}

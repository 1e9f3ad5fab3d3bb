import type { SplineKnot } from '../../../geometry/spline.ts'
import type { Frame, Vec } from '../../../geometry/vector.ts'
import { line, seam, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'

/** A feather from root to tip; `bend` curves it to one side. */
export function quill(
  place: Frame,
  root: Vec,
  tip: Vec,
  width: number,
  bend = 0,
  { vein = false } = {},
): Piece {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const length = Math.hypot(dx, dy) || 1
  const [alongX, alongY] = [dx / length, dy / length]
  const knot = (t: number, aside: number): SplineKnot => {
    const off = aside * width + bend * 4 * t * (1 - t)
    return [root[0] + dx * t - alongY * off, root[1] + dy * t + alongX * off]
  }
  const outline = [knot(0, 0.5), knot(0.35, 0.85), knot(0.78, 1), knot(1, 0), knot(0.78, -1), knot(0.35, -0.85), knot(0, -0.5)] // prettier-ignore
  return shape(place, outline, vein ? [line(place, [knot(0.4, 0), knot(0.65, 0), knot(0.88, 0)], 0.75, [0.4, 0.5], 1)] : []) // prettier-ignore
}

/** A row of bows, for small feathers and scales; it divides its piece. */
export function scallops(place: Frame, from: Vec, to: Vec, count: number, depth: number): PieceDetail {
  const at = (share: number, down: number, tension: number): SplineKnot => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + down,
    tension,
  ]
  const bows = Array.from({ length: count }, (_, i) => [
    at((i + 0.5) / count, depth, 1),
    at((i + 1) / count, 0, 0),
  ])
  return { ...seam(place, [at(0, 0, 0), ...bows.flat()]), level: 1 }
}

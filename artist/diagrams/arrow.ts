import { flatten } from '../geometry/path.ts'
import { spline } from '../geometry/spline.ts'
import { add, mul, perp, sub, unit, type Vec } from '../geometry/vector.ts'

const HEAD_LENGTH = 1.7
const HEAD_WIDTH = 1.15
const BODY_WIDTH = 0.5
const STEPS = 10

/** The corners of a hollow arrow of a given width along a curve; its tip is the last point. */
export function arrowCorners(through: readonly Vec[], width: number): Vec[] {
  const line = flatten(spline(through, undefined, { closed: false }), STEPS)
  const tip = line.at(-1)!
  const body = line.filter((point) => Math.hypot(...sub(tip, point)) > width * HEAD_LENGTH)
  const neck = body.at(-1) ?? line[0]!
  const ahead = unit(sub(tip, neck))
  const side = (by: number) =>
    body.map((point, i) => {
      const along = unit(sub(body[i + 1] ?? tip, body[i - 1] ?? point))
      return add(point, mul(perp(along), by * BODY_WIDTH * width))
    })
  const wing = (by: number) => add(neck, mul(perp(ahead), by * HEAD_WIDTH * width))
  return [...side(1), wing(1), tip, wing(-1), ...side(-1).reverse()]
}

import type { Box, Point } from '../drawing.ts'
import { parsePath } from './path.ts'

const STEPS_PER_CURVE = 8

/** A test whether a point is inside a closed path, by the nonzero rule, and the box around the path. */
export function createContainsTest(d: string): { contains(point: Point): boolean; box: Box } {
  /** Edges as x, y, x, y. */
  const edges: number[] = []
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const lineTo = (toX: number, toY: number) => {
    edges.push(x, y, toX, toY)
    ;[x, y] = [toX, toY]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  for (const { kind, points } of parsePath(d)) {
    if (kind === 'M') {
      if (edges.length > 0) lineTo(startX, startY)
      ;[x, y] = [startX, startY] = [points[0]!, points[1]!]
    } else if (kind === 'L') lineTo(points[0]!, points[1]!)
    else if (kind === 'Z') lineTo(startX, startY)
    else {
      const [x1, y1, x2, y2, x3, y3] = points as [number, number, number, number, number, number]
      const [x0, y0] = [x, y]
      for (let i = 1; i <= STEPS_PER_CURVE; i++) {
        const t = i / STEPS_PER_CURVE
        const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
        lineTo(a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3)
      }
    }
  }
  lineTo(startX, startY)
  const contains = ({ x: px, y: py }: Point) => {
    if (px < left || px > right || py < top || py > bottom) return false
    let winding = 0
    for (let i = 0; i < edges.length; i += 4) {
      const [ax, ay, bx, by] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!]
      if (ay <= py === by <= py) continue
      const side = (bx - ax) * (py - ay) - (px - ax) * (by - ay)
      if (ay <= py && side > 0) winding++
      else if (ay > py && side < 0) winding--
    }
    return winding !== 0
  }
  return { contains, box: { x: left, y: top, w: right - left, h: bottom - top } }
}

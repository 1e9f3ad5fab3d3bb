import { parsePath } from '../page/path.ts'
import { roundAsInSvg } from '../page/to-svg.ts'

/** The lines of one path in pixels. Curves are replaced by short lines. */
export interface Polyline {
  /** x, y, x, y … of all subpaths. */
  points: number[]
  /** The index in `points` at which each subpath begins. */
  starts: number[]
  /** Whether each subpath returns to its start. */
  isClosed: boolean[]
}

/** Lines stay so near to their curve, in pixels. */
const CURVE_TOLERANCE = 0.05
const MAX_CURVE_STEPS = 64

export function toPolyline(d: string, pixelsPerUnit: number): Polyline {
  const points: number[] = []
  const starts: number[] = []
  const isClosed: boolean[] = []
  // A page and its master file must give the same pixels.
  const pixel = (value: number) => roundAsInSvg(value) * pixelsPerUnit
  let isOpen = false
  const startAt = (x: number, y: number) => {
    starts.push(points.length)
    isClosed.push(false)
    points.push(x, y)
    isOpen = true
  }
  for (const { kind, points: p } of parsePath(d)) {
    if (kind === 'M') startAt(pixel(p[0]!), pixel(p[1]!))
    else if (kind === 'Z') {
      if (isOpen) isClosed[isClosed.length - 1] = true
      isOpen = false
    } else {
      // A path may continue at the start of the subpath that was closed.
      if (!isOpen) startAt(points[starts.at(-1) ?? 0] ?? 0, points[(starts.at(-1) ?? 0) + 1] ?? 0)
      if (kind === 'L') points.push(pixel(p[0]!), pixel(p[1]!))
      else
        addCurve(points, pixel(p[0]!), pixel(p[1]!), pixel(p[2]!), pixel(p[3]!), pixel(p[4]!), pixel(p[5]!))
    }
  }
  return { points, starts, isClosed }
}

/** Adds a cubic Bézier curve that begins at the last point. */
function addCurve(
  points: number[],
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): void {
  const x0 = points[points.length - 2]!
  const y0 = points[points.length - 1]!
  // The second differences of the control points bound the distance between a curve and its lines.
  const bendX = Math.max(Math.abs(x0 - 2 * x1 + x2), Math.abs(x1 - 2 * x2 + x3))
  const bendY = Math.max(Math.abs(y0 - 2 * y1 + y2), Math.abs(y1 - 2 * y2 + y3))
  const bend = Math.sqrt(bendX * bendX + bendY * bendY)
  const steps = Math.min(MAX_CURVE_STEPS, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / CURVE_TOLERANCE))))
  for (let i = 1; i < steps; i++) {
    const t = i / steps
    const u = 1 - t
    const a = u * u * u
    const b = 3 * t * u * u
    const c = 3 * t * t * u
    const e = t * t * t
    points.push(a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3)
  }
  points.push(x3, y3)
}

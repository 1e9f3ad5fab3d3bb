import {
  curve,
  knots,
  line,
  poly as corners,
  smooth as through,
  stroke,
  type Knot,
  type Path,
} from '../../geometry/path.ts'
import { box, capsule, ellipse } from '../../geometry/round-shapes.ts'
import { radians, type Vec } from '../../geometry/vector.ts'

/** Outlines for scenery. Points are written `x,y x,y!` (`!` marks a sharp corner) or given as a list. */
type Points = string | readonly Knot[]

const toKnots = (points: Points): readonly Knot[] => (typeof points === 'string' ? knots(points) : points)

/** A closed smooth curve. */
export const smooth = (points: Points): Path => (typeof points === 'string' ? curve(points) : through(points))
/** A closed polygon. */
export const poly = (points: Points): Path => corners(toKnots(points).map(([x, y]) => [x, y] as const))
/** An open smooth curve. */
export const openCurve = (points: Points): Path =>
  typeof points === 'string' ? stroke(points) : through(points, { closed: false })
/** An open line with corners. */
export const polyline = (points: Points): Path =>
  corners(
    toKnots(points).map(([x, y]) => [x, y] as const),
    { closed: false },
  )

export const stick = (x1: number, y1: number, x2: number, y2: number): Path => line([x1, y1, 1], [x2, y2, 1])
export const bow = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): Path =>
  line([x1, y1], [x2, y2], [x3, y3])
export const rect = box
export const oval = (x: number, y: number, rx: number, ry = rx, degrees = 0): Path =>
  ellipse([x, y], rx, ry, degrees)
export const bone = (x1: number, y1: number, x2: number, y2: number, from: number, to = from): Path =>
  capsule([x1, y1], from, [x2, y2], to)

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i))

export const polar = (degrees: number, r: number, x = 0, y = 0, ry = r): Vec => [
  x + r * Math.cos(radians(degrees)),
  y + ry * Math.sin(radians(degrees)),
]

export const ring = (
  count: number,
  rx: number,
  ry = rx,
  x = 0,
  y = 0,
  wobble: (i: number) => number = () => 1,
  from = 0,
): Vec[] => times(count, (i) => polar(from + (360 * i) / count, rx * wobble(i), x, y, ry * wobble(i)))

export const arc = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 6,
): Vec[] => times(steps + 1, (i) => polar(from + ((to - from) * i) / steps, rx, x, y, ry))

export const star = (x: number, y: number, r: number, points = 5, waist = 0.45, degrees = -90): Path =>
  corners(times(2 * points, (i) => polar(degrees + (180 * i) / points, i % 2 ? r * waist : r, x, y)))

export function leaf(x: number, y: number, length: number, width: number, degrees: number): Path {
  const tip = polar(degrees, length, x, y)
  const middle = polar(degrees, length * 0.45, x, y)
  const side = polar(degrees + 90, width)
  return through([
    [x, y, 1],
    [middle[0] + side[0], middle[1] + side[1]],
    [tip[0], tip[1], 1],
    [middle[0] - side[0], middle[1] - side[1]],
  ])
}

/** A closed outline with bulging sides (clouds, tree crowns, bushes). A corner keeps the side after it straight. */
export function scallop(points: Points, bulge = 0.55): Path {
  const list = toKnots(points)
  const doubled = list.reduce((sum, a, i) => {
    const b = list[(i + 1) % list.length]!
    return sum + a[0] * b[1] - b[0] * a[1]
  }, 0)
  return { points: bulged([...list, list[0]!], doubled > 0 ? bulge : -bulge), closed: true }
}

/** A row of bulges along an open line. */
export const festoon = (points: Points, bulge = 0.45): Path => ({
  points: bulged(toKnots(points), bulge),
  closed: false,
})

function bulged(list: readonly Knot[], bulge: number): Vec[] {
  const out: Vec[] = [[list[0]![0], list[0]![1]]]
  for (let i = 0; i + 1 < list.length; i++) {
    const [ax, ay, straight] = list[i]!
    const [bx, by] = list[i + 1]!
    const k = straight ? 0 : bulge * 0.9
    const [normalX, normalY] = [(by - ay) * k, (ax - bx) * k]
    const third = straight ? 1 / 3 : 0
    out.push(
      [ax + (bx - ax) * third + normalX, ay + (by - ay) * third + normalY],
      [bx - (bx - ax) * third + normalX, by - (by - ay) * third + normalY],
      [bx, by],
    )
  }
  return out
}

/** The x of the left and the right edge of a convex polygon at height y. */
export function span(points: readonly Vec[], y: number): Vec | undefined {
  const crossings: number[] = []
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!
    if (a[1] <= y === b[1] <= y) return
    crossings.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
  })
  return crossings.length > 1 ? [Math.min(...crossings), Math.max(...crossings)] : undefined
}

/** A bone between two points given by angle and distance from the middle. */
export const spoke = (
  fromDegrees: number,
  innerRadius: number,
  toDegrees: number,
  outerRadius: number,
  width: number,
): Path => bone(...polar(fromDegrees, innerRadius), ...polar(toDegrees, outerRadius), width)

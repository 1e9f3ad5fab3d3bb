type Point = [number, number]

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]
const unit = (a: Point): Point => {
  const length = Math.hypot(a[0], a[1]) || 1
  return [a[0] / length, a[1] / length]
}
type Cubic = [Point, Point, Point, Point]

function at([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t
  const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return [w0 * a[0] + w1 * b[0] + w2 * c[0] + w3 * d[0], w0 * a[1] + w1 * b[1] + w2 * c[1] + w3 * d[1]]
}

/** The direction of a line at its end, averaged over a few points to ignore pixel steps. */
const endDirection = (points: Point[], from: number, step: 1 | -1): Point => {
  const far = Math.max(0, Math.min(points.length - 1, from + step * 4))
  return unit(minus(points[far]!, points[from]!))
}

/** The fewest cubics that stay within `tolerance` of the points (Schneider's least-squares method). */
export function fitCurve(points: Point[], tolerance: number, first?: Point, last?: Point): Cubic[] {
  const end = points.length - 1
  const [from, to] = [points[0]!, points[end]!]
  const startway = first ?? endDirection(points, 0, 1)
  const endway = last ?? endDirection(points, end, -1)
  if (end < 2) {
    const third = Math.hypot(to[0] - from[0], to[1] - from[1]) / 3
    return [[from, ahead(from, startway, third), ahead(to, endway, third), to]]
  }
  let times = chordTimes(points)
  let worst = { error: Infinity, index: end >> 1 }
  for (let round = 0; round < 4; round++) {
    const cubic = leastSquares(points, times, startway, endway)
    worst = farthest(points, times, cubic)
    if (worst.error < tolerance) return [cubic]
    if (worst.error > tolerance * 6) break
    times = times.map((t, i) => refineParameter(cubic, points[i]!, t))
  }
  const split = Math.max(1, Math.min(end - 1, worst.index))
  const through = unit(minus(points[Math.max(0, split - 3)]!, points[Math.min(end, split + 3)]!))
  return [
    ...fitCurve(points.slice(0, split + 1), tolerance, startway, through),
    ...fitCurve(points.slice(split), tolerance, [-through[0], -through[1]], endway),
  ]
}

const ahead = (p: Point, way: Point, length: number): Point => [
  p[0] + way[0] * length,
  p[1] + way[1] * length,
]

function chordTimes(points: Point[]): number[] {
  const sums = [0]
  for (let i = 1; i < points.length; i++)
    sums.push(sums[i - 1]! + Math.hypot(...minus(points[i]!, points[i - 1]!)))
  const total = sums.at(-1)! || 1
  return sums.map((sum) => sum / total)
}

function leastSquares(points: Point[], times: number[], startway: Point, endway: Point): Cubic {
  const [from, to] = [points[0]!, points.at(-1)!]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  times.forEach((t, i) => {
    const s = 1 - t
    const [b1, b2] = [3 * s * s * t, 3 * s * t * t]
    const a0: Point = [startway[0] * b1, startway[1] * b1]
    const a1: Point = [endway[0] * b2, endway[1] * b2]
    const rest = minus(points[i]!, at([from, from, to, to], t))
    c00 += dot(a0, a0)
    c01 += dot(a0, a1)
    c11 += dot(a1, a1)
    x0 += dot(a0, rest)
    x1 += dot(a1, rest)
  })
  const determinant = c00 * c11 - c01 * c01
  const chord = Math.hypot(...minus(to, from))
  let [l0, l1] = determinant
    ? [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant]
    : [chord / 3, chord / 3]
  if (l0 < chord * 1e-3 || l1 < chord * 1e-3 || l0 > chord * 3 || l1 > chord * 3) l0 = l1 = chord / 3
  return [from, ahead(from, startway, l0), ahead(to, endway, l1), to]
}

function farthest(points: Point[], times: number[], cubic: Cubic): { error: number; index: number } {
  let worst = { error: 0, index: points.length >> 1 }
  times.forEach((t, index) => {
    const error = Math.hypot(...minus(points[index]!, at(cubic, t)))
    if (error > worst.error) worst = { error, index }
  })
  return worst
}

/** One Newton step towards the parameter at which the cubic is nearest to the point. */
function refineParameter([a, b, c, d]: Cubic, p: Point, t: number): number {
  const s = 1 - t
  const off = minus(at([a, b, c, d], t), p)
  const slope = (i: 0 | 1) => 3 * (s * s * (b[i] - a[i]) + 2 * s * t * (c[i] - b[i]) + t * t * (d[i] - c[i]))
  const bend = (i: 0 | 1) => 6 * (s * (c[i] - 2 * b[i] + a[i]) + t * (d[i] - 2 * c[i] + b[i]))
  const speed: Point = [slope(0), slope(1)]
  const under = dot(speed, speed) + dot(off, [bend(0), bend(1)])
  return under ? Math.max(0, Math.min(1, t - dot(off, speed) / under)) : t
}

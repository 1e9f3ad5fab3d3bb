import { add, len, mul, sub, unit, type Vec } from './vector.ts'
import type { Path } from './path.ts'

const distance = (a: Vec, b: Vec): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** How sharply a ring must turn (cosine) for a point to stay a corner. */
const CORNER = 0.45
const CORNER_REACH = 3

/** A traced ring as few cubic curves within the tolerance; sharp turns stay corners. */
export function fitRing(ring: readonly Vec[], tolerance: number): Path {
  const count = ring.length
  const at = (i: number): Vec => ring[((i % count) + count) % count]!
  const bends = ring.map((p, i) => {
    const [a, b] = [unit(sub(p, at(i - CORNER_REACH))), unit(sub(at(i + CORNER_REACH), p))]
    return a[0] * b[0] + a[1] * b[1]
  })
  const corners = bends.flatMap((bend, i) => (bend < CORNER && isSharpest(bends, i) ? [i] : []))
  const cuts = corners.length > 0 ? corners : [0]
  const points: Vec[] = []
  cuts.forEach((from, k) => {
    const to = cuts[k + 1] ?? cuts[0]! + count
    const run = Array.from({ length: to - from + 1 }, (_, i) => at(from + i))
    const tangent = unit(sub(at(from + 2), at(from - 2)))
    const start = corners.length > 0 ? unit(sub(run[Math.min(2, run.length - 1)]!, run[0]!)) : tangent
    const end =
      corners.length > 0 ? unit(sub(run[Math.max(0, run.length - 3)]!, run.at(-1)!)) : mul(tangent, -1)
    points.push(...fitRun(run, start, end, tolerance).slice(points.length ? 1 : 0))
  })
  return { points, closed: true }
}

function isSharpest(bends: readonly number[], i: number): boolean {
  for (let k = -4; k <= 4; k++) {
    const other = bends[(i + k + bends.length) % bends.length]!
    if (k !== 0 && (other < bends[i]! || (other === bends[i]! && k < 0))) return false
  }
  return true
}

/** An open line as few cubic curves. */
export function fitLine(line: readonly Vec[], tolerance: number): Path {
  const near = Math.min(2, line.length - 1)
  const start = unit(sub(line[near]!, line[0]!))
  const end = unit(sub(line[line.length - 1 - near]!, line.at(-1)!))
  return { points: fitRun(line, start, end, tolerance), closed: false }
}

type Cubic = readonly [Vec, Vec, Vec, Vec]

/** Schneider's algorithm: fit one cubic, and split where it is worst if that is not good enough. */
function fitRun(run: readonly Vec[], start: Vec, end: Vec, tolerance: number): Vec[] {
  const [first, last] = [run[0]!, run.at(-1)!]
  if (run.length === 2) {
    const third = distance(first, last) / 3
    return [first, add(first, mul(start, third)), add(last, mul(end, third)), last]
  }
  const lengths = [0]
  for (let i = 1; i < run.length; i++) lengths.push(lengths[i - 1]! + distance(run[i]!, run[i - 1]!))
  const total = lengths.at(-1)! || 1
  let times = lengths.map((length) => length / total)
  let cubic = bestCubic(run, times, start, end, total)
  let worst = worstPoint(run, times, cubic)
  for (let pass = 0; pass < 2 && worst.error >= tolerance && worst.error < tolerance * 6; pass++) {
    times = nearestTimes(run, times, cubic)
    cubic = bestCubic(run, times, start, end, total)
    worst = worstPoint(run, times, cubic)
  }
  if (worst.error < tolerance || run.length < 5) return [...cubic]
  const split = Math.max(2, Math.min(run.length - 3, worst.at))
  const tangent = unit(sub(run[Math.max(0, split - 2)]!, run[Math.min(run.length - 1, split + 2)]!))
  const left = fitRun(run.slice(0, split + 1), start, tangent, tolerance)
  return [...left, ...fitRun(run.slice(split), mul(tangent, -1), end, tolerance).slice(1)]
}

function pointOn(cubic: Cubic, t: number): Vec {
  const a = cubic[0]
  const b = cubic[1]
  const c = cubic[2]
  const d = cubic[3]
  const s = 1 - t
  const wa = s * s * s
  const wb = 3 * s * s * t
  const wc = 3 * s * t * t
  const wd = t * t * t
  return [a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd, a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd]
}

/** Least squares for the lengths of the two tangents. */
function bestCubic(
  run: readonly Vec[],
  times: readonly number[],
  start: Vec,
  end: Vec,
  total: number,
): Cubic {
  const [a, d] = [run[0]!, run.at(-1)!]
  const cross = start[0] * end[0] + start[1] * end[1]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  for (let i = 0; i < run.length; i++) {
    const p = run[i]!
    const t = times[i]!
    const s = 1 - t
    const b1 = 3 * s * s * t
    const b2 = 3 * s * t * t
    const b0 = s * s * s + b1
    const b3 = t * t * t + b2
    const qx = p[0] - a[0] * b0 - d[0] * b3
    const qy = p[1] - a[1] * b0 - d[1] * b3
    c00 += b1 * b1
    c01 += b1 * b2 * cross
    c11 += b2 * b2
    x0 += b1 * (start[0] * qx + start[1] * qy)
    x1 += b2 * (end[0] * qx + end[1] * qy)
  }
  const determinant = c00 * c11 - c01 * c01
  let out = (x0 * c11 - x1 * c01) / determinant
  let into = (c00 * x1 - c01 * x0) / determinant
  const isUsable = (length: number) => length > total * 0.02 && length < total * 2
  if (!isUsable(out) || !isUsable(into)) out = into = distance(a, d) / 3
  return [a, add(a, mul(start, out)), add(d, mul(end, into)), d]
}

function worstPoint(
  run: readonly Vec[],
  times: readonly number[],
  cubic: Cubic,
): { error: number; at: number } {
  let worst = 0
  let at = run.length >> 1
  for (let i = 1; i < run.length - 1; i++) {
    const error = distance(pointOn(cubic, times[i]!), run[i]!)
    if (error > worst) {
      worst = error
      at = i
    }
  }
  return { error: worst, at }
}

/** One Newton step for each point towards its nearest place on the curve. */
const nearestTimes = (run: readonly Vec[], times: readonly number[], cubic: Cubic): number[] =>
  times.map((t, i) => {
    if (i === 0 || i === times.length - 1) return t
    const here = pointOn(cubic, t)
    const ahead = pointOn(cubic, Math.min(1, t + 1e-3))
    const speed = mul(sub(ahead, here), 1e3)
    const gap = sub(run[i]!, here)
    const square = len(speed) ** 2 || 1
    return Math.max(0, Math.min(1, t + (gap[0] * speed[0] + gap[1] * speed[1]) / square))
  })

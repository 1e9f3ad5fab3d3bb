import { lerp, type Frame, type Vec } from './vector.ts'
import type { Path } from './path.ts'

/** A knot of a spline. The third number is its tension: 0 a corner, 1 round (the default), more is tighter. */
export type SplineKnot = readonly [x: number, y: number, tension?: number]

/** A round knot at a point. */
export const roundKnot = (v: Vec): SplineKnot => [v[0], v[1]]

/** An outline as text (`x,y x,y! x,y~2`: `!` marks a corner, `~2` the tension) or as knots. */
export type Outline = string | readonly SplineKnot[]

const unmoved: Frame = (v) => v

export function splineKnots(outline: Outline, place: Frame = unmoved): SplineKnot[] {
  const list = typeof outline === 'string' ? outline.trim().split(/\s+/).map(parseKnot) : outline
  return list.map(([x, y, tension]) => {
    const [px, py] = place([x, y])
    return [px, py, tension ?? 1]
  })
}

function parseKnot(word: string): SplineKnot {
  const [position = '', tension] = word.split('~')
  const corner = position.endsWith('!')
  const [x, y] = (corner ? position.slice(0, -1) : position).split(',').map(Number)
  if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new SyntaxError(`not a knot: ${word}`)
  return [x, y, corner ? 0 : tension ? Number(tension) : 1]
}

/** A smooth curve through the knots by Hobby's method, which keeps the curvature even; corners split it. */
export function spline(outline: Outline, place: Frame = unmoved, { closed = true } = {}): Path {
  const knots = splineKnots(outline, place)
  const corner = knots.findIndex((knot) => knot[2] === 0)
  if (closed && corner < 0) return { points: hobby(knots, true), closed }
  const chain = closed ? [...knots.slice(corner), ...knots.slice(0, corner + 1)] : knots
  const points: Vec[] = []
  let from = 0
  for (let i = 1; i < chain.length; i++) {
    if (chain[i]![2] !== 0 && i < chain.length - 1) continue
    points.push(...hobby(chain.slice(from, i + 1), false).slice(points.length ? 1 : 0))
    from = i
  }
  return { points, closed }
}

const wrapAngle = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle))

/** The cubics of one smooth run, as the points of a path. */
function hobby(knots: readonly SplineKnot[], closed: boolean): Vec[] {
  const count = knots.length
  const at = (i: number): SplineKnot => knots[i % count]!
  const first: Vec = [at(0)[0], at(0)[1]]
  if (count === 2) {
    const last: Vec = [at(1)[0], at(1)[1]]
    return [first, lerp(first, last, 1 / 3), lerp(first, last, 2 / 3), last]
  }
  const segments = closed ? count : count - 1
  const lengths: number[] = []
  const angles: number[] = []
  for (let i = 0; i < segments; i++) {
    const [dx, dy] = [at(i + 1)[0] - at(i)[0], at(i + 1)[1] - at(i)[1]]
    lengths.push(Math.hypot(dx, dy) || 1e-6)
    angles.push(Math.atan2(dy, dx))
  }
  const turns = knots.map((_, i) =>
    closed || (i > 0 && i < count - 1)
      ? wrapAngle(angles[i % segments]! - angles[(i - 1 + segments) % segments]!)
      : 0,
  )
  const leaving = leavingAngles(lengths, turns, closed)
  const points: Vec[] = [first]
  for (let i = 0; i < segments; i++) {
    const [a, b, length, angle] = [at(i), at(i + 1), lengths[i]!, angles[i]!]
    const out = leaving[i]!
    const arrive = -turns[(i + 1) % count]! - leaving[(i + 1) % count]!
    const reachOut = (reach(out, arrive) * length) / (a[2] || 1)
    const reachIn = (reach(arrive, out) * length) / (b[2] || 1)
    points.push(
      [a[0] + Math.cos(angle + out) * reachOut, a[1] + Math.sin(angle + out) * reachOut],
      [b[0] - Math.cos(angle - arrive) * reachIn, b[1] - Math.sin(angle - arrive) * reachIn],
      [b[0], b[1]],
    )
  }
  return points
}

/** Hobby's estimate of the distance of a control point, as a share of the chord. */
function reach(a: number, b: number): number {
  const wave =
    Math.SQRT2 *
    (Math.sin(a) - Math.sin(b) / 16) *
    (Math.sin(b) - Math.sin(a) / 16) *
    (Math.cos(a) - Math.cos(b))
  const spread = 1 + 0.5 * (Math.sqrt(5) - 1) * Math.cos(a) + 0.5 * (3 - Math.sqrt(5)) * Math.cos(b)
  return Math.min(2, (2 + wave) / spread) / 3
}

/** Solves for the angles between chord and curve. Outlines have few knots, so a dense solver is fast enough. */
function leavingAngles(lengths: readonly number[], turns: readonly number[], closed: boolean): number[] {
  const count = turns.length
  const segments = lengths.length
  const rows = turns.map((turn, i) => {
    const row = new Float64Array(count + 1)
    if (!closed && i === 0) {
      row[0] = row[1] = 1
      row[count] = -turns[1]!
    } else if (!closed && i === count - 1) {
      row[count - 2] = row[count - 1] = 1
    } else {
      const [before, after] = [1 / lengths[(i - 1 + segments) % segments]!, 1 / lengths[i % segments]!]
      row[(i - 1 + count) % count]! += before
      row[i]! += 2 * (before + after)
      row[(i + 1) % count]! += after
      row[count] = -2 * before * turn - after * turns[(i + 1) % count]!
    }
    return row
  })
  for (let column = 0; column < count; column++) {
    let best = column
    for (let r = column + 1; r < count; r++)
      if (Math.abs(rows[r]![column]!) > Math.abs(rows[best]![column]!)) best = r
    ;[rows[column], rows[best]] = [rows[best]!, rows[column]!]
    const pivot = rows[column]!
    for (let r = 0; r < count; r++) {
      const factor = r === column ? 0 : rows[r]![column]! / pivot[column]!
      if (factor) for (let k = column; k <= count; k++) rows[r]![k]! -= factor * pivot[k]!
    }
  }
  return rows.map((row, i) => row[count]! / row[i]!)
}

import { add, itemClamped, len, lerp, mul, sub, unit, itemWrapped, type Frame, type Vec } from './vector.ts'

/** Cubic curves: the start point, then two control points and an end point for each curve. */
export interface Path {
  readonly points: readonly Vec[]
  readonly closed: boolean
  /** Cut out of the shapes it is painted with: windows, handles. */
  readonly hole?: boolean
}

/** A point of an outline; a third item of 1 makes it a sharp corner. */
export type Knot = readonly [number, number, (0 | 1)?]

const identity: Frame = (v) => v

/** Parses an outline written as `x,y x,y! x,y`, where `!` marks a sharp corner. */
export function knots(text: string, place: Frame = identity): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const sharp = word.endsWith('!')
      const [x, y] = (sharp ? word.slice(0, -1) : word).split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new SyntaxError(`not a point: ${word}`)
      const at = place([x, y])
      return [at[0], at[1], sharp ? 1 : 0] as const
    })
}

/** A smooth curve through the knots. */
export function smooth(through: readonly Knot[], { closed = true } = {}): Path {
  const n = through.length
  const pointAt = (i: number): Vec => {
    const k = itemWrapped(through, i)
    return [k[0], k[1]]
  }
  const tangent = (i: number): Vec | null => {
    if (itemWrapped(through, i)[2] || (!closed && (i === 0 || i === n - 1))) return null
    return unit(sub(pointAt(i + 1), pointAt(i - 1)))
  }
  const points: Vec[] = [pointAt(0)]
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = pointAt(i)
    const b = pointAt(i + 1)
    const reach = len(sub(b, a)) * 0.36
    const from = tangent(i)
    const to = tangent((i + 1) % n)
    points.push(
      from ? add(a, mul(from, reach)) : lerp(a, b, 0.33),
      to ? sub(b, mul(to, reach)) : lerp(a, b, 0.67),
      b,
    )
  }
  return { points, closed }
}

export const poly = (corners: readonly Vec[], { closed = true } = {}): Path =>
  smooth(
    corners.map((corner) => [corner[0], corner[1], 1] as const),
    { closed },
  )

export const line = (...through: readonly Knot[]): Path => smooth(through, { closed: false })

/** A closed outline or an open line from its written form. */
export const curve = (text: string, place: Frame = identity): Path => smooth(knots(text, place))
export const stroke = (text: string, place: Frame = identity): Path =>
  smooth(knots(text, place), { closed: false })

/** A closed shape from its right half (x >= 0, top to bottom). */
export function mirrored(text: string, place: Frame = identity): Path {
  const half = knots(text)
  const left = half
    .filter((k) => Math.abs(k[0]) > 0.01)
    .map((k) => [-k[0], k[1], k[2]] as const)
    .reverse()
  return moved(smooth([...half, ...left]), place)
}

export const moved = (path: Path, place: Frame): Path => ({ ...path, points: path.points.map(place) })

const reversed = (path: Path): Path => ({ ...path, points: [...path.points].reverse() })

/** The path as straight segments. */
export function flatten(path: Path, steps = 8): Vec[] {
  const p = path.points
  const weights = weightsOf(steps)
  const out: Vec[] = [itemClamped(p, 0)]
  for (let i = 1; i + 2 < p.length; i += 3) {
    const a = p[i - 1]!
    const b = p[i]!
    const c = p[i + 1]!
    const d = p[i + 2]!
    for (let k = 0; k < weights.length; k += 4) {
      const u = weights[k]!
      const v = weights[k + 1]!
      const w = weights[k + 2]!
      const z = weights[k + 3]!
      out.push([a[0] * u + b[0] * v + c[0] * w + d[0] * z, a[1] * u + b[1] * v + c[1] * w + d[1] * z])
    }
  }
  return out
}

const knownWeights = new Map<number, Float64Array>()

/** The weights of the four points of a curve at each step. Every outline needs them. */
function weightsOf(steps: number): Float64Array {
  const known = knownWeights.get(steps)
  if (known) return known
  const weights = new Float64Array(steps * 4)
  for (let k = 1; k <= steps; k++) {
    const t = k / steps
    const u = 1 - t
    weights.set([u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t], (k - 1) * 4)
  }
  knownWeights.set(steps, weights)
  return weights
}

/** Signed area of a ring. All closed shapes have the same direction, so that overlaps never cancel out. */
export const area = (ring: readonly Vec[]): number =>
  ring.reduce((sum, a, i) => {
    const b = itemWrapped(ring, i + 1)
    return sum + a[0] * b[1] - b[0] * a[1]
  }, 0) / 2

const round = (v: number): string => String(Math.round(v * 10) / 10 || 0)
const pair = (v: Vec): string => `${round(v[0])} ${round(v[1])}`
const near = (a: Vec, b: Vec): boolean => Math.abs(a[0] - b[0]) < 0.06 && Math.abs(a[1] - b[1]) < 0.06

/** SVG path data with absolute M, L, C and Z; straight segments become L. */
export function pathData(path: Path): string {
  const backwards = area(flatten(path, 3)) < 0
  const oriented = path.closed && backwards !== (path.hole ?? false) ? reversed(path) : path
  const p = oriented.points
  let d = `M${pair(itemClamped(p, 0))}`
  for (let i = 1; i + 2 < p.length; i += 3) {
    const a = p[i - 1]!
    const b = p[i]!
    const c = p[i + 1]!
    const e = p[i + 2]!
    const straight = (near(b, lerp(a, e, 0.33)) || near(b, lerp(a, e, 0.67))) && near(add(b, c), add(a, e))
    d += straight ? `L${pair(e)}` : `C${pair(b)} ${pair(c)} ${pair(e)}`
  }
  return path.closed ? `${d}Z` : d
}

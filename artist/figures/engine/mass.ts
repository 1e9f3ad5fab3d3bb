import { flatten, type Path } from '../../geometry/path.ts'
import { spline, splineKnots, type Outline, type SplineKnot } from '../../geometry/spline.ts'
import type { Bounds, Field } from '../../geometry/trace-field.ts'
import type { Frame, Vec } from '../../geometry/vector.ts'

/** A mass of a body: flesh around a bone (with radii along it) or a filled outline. */
export interface Mass {
  points: readonly Vec[]
  radii?: readonly number[]
  /** The exact curve of an outline, drawn as it is where the mass stands alone. */
  path?: Path
  /** How widely it blends with the masses before it. */
  softness?: number
  /** Its own outline shows where it lies on the masses before it, fading out near the root. */
  crease?: { root: Vec; fade: number }
}

const STEPS = 5

export const outlineMass = (outline: Outline, place?: Frame, softness?: number): Mass => {
  const path = spline(outline, place)
  return { points: flatten(path, STEPS).slice(1), path, softness }
}

/** Flesh around a bone: the knots are joints, and the radii change smoothly from joint to joint. */
export function flesh(joints: Outline, radii: readonly number[], softness?: number, place?: Frame): Mass {
  const knots = splineKnots(joints, place)
  const scale = place ? scaleOf(place) : 1
  const steps = stepsFor(knots)
  const points = flatten(spline(knots, undefined, { closed: false }), steps)
  const girths = radii.map((radius) => radius * scale)
  const along = points.map((_, i) => smoothAt(girths, i / steps))
  return { points, radii: along, softness }
}

/** Long bones need more segments, or their surface gets facets. */
function stepsFor(knots: readonly SplineKnot[]): number {
  const spans = knots.slice(1).map(([x, y], i) => Math.hypot(x - knots[i]![0], y - knots[i]![1]))
  return Math.max(STEPS, Math.min(12, Math.round(Math.max(...spans) / 6)))
}

/** How much a frame enlarges. */
export const scaleOf = (place: Frame): number => {
  const [a, b] = [place([0, 0]), place([1, 0])]
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Catmull-Rom interpolation of the values at a position between them. */
function smoothAt(values: readonly number[], position: number): number {
  const i = Math.min(values.length - 2, Math.floor(position))
  const share = position - i
  const [a, b, c, d] = [
    values[Math.max(0, i - 1)]!,
    values[i]!,
    values[i + 1]!,
    values[Math.min(values.length - 1, i + 2)]!,
  ]
  const value =
    0.5 *
    (2 * b +
      (c - a) * share +
      (2 * a - 5 * b + 4 * c - d) * share * share +
      (3 * b - a - 3 * c + d) * share * share * share)
  return Math.max(0.4, value)
}

export function boundsOfMass({ points, radii }: Mass): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  points.forEach(([x, y], i) => {
    const radius = radii?.[i] ?? 0
    bounds.left = Math.min(bounds.left, x - radius)
    bounds.top = Math.min(bounds.top, y - radius)
    bounds.right = Math.max(bounds.right, x + radius)
    bounds.bottom = Math.max(bounds.bottom, y + radius)
  })
  return bounds
}

export const boundsOfMasses = (masses: readonly Mass[]): Bounds =>
  masses.map(boundsOfMass).reduce((a, b) => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }))

const FAR = 1e4
const DEFAULT_SOFTNESS = 6

/** The smooth union of masses. A mass whose box is too far away to matter is not evaluated. */
export function fieldOf(masses: readonly Mass[], softness = DEFAULT_SOFTNESS): Field {
  const parts = masses.map((mass) => ({
    bounds: boundsOfMass(mass),
    distance: mass.radii ? distanceToFlesh(mass.points, mass.radii) : distanceToOutline(mass.points),
    softness: mass.softness ?? softness,
  }))
  return (x, y) => {
    let nearest = FAR
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]!
      const { left, top, right, bottom } = part.bounds
      const far = nearest + part.softness
      if (left - x > far || x - right > far || top - y > far || y - bottom > far) continue
      const value = part.distance(x, y)
      const blend =
        part.softness > 0 ? Math.max(0, part.softness - Math.abs(nearest - value)) / part.softness : 0
      nearest = Math.min(nearest, value) - blend * blend * part.softness * 0.25
    }
    return nearest
  }
}

/** Start, step and 1 / squared length of each segment, in one flat array because the engine's innermost loops read it. */
function segmentsOf(points: readonly Vec[], closed: boolean): Float64Array {
  const count = closed ? points.length : points.length - 1
  const segments = new Float64Array(count * 5)
  for (let i = 0; i < count; i++) {
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    segments.set([a[0], a[1], dx, dy, 1 / (dx * dx + dy * dy || 1e-9)], i * 5)
  }
  return segments
}

function distanceToFlesh(points: readonly Vec[], radii: readonly number[]): Field {
  const segments = segmentsOf(points, false)
  const girth = Float64Array.from(radii)
  return (x, y) => {
    let best = FAR
    for (let i = 0, k = 0; k < segments.length; i++, k += 5) {
      const px = x - segments[k]!
      const py = y - segments[k + 1]!
      const dx = segments[k + 2]!
      const dy = segments[k + 3]!
      let share = (px * dx + py * dy) * segments[k + 4]!
      if (share < 0) share = 0
      else if (share > 1) share = 1
      const awayX = px - dx * share
      const awayY = py - dy * share
      const radius = girth[i]! + (girth[i + 1]! - girth[i]!) * share
      const square = awayX * awayX + awayY * awayY
      const reach = best + radius
      if (reach > 0 && square < reach * reach) best = Math.sqrt(square) - radius
    }
    return best
  }
}

function distanceToOutline(points: readonly Vec[]): Field {
  const segments = segmentsOf(points, true)
  return (x, y) => {
    let best = FAR * FAR
    let inside = false
    for (let k = 0; k < segments.length; k += 5) {
      const px = x - segments[k]!
      const py = y - segments[k + 1]!
      const dx = segments[k + 2]!
      const dy = segments[k + 3]!
      let share = (px * dx + py * dy) * segments[k + 4]!
      if (share < 0) share = 0
      else if (share > 1) share = 1
      const awayX = px - dx * share
      const awayY = py - dy * share
      const square = awayX * awayX + awayY * awayY
      if (square < best) best = square
      if (py < 0 !== py < dy && px < (py / dy) * dx) inside = !inside
    }
    return inside ? -Math.sqrt(best) : Math.sqrt(best)
  }
}

/** A point on the flesh: its middle, direction, normal to the left of the direction, and radius. */
interface FleshPoint {
  at: Vec
  along: Vec
  side: Vec
  radius: number
}

/** The place at a share of a bone's length, 0 the first joint and 1 the last. */
export function onFlesh({ points, radii }: Mass, share: number): FleshPoint {
  const i = Math.max(1, Math.min(points.length - 2, Math.round(share * (points.length - 1))))
  const [before, after] = [points[i - 1]!, points[i + 1]!]
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
  const direction: Vec = [(after[0] - before[0]) / length, (after[1] - before[1]) / length]
  return { at: points[i]!, along: direction, side: [direction[1], -direction[0]], radius: radii?.[i] ?? 0 }
}

/** Mirror image of a right half (x ≥ 0, from top to bottom): the knots of the whole outline. */
export function mirroredKnots(half: string): SplineKnot[] {
  const right = splineKnots(half)
  const left = right.filter(([x]) => Math.abs(x) > 0.01).map(([x, y, tension]) => [-x, y, tension] as const)
  return [...right, ...left.reverse()]
}

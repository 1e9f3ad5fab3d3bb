import { add, itemClamped, len, lerp, mul, perp, rot, sub, unit, type Vec } from './vector.ts'
import { line, smooth, type Path } from './path.ts'
import { tube } from './round-shapes.ts'

export interface Station {
  /** Position, direction, thickness and the direction of the upper side. */
  p: Vec
  d: Vec
  r: number
  n: Vec
}

/** Two bones with a rounded joint. It can be sliced for sleeves, stockings and cuffs. */
interface Limb {
  at(t: number): Station
  slice(from: number, to: number, grow?: number, flat?: boolean, flare?: number): Path[]
  /** A line across the limb, slightly curved like a hem. */
  ring(t: number, width?: number, bow?: number): Path
}

export function limb(a: Vec, joint: Vec, b: Vec, radii: readonly [number, number, number]): Limb {
  const [ra, rm, rb] = radii
  const into = lerp(a, joint, 0.62)
  const out = lerp(joint, b, 0.38)
  const bend = (t: number) => lerp(lerp(into, joint, t), lerp(joint, out, t), t)
  const stops = [a, into, bend(0.33), bend(0.67), out, b]
  const run = [0]
  for (let i = 1; i < stops.length; i++)
    run.push(itemClamped(run, i - 1) + len(sub(itemClamped(stops, i), itemClamped(stops, i - 1))))
  const total = itemClamped(run, run.length - 1) || 1
  const radius = (t: number) => (t < 0.5 ? ra + (rm - ra) * t * 2 : rm + (rb - rm) * (t - 0.5) * 2)

  const at = (t: number): Station => {
    const s = Math.max(0, Math.min(1, t)) * total
    let i = 1
    while (i < stops.length - 1 && itemClamped(run, i) < s) i++
    const from = itemClamped(stops, i - 1)
    const to = itemClamped(stops, i)
    const d = unit(sub(to, from))
    const p = lerp(
      from,
      to,
      (s - itemClamped(run, i - 1)) / (itemClamped(run, i) - itemClamped(run, i - 1) || 1),
    )
    return { p, d, r: radius(t), n: [d[1], -d[0]] }
  }
  return {
    at,
    slice(from, to, grow = 0, flat = false, flare = 0) {
      // A round joint too close to a flat hem would bulge out of it.
      const room = flat ? (radius(to) + grow + flare) / total : 0.02
      const inner = run.map((v) => v / total).filter((t) => t > from + 0.02 && t < to - room)
      const ts = [from, ...inner, to]
      return tube(
        ts.map((t) => at(t).p),
        ts.map((t) => at(t).r + grow + flare * ((t - from) / (to - from || 1))),
        flat,
      )
    },
    ring(t, width = 1.6, bow = 0.28) {
      const { p, d, r } = at(t)
      const across = mul(perp(d), r * width)
      return line(add(p, across), add(p, mul(d, r * bow)), sub(p, across))
    },
  }
}

export interface Sweep extends Path {
  at(t: number): Station
}

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** A smooth tube through joints with a thickness at each: one closed outline with round ends. */
export function sweptTube(joints: readonly Vec[], radii: readonly number[], steps = 5): Sweep {
  const stations: { p: Vec; r: number }[] = []
  for (let i = 0; i < joints.length - 1; i++) {
    const last = i === joints.length - 2
    for (let k = 0; k < steps + (last ? 1 : 0); k++) {
      const t = k / steps
      const [a, b, c, d] = [
        itemClamped(joints, i - 1),
        itemClamped(joints, i),
        itemClamped(joints, i + 1),
        itemClamped(joints, i + 2),
      ]
      const r =
        itemClamped(radii, i) + (itemClamped(radii, i + 1) - itemClamped(radii, i)) * (t * t * (3 - 2 * t))
      stations.push({
        p: [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)],
        r: Math.max(0.5, r),
      })
    }
  }
  const chain = stations.map((s, i): Station => {
    const d = unit(sub(itemClamped(stations, i + 1).p, itemClamped(stations, i - 1).p))
    return { ...s, d, n: [d[1], -d[0]] }
  })
  const edge = (s: Station, side: number) => add(s.p, mul(s.n, side * s.r))
  const cap = (s: Station, way: number) => [-50, 0, 50].map((a) => add(s.p, mul(rot(mul(s.d, way), a), s.r)))
  const outline = smooth([
    ...chain.map((s) => edge(s, 1)),
    ...cap(itemClamped(chain, chain.length - 1), 1),
    ...[...chain].reverse().map((s) => edge(s, -1)),
    ...cap(itemClamped(chain, 0), -1),
  ])
  return {
    ...outline,
    at(t) {
      const x = Math.max(0, Math.min(1, t)) * (chain.length - 1)
      const i = Math.min(chain.length - 2, Math.floor(x))
      const a = itemClamped(chain, i)
      const b = itemClamped(chain, i + 1)
      const d = unit(lerp(a.d, b.d, x - i))
      return { p: lerp(a.p, b.p, x - i), r: a.r + (b.r - a.r) * (x - i), d, n: [d[1], -d[0]] }
    },
  }
}

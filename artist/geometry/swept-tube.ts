import { add, itemClamped, lerp, mul, rot, sub, unit, type Vec } from './vector.ts'
import { smooth, type Path } from './path.ts'

/** A place on the middle line of a tube. */
export interface Station {
  /** Position. */
  p: Vec
  /** Unit vector along the tube. */
  d: Vec
  /** Radius. */
  r: number
  /** Unit vector towards the upper side. */
  n: Vec
}

export interface Sweep extends Path {
  /** The station at a share of the length. */
  at(t: number): Station
}

/** A coordinate of the Catmull-Rom spline between `b` and `c`, at the share `t` of the way. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** A smooth tube through joints with a thickness at each: one closed outline with round ends. */
export function sweptTube(joints: readonly Vec[], radii: readonly number[], steps = 5): Sweep {
  const stations: { p: Vec; r: number }[] = []
  for (let i = 0; i < joints.length - 1; i++) {
    const isLast = i === joints.length - 2
    for (let step = 0; step < steps + (isLast ? 1 : 0); step++) {
      const t = step / steps
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
  const roundEnd = (s: Station, direction: number) =>
    [-50, 0, 50].map((a) => add(s.p, mul(rot(mul(s.d, direction), a), s.r)))
  const outline = smooth([
    ...chain.map((s) => edge(s, 1)),
    ...roundEnd(itemClamped(chain, chain.length - 1), 1),
    ...[...chain].reverse().map((s) => edge(s, -1)),
    ...roundEnd(itemClamped(chain, 0), -1),
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

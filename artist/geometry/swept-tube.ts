import { add, itemClamped, lerp, mul, rot, sub, unit, type Vec } from './vector.ts'
import { smooth, type Path } from './path.ts'

/** A place on the middle line of a tube. */
export interface Station {
  point: Vec
  /** Unit vector along the tube. */
  direction: Vec
  radius: number
  /** Unit vector towards the upper side. */
  normal: Vec
}

export interface Sweep extends Path {
  /** The station at a share of the length. */
  at(t: number): Station
}

/** A coordinate of the Catmull-Rom spline between `b` and `c`, at the share `t` of the way. */
const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)

/** A smooth tube through joints with a thickness at each: one closed outline with round ends. */
export function sweptTube(joints: readonly Vec[], radii: readonly number[], steps = 5): Sweep {
  const stations: { point: Vec; radius: number }[] = []
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
      const radius =
        itemClamped(radii, i) + (itemClamped(radii, i + 1) - itemClamped(radii, i)) * (t * t * (3 - 2 * t))
      stations.push({
        point: [catmullRom(a[0], b[0], c[0], d[0], t), catmullRom(a[1], b[1], c[1], d[1], t)],
        radius: Math.max(0.5, radius),
      })
    }
  }
  const chain = stations.map((station, i): Station => {
    const direction = unit(sub(itemClamped(stations, i + 1).point, itemClamped(stations, i - 1).point))
    return { ...station, direction, normal: [direction[1], -direction[0]] }
  })
  const edge = ({ point, normal, radius }: Station, side: 1 | -1) => add(point, mul(normal, side * radius))
  const roundEnd = ({ point, direction, radius }: Station, way: 1 | -1) =>
    [-50, 0, 50].map((degrees) => add(point, mul(rot(mul(direction, way), degrees), radius)))
  const outline = smooth([
    ...chain.map((station) => edge(station, 1)),
    ...roundEnd(itemClamped(chain, chain.length - 1), 1),
    ...[...chain].reverse().map((station) => edge(station, -1)),
    ...roundEnd(itemClamped(chain, 0), -1),
  ])
  return {
    ...outline,
    at(t) {
      const position = Math.max(0, Math.min(1, t)) * (chain.length - 1)
      const i = Math.min(chain.length - 2, Math.floor(position))
      const [a, b, share] = [itemClamped(chain, i), itemClamped(chain, i + 1), position - i]
      const direction = unit(lerp(a.direction, b.direction, share))
      return {
        point: lerp(a.point, b.point, share),
        radius: a.radius + (b.radius - a.radius) * share,
        direction,
        normal: [direction[1], -direction[0]],
      }
    },
  }
}

import type { Knot, Path } from '../../../geometry/path.ts'
import type { Rng } from '../../../geometry/rng.ts'
import { add, mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { openCurve, polar, smooth, times } from '../../canvas/outlines.ts'
import type { Pen } from '../../canvas/pen.ts'

/** The side of a closed form around a curve, with a half width at each of its points. */
export function tube(through: readonly Vec[], halves: readonly number[]): Path {
  const last = through.length - 1
  const side = (i: number, direction: 1 | -1): Knot => {
    const [x, y] = unit(sub(through[Math.min(last, i + 1)]!, through[Math.max(0, i - 1)]!))
    const at = add(through[i]!, mul([-y, x], direction * halves[i]!))
    return [at[0], at[1], i === 0 || i === last ? 1 : 0]
  }
  return smooth([...through.map((_, i) => side(i, 1)), ...through.map((_, i) => side(last - i, -1))])
}

/** An irregular outline of round lobes with sharp notches: foliage, smoke, clouds. */
export function lobes(rng: Rng, [x, y]: Vec, [rx, ry]: Vec, count: number, depth = 0.2): Path {
  const start = rng.range(0, 360)
  const notches = times(count, (i) => start + ((i + rng.range(-0.2, 0.2)) * 360) / count)
  const at = (degrees: number, share: number, corner: 0 | 1): Knot => {
    const [px, py] = polar(degrees, share)
    return [x + px * rx, y + py * ry, corner]
  }
  return smooth(
    notches.flatMap((notch, i) => {
      const next = i + 1 < count ? notches[i + 1]! : notches[0]! + 360
      const out = 1 + depth * rng.range(0.6, 1.1)
      return [
        at(notch, 1 - depth * 0.3, 1),
        at(notch + (next - notch) * 0.28, out, 0),
        at(notch + (next - notch) * 0.72, out, 0),
      ]
    }),
  )
}

/** Small bows on the shaded side of foliage that suggest leaves and close no region. */
export function leafMarks(pen: Pen, rng: Rng, [x, y]: Vec, [rx, ry]: Vec, count: number): void {
  const size = Math.min(rx * 0.17, 6)
  times(count, (i) => {
    const [px, py] = polar(
      -30 + ((i + 0.5) * 200) / count,
      i % 2 ? rng.range(0.3, 0.45) : rng.range(0.55, 0.72),
    )
    const [cx, cy] = [x + px * rx, y + py * ry]
    pen.hair(
      openCurve([
        [cx - size, cy - size * 0.2],
        [cx - size * 0.45, cy + size * 0.6],
        [cx, cy, 1],
        [cx + size * 0.5, cy + size * 0.55],
        [cx + size, cy - size * 0.3],
      ]),
      0.8,
      [0.3, 0.4],
    )
  })
}

/** One clump of foliage. Hard pages fill it with leaves to color, others with marks. */
export function clump(pen: Pen, rng: Rng, detail: number, at: Vec, size: Vec): void {
  pen.add(lobes(rng, at, size, detail ? Math.max(7, Math.round(5 + size[0] / 7)) : 7))
  if (detail === 2 && pen.big(230)) leafMosaic(pen, rng, at, size)
  else if (detail) leafMarks(pen, rng, at, size, Math.round(2 + size[0] / 7))
}

function leafMosaic(pen: Pen, rng: Rng, [x, y]: Vec, [rx, ry]: Vec): void {
  const length = Math.max(8, rx * 0.42)
  const put: Vec[] = []
  times(40, () => {
    const [px, py] = polar(rng.range(0, 360), Math.sqrt(rng.range(0, 1)) * 0.62)
    const at: Vec = [x + px * rx, y + py * ry]
    if (put.length > 6 || put.some((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) < length * 1.05))
      return
    put.push(at)
    leafOf(pen, 'plain', at, length, rng.range(20, 160))
  })
}

const LEAVES = {
  plain: '0,0! 0.3,-0.28 0.66,-0.24 1,0! 0.66,0.24 0.3,0.28',
  oak: '0,0! 0.16,-0.14 0.27,-0.34 0.38,-0.17! 0.52,-0.37 0.63,-0.17! 0.82,-0.26 1,0 0.82,0.26 0.63,0.17! 0.52,0.37 0.38,0.17! 0.27,0.34 0.16,0.14',
  maple:
    '0.1,0! 0.05,-0.32! 0.27,-0.25! 0.3,-0.58! 0.46,-0.34! 0.63,-0.42! 0.67,-0.2! 1,0! 0.67,0.2! 0.63,0.42! 0.46,0.34! 0.3,0.58! 0.27,0.25! 0.05,0.32!',
} as const
export type LeafKind = keyof typeof LEAVES

/** A leaf with its middle vein, which ends before the tip so that the leaf stays one region. */
export function leafOf(pen: Pen, kind: LeafKind, [x, y]: Vec, length: number, degrees: number): void {
  const along = polar(degrees, 1)
  const place = ([u, v]: Vec): Vec => [
    x + (u * along[0] - v * along[1]) * length,
    y + (u * along[1] + v * along[0]) * length,
  ]
  const outline = LEAVES[kind].split(' ').map((knot): Knot => {
    const [u, v] = knot.replace('!', '').split(',').map(Number) as [number, number]
    return [...place([u, v]), knot.endsWith('!') ? 1 : 0]
  })
  pen.add(smooth(outline))
  if (pen.detail > 0 && pen.big(1100 / length))
    pen.hair(openCurve([place([0, 0]), place([0.72, 0])]), 0.75, [0, 0.7])
}

/** Lines of bark along a trunk; `side` gives the point at a height and a width, both shares. */
export function bark(pen: Pen, rng: Rng, side: (height: number, width: number) => Vec, count: number): void {
  times(count, (i) => {
    const across = (i + 0.5) / count + rng.range(-0.05, 0.05)
    const from = rng.range(0.03, 0.6)
    const length = rng.range(0.14, 0.32)
    const sway = rng.range(-0.05, 0.05)
    pen.hair(
      openCurve(
        [0, 0.35, 0.7, 1].map((t): Knot => [...side(from + length * t, across + sway * Math.sin(t * 6))]),
      ),
      0.85,
      [0.35, 0.5],
    )
  })
}

/** A feathered leaf along a bent spine: a frond of a fern or a palm. */
export function frond(
  pen: Pen,
  from: Vec,
  degrees: number,
  length: number,
  { count = 6, width = 0.17, droop = 0.3 } = {},
): void {
  const v = polar(degrees, length)
  const drop = droop * length * Math.abs(Math.cos((degrees * Math.PI) / 180))
  const spine = (t: number): Vec => [
    from[0] + v[0] * t,
    from[1] + v[1] * (t + 0.24 * t * (1 - t)) - drop * t * (1 - t) + drop * t * t,
  ]
  const half = (t: number) => width * length * Math.sin(Math.PI * Math.min(0.96, 0.2 + t * 0.74))
  const edge = (direction: 1 | -1): Knot[] =>
    times(count - 1, (k): Knot[] => {
      const t = (k + 0.75) / count
      const [dx, dy] = unit(sub(spine(Math.min(1, t + 0.1)), spine(t - 0.1)))
      const r = half(t) * direction
      const at = (along: number, out: number, corner: 0 | 1): Knot => [
        spine(t)[0] + dx * along * (length / count) - dy * r * out,
        spine(t)[1] + dy * along * (length / count) + dx * r * out,
        corner,
      ]
      return [at(-0.45, 0.3, 1), at(0, 0.8, 0), at(0.5, 1, 1)]
    }).flat()
  pen.add(smooth([[...from, 1], ...edge(1), [...spine(1), 1], ...edge(-1).reverse()]))
  if (pen.detail > 0) pen.hair(openCurve([from, spine(0.5), spine(0.88)]), 0.75, [0, 0.6])
}

import type { HeadSize, Shape } from '../drawing.ts'
import type { Vec } from '../geometry/vector.ts'
import { parsePath } from './path.ts'

/** The direction away from the light, which comes from the top left. Lines on that side are wider. */
const AWAY_FROM_LIGHT: Vec = [0.54, 0.84]
/** Width of a tapered line at its thin end, as a share of its full width. */
const THINNEST = 0.28

/**
 * Turns brush strokes into plain shapes. It runs when sizes are final, so that the widths fit the pen and not the
 * size at which a figure was drawn.
 */
export const applyBrush = (shapes: readonly Shape[], pen: number): Shape[] =>
  facesOfSize('large', shapes).map(({ shade, taper, ...shape }) => {
    if (taper) return taperedLine(shape, taper, pen)
    return shade ? { ...shape, d: shifted(shape.d, shade * shape.stroke * pen) } : shape
  })

/** Keeps the face for heads of this size: figures have one for small and one for large heads. */
export const facesOfSize = (size: HeadSize, shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap(({ onHead, ...shape }) => (!onHead || onHead === size ? [shape] : []))

/** A stroke moved away from the light is wider on the shaded side and narrower on the lit one. */
function shifted(d: string, by: number): string {
  let isX = true
  return d.replace(/-?\d+\.?\d*/g, (text) => {
    const value = Number(text) + by * AWAY_FROM_LIGHT[isX ? 0 : 1]
    isX = !isX
    return `${round(value)}`
  })
}

type Cubic = readonly [Vec, Vec, Vec, Vec]

/** The outline of a line whose ends become thin: each curve is moved to both sides by half of the width. */
function taperedLine(shape: Shape, [start, end]: readonly [number, number], pen: number): Shape {
  const width = shape.stroke * pen
  const tip = THINNEST * width
  let d = ''
  for (const line of linesOf(shape.d)) {
    const lengths = line.map(([a, b, c, e]) => distance(a, b) + distance(b, c) + distance(c, e))
    const total = lengths.reduce((sum, length) => sum + length, 0) || 1
    const half = (share: number): number => {
      const ends = Math.min(start ? share / start : 1, end ? (1 - share) / end : 1)
      return (width * (THINNEST + (1 - THINNEST) * ease(ends)) - tip) / 2
    }
    let done = 0
    const sides = line.map((cubic, i) => {
      const [from, to] = [done / total, (done + lengths[i]!) / total]
      done += lengths[i]!
      const widths = [from, from + (to - from) / 3, from + ((to - from) * 2) / 3, to].map(half)
      return [offset(cubic, widths, 1), offset(cubic, widths, -1)] as const
    })
    if (sides.length === 0) continue
    const there = sides.map(([left]) => left)
    const back = sides.map(([, right]) => [...right].reverse()).reverse()
    d += `M${pair(there[0]![0]!)}${there.map(curveTo).join('')}L${pair(back[0]![0]!)}${back.map(curveTo).join('')}Z`
  }
  return { ...shape, d, fill: 'ink', stroke: round(THINNEST * shape.stroke) }
}

const ease = (t: number): number => {
  const x = Math.max(0, Math.min(1, t))
  return x * x * (3 - 2 * x)
}

function offset(cubic: Cubic, widths: readonly number[], side: 1 | -1): Vec[] {
  const [a, b, c, e] = cubic
  const out = normal(a, distance(a, b) > 0.01 ? b : c)
  const into = normal(distance(c, e) > 0.01 ? c : b, e)
  const moved = (point: Vec, normal: Vec, by: number): Vec => [
    point[0] + normal[0] * by * side,
    point[1] + normal[1] * by * side,
  ]
  return [
    moved(a, out, widths[0]!),
    moved(b, out, widths[1]!),
    moved(c, into, widths[2]!),
    moved(e, into, widths[3]!),
  ]
}

const distance = (a: Vec, b: Vec): number => Math.hypot(a[0] - b[0], a[1] - b[1])

function normal(from: Vec, to: Vec): Vec {
  const length = distance(from, to) || 1
  return [(from[1] - to[1]) / length, (to[0] - from[0]) / length]
}

const round = (value: number): number => Math.round(value * 100) / 100
const pair = ([x, y]: Vec): string => `${round(x)} ${round(y)}`
const curveTo = ([, b, c, e]: readonly Vec[]): string => `C${pair(b!)} ${pair(c!)} ${pair(e!)}`

/** The cubic curves of each open line of a path; straight segments become cubics. */
function linesOf(d: string): Cubic[][] {
  const lines: Cubic[][] = []
  let at: Vec = [0, 0]
  for (const { kind, points } of parsePath(d)) {
    const [x1, y1, x2, y2, x3, y3] = points
    if (kind === 'M') lines.push([])
    else if (kind === 'L') {
      const to: Vec = [x1!, y1!]
      const third = (k: number): Vec => [at[0] + ((to[0] - at[0]) * k) / 3, at[1] + ((to[1] - at[1]) * k) / 3]
      lines.at(-1)!.push([at, third(1), third(2), to])
    } else if (kind === 'C') lines.at(-1)!.push([at, [x1!, y1!], [x2!, y2!], [x3!, y3!]])
    if (points.length >= 2) at = [points.at(-2)!, points.at(-1)!]
  }
  return lines
}

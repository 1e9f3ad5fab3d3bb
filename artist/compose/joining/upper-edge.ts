import type { Point } from '../../drawing.ts'
import { parsePath } from '../../page/path.ts'
import type { Part } from '../figures/cluster.ts'

/** Straight pieces that stand for a curve. */
const PIECES = 6

/** Shapes that are narrower than this share of the figure, such as smoke or a chimney, carry no figure. */
const NARROW = 0.4

/** The outlines of a part's closed shapes as points, in the coordinates of its cluster. */
function outlinesOf({ figure, move }: Part): Point[][] {
  const outlines: Point[][] = []
  for (const { d, fill } of [...figure.shapes, ...figure.front]) {
    if (fill === 'none') continue
    let from: Point = { x: 0, y: 0 }
    for (const { kind, points } of parsePath(d)) {
      const to = (i: number): Point => ({ x: points[i]! * move.scale + move.x, y: points[i + 1]! * move.scale + move.y })
      if (kind === 'M') outlines.push([to(0)])
      else if (kind === 'L') outlines.at(-1)?.push(to(0))
      else if (kind === 'C') outlines.at(-1)?.push(...curvePoints(from, to(0), to(2), to(4)))
      if (points.length >= 2) from = to(points.length - 2)
    }
  }
  const wide = figure.box.w * move.scale * NARROW
  return outlines.filter((points) => widthOf(points) > wide)
} // prettier-ignore

const widthOf = (points: readonly Point[]): number =>
  Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x))

function curvePoints(from: Point, leave: Point, arrive: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, i) => {
    const share = (i + 1) / PIECES
    const rest = 1 - share
    const mix = (name: 'x' | 'y') =>
      rest ** 3 * from[name] + 3 * rest ** 2 * share * leave[name] + 3 * rest * share ** 2 * arrive[name] + share ** 3 * to[name] // prettier-ignore
    return { x: mix('x'), y: mix('y') }
  })
}

/** The height of a part's upper edge at the given places: where something on its roof stands. */
export function upperEdge(part: Part, places: readonly number[]): (number | undefined)[] {
  const outlines = outlinesOf(part)
  return places.map((x) => {
    let top: number | undefined
    for (const points of outlines)
      for (const [i, to] of points.entries()) {
        const from = points[i === 0 ? points.length - 1 : i - 1]!
        if (from.x === to.x || (x - from.x) * (x - to.x) > 0) continue
        const y = from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)
        if (top === undefined || y < top) top = y
      }
    return top
  })
}

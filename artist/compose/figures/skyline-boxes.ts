import { clamp } from '../../geometry/clamp.ts'
import type { Box } from '../../drawing.ts'
import { parsePath } from '../../page/path.ts'
import type { PlacedCluster } from '../placement/place-cluster.ts'

/** Approximate width of a column in page units. Narrower columns would not make the boxes more exact. */
const COLUMN = 70
const MOST_COLUMNS = 12
/** The space that sky and wall keep above a figure, in page units. */
const ABOVE = 16

/**
 * Boxes that together cover a figure but not the free corners above it, so that a cloud has room above the hood of a truck.
 * There is one box for each column, from its highest line down to the feet.
 */
export function skylineBoxes({ cluster }: PlacedCluster, whole: Box): Box[] {
  const count = clamp(Math.round(whole.w / COLUMN), 1, MOST_COLUMNS)
  const bottom = whole.y + whole.h
  const tops = Array.from({ length: count }, () => bottom)
  const columnAt = (x: number) => clamp(Math.floor(((x - whole.x) / whole.w) * count), 0, count - 1)
  const cover = (from: Point, to: Point, top: number) => {
    const [first, last] = [columnAt(Math.min(from.x, to.x)), columnAt(Math.max(from.x, to.x))]
    for (let i = first; i <= last; i++) tops[i] = Math.min(tops[i]!, top)
  }
  for (const { figure, move } of cluster.parts)
    for (const { d } of [...figure.shapes, ...figure.front]) {
      let last: Point | undefined
      let start: Point | undefined
      const lineTo = (to: Point) => {
        // Slopes are divided into steps, because a long slope is high only at one end.
        const from = last ?? to
        const steps = Math.max(1, Math.abs(columnAt(to.x) - columnAt(from.x)) * 2)
        const between = (i: number): Point => ({
          x: from.x + ((to.x - from.x) * i) / steps,
          y: from.y + ((to.y - from.y) * i) / steps,
        })
        for (let i = 0; i < steps; i++) {
          const [a, b] = [between(i), between(i + 1)]
          cover(a, b, Math.min(a.y, b.y))
        }
      }
      for (const { kind, points } of parsePath(d)) {
        const at = (i: number): Point => ({
          x: points[i]! * move.scale + move.x,
          y: points[i + 1]! * move.scale + move.y,
        })
        if (kind === 'Z') {
          if (start) lineTo(start)
          last = start
          continue
        }
        const end = at(points.length - 2)
        if (kind === 'M') start = end
        else if (kind === 'L') lineTo(end)
        else {
          const from = last ?? end
          const controls = [from, at(0), at(2), end]
          const xs = controls.map(({ x }) => x)
          const top = Math.min(...controls.map(({ y }) => y))
          cover({ x: Math.min(...xs), y: top }, { x: Math.max(...xs), y: top }, top)
        }
        last = end
      }
    }
  const w = whole.w / count
  return tops.map((top, i) => {
    const y = Math.max(whole.y, Math.min(top, bottom) - ABOVE)
    return { x: whole.x + i * w, y, w, h: bottom - y }
  })
}

interface Point {
  x: number
  y: number
}

import type { Bitmap } from '../seal/bitmap.ts'
import type { Polyline } from './polyline.ts'

/** Where the lines of a path cross the middle of a row of pixels. */
interface Crossing {
  x: number
  /** 1 for a line that goes down, -1 for one that goes up. */
  direction: 1 | -1
}

/** Fills a path with ink (1) or paper (0): every pixel whose middle is inside by the nonzero rule. */
export function fillPolyline({ ink, width, height }: Bitmap, polyline: Polyline, value: 0 | 1): void {
  for (const [row, crossings] of crossingsByRow(polyline, height)) {
    crossings.sort((a, b) => a.x - b.x)
    let winding = 0
    let from = 0
    for (const { x, direction } of crossings) {
      if (winding === 0) from = x
      winding += direction
      if (winding !== 0) continue
      const first = Math.max(0, Math.ceil(from - 0.5))
      const end = Math.min(width, Math.ceil(x - 0.5))
      if (first < end) ink.fill(value, row * width + first, row * width + end)
    }
  }
}

function crossingsByRow({ points, starts }: Polyline, height: number): Map<number, Crossing[]> {
  const rows = new Map<number, Crossing[]>()
  for (let subpath = 0; subpath < starts.length; subpath++) {
    const start = starts[subpath]!
    const end = starts[subpath + 1] ?? points.length
    // Every subpath is filled as if it were closed.
    let [x, y] = [points[end - 2]!, points[end - 1]!]
    for (let i = start; i < end; i += 2) {
      const [nextX, nextY] = [points[i]!, points[i + 1]!]
      addCrossings(rows, height, x, y, nextX, nextY)
      ;[x, y] = [nextX, nextY]
    }
  }
  return rows
}

function addCrossings(
  rows: Map<number, Crossing[]>,
  height: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  const direction = y0 < y1 ? 1 : -1
  const [top, bottom] = direction === 1 ? [y0, y1] : [y1, y0]
  const first = Math.max(0, Math.ceil(top - 0.5))
  const end = Math.min(height, Math.ceil(bottom - 0.5))
  if (first >= end) return
  const slope = (x1 - x0) / (y1 - y0)
  for (let row = first; row < end; row++) {
    const crossing: Crossing = { x: x0 + (row + 0.5 - y0) * slope, direction }
    const crossings = rows.get(row)
    if (crossings) crossings.push(crossing)
    else rows.set(row, [crossing])
  }
}

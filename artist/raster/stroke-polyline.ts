import type { Bitmap } from '../seal/bitmap.ts'
import type { Polyline } from './polyline.ts'

/** A pixel is ink if a line covers 45 % of it: its middle may be this far outside, in pixels. */
const REACH_BEYOND_LINE = 0.05

/** Inks every pixel whose middle is at most half a line width away from the path: round joins and round ends. */
export function strokePolyline(bitmap: Bitmap, { points, starts, isClosed }: Polyline, width: number): void {
  const radius = width / 2 + REACH_BEYOND_LINE
  for (let subpath = 0; subpath < starts.length; subpath++) {
    const start = starts[subpath]!
    const end = starts[subpath + 1] ?? points.length
    let x = points[start]!
    let y = points[start + 1]!
    if (end - start === 2) inkLine(bitmap, x, y, x, y, radius)
    for (let i = start + 2; i < end; i += 2) {
      const nextX = points[i]!
      const nextY = points[i + 1]!
      inkLine(bitmap, x, y, nextX, nextY, radius)
      x = nextX
      y = nextY
    }
    if (isClosed[subpath]) inkLine(bitmap, x, y, points[start]!, points[start + 1]!, radius)
  }
}

/**
 * Inks a line with round ends. In each row its pixels are one run: it ends on one of the two circles or on one of the two long sides
 * between them. Without small arrays, because a page has a hundred thousand such rows and a browser would have to collect the arrays.
 */
function inkLine(
  { ink, width, height }: Bitmap,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  radius: number,
): void {
  const first = Math.max(0, Math.ceil(Math.min(y0, y1) - radius - 0.5))
  const last = Math.min(height - 1, Math.floor(Math.max(y0, y1) + radius - 0.5))
  const dx = x1 - x0
  const dy = y1 - y0
  const length = Math.sqrt(dx * dx + dy * dy)
  const sideX = length > 0 ? (-dy / length) * radius : 0
  const sideY = length > 0 ? (dx / length) * radius : 0
  const slope = dy === 0 ? 0 : dx / dy
  const square = radius * radius
  for (let row = first; row <= last; row++) {
    const y = row + 0.5
    let left = Infinity
    let right = -Infinity
    const inStart = square - (y - y0) * (y - y0)
    if (inStart >= 0) {
      const half = Math.sqrt(inStart)
      left = x0 - half
      right = x0 + half
    }
    const inEnd = square - (y - y1) * (y - y1)
    if (inEnd >= 0) {
      const half = Math.sqrt(inEnd)
      if (x1 - half < left) left = x1 - half
      if (x1 + half > right) right = x1 + half
    }
    if (dy !== 0)
      for (let side = -1; side <= 1; side += 2) {
        const down = y - (y0 + side * sideY)
        const share = down / dy
        if (share < 0 || share > 1) continue
        const x = x0 + side * sideX + down * slope
        if (x < left) left = x
        if (x > right) right = x
      }
    const from = Math.max(0, Math.ceil(left - 0.5))
    const to = Math.min(width - 1, Math.floor(right - 0.5))
    for (let at = row * width + from; at <= row * width + to; at++) ink[at] = 1
  }
}

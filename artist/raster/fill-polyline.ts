import type { Bitmap } from '../seal/bitmap.ts'
import type { Polyline } from './polyline.ts'

/** Where the lines of a path cross the middles of the rows of pixels. One for all paths, so that filling a page leaves no garbage. */
const crossings = {
  count: 0,
  rows: new Int32Array(4096),
  xs: new Float64Array(4096),
  /** 1 for a line that goes down, -1 for one that goes up. */
  directions: new Int8Array(4096),
}
/** The crossings row by row: where each row begins in `order`, and their indices. */
let begins = new Int32Array(0)
let order = new Int32Array(4096)

/** Fills a path with ink (1) or paper (0): every pixel whose middle is inside by the nonzero rule. */
export function fillPolyline({ ink, width, height }: Bitmap, polyline: Polyline, value: 0 | 1): void {
  findCrossings(polyline, height)
  sortByRow(height)
  const { xs, directions } = crossings
  for (let row = 0; row < height; row++) {
    const begin = begins[row]!
    const end = begins[row + 1]!
    if (begin === end) continue
    sortByX(begin, end)
    let winding = 0
    let from = 0
    for (let i = begin; i < end; i++) {
      const x = xs[order[i]!]!
      if (winding === 0) from = x
      winding += directions[order[i]!]!
      if (winding !== 0) continue
      const first = Math.max(0, Math.ceil(from - 0.5))
      const last = Math.min(width, Math.ceil(x - 0.5))
      if (first < last) ink.fill(value, row * width + first, row * width + last)
    }
  }
}

function findCrossings({ points, starts }: Polyline, height: number): void {
  crossings.count = 0
  for (let subpath = 0; subpath < starts.length; subpath++) {
    const start = starts[subpath]!
    const end = starts[subpath + 1] ?? points.length
    // Every subpath is filled as if it were closed.
    let x = points[end - 2]!
    let y = points[end - 1]!
    for (let i = start; i < end; i += 2) {
      const nextX = points[i]!
      const nextY = points[i + 1]!
      addCrossings(height, x, y, nextX, nextY)
      x = nextX
      y = nextY
    }
  }
}

function addCrossings(height: number, x0: number, y0: number, x1: number, y1: number): void {
  const direction = y0 < y1 ? 1 : -1
  const first = Math.max(0, Math.ceil((direction === 1 ? y0 : y1) - 0.5))
  const end = Math.min(height, Math.ceil((direction === 1 ? y1 : y0) - 0.5))
  if (first >= end) return
  makeRoom(crossings.count + end - first)
  const slope = (x1 - x0) / (y1 - y0)
  for (let row = first; row < end; row++) {
    const at = crossings.count++
    crossings.rows[at] = row
    crossings.xs[at] = x0 + (row + 0.5 - y0) * slope
    crossings.directions[at] = direction
  }
}

function makeRoom(count: number): void {
  if (count <= order.length) return
  const size = count * 2
  const { rows, xs, directions } = crossings
  crossings.rows = new Int32Array(size)
  crossings.rows.set(rows)
  crossings.xs = new Float64Array(size)
  crossings.xs.set(xs)
  crossings.directions = new Int8Array(size)
  crossings.directions.set(directions)
  order = new Int32Array(size)
}

/** A counting sort. */
function sortByRow(height: number): void {
  const { count, rows } = crossings
  if (begins.length < height + 2) begins = new Int32Array(height + 2)
  // Counts are stored one row further than usual, because inserting the crossings advances the beginning of a row to its end.
  begins.fill(0, 0, height + 2)
  for (let i = 0; i < count; i++) begins[rows[i]! + 2]!++
  for (let row = 2; row < height + 2; row++) begins[row]! += begins[row - 1]!
  for (let i = 0; i < count; i++) order[begins[rows[i]! + 1]!++] = i
}

/** An insertion sort, because a row has few crossings. */
function sortByX(begin: number, end: number): void {
  const { xs } = crossings
  for (let i = begin + 1; i < end; i++) {
    const moved = order[i]!
    const x = xs[moved]!
    let at = i
    while (at > begin && xs[order[at - 1]!]! > x) {
      order[at] = order[at - 1]!
      at--
    }
    order[at] = moved
  }
}

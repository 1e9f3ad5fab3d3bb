import type { Vec } from './vector.ts'

/** Signed distance: negative inside. It changes at most by about one per unit of length. */
export type Field = (x: number, y: number) => number

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Cells of a block: the field is evaluated in detail only in blocks near its zero line. */
const BLOCK = 4
/** The field of flesh whose radius changes is steeper than a true distance. */
const STEEPEST = 1.35

/** The rings on which the field is zero, by marching squares from coarse to fine. Outer rings have the same direction, holes the other one. */
export function traceField(field: Field, bounds: Bounds, step: number): Vec[][] {
  const left = bounds.left - 2 * step
  const top = bounds.top - 2 * step
  const columns = Math.ceil((bounds.right + 2 * step - left) / step / BLOCK) * BLOCK + 1
  const rows = Math.ceil((bounds.bottom + 2 * step - top) / step / BLOCK) * BLOCK + 1
  const values = new Float64Array(columns * rows).fill(Number.NaN)
  const valueAt = (i: number, j: number): number => {
    const at = j * columns + i
    const known = values[at]!
    return Number.isNaN(known) ? (values[at] = field(left + i * step, top + j * step)) : known
  }
  const links = new Map<number, number>()
  const crossings = new Map<number, Vec>()
  /** The zero crossing on the line from a corner to the next one on the right or below. */
  const crossing = (column: number, row: number, down: boolean, from: number, to: number): number => {
    const id = (row * columns + column) * 2 + (down ? 1 : 0)
    if (!crossings.has(id)) {
      const share = from / (from - to)
      crossings.set(id, [
        left + (column + (down ? 0 : share)) * step,
        top + (row + (down ? share : 0)) * step,
      ])
    }
    return id
  }
  const crossingOn = (side: Side, i: number, j: number, a: number, b: number, c: number, d: number) =>
    side === 0
      ? crossing(i, j, false, a, b)
      : side === 1
        ? crossing(i + 1, j, true, b, c)
        : side === 2
          ? crossing(i, j + 1, false, d, c)
          : crossing(i, j, true, a, d)
  const reach = ((BLOCK * step) / Math.SQRT2) * STEEPEST
  const march = (i: number, j: number): void => {
    const a = valueAt(i, j)
    const b = valueAt(i + 1, j)
    const c = valueAt(i + 1, j + 1)
    const d = valueAt(i, j + 1)
    const kind = (a < 0 ? 1 : 0) | (b < 0 ? 2 : 0) | (c < 0 ? 4 : 0) | (d < 0 ? 8 : 0)
    if (kind === 0 || kind === 15) return
    for (const line of CELL_LINES[kind]!)
      links.set(crossingOn(line[0], i, j, a, b, c, d), crossingOn(line[1], i, j, a, b, c, d))
  }
  for (let blockRow = 0; blockRow < rows - 1; blockRow += BLOCK)
    for (let blockColumn = 0; blockColumn < columns - 1; blockColumn += BLOCK) {
      const middle = valueAt(blockColumn + BLOCK / 2, blockRow + BLOCK / 2)
      if (Math.abs(middle) > reach) continue
      for (let j = blockRow; j < blockRow + BLOCK; j++)
        for (let i = blockColumn; i < blockColumn + BLOCK; i++) march(i, j)
    }
  return followLinks(links, crossings)
}

type Side = 0 | 1 | 2 | 3
/** The lines through a cell, from side to side (top, right, bottom, left), for each combination of corners inside. */
const CELL_LINES: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
]

function followLinks(links: Map<number, number>, crossings: ReadonlyMap<number, Vec>): Vec[][] {
  const rings: Vec[][] = []
  for (const start of links.keys()) {
    const ring: Vec[] = []
    let at = start
    for (let next = links.get(at); next !== undefined; next = links.get(at)) {
      ring.push(crossings.get(at)!)
      links.delete(at)
      at = next
    }
    if (ring.length > 6) rings.push(ring)
  }
  return rings
}

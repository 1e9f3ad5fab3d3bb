import type { Box, Shape } from '../../drawing.ts'
import { parsePath } from '../../page/path.ts'
import type { Paper } from '../../page/paper.ts'

/** A coarse bitmap that stores for each cell the number of the owner that painted it last. */
interface VisibilityMask {
  paint(shapes: readonly Shape[], owner: number): void
  /** Counts the cells painted by an owner, and those of them that no other owner has painted over. */
  countCells(owner: number): { painted: number; visible: number }
  /** The share of an owner's cells in a box that are not painted over. */
  visibleShare(box: Box, owner: number): number
}

/** Page units per cell. */
const CELL = 6

export function createVisibilityMask({ width, height }: Paper): VisibilityMask {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const owners = new Int16Array(columns * rows)
  const cellsByOwner = new Map<number, Uint8Array>()
  return {
    paint(shapes, owner) {
      const ownerCells = cellsByOwner.get(owner) ?? new Uint8Array(columns * rows)
      cellsByOwner.set(owner, ownerCells)
      for (const shape of shapes) {
        if (shape.fill === 'none') continue
        fill(shape.d, columns, rows, (from, to) => {
          owners.fill(owner, from, to)
          ownerCells.fill(1, from, to)
        })
      }
    },
    countCells(owner) {
      const ownerCells = cellsByOwner.get(owner)
      if (!ownerCells) return { painted: 0, visible: 0 }
      let [painted, visible] = [0, 0]
      for (let cell = 0; cell < ownerCells.length; cell++) {
        if (!ownerCells[cell]) continue
        painted++
        if (owners[cell] === owner) visible++
      }
      return { painted, visible }
    },
    visibleShare(box, owner) {
      const ownerCells = cellsByOwner.get(owner)
      let [painted, visible] = [0, 0]
      for (
        let y = Math.max(0, Math.floor(box.y / CELL));
        y <= Math.min(rows - 1, (box.y + box.h) / CELL);
        y++
      )
        for (
          let x = Math.max(0, Math.floor(box.x / CELL));
          x <= Math.min(columns - 1, (box.x + box.w) / CELL);
          x++
        ) {
          const cell = y * columns + x
          if (!ownerCells?.[cell]) continue
          painted++
          if (owners[cell] === owner) visible++
        }
      return painted === 0 ? 1 : visible / painted
    },
  }
}

/** Fills a path by scan lines through the middle of each row of cells. `paint` gets the cells from an index up to another one. */
function fill(d: string, columns: number, rows: number, paint: (from: number, to: number) => void): void {
  for (const [row, xs] of crossingsByRow(edgesOf(d), rows)) {
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const first = Math.max(0, Math.round(xs[i]! / CELL - 0.5))
      const last = Math.min(columns - 1, Math.round(xs[i + 1]! / CELL - 0.5))
      if (first <= last) paint(row * columns + first, row * columns + last + 1)
    }
  }
}

/** Where the edges cross the middle of each row. */
function crossingsByRow(edges: readonly Edge[], rows: number): Map<number, number[]> {
  const crossings = new Map<number, number[]>()
  for (const [x1, y1, x2, y2] of edges) {
    const first = Math.max(0, Math.floor(Math.min(y1, y2) / CELL))
    const last = Math.min(rows - 1, Math.ceil(Math.max(y1, y2) / CELL))
    for (let row = first; row <= last; row++) {
      const y = (row + 0.5) * CELL
      if (y1 <= y === y2 <= y) continue
      const x = x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)
      const known = crossings.get(row)
      if (known) known.push(x)
      else crossings.set(row, [x])
    }
  }
  return crossings
}

type Edge = readonly [number, number, number, number]

function edgesOf(d: string): Edge[] {
  const edges: Edge[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const line = (toX: number, toY: number) => {
    edges.push([x, y, toX, toY])
    x = toX
    y = toY
  }
  for (const { kind, points } of parsePath(d)) {
    if (kind === 'M') {
      ;[x, y] = [points[0]!, points[1]!]
      ;[startX, startY] = [x, y]
    } else if (kind === 'L') line(points[0]!, points[1]!)
    else if (kind === 'Z') line(startX, startY)
    else {
      // Three lines approximate a curve well enough for these large cells.
      const [fromX, fromY] = [x, y]
      for (const share of [0.33, 0.67, 1]) {
        const u = 1 - share
        const coordinateAt = (a: number, k: number) =>
          u * u * u * a +
          3 * u * u * share * points[k]! +
          3 * u * share * share * points[k + 2]! +
          share * share * share * points[k + 4]!
        line(coordinateAt(fromX, 0), coordinateAt(fromY, 1))
      }
    }
  }
  return edges
}

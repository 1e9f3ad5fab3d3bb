import type { Box, Shape } from '../drawing.ts'
import { readPath } from '../page/path.ts'
import type { Paper } from '../page/paper.ts'

/** A coarse sheet on which shapes are painted by number, to see what hides what. */
export interface Mask {
  paint(shapes: readonly Shape[], owner: number): void
  /** Cells that were painted for an owner at any time, and those it still has. */
  seen(owner: number): { painted: number; left: number }
  /** Of what an owner painted within a box, the share it still has. */
  kept(box: Box, owner: number): number
}

/** Units of the page to a cell. */
const CELL = 6

export function createMask({ width, height }: Paper): Mask {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const owners = new Int16Array(columns * rows)
  const touched = new Map<number, Uint8Array>()
  return {
    paint(shapes, owner) {
      const mine = touched.get(owner) ?? new Uint8Array(columns * rows)
      touched.set(owner, mine)
      for (const shape of shapes) {
        if (shape.fill === 'none') continue
        fill(shape.d, columns, rows, (cell) => {
          owners[cell] = owner
          mine[cell] = 1
        })
      }
    },
    seen(owner) {
      const mine = touched.get(owner)
      if (!mine) return { painted: 0, left: 0 }
      let [painted, left] = [0, 0]
      for (let cell = 0; cell < mine.length; cell++) {
        if (!mine[cell]) continue
        painted++
        if (owners[cell] === owner) left++
      }
      return { painted, left }
    },
    kept(box, owner) {
      const mine = touched.get(owner)
      let [painted, left] = [0, 0]
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
          if (!mine?.[cell]) continue
          painted++
          if (owners[cell] === owner) left++
        }
      return painted === 0 ? 1 : left / painted
    },
  }
}

/** Scan-fills a path by its crossings with the middle of each row of cells. */
function fill(d: string, columns: number, rows: number, paint: (cell: number) => void): void {
  const edges = edgesOf(d)
  if (edges.length === 0) return
  let [top, bottom] = [Infinity, -Infinity]
  for (const [, y1, , y2] of edges) {
    top = Math.min(top, y1, y2)
    bottom = Math.max(bottom, y1, y2)
  }
  const first = Math.max(0, Math.floor(top / CELL))
  const last = Math.min(rows - 1, Math.ceil(bottom / CELL))
  for (let row = first; row <= last; row++) {
    const y = (row + 0.5) * CELL
    const xs: number[] = []
    for (const [x1, y1, x2, y2] of edges)
      if (y1 <= y !== y2 <= y) xs.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1))
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const to = Math.min(columns - 1, Math.round(xs[i + 1]! / CELL - 0.5))
      for (let x = Math.max(0, Math.round(xs[i]! / CELL - 0.5)); x <= to; x++) paint(row * columns + x)
    }
  }
}

type Edge = readonly [number, number, number, number]

function edgesOf(d: string): Edge[] {
  const edges: Edge[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const line = (toX: number, toY: number) => {
    edges.push([x, y, toX, toY])
    ;[x, y] = [toX, toY]
  }
  for (const { kind, points } of readPath(d)) {
    if (kind === 'M') {
      ;[x, y] = [points[0]!, points[1]!]
      ;[startX, startY] = [x, y]
    } else if (kind === 'L') line(points[0]!, points[1]!)
    else if (kind === 'Z') line(startX, startY)
    else {
      const [ax, ay] = [x, y]
      for (const t of [0.33, 0.67, 1]) {
        const u = 1 - t
        const at = (a: number, k: number) =>
          u * u * u * a +
          3 * u * u * t * points[k]! +
          3 * u * t * t * points[k + 2]! +
          t * t * t * points[k + 4]!
        line(at(ax, 0), at(ay, 1))
      }
    }
  }
  return edges
}

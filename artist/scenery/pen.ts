import type { Box, Shape } from '../drawing.ts'
import { area, flatten, moved, pathData, type Path } from '../geometry/path.ts'
import { oval } from './outlines.ts'

export type Layer = 'sky' | 'far' | 'mid' | 'near' | 'fore'

/** Lines grow thinner with distance: the eye reads depth from it. */
const LINE: Record<Layer, number> = { sky: 0.66, far: 0.64, mid: 0.76, near: 0.88, fore: 0.95 }

/** Smaller closed shapes are left out: nobody can color them. In square page units, by level of detail. */
const SMALLEST = [150, 40, 24, 16]

/** One thing of the scenery, or one piece of ground. */
export interface Item {
  layer: Layer
  shapes: Shape[]
  box: Box
  /** Decoration may be left out where a figure stands. */
  deco: boolean
  /** Loose decoration also keeps clear of other things. */
  loose: boolean
  /** Ground, sky bands and water are no objects: nothing keeps clear of them. */
  object: boolean
  /** What one would name the place by. */
  hero: boolean
}

export type ItemOptions = Partial<Pick<Item, 'deco' | 'loose' | 'object' | 'hero'>> & { flip?: boolean }

export interface Ink {
  fill?: Shape['fill']
  width?: number
  /** Drawn however small it is. */
  keep?: boolean
}

export interface Pen {
  readonly detail: number
  add(path: Path, ink?: Ink): Pen
  line(path: Path, width?: number): Pen
  dot(x: number, y: number, r: number): Pen
  /** Several closed paths under one common outline. */
  merge(paths: readonly Path[]): Pen
  /** True when the thing being drawn is at least this tall on the page: small things get less inside. */
  big(height: number): boolean
}

export interface Sheet {
  items: Item[]
  /** Draws one thing: its own origin lies at its foot, it is about 100 units tall, `height` is what it becomes on the page. */
  put(
    layer: Layer,
    x: number,
    y: number,
    height: number,
    draw: (pen: Pen) => void,
    options?: ItemOptions,
  ): void
}

export function createSheet(detail: number): Sheet {
  const items: Item[] = []
  return {
    items,
    put(
      layer,
      x,
      y,
      height,
      draw,
      { flip = false, deco = false, loose = false, object = true, hero = false } = {},
    ) {
      const scale = height / 100
      const [kx, ky] = [flip ? -scale : scale, scale]
      const shapes: Shape[] = []
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
      const place = (path: Path) => moved(path, ([px, py]) => [x + kx * px, y + ky * py])
      const paint = (path: Path, fill: Shape['fill'], stroke: number, keep: boolean) => {
        const placed = place(path)
        const outline = flatten(placed, 4)
        if (path.closed && !keep && Math.abs(area(outline)) < SMALLEST[detail]!) return
        for (const [px, py] of outline) {
          left = Math.min(left, px)
          right = Math.max(right, px)
          top = Math.min(top, py)
          bottom = Math.max(bottom, py)
        }
        shapes.push({ d: pathData(placed), fill: path.closed ? fill : 'none', stroke, level: 0 })
      }
      const pen: Pen = {
        detail,
        add(path, { fill = 'paper', width = 1, keep = false } = {}) {
          paint(path, fill, width * LINE[layer], keep)
          return pen
        },
        line: (path, width = 0.8) => pen.add(path, { width }),
        dot(px, py, r) {
          paint(oval(px, py, r), 'ink', 0, true)
          return pen
        },
        merge(paths) {
          for (const path of paths) paint(path, 'paper', 2 * LINE[layer], true)
          for (const path of paths) paint(path, 'paper', 0, true)
          return pen
        },
        big: (tall) => height >= tall,
      }
      draw(pen)
      if (shapes.length === 0) return
      const box = { x: left, y: top, w: right - left, h: bottom - top }
      items.push({ layer, shapes, box, deco, loose, object, hero })
    },
  }
}

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y

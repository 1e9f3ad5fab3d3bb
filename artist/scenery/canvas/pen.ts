import type { Box, Shape } from '../../drawing.ts'
import { area, flatten, moved, pathData, type Path } from '../../geometry/path.ts'
import { inPageUnits, REGION_SIZES } from '../../gate/region-sizes.ts'
import { oval } from './outlines.ts'

export type Layer = 'sky' | 'far' | 'mid' | 'near' | 'fore'

/** Lines are thinner with distance, which shows depth. */
const LINE: Record<Layer, number> = { sky: 0.58, far: 0.54, mid: 0.64, near: 0.74, fore: 0.8 }

/** In square page units, by level of detail. Smaller closed shapes are left out, because they cannot be colored. */
const MIN_AREA = [
  inPageUnits(REGION_SIZES.easy.smallestMm2),
  inPageUnits(REGION_SIZES.medium.smallestMm2),
  inPageUnits(REGION_SIZES.hard.smallestMm2),
  60,
]
/** `MIN_AREA` of things that the wish names or that identify the place. */
const MIN_AREA_NEEDED = [300, 160, 40, 24]

/** One thing of the scenery or one piece of ground. */
export interface Item {
  layer: Layer
  shapes: Shape[]
  box: Box
  /** Decoration, which is left out where a figure stands. */
  deco: boolean
  /** Loose decoration, which also avoids other things. */
  loose: boolean
  /** Not set for ground, sky bands and water, which other things need not avoid. */
  object: boolean
  /** A landmark that identifies the setting. */
  landmark: boolean
  /** Named in the wish, so it is on sparse pages, too. */
  requested: boolean
  /** Decoration that fills the sky of all but the sparsest pages. */
  calm: boolean
}

export type ItemOptions = Partial<
  Pick<Item, 'deco' | 'loose' | 'object' | 'landmark' | 'requested' | 'calm'>
> & {
  flip?: boolean
  /** What it shows, if that does not follow from the thing or the layer. */
  of?: string
}

export interface Ink {
  fill?: Shape['fill']
  width?: number
  /** Drawn even if it is too small to color. */
  keep?: boolean
  /** What the shape shows, if that does not follow from its layer. */
  of?: string
  /** An open line becomes thin over these shares of its length at its start and end. */
  taper?: Shape['taper']
}

export interface Pen {
  readonly detail: number
  add(path: Path, ink?: Ink): Pen
  line(path: Path, width?: number): Pen
  dot(x: number, y: number, r: number): Pen
  /** A short open line that becomes thin at its end: bark, grass, leaf veins. It closes no region. */
  hair(path: Path, width?: number, taper?: Shape['taper']): Pen
  /** Several closed paths with one common outline. */
  merge(paths: readonly Path[]): Pen
  /** Whether the thing is at least this tall on the page, because small things get less detail. */
  big(height: number): boolean
}

interface Sheet {
  items: Item[]
  /**
   * Draws one thing. It is written about 100 units tall with its origin at its foot; `height` is its height on the
   * page.
   */
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
      {
        flip = false,
        deco = false,
        loose = false,
        object = true,
        landmark = false,
        requested = false,
        calm = false,
        of,
      } = {},
    ) {
      const scale = height / 100
      const [scaleX, scaleY] = [flip ? -scale : scale, scale]
      const shapes: Shape[] = []
      const smallest = (requested || landmark ? MIN_AREA_NEEDED : MIN_AREA)[detail]!
      let [kept, leftOut] = [0, 0]
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
      const place = (path: Path) => moved(path, (at) => [x + scaleX * at[0], y + scaleY * at[1]])
      const paint = (
        path: Path,
        fill: Shape['fill'],
        stroke: number,
        { keep, taper }: { keep: boolean; taper?: Shape['taper'] },
      ) => {
        const placed = place(path)
        const outline = flatten(placed, 4)
        const covered = path.closed ? Math.abs(area(outline)) : 0
        if (path.closed && !keep && covered < smallest) return void (leftOut += covered)
        kept += covered
        for (const at of outline) {
          const px = at[0]
          const py = at[1]
          left = Math.min(left, px)
          right = Math.max(right, px)
          top = Math.min(top, py)
          bottom = Math.max(bottom, py)
        }
        shapes.push({
          d: pathData(placed),
          fill: path.closed ? fill : 'none',
          stroke,
          level: 0,
          of,
          ...(taper && { taper }),
        })
      }
      const pen: Pen = {
        detail,
        add(path, { fill = 'paper', width = 1, keep = false, taper } = {}) {
          paint(path, fill, width * LINE[layer], { keep, taper })
          return pen
        },
        line: (path, width = 0.8) => pen.add(path, { width }),
        hair: (path, width = 0.9, taper = [0.25, 0.6]) => pen.add(path, { width, taper }),
        dot(px, py, r) {
          // An eye without the body around it would be a speck.
          if (shapes.length === 0) return pen
          paint(oval(px, py, r), 'ink', 0, { keep: true })
          return pen
        },
        merge(paths) {
          for (const path of paths) paint(path, 'paper', 2 * LINE[layer], { keep: true })
          for (const path of paths) paint(path, 'paper', 0, { keep: true })
          return pen
        },
        big: (tall) => height >= tall,
      }
      draw(pen)
      // A butterfly without wings would be two eyes.
      if (shapes.length === 0 || leftOut > kept) return
      const box = { x: left, y: top, w: right - left, h: bottom - top }
      items.push({ layer, shapes, box, deco, loose, object, landmark, requested, calm })
    },
  }
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y

export function sharedArea(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

import type { MapRegion } from '#domain/coloring/region-map.ts'
import type { PaintedItem, StrokeAction } from '#domain/coloring/coloring-action.ts'
import type { FillStyles } from './fill-styles.ts'

/** The color of the paper, also where something was erased. */
export const PAPER = '#ffffff'

/** The regions as paths, created when they are first needed. */
interface RegionPaths {
  path(region: number): Path2D
  /** The region under a point, or the nearest one if the point is on a thick line; undefined outside the drawing. */
  at(context: CanvasRenderingContext2D, x: number, y: number, reach: number): number | undefined
}

export function createRegionPaths(regions: readonly MapRegion[]): RegionPaths {
  const paths: Path2D[] = []
  const path = (region: number) => (paths[region] ??= new Path2D(regions[region]![0]))
  /** Smaller regions last in the list lie on top of nothing: regions never overlap. */
  const hit = (context: CanvasRenderingContext2D, x: number, y: number) => {
    for (let region = 0; region < regions.length; region++)
      if (context.isPointInPath(path(region), x, y)) return region
    return undefined
  }
  return {
    path,
    at(context, x, y, reach) {
      context.save()
      context.resetTransform()
      let region = hit(context, x, y)
      for (let step = 1; region === undefined && step <= 2; step++)
        for (let turn = 0; region === undefined && turn < 8; turn++) {
          const angle = (turn * Math.PI) / 4
          region = hit(
            context,
            x + (Math.cos(angle) * reach * step) / 2,
            y + (Math.sin(angle) * reach * step) / 2,
          )
        }
      context.restore()
      return region
    },
  }
}

/** Paints one item on a context whose units are page units. */
export function paintItem(
  context: CanvasRenderingContext2D,
  item: PaintedItem,
  paths: RegionPaths,
  styles: FillStyles,
): void {
  if (item.kind === 'fill') {
    context.fillStyle = styles.fill(item.crayon, item.pattern)
    context.fill(paths.path(item.region))
    return
  }
  context.save()
  if (item.region !== undefined) context.clip(paths.path(item.region))
  paintLine(context, item, 0, styles)
  context.restore()
}

/** Paints a stroke from one of its points on. Painting a part again gives the same picture. */
export function paintLine(
  context: CanvasRenderingContext2D,
  { brush, crayon, width, points }: StrokeAction,
  from: number,
  styles: FillStyles,
): void {
  context.strokeStyle = brush === 'eraser' ? PAPER : styles.stroke(brush, crayon)
  context.lineWidth = width
  context.lineCap = context.lineJoin = 'round'
  context.beginPath()
  const start = Math.max(0, from - 2)
  context.moveTo(points[start]!, points[start + 1]!)
  // A single point is a dot.
  if (points.length === 2) context.lineTo(points[0]!, points[1]!)
  for (let i = start + 2; i < points.length; i += 2) context.lineTo(points[i]!, points[i + 1]!)
  context.stroke()
}

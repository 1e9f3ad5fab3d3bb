import type { PaintedItem, StrokeAction } from '#domain/coloring/coloring-action.ts'
import type { FillStyles } from './fill-styles.ts'
import type { RegionPaths } from './region-paths.ts'

/** The color of the paper, also where something was erased. */
export const PAPER = '#ffffff'

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

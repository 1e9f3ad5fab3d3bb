import type { PaintedItem, StrokeAction } from './coloring-action.ts'

/** The crayon that is seen at a point of a region: of the topmost line there, or of the fill below it. */
export function crayonAtPoint(
  items: readonly PaintedItem[],
  region: number,
  x: number,
  y: number,
): number | undefined {
  const top = items.findLast((item) =>
    item.kind === 'fill'
      ? item.region === region
      : (item.region === undefined || item.region === region) && isOnLine(item, x, y),
  )
  return top?.kind === 'stroke' && top.brush === 'eraser' ? undefined : top?.crayon
}

function isOnLine({ points, width }: StrokeAction, x: number, y: number): boolean {
  // A single point is a dot.
  for (let i = 0; i < points.length; i += 2) {
    const [ax, ay] = [points[i]!, points[i + 1]!]
    const [bx, by] = [points[i + 2] ?? ax, points[i + 3] ?? ay]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const along = length && ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
    const t = Math.max(0, Math.min(1, along))
    if (Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) <= width / 2) return true
  }
  return false
}

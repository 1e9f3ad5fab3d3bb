import type { Box } from '../../drawing.ts'
import type { SceneryCanvas } from './scenery-canvas.ts'

/** Approximate width of a building or a large toy relative to its height. */
const WIDTH = 0.95
const ACCEPTED_COVERAGE = 0.3

/**
 * Finds a position where figures do not hide the setting's landmark: its own if that is free, or else the one that is hidden
 * least. A landmark that is still half hidden becomes taller, so that its roof shows.
 */
export function visiblePosition(
  canvas: SceneryCanvas,
  u: number,
  y: number,
  height: number,
): { u: number; height: number } {
  const covered = (at: number) => coverage(boxAt(canvas, at, y, height), canvas.figures)
  const edge = Math.min(0.5, ((height * WIDTH) / 2 / canvas.frame.w) * 0.8)
  const positions = [u, 1 - u, 0.5, edge, 1 - edge, 0.33, 0.67]
  let best = u
  let min = covered(u)
  if (min > ACCEPTED_COVERAGE)
    for (const position of positions) {
      const share = covered(position)
      if (share >= min - 0.05) continue
      min = share
      best = position
    }
  return { u: best, height: height * (min > 0.7 ? 1.5 : min > 0.45 ? 1.25 : 1) }
}

const boxAt = (canvas: SceneryCanvas, u: number, y: number, height: number): Box => ({
  x: canvas.X(u) - (height * WIDTH) / 2,
  y: y - height,
  w: height * WIDTH,
  h: height,
})

/** The covered share of the box. Overlaps between the others count twice, which is a safe estimate. */
function coverage(box: Box, others: readonly Box[]): number {
  let area = 0
  for (const other of others) {
    const w = Math.min(box.x + box.w, other.x + other.w) - Math.max(box.x, other.x)
    const h = Math.min(box.y + box.h, other.y + other.h) - Math.max(box.y, other.y)
    if (w > 0 && h > 0) area += w * h
  }
  return Math.min(1, area / (box.w * box.h))
}

import type { Box } from '../drawing.ts'
import type { Place } from './place.ts'

/** How wide a building or big toy is against its height, roughly: enough to know what would cover it. */
const WIDTH = 0.95
const MOSTLY_FREE = 0.3

/**
 * Where the thing one names the place by can be seen beside the figures: at its own spot when that is free, else at the freest
 * one, and taller when even that is half covered, so that its roof shows.
 */
export function roomFor(place: Place, u: number, y: number, height: number): { u: number; height: number } {
  const covered = (at: number) => coverage(boxAt(place, at, y, height), place.figures)
  const edge = Math.min(0.5, ((height * WIDTH) / 2 / place.frame.w) * 0.8)
  const spots = [u, 1 - u, 0.5, edge, 1 - edge, 0.33, 0.67]
  let best = u
  let least = covered(u)
  if (least > MOSTLY_FREE)
    for (const spot of spots) {
      const share = covered(spot)
      if (share >= least - 0.05) continue
      least = share
      best = spot
    }
  return { u: best, height: height * (least > 0.7 ? 1.5 : least > 0.45 ? 1.25 : 1) }
}

const boxAt = (place: Place, u: number, y: number, height: number): Box => ({
  x: place.X(u) - (height * WIDTH) / 2,
  y: y - height,
  w: height * WIDTH,
  h: height,
})

/** Share of the box the others cover; overlaps between them count twice, which is cautious enough. */
function coverage(box: Box, others: readonly Box[]): number {
  let area = 0
  for (const other of others) {
    const w = Math.min(box.x + box.w, other.x + other.w) - Math.max(box.x, other.x)
    const h = Math.min(box.y + box.h, other.y + other.h) - Math.max(box.y, other.y)
    if (w > 0 && h > 0) area += w * h
  }
  return Math.min(1, area / (box.w * box.h))
}

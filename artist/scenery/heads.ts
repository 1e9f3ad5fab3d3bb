import type { Box } from '../drawing.ts'
import type { Place } from './place.ts'

/** How wide a tree, a windmill or a lamp is against its height, roughly. */
const WIDTH = 0.6
/** Wider than so many heads it reads as what lies behind, not as a hat. */
const WIDE = 2.4
/** Share of the head within which something behind it seems to grow out of it. */
const CROWN = 0.6

/**
 * A windmill right behind a head seems to grow out of it: the nearest spot beside the head, or the wished one when there is none.
 * `u` is a share of the frame's width, `y` the foot and `height` the height on the page.
 */
export function clearOfHeads(place: Place, u: number, y: number, height: number): number {
  const half = (height * WIDTH) / 2
  const grows = (at: number) => place.heads.some((head) => crowns(place.X(at), y, height, half, head))
  if (!grows(u)) return u
  const beside = place.heads
    .flatMap(({ x, w }) => [-1, 1].map((side) => x + w / 2 + side * (w * CROWN + half * 0.5)))
    .map((x) => (x - place.frame.x) / place.frame.w)
    .filter((at) => at > 0.02 && at < 0.98 && !grows(at))
    .sort((a, b) => Math.abs(a - u) - Math.abs(b - u))
  return beside[0] ?? u
}

/** It begins behind the head and ends above it, in its middle. */
function crowns(x: number, y: number, height: number, half: number, head: Box): boolean {
  if (half * 2 > head.w * WIDE) return false
  const over = y - height < head.y + head.h * 0.2 && y > head.y
  return over && Math.abs(x - (head.x + head.w / 2)) < head.w * CROWN + half * 0.4
}

import type { Box } from '../../drawing.ts'
import type { SceneryCanvas } from './scenery-canvas.ts'

/** Approximate width of a tree, a windmill or a lamp relative to its height. */
const WIDTH = 0.6
/** A thing that is wider than this many heads looks like background, not like a hat. */
const WIDE = 2.4
/**
 * Distance from the head's centre, as a share of its width, within which a thing behind it seems to grow out of
 * it.
 */
const CROWN = 0.6
/** Distance of a thing's foot above the head, as a share of the head's height, within which it seems to grow out of it. */
const CLOSE = 0.3
/** How far a thing may move, as a share of the frame's width, so that a thing at the edge stays near it. */
const FARTHEST_MOVE = 0.26

/**
 * Moves a thing sideways if it is right behind a head, because it would seem to grow out of it. Returns the
 * nearest free position, one on the other side of the page, or `u` if there is none. `u` is a share of the frame's width, `y` the foot and `height`
 * the height on the page.
 */
export function clearOfHeads(canvas: SceneryCanvas, u: number, y: number, height: number): number {
  const half = (height * WIDTH) / 2
  const grows = (at: number) =>
    canvas.heads.some((head) => growsFromHead(canvas.X(at), y, height, half, head))
  if (!grows(u)) return u
  const beside = canvas.heads
    .flatMap(({ x, w }) => [-1, 1].map((side) => x + w / 2 + side * (w * CROWN + half * 0.5)))
    .map((x) => (x - canvas.frame.x) / canvas.frame.w)
    .filter((at) => at > 0.02 && at < 0.98 && Math.abs(at - u) < FARTHEST_MOVE && !grows(at))
    .sort((a, b) => Math.abs(a - u) - Math.abs(b - u))
  return beside[0] ?? (grows(1 - u) ? u : 1 - u)
}

/** Whether the thing begins behind the head, or close above it, and ends above its middle. */
function growsFromHead(x: number, y: number, height: number, half: number, head: Box): boolean {
  if (half * 2 > head.w * WIDE) return false
  const over = y - height < head.y + head.h * 0.2 && y > head.y - head.h * CLOSE
  return over && Math.abs(x - (head.x + head.w / 2)) < head.w * CROWN + half * 0.4
}

import type { Vec } from '../../geometry/vector.ts'
import type { DiagramCanvas } from '../diagram.ts'
import { drawSlot, type Slot } from './cycle.ts'

/** The share of its part of the page that a picture takes. */
const FILL = 0.64
const FILL_BOTH_WAYS = 0.48
/** Pictures are moved to alternating sides by this share of the short side. */
const ZIGZAG = 0.17
const ARROW_OFFSET = 52

/**
 * Pictures along the long side of the page with an arrow from each to the next. `bothWays` are the labels of a pair of arrows, there
 * and back, between two pictures.
 */
export function drawChain(
  canvas: DiagramCanvas,
  slots: readonly Slot[],
  bothWays?: readonly (readonly [string, string])[],
): void {
  const { frame } = canvas
  const isUpright = frame.h > frame.w
  const [long, short] = isUpright ? [frame.h, frame.w] : [frame.w, frame.h]
  const part = long / slots.length
  const size = Math.min(part * (bothWays ? FILL_BOTH_WAYS : FILL), short * 0.5)
  const at = (along: number, across: number): Vec =>
    isUpright
      ? [frame.x + short / 2 + across, frame.y + along]
      : [frame.x + along, frame.y + short / 2 - across]
  const zigzag = bothWays ? 0 : ZIGZAG
  const middles = slots.map((_, i) =>
    at(part * (i + 0.5) - (isUpright ? 22 : 0), short * zigzag * (i % 2 ? 1 : -1)),
  )
  for (let i = 0; i + 1 < slots.length; i++) {
    const [a, b] = [middles[i]!, middles[i + 1]!]
    const distance = Math.hypot(b[0] - a[0], b[1] - a[1])
    const below = isUpright ? 54 : 0
    const on = (along: number, side: number): Vec => [
      a[0] + ((b[0] - a[0]) * along) / distance - ((b[1] - a[1]) * side) / distance,
      a[1] + ((b[1] - a[1]) * along) / distance + ((b[0] - a[0]) * side) / distance,
    ]
    const [from, to] = [size * 0.54 + below, distance - size * 0.56]
    const half = (from + to) / 2
    if (!bothWays) {
      canvas.arrow([on(from, 0), on(half, 0), on(to, 0)])
      continue
    }
    canvas.arrow([on(from, -ARROW_OFFSET), on(half, -ARROW_OFFSET - 8), on(to, -ARROW_OFFSET)])
    canvas.arrow([on(to, ARROW_OFFSET), on(half, ARROW_OFFSET + 8), on(from, ARROW_OFFSET)])
    const [there, back] = bothWays[i]!
    const away = isUpright ? ARROW_OFFSET + 130 : ARROW_OFFSET + 50
    canvas.label(there, on(half, -away), 230)
    canvas.label(back, on(half, away), 230)
  }
  for (const [i, slot] of slots.entries()) drawSlot(canvas, slot, middles[i]!, size)
}

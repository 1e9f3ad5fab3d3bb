import type { Vec } from '../../geometry/vector.ts'
import type { DiagramCanvas } from '../diagram.ts'
import { drawSlot, type Slot } from './cycle.ts'

/** The size of a picture as a share of its slot. */
const FILL = 0.64
const FILL_BOTH_WAYS = 0.48
/** Pictures alternate between the two sides of the middle line, at this share of the page's short side from it. */
const ZIGZAG = 0.17
const ARROW_OFFSET = 52

/**
 * Pictures along the long side of the page with an arrow from each to the next. With `bothWays` there are two arrows between neighbours,
 * one in each direction; it holds their labels.
 */
export function drawChain(
  canvas: DiagramCanvas,
  slots: readonly Slot[],
  bothWays?: readonly (readonly [string, string])[],
): void {
  const { frame } = canvas
  const isUpright = frame.h > frame.w
  const [long, short] = isUpright ? [frame.h, frame.w] : [frame.w, frame.h]
  const slotLength = long / slots.length
  const size = Math.min(slotLength * (bothWays ? FILL_BOTH_WAYS : FILL), short * 0.5)
  const toPage = (along: number, across: number): Vec =>
    isUpright
      ? [frame.x + short / 2 + across, frame.y + along]
      : [frame.x + along, frame.y + short / 2 - across]
  const zigzag = bothWays ? 0 : ZIGZAG
  const middles = slots.map((_, i) =>
    toPage(slotLength * (i + 0.5) - (isUpright ? 22 : 0), short * zigzag * (i % 2 ? 1 : -1)),
  )
  for (let i = 0; i + 1 < slots.length; i++) {
    const [a, b] = [middles[i]!, middles[i + 1]!]
    const distance = Math.hypot(b[0] - a[0], b[1] - a[1])
    const below = isUpright ? 54 : 0
    const alongArrow = (along: number, side: number): Vec => [
      a[0] + ((b[0] - a[0]) * along) / distance - ((b[1] - a[1]) * side) / distance,
      a[1] + ((b[1] - a[1]) * along) / distance + ((b[0] - a[0]) * side) / distance,
    ]
    const [from, to] = [size * 0.54 + below, distance - size * 0.56]
    const middle = (from + to) / 2
    if (!bothWays) {
      canvas.arrow([alongArrow(from, 0), alongArrow(middle, 0), alongArrow(to, 0)])
      continue
    }
    canvas.arrow([
      alongArrow(from, -ARROW_OFFSET),
      alongArrow(middle, -ARROW_OFFSET - 8),
      alongArrow(to, -ARROW_OFFSET),
    ])
    canvas.arrow([
      alongArrow(to, ARROW_OFFSET),
      alongArrow(middle, ARROW_OFFSET + 8),
      alongArrow(from, ARROW_OFFSET),
    ])
    const [forward, back] = bothWays[i]!
    const labelOffset = isUpright ? ARROW_OFFSET + 130 : ARROW_OFFSET + 50
    canvas.label(forward, alongArrow(middle, -labelOffset), 230)
    canvas.label(back, alongArrow(middle, labelOffset), 230)
  }
  for (const [i, slot] of slots.entries()) drawSlot(canvas, slot, middles[i]!, size)
}

import type { DiagramCanvas } from '../diagram.ts'
import { drawSlot, type Slot } from './cycle.ts'

const FILL = 0.72

/** Six pictures in two columns, or in three on a landscape page. */
export function drawGrid(canvas: DiagramCanvas, slots: readonly Slot[]): void {
  const { frame } = canvas
  const columns = frame.h > frame.w ? 2 : 3
  const rows = Math.ceil(slots.length / columns)
  const size = Math.min(frame.w / columns, frame.h / rows) * FILL
  for (const [i, slot] of slots.entries())
    drawSlot(
      canvas,
      slot,
      [
        frame.x + (((i % columns) + 0.5) / columns) * frame.w,
        frame.y + ((Math.floor(i / columns) + 0.44) / rows) * frame.h,
      ],
      size,
    )
}

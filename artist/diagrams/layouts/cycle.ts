import type { Box } from '../../drawing.ts'
import type { Frame, Vec } from '../../geometry/vector.ts'
import type { DiagramCanvas } from '../diagram.ts'

/** A picture of a cycle or row. `place` maps -50 … 50 to its square, `box` is the same square. */
export interface Slot {
  label: string
  draw(canvas: DiagramCanvas, place: Frame, box: Box): void
}

const LABEL_SPACE = 46
/** Size of a picture as a share of the frame's width, and the smaller one for more than four pictures. */
const SHARE_OF_WIDTH = 0.37
const SHARE_OF_MANY = 0.31
const ARROW_STEPS = 48
/** Arrows stay this many slot sizes away from the middle of a slot. */
const CLEARANCE = 0.54

/** Squares around the middle of the frame, clockwise from the top, with an arrow from each to the next. */
export function drawCycle(canvas: DiagramCanvas, slots: readonly Slot[]): void {
  const { frame } = canvas
  const share = slots.length > 4 ? SHARE_OF_MANY : SHARE_OF_WIDTH
  const size = Math.min(frame.w * share, frame.h * (share - 0.06))
  const middle: Vec = [frame.x + frame.w / 2, frame.y + (frame.h - LABEL_SPACE) / 2]
  const [rx, ry] = [(frame.w - size) / 2, (frame.h - LABEL_SPACE - size) / 2]
  const onRing = (turn: number): Vec => [
    middle[0] + rx * Math.sin(turn * 2 * Math.PI),
    middle[1] - ry * Math.cos(turn * 2 * Math.PI),
  ]
  const centres = slots.map((_, i) => onRing(i / slots.length))
  for (const i of slots.keys()) {
    const ends = [centres[i]!, centres[(i + 1) % slots.length]!]
    const path = Array.from({ length: ARROW_STEPS + 1 }, (_, step) =>
      onRing((i + step / ARROW_STEPS) / slots.length),
    ).filter((point) =>
      ends.every(([x, y]) => {
        // The label below a picture keeps the arrow away, too.
        const [dx, dy] = [point[0] - x, point[1] - y]
        return Math.hypot(dx, dy - (dy > 0 ? LABEL_SPACE : 0)) > size * CLEARANCE
      }),
    )
    if (path.length > 2) canvas.arrow([path[0]!, path[path.length >> 1]!, path.at(-1)!])
  }
  for (const [i, slot] of slots.entries()) drawSlot(canvas, slot, centres[i]!, size)
}

/** A picture in a square around a point, with its label below. */
export function drawSlot(canvas: DiagramCanvas, { label, draw }: Slot, [x, y]: Vec, size: number): void {
  const place: Frame = ([u, v]) => [x + (u * size) / 100, y + (v * size) / 100]
  draw(canvas, place, { x: x - size / 2, y: y - size / 2, w: size, h: size })
  canvas.label(label, [x, y + size / 2 + LABEL_SPACE / 2 + 4], size * 1.15)
}

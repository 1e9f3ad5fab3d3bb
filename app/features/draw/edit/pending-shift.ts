import type { Box } from '#artist/drawing.ts'
import type { Scene } from '#artist/scene.ts'
import type { EditableFigure, EditablePicture } from '../worker/messages.ts'
import { isPictureOf } from './scene-changes.ts'

/** How far a figure is from where it is drawn. All lengths are shares of the sheet. */
export interface Shift {
  dx: number
  dy: number
  scale: number
  isFlipped: boolean
  /** The point that stays in place when the figure is scaled: the middle of its feet. */
  x: number
  y: number
}

/** The part of a figure's movement that the picture does not show yet, because the figure is being dragged or the picture redrawn. */
export function pendingShift(
  { index, placement, wished }: EditableFigure,
  { wish }: Scene,
  picture: EditablePicture,
  drag = { dx: 0, dy: 0 },
): Shift | undefined {
  // Compared with the requested placement, not the drawn one: a figure that was kept inside the sheet has no pending movement.
  const before = wished ?? placement
  const wanted = (isPictureOf(picture, wish) && wish.figures[index]?.placement) || before
  const shift: Shift = {
    dx: wanted.x - before.x + drag.dx,
    dy: wanted.y - before.y + drag.dy,
    scale: wanted.size / before.size,
    isFlipped: (wanted.mirrored ?? false) !== (before.mirrored ?? false),
    x: placement.x,
    y: placement.y,
  }
  const isMoved = Math.hypot(shift.dx, shift.dy) > 0.002 || Math.abs(shift.scale - 1) > 0.01
  return isMoved || shift.isFlipped ? shift : undefined
}

export const shiftBox = (box: Box, { dx, dy, scale, x, y }: Shift): Box => ({
  x: x + dx + (box.x - x) * scale,
  y: y + dy + (box.y - y) * scale,
  w: box.w * scale,
  h: box.h * scale,
})

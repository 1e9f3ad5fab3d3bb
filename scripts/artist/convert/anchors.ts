import type { Box, Figure, Point } from '#artist/drawing.ts'
import type { ClassifiedPart } from './classify.ts'
import { PER_UNIT, SIZE } from './grid.ts'
import { topmost } from './visible.ts'

const unit = (pixel: number) => Math.round((pixel / PER_UNIT) * 100) / 100

/** Anchors for a hat and for food, from the face; an anchor on top of things without a face. */
export function anchorsOf(
  classified: readonly ClassifiedPart[],
  box: Box,
  face: Box | undefined,
): Figure['anchors'] {
  const top = topmost(classified)
  const highest = (x: number): Point | undefined => {
    const column = Math.round(x * PER_UNIT)
    for (let y = 0; y < SIZE; y++) if (top[y * SIZE + column]! >= 0) return { x: unit(column), y: unit(y) }
    return undefined
  }
  if (!face) {
    const point = highest(box.x + box.w / 2)
    return point ? { top: point } : {}
  }
  const middle = face.x + face.w / 2
  const head = highest(middle)
  return {
    ...(head && { head }),
    mouth: { x: unit(middle * PER_UNIT), y: unit((face.y + face.h * 0.78) * PER_UNIT) },
  }
}

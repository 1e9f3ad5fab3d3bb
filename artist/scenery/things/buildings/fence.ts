import { poly, rect, times } from '../../canvas/outlines.ts'
import type { Pen } from '../../canvas/pen.ts'

export const fence = (pen: Pen, w = 200, kind: 'picket' | 'rail' = 'picket') => {
  if (kind === 'rail') {
    ;[-40, -18].forEach((y) => pen.add(rect(-w / 2, y - 5, w, 8)))
    const count = Math.round(w / 60)
    times(count + 1, (i) => pen.add(rect(-w / 2 - 5 + (w * i) / count, -54, 10, 56, 2)))
    return
  }
  const isFine = pen.detail > 1
  if (isFine) [-38, -16].forEach((y) => pen.add(rect(-w / 2, y - 4, w, 7)))
  // Wide boards without gaps leave no slivers to color.
  const count = Math.round(w / (isFine ? 26 : pen.detail ? 74 : 96))
  const half = isFine ? 7 : w / count / 2
  times(count, (i) => {
    const x = -w / 2 + (w * (i + 0.5)) / count
    pen.add(
      poly([
        [x - half, 2],
        [x - half, -48],
        [x, -58],
        [x + half, -48],
        [x + half, 2],
      ]),
    )
  })
}

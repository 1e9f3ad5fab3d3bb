import { smooth, poly, openCurve, polyline, times } from '../../canvas/outlines.ts'
import type { Pen } from '../../canvas/pen.ts'
import type { Rng } from '../../../geometry/rng.ts'

export function bigTop(pen: Pen, _: Rng, detail: number, open = true) {
  const count = detail ? 9 : 5,
    xOf = (i: number, w: number) => -w + (2 * w * i) / count
  pen.line(polyline('0,-112 0,-92'), 1.2)
  pen.add(poly('1.5,-112 22,-105 1.5,-98'))
  times(count, (i) =>
    pen.add(
      poly([
        [xOf(i, 62), -46],
        [xOf(i + 1, 62), -46],
        [xOf(i + 1, 56), 0],
        [xOf(i, 56), 0],
      ]),
    ),
  )
  times(count, (i) =>
    pen.add(
      smooth([
        [0, -96, 1],
        [xOf(i + 1, 34), -66],
        [xOf(i + 1, 70), -46, 1],
        [(xOf(i, 70) + xOf(i + 1, 70)) / 2, -36],
        [xOf(i, 70), -46, 1],
        [xOf(i, 34), -66],
      ]),
    ),
  )
  if (open) {
    pen.add(smooth('0,-40! -18,-20 -24,0! 24,0! 18,-20'))
    pen.line(openCurve('0,-40 -4,-20 0,0'))
  }
}

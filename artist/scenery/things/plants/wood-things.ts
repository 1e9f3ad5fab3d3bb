import type { Thing } from '../../canvas/thing.ts'
import { leaf, oval, smooth, openCurve } from '../../canvas/outlines.ts'

export const log: Thing = (pen) => {
  pen.add(smooth('-60,-40! 60,-40! 66,-20 60,0! -60,0!'))
  pen.add(oval(-60, -20, 12, 20))
  pen.add(oval(-60, -20, 6, 10))
}

/** Hangs from its origin, about 130 units long. */
export const vine: Thing = (pen) => {
  pen.line(openCurve('0,-20 -7,40 4,90 0,130'), 1.6)
  for (const [i, y] of [12, 40, 68, 96, 120].entries())
    pen.add(leaf(i % 2 ? 2 : -4, y, 26, 9, i % 2 ? 24 : 156))
}

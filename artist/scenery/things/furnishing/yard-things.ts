import { smooth, poly, openCurve, rect, oval, scallop, ring } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const YARD_THINGS = {
  snowman(pen) {
    pen.add(oval(0, -24, 26))
    pen.add(oval(0, -62, 19))
    pen.add(oval(0, -90, 13))
    pen.add(rect(-16, -103, 32, 5))
    pen.add(rect(-10, -118, 20, 16))
    pen.dot(-4, -93, 1.8)
    pen.dot(4, -93, 1.8)
    pen.add(poly('0,-90 16,-87 0,-85'))
    pen.add(smooth('-15,-80! 0,-74 15,-80! 15,-72! 0,-67 -15,-72!'))
    ;[-58, -48].forEach((y) => pen.add(oval(0, y, 2.6)))
  },
  hay(pen, rng, detail) {
    pen.add(oval(0, -40, 48, 40))
    if (detail)
      pen.line(openCurve('0,-40 10,-46 12,-32 -6,-26 -20,-42 -6,-62 24,-56 32,-32 10,-12 -24,-16'), 0.7)
    else pen.add(oval(0, -40, 22, 18))
  },
  sheep(pen) {
    ;[-24, 20].forEach((x) => pen.add(rect(x, -26, 9, 26)))
    pen.add(scallop(ring(9, 40, 26, 0, -48), 0.5))
    pen.add(oval(38, -62, 15, 18, 15))
    pen.add(oval(24, -70, 8, 4, 20))
    pen.dot(42, -66, 2.4)
  },
  snail(pen) {
    pen.add(smooth('-50,0! -40,-12 20,-16 34,-46 50,-46 54,-20 40,0!'))
    pen.add(oval(-6, -38, 32))
    pen.line(openCurve('-6,-6 16,-34 -4,-58 -22,-38 -6,-26 2,-38'))
  },
} satisfies Record<string, Thing>

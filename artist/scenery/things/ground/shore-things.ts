// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import { smooth, poly, openCurve, polyline, rect, oval, star, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { door } from '../buildings/masonry.ts'
import { crenel } from '../buildings/castle.ts'

export const SHORE_THINGS = {
  boat(pen, rng, detail) {
    pen.add(rect(-2, -100, 4, 72))
    pen.add(smooth('5,-96! 30,-66 46,-36! 5,-36!'))
    pen.add(smooth('-5,-86! -20,-60 -34,-36! -5,-36!'))
    pen.add(smooth('-54,-28! 54,-28! 38,0 0,6 -38,0'))
    if (detail) pen.line(polyline('-50,-18 50,-18'))
  },
  lighthouse(pen) {
    pen.add(smooth('-50,4! -34,-16 0,-20 36,-14 52,4!'))
    const w = (y: number) => 20 + y * 0.1
    ;[-14, -32, -50, -68].forEach((y) =>
      pen.add(
        poly([
          [-w(y), y],
          [-w(y - 18), y - 18],
          [w(y - 18), y - 18],
          [w(y), y],
        ]),
      ),
    )
    pen.add(rect(-17, -90, 34, 5))
    pen.add(rect(-9, -104, 18, 14))
    pen.add(smooth('-13,-104! 0,-120! 13,-104!'))
  },
  parasol(pen) {
    pen.add(poly('-2,0 6,-84 10,-84 2,0'), { keep: true })
    const count = 5
    times(count, (i) => {
      const x = (k: number) => -42 + (100 * k) / count,
        y = (k: number) => -60 - 4 * Math.sin((Math.PI * k) / count)
      pen.add(
        smooth([
          [8, -100, 1],
          [x(i + 1) * 0.62 + 3, -84],
          [x(i + 1), y(i + 1), 1],
          [(x(i) + x(i + 1)) / 2, y(i) - 6],
          [x(i), y(i), 1],
          [x(i) * 0.62 + 3, -84],
        ]),
      )
    })
  },
  sandcastle(pen, rng, detail) {
    pen.add(smooth('-64,0! -48,-14 0,-18 48,-14 64,0!'))
    pen.add(crenel(-26, -58, 52, 46, 4))
    ;[-34, 34].forEach((x) => {
      pen.add(rect(x - 11, -66, 22, 56))
      pen.add(
        poly([
          [x - 15, -66],
          [x, -92],
          [x + 15, -66],
        ]),
      )
    })
    door(pen, 0, 14, 30, detail, { arch: true })
    pen.add(poly('0,-58 0,-84 18,-77 2,-70 2,-58'))
  },
  bucket(pen) {
    pen.line(openCurve('-28,-56 0,-96 28,-56'))
    pen.add(poly('-30,-58 30,-58 22,0 -22,0'))
    pen.add(rect(-33, -64, 66, 9))
    pen.add(star(0, -28, 13))
  },
  chest(pen) {
    pen.add(rect(-50, -46, 100, 46))
    pen.add(smooth('-52,-46! -48,-78 0,-90 48,-78 52,-46!'))
    ;[-30, 30].forEach((x) => pen.add(rect(x - 5, -46, 10, 46)))
    pen.add(rect(-9, -56, 18, 20, 2))
  },
  wreck(pen, rng, detail) {
    pen.add(poly('-10,-60 -2,-112 4,-112 2,-60'))
    pen.add(smooth('6,-104! 40,-90 34,-70! 4,-74!'))
    pen.add(smooth('-90,-70! -40,-52 30,-54 84,-78! 70,-20 30,6! -60,6! -80,-30'))
    ;[-48, -14, 22, 54].forEach((x) => pen.add(oval(x, -30, 8)))
    if (detail) {
      pen.line(openCurve('-84,-48 -40,-44 30,-44 78,-54'), 0.8)
    }
  },
} satisfies Record<string, Thing>

// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import {
  smooth,
  poly,
  openCurve,
  polyline,
  stick,
  rect,
  oval,
  scallop,
  times,
} from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const OLD_WORLD = {
  dino(pen, rng, detail) {
    pen.add(
      smooth(
        '-96,0! -70,-24 -44,-50 0,-58 26,-60 38,-110 56,-126 76,-116 70,-104 56,-102 52,-60 40,-26 36,0! 22,0! 20,-16 -20,-16 -22,0! -36,0! -40,-22 -64,-10',
      ),
    )
    pen.dot(58, -116, 2.4)
    pen.line(openCurve('60,-106 66,-108 72,-112'))
    if (detail)
      (
        [
          [-10, -44],
          [8, -46],
          [-26, -40],
        ] as const
      ).forEach(([x, y]) => pen.add(oval(x, y, 5)))
  },
  nest(pen, rng, detail) {
    ;[-28, 0, 28].forEach((x) => {
      pen.add(oval(x, -40, 17, 24))
      if (detail) pen.add(oval(x - 3, -44, 4))
    })
    pen.add(scallop('-62,-30! 62,-30 46,0! -46,0', 0.2))
    pen.line(polyline('-56,-18 56,-18'), 0.7)
  },
  pyramid(pen, rng, detail) {
    pen.add(poly('-90,0 0,-100 26,0'))
    pen.add(poly('26,0 0,-100 80,0'))
    if (detail)
      times(detail === 2 ? 6 : 3, (i) => {
        const t = (i + 1) / (detail === 2 ? 7 : 4)
        pen.line(stick(-90 * t, -100 + 100 * t, 26 * t, -100 + 100 * t), 0.6)
      })
  },
  temple(pen, rng, detail) {
    times(4, (i) => pen.add(rect(-70 + i * 13, -22 - i * 20, 140 - i * 26, 22)))
    pen.add(rect(-22, -98, 44, 18))
    pen.add(rect(-28, -106, 56, 9))
    pen.add(poly('-13,0 -8,-80 8,-80 13,0'))
    times(detail ? 7 : 4, (i) => {
      const count = detail ? 8 : 5,
        y = (-80 * (i + 1)) / count,
        x = 13 + (y / 80) * 5
      pen.line(stick(-x, y, x, y), 0.7)
    })
  },
} satisfies Record<string, Thing>

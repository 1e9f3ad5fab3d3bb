// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Knot } from '../../../geometry/path.ts'
import { smooth, poly, openCurve, oval, star, polar, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const LIGHTS = {
  sunStar(pen, rng, detail) {
    pen.add(star(0, 0, 50, detail ? 14 : 9, 0.66, rng.range(0, 20)))
    pen.add(oval(0, 0, 28))
  },
  sunBeams(pen, rng, detail) {
    const count = detail ? 12 : 8
    const turn = rng.range(0, 360 / count)
    times(count, (i) => {
      const a = (360 * i) / count + turn
      pen.add(smooth([[...polar(a - 5, 37), 1], polar(a - 7, 50), polar(a, 57), polar(a + 7, 50), [...polar(a + 5, 37), 1]])) // prettier-ignore
    })
    pen.add(oval(0, 0, 30))
  },
  sunFlames(pen, rng, detail) {
    const count = detail ? 12 : 8
    pen.add(smooth(times(2 * count, (i): Knot => (i % 2 ? [...polar((180 * i) / count + 9, 54), 1] : polar((180 * i) / count, 34))))) // prettier-ignore
    pen.add(oval(0, 0, 26))
  },
  sunRays(pen, rng, detail) {
    const count = detail ? 12 : 8
    times(count, (i) => {
      const a = (360 * i) / count
      pen.add(
        i % 2 || !detail
          ? poly([polar(a - 11, 35), polar(a, 60), polar(a + 11, 35)])
          : smooth([
              [...polar(a - 6, 36), 1],
              polar(a + 6, 46),
              [...polar(a, 60), 1],
              polar(a + 12, 47),
              [...polar(a + 7, 36), 1],
            ]),
      )
    })
    pen.add(oval(0, 0, 30))
  },
  moon(pen, rng, detail) {
    pen.add(smooth('18,-44! -24,-38 -44,0 -24,38 18,44! -8,26 -16,0 -8,-26'))
    if (detail) {
      pen.line(openCurve('-32,-6 -28,-2 -23,-6'))
      pen.line(openCurve('-26,14 -21,15 -17,10'))
    }
  },
  fullMoon(pen, rng, detail) {
    pen.add(oval(0, 0, 46))
    ;(
      [
        [-16, -14, 11],
        [16, 12, 14],
        [14, -24, 6],
        [-14, 22, 7],
      ] as const
    )
      .slice(0, detail ? 4 : 2)
      .forEach(([x, y, size]) => pen.add(oval(x, y, size, size * 0.85)))
  },
  star(pen, rng) {
    pen.add(star(0, 0, 50, 5, 0.48, -90 + rng.range(-15, 15)))
  },
  star4(pen) {
    pen.add(smooth('0,-50! 9,-9 42,0! 9,9 0,50! -9,9 -42,0! -9,-9'))
  },
} satisfies Record<string, Thing>

// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import { smooth, openCurve, bow, oval } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const SPACE_THINGS = {
  planet(pen, rng, detail) {
    const k = rng.pick([0, 1, 2])
    if (k === 0) pen.add(oval(0, 0, 74, 17, -14))
    pen.add(oval(0, 0, 44))
    if (k === 0) {
      pen.add(smooth('-72,18! -30,16 30,0 72,-18! 40,14 -30,32'))
    } else if (k === 1) {
      pen.line(openCurve('-41,-16 0,-8 41,-16'))
      pen.line(openCurve('-44,4 0,12 44,4'))
      if (detail) pen.line(openCurve('-38,22 0,30 38,22'))
    } else
      (
        [
          [-14, -14, 12],
          [18, 8, 9],
          [-6, 22, 7],
        ] as const
      ).forEach(([x, y, size]) => pen.add(oval(x, y, size)))
  },
  rocket(pen) {
    pen.add(smooth('-10,-22! -14,2 0,24! 14,2 10,-22!'))
    ;[-1, 1].forEach((side) =>
      pen.add(
        smooth([
          [side * 16, -50, 1],
          [side * 36, -28],
          [side * 34, -8, 1],
          [side * 14, -22, 1],
        ]),
      ),
    )
    pen.add(smooth('0,-118! 20,-82 20,-48 13,-20! -13,-20! -20,-48 -20,-82'))
    pen.add(oval(0, -72, 10))
    pen.line(openCurve('-15,-96 0,-92 15,-96'))
    pen.line(openCurve('-18,-40 0,-36 18,-40'))
  },
  ufo(pen) {
    pen.add(smooth('-26,-8! -20,-34 0,-42 20,-34 26,-8!'))
    pen.add(oval(0, 0, 62, 16))
    ;[-36, -12, 12, 36].forEach((x) => pen.add(oval(x, 2, 6)))
  },
  dome(pen, rng, detail) {
    pen.add(smooth('-60,0! -50,-42 0,-68 50,-42 60,0!'))
    if (detail) {
      pen.line(openCurve('-56,-28 0,-22 56,-28'), 0.7)
      ;[-20, 20].forEach((x) => pen.line(bow(x * 0.2, -68, x, -36, x * 1.2, 0), 0.7))
    }
    pen.add(smooth('-18,0! -16,-24 0,-34 16,-24 18,0!'))
  },
} satisfies Record<string, Thing>

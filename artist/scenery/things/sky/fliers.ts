// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import { smooth, poly, openCurve, polyline, bow, rect, oval } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const FLIERS = {
  bird(pen) {
    pen.add(smooth('-50,-14! -26,-30 0,-4! 26,-30 50,-14! 24,-16 0,14! -24,-16'))
  },
  gull(pen) {
    pen.add(smooth('-8,4! -44,-30 -66,-24! -36,4 -4,16!'))
    pen.add(smooth('-40,22! -10,6 24,2 40,8 20,22 -16,26'))
    pen.add(poly('38,5 54,12 37,14'))
    pen.add(smooth('0,10! 22,-40 46,-52! 36,-12 16,14!'))
    pen.dot(30, 7, 2)
  },
  balloon(pen, rng, detail) {
    pen.add(smooth('0,-50 38,-30 38,4 10,44! -10,44! -38,4 -38,-30'))
    const xs = detail ? [-16, 16] : [0]
    xs.forEach((x) => pen.line(bow(x * 0.2, -50, x * 1.1, -16, x * 0.35, 44)))
    if (detail) pen.line(openCurve('-41,-12 0,-4 41,-12'))
    pen.add(rect(-9, 58, 18, 14, 2))
    pen.line(polyline('-10,44 -8,58'))
    pen.line(polyline('10,44 8,58'))
  },
  kite(pen) {
    pen.add(poly('0,-50 30,-8 0,50 -30,-8'))
    pen.line(polyline('0,-50 0,50'))
    pen.line(polyline('-30,-8 30,-8'))
    pen.line(openCurve('0,50 14,70 -6,92 10,116'))
    ;(
      [
        [10, 70],
        [-2, 94],
      ] as const
    ).forEach(([x, y]) => {
      pen.add(
        poly([
          [x, y],
          [x - 11, y - 7],
          [x - 11, y + 7],
        ]),
      )
      pen.add(
        poly([
          [x, y],
          [x + 11, y - 7],
          [x + 11, y + 7],
        ]),
      )
    })
  },
  plane(pen, rng, detail) {
    pen.add(poly('-52,-8 -64,-34 -48,-34 -32,-10'))
    pen.add(smooth('-58,-4 0,-16 50,-12 66,2 46,14 0,14 -50,6'))
    pen.add(poly('6,2 -22,40 -4,40 34,4'))
    if (detail) [-20, 0, 38].forEach((x) => pen.add(oval(x, -5, 5)))
  },
  butterfly(pen, rng, detail) {
    ;[-1, 1].forEach((side) => {
      pen.add(
        smooth([
          [0, 0, 1],
          [side * 20, -44],
          [side * 50, -38],
          [side * 40, 0],
        ]),
      )
      pen.add(
        smooth([
          [0, 4, 1],
          [side * 40, 4],
          [side * 36, 36],
          [side * 10, 34],
        ]),
      )
      if (detail) pen.add(oval(side * 30, -22, 8))
    })
    pen.add(oval(0, 2, 5, 26))
  },
} satisfies Record<string, Thing>

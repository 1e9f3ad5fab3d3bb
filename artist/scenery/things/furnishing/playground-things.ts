// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import { smooth, poly, polyline, stick, rect, oval, bone, polar, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

export const PLAYGROUND_THINGS = {
  swing(pen) {
    pen.merge([
      bone(-60, 0, -46, -96, 3.2),
      bone(-32, 0, -46, -96, 3.2),
      bone(60, 0, 46, -96, 3.2),
      bone(32, 0, 46, -96, 3.2),
      bone(-52, -96, 52, -96, 4),
    ])
    ;[-16, 20].forEach((x) => {
      ;[-9, 9].forEach((dx) => pen.line(stick(x + dx, -93, x + dx, -27)))
      pen.add(rect(x - 13, -28, 26, 5, 1))
    })
  },
  slide(pen, rng, detail) {
    pen.add(poly('-42,0 -42,-84 -37,-84 -37,0'))
    pen.add(poly('-22,0 -22,-84 -17,-84 -17,0'))
    times(detail ? 6 : 4, (i) => pen.add(rect(-37, -12 - i * (detail ? 11 : 17), 15, 4)))
    pen.add(smooth('-20,-70! 2,-58 28,-16 60,-10! 60,0! 22,-4 -6,-44 -20,-56!'))
    pen.add(rect(-46, -72, 32, 6))
    pen.add(poly('-50,-92 -30,-114 -10,-92'))
  },
  climber(pen) {
    const posts = [-40, -14, 14, 40].map((x) => bone(x, 0, x * 0.75, -70, 2.4))
    const bars = [-24, -48, -70].map((y) => bone(-40 * (1 + y / 280), y, 40 * (1 + y / 280), y, 2.4))
    pen.merge([...posts, ...bars])
  },
  seesaw(pen) {
    pen.add(poly('-16,0 0,-34 16,0'))
    pen.add(poly('-74,-50 74,-14 73,-8 -75,-44'))
    ;(
      [
        [-60, -46],
        [60, -17],
      ] as const
    ).forEach(([x, y]) => pen.add(rect(x - 2, y - 18, 4, 16)))
  },
  sandbox(pen) {
    pen.add(smooth('-50,-14! -16,-44 10,-26 34,-34 50,-14!'))
    pen.add(rect(-62, -18, 124, 18))
    pen.add(poly('-30,-28 -26,-50 -6,-50 -2,-28'))
  },
  ferris(pen, rng, detail) {
    pen.add(poly('-40,0 -3,-66 3,-66 40,0 33,0 0,-58 -33,0'))
    pen.add(oval(0, -66, 48))
    pen.add(oval(0, -66, 42))
    times(detail ? 8 : 6, (i) =>
      pen.line(polyline([[0, -66], polar(i * (360 / (detail ? 8 : 6)), 42, 0, -66)]), 0.7),
    )
    pen.add(oval(0, -66, 7))
    times(detail ? 8 : 6, (i) => {
      const [x, y] = polar(i * (360 / (detail ? 8 : 6)), 45, 0, -66)
      pen.add(
        smooth([
          [x - 9, y, 1],
          [x + 9, y, 1],
          [x + 7, y + 10],
          [x, y + 12],
          [x - 7, y + 10],
        ]),
      )
      pen.add(
        smooth([
          [x - 9, y, 1],
          [x, y - 8],
          [x + 9, y, 1],
        ]),
      )
    })
  },
} satisfies Record<string, Thing>

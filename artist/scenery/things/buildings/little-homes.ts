// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Knot } from '../../../geometry/path.ts'
import type { Vec } from '../../../geometry/vector.ts'
import { smooth, poly, stick, bow, rect, oval, scallop, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { door, planks, win } from './masonry.ts'

export const LITTLE_HOMES = {
  mushroom(pen, rng, detail) {
    pen.add(smooth('-30,0! -24,-26 -28,-54! 28,-54! 24,-26 32,0!'))
    pen.add(smooth('-58,-48! -44,-84 0,-106 44,-84 58,-48! 0,-40'))
    ;(
      [
        [0, -80, 10],
        [-30, -66, 8],
        [30, -66, 8],
        [-14, -56, 5],
        [14, -58, 5],
      ] as const
    )
      .slice(0, detail ? 5 : 3)
      .forEach(([x, y, size]) => pen.add(oval(x, y, size, size * 0.8)))
    door(pen, -6, 18, 32, detail, { arch: true })
    win(pen, 10, -32, 12, 12, detail, 'round')
  },
  cabin(pen, rng, detail) {
    const a: Vec[] = [
      [-46, 0],
      [0, -96],
      [46, 0],
    ]
    pen.add(poly(a))
    pen.add(poly('-54,0 0,-108 54,0 42,0 0,-84 -42,0'))
    if (detail === 2)
      times(7, (i) => {
        const y = -9 - i * 9,
          x = 42 * (1 + y / 84)
        if (x > 14) {
          pen.line(stick(-x, y, x, y), 0.5)
        }
      })
    door(pen, 0, 20, 34, detail)
    win(pen, -8, -60, 16, 16, detail)
  },
  hut(pen, rng, detail) {
    ;[-30, 30].forEach((x) => pen.add(rect(x - 3, -30, 6, 30)))
    pen.add(rect(-40, -62, 80, 34))
    if (detail) planks(pen, -40, -62, 80, 34, detail === 2 ? 10 : 5)
    const count = 7
    pen.add(
      scallop(
        [
          [0, -108, 1],
          [56, -58],
          ...times(count - 1, (i): Knot => [56 - (112 * (i + 1)) / count, -56]),
          [-56, -58, 1],
        ],
        0.35,
      ),
    )
    pen.add(rect(-10, -56, 20, 28))
  },
  igloo(pen, rng, detail) {
    const radius = 60
    pen.add(
      smooth([
        [-radius, 0, 1],
        [-radius * 0.82, -radius * 0.66],
        [0, -radius * 1.1],
        [radius * 0.82, -radius * 0.66],
        [radius, 0, 1],
      ]),
    )
    if (detail)
      [-20, -38, -52].forEach((y, k) => {
        const x = radius * Math.sqrt(1 - (y / (radius * 1.1)) ** 2) * 0.985
        pen.line(bow(-x, y, 0, y + 3, x, y), 0.7)
        const count = 5 - k
        times(count, (i) => {
          const u = -x + (2 * x * (i + (k % 2 ? 0.5 : 0.8))) / count
          if (Math.abs(u) < x - 4) pen.line(stick(u, y + 2, u, y + 18), 0.6)
        })
      })
    pen.add(smooth('-26,0! -22,-28 0,-40 22,-28 26,0!'))
    pen.add(smooth('-17,0! -14,-20 0,-29 14,-20 17,0!'))
  },
} satisfies Record<string, Thing>

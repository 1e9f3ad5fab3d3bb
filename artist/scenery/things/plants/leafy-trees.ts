// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Knot } from '../../../geometry/path.ts'
import { smooth, poly, stick, bow, oval, bone, scallop, ring, polar, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { bumps, fillCrown, leaves, trunk } from './foliage.ts'

export const LEAFY_TREES = {
  round(pen, rng, d) {
    trunk(pen, 6, 50, d)
    pen.add(oval(0, -68, 31, 32))
    fillCrown(pen, rng, d, 0, -68, 31, 32)
  },
  cloudy(pen, rng, d) {
    trunk(pen, 7, 48, d)
    const n = d ? 9 : 6
    pen.add(
      scallop(
        ring(n, 31, 26, 0, -66, () => rng.range(0.92, 1.08), 20),
        0.5,
      ),
    )
    fillCrown(pen, rng, d, 0, -66, 31, 26)
  },
  apple(pen, rng, d) {
    trunk(pen, 8, 44, d)
    pen.add(
      scallop(
        ring(8, 36, 27, 0, -63, () => 1, 12),
        0.5,
      ),
    )
    times(d ? 6 : 4, (i) => {
      const [x, y] = polar(i * 61 + 10, 23, 0, -63, 17)
      pen.add(oval(x, y, d ? 5 : 7))
      if (d) pen.line(stick(x, y - 5, x + 2, y - 9))
    })
  },
  poplar(pen, rng, d) {
    trunk(pen, 4, 24, d)
    pen.add(smooth('0,-104! 15,-64 14,-28 0,-17 -14,-28 -15,-64'))
    if (d)
      times(d === 2 ? 5 : 3, (i) => {
        const y = -32 - i * (d === 2 ? 12 : 18)
        pen.line(bow(-7, y - 5, 0, y, 7, y - 5), 0.7)
      })
  },
  birch(pen, rng, d) {
    pen.add(poly('-4.5,0 -3,-80 3,-80 4.5,0'))
    if (d)
      times(d === 2 ? 7 : 4, (i) =>
        pen.line(stick(i % 2 ? -4 : 4, -6 - i * 7, i % 2 ? 0.5 : -0.5, -7 - i * 7), 0.8),
      )
    ;(
      [
        [-17, -62, 15],
        [17, -58, 15],
        [0, -80, 19],
      ] as const
    ).forEach(([x, y, q]) => {
      pen.add(scallop(ring(7, q, q * 0.9, x, y), 0.5))
      if (d === 2) leaves(pen, rng, x, y, q, q)
    })
  },
  willow(pen, rng, d) {
    trunk(pen, 8, 60, d)
    const n = d ? 7 : 5,
      w = 80 / n
    const pts: Knot[] = [
      [-40, -30, 1],
      [-36, -70],
      [0, -98],
      [36, -70],
      [40, -30, 1],
    ]
    for (let i = 0; i < n; i++) {
      pts.push([40 - (i + 0.5) * w, -14 - rng.range(0, 8)])
      pts.push([40 - (i + 1) * w, -36, 1])
    }
    pts.pop()
    pen.add(smooth(pts))
    if (d)
      times(n - 1, (i) => {
        const x = 40 - (i + 1) * w
        pen.line(bow(x, -36, x * 0.9, -56, x * 0.6, -74), 0.7)
      })
  },
  bare(pen, rng, d) {
    pen.merge([
      poly('-9,0 -4.5,-50 4.5,-50 9,0'),
      bone(0, -40, -22, -78, 4, 1.6),
      bone(0, -46, 20, -84, 4, 1.6),
      bone(0, -50, 0, -96, 4, 1.6),
      ...(d
        ? [
            bone(-10, -58, -32, -62, 2.4, 1.2),
            bone(10, -64, 30, -66, 2.4, 1.2),
            bone(-16, -68, -14, -90, 2, 1.2),
            bone(0, -70, 9, -96, 2, 1.2),
          ]
        : []),
    ])
    if (d) pen.add(oval(0, -22, 3, 4))
  },
} satisfies Record<string, Thing>

export const bush: Thing = (pen, rng, d) => {
  const n = d ? 6 : 4
  pen.add(
    scallop(
      times(n + 1, (i) => [
        -50 + (100 * i) / n,
        i % n ? -40 - 22 * Math.sin((Math.PI * i) / n) : 0,
        i === n ? 1 : 0,
      ]),
      0.45,
    ),
  )
  if (d === 2 && pen.big(140)) leaves(pen, rng, 0, -34, 36, 22)
  else if (d && pen.big(70)) bumps(pen, rng, 0, -34, 36, 20, 3)
}

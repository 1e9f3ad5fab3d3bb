// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Vec } from '../../../geometry/vector.ts'
import type { Knot } from '../../../geometry/path.ts'
import { smooth, poly, openCurve, stick, bow, rect, oval, bone, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { bark, clump, frond, leafMarks, lobes, tube } from './growing-forms.ts'

export const OTHER_TREES = {
  fir(pen, rng, detail) {
    pen.add(
      tube(
        [
          [0, 2],
          [0, -16],
        ],
        [5, 4],
      ),
    )
    const tiers = detail && pen.big(110) ? 4 : 3
    times(tiers, (i) => {
      const t = i / tiers
      const w = 35 * (1 - t * 0.72)
      const base = -11 - t * 72
      const top = i === tiers - 1 ? -102 : base - 36
      const count = detail ? 3 + (tiers - i > 2 ? 1 : 0) : 2
      const edge = times(count, (j): Knot[] => {
        const u = 1 - (2 * j) / count
        return [
          [u * w, base + (1 - Math.abs(u)) * 3 - Math.abs(u) * 2, 1],
          [(u - 1 / count) * w, base - 4],
        ]
      }).flat()
      const side = (top + base) / 2 + 4
      pen.add(smooth([[0, top, 1], [w * 0.4, side], ...edge, [-w, base - 2, 1], [-w * 0.4, side]]))
      if (detail && pen.big(130))
        for (const u of [-0.5, -0.08, 0.36])
          pen.hair(
            openCurve([
              [u * w * 0.8, base - 15],
              [u * w, base - 10],
              [u * w * 1.15, base - 7],
            ]),
            0.8,
          )
    })
  },
  snowfir(pen) {
    pen.add(rect(-5, -14, 10, 14))
    times(3, (i) => {
      const w = 36 - i * 9,
        y = -12 - i * 24
      pen.add(
        poly([
          [0, y - 38],
          [w, y],
          [-w, y],
        ]),
      )
      pen.add(
        smooth([
          [0, y - 38, 1],
          [w * 0.62, y - 14, 1],
          [w * 0.4, y - 9],
          [w * 0.22, y - 15],
          [0, y - 8],
          [-w * 0.22, y - 15],
          [-w * 0.4, y - 9],
          [-w * 0.62, y - 14, 1],
        ]),
      )
    })
  },
  palm(pen, rng, detail) {
    const lean = rng.range(-15, 15)
    const top: Vec = [lean, -72]
    const at = (t: number): Vec => [lean * t * t, 2 - 74 * t]
    pen.add(tube([0, 0.2, 0.6, 1].map(at), [7, 4.6, 3.6, 3]))
    if (detail && pen.big(160))
      times(9, (i) => {
        const [x, y] = at((i + 0.7) / 10)
        pen.hair(bow(x - 4.4, y - 1.4, x - 1, y + 1.6, x + 2.6, y - 0.6), 0.9, [0, 0.6])
      })
    const fronds: readonly (readonly [number, number])[] = [
      [-168, 0.95],
      [-12, 0.95],
      [-132, 1],
      [-48, 1],
      [150, 0.74],
      [30, 0.74],
      [-104, 0.86],
      [-74, 0.82],
    ]
    for (const [degrees, share] of fronds.slice(0, detail > 1 && pen.big(200) ? 8 : 6))
      frond(pen, top, degrees, 43 * share, {
        count: !pen.big(200) ? 2 : detail > 1 ? 6 : 4,
        width: detail > 1 ? 0.17 : 0.22,
        droop: 0.42,
      })
    for (const [x, y] of [
      [-3.4, 4],
      [3.6, 4.4],
      [0, 7],
    ] as const)
      if (detail && pen.big(200)) pen.add(oval(top[0] + x, top[1] + y, 3.6))
  },
  acacia(pen, rng, detail) {
    const at = (x: number, y: number): Vec => [x, -y]
    const crown = (x: number, y: number, w: number) => {
      const h = w * 0.3
      const count = detail ? 6 : 4
      const row = (count: number, up: boolean) =>
        times(count, (i): Knot[] => {
          const edge = (k: number, out: number): Vec => {
            const t = up ? (i + k) / count : 1 - (i + k) / count
            const rise = Math.sin(Math.PI * (0.06 + t * 0.88))
            return [x + (t * 2 - 1) * w, -y + (up ? -1 : 0.42) * h * rise + out]
          }
          const bump = (up ? -0.32 : 0.18) * h * rng.range(0.8, 1.2)
          return [[...edge(0, 0), 1], edge(0.3, bump), edge(0.7, bump)].map((k) => k as Knot)
        }).flat()
      pen.add(smooth([...row(count, true), ...row(Math.round(count * 0.7), false)]))
      if (detail) leafMarks(pen, rng, [x, -y], [w * 0.8, h * 0.6], 4)
    }
    if (detail && pen.big(150)) {
      crown(2, 92, 30)
      crown(-30, 79, 28)
      crown(34, 80, 27)
    }
    pen.merge([
      tube([at(0, -2), at(1, 20), at(-2, 42)], [7, 3.8, 3.2]),
      tube([at(0, 36), at(-10, 55), at(-26, 74)], [3, 2.3, 1.3]),
      tube([at(-1, 34), at(12, 55), at(30, 74)], [2.9, 2.3, 1.3]),
      tube([at(-2, 40), at(2, 60), at(0, 80)], [2.7, 1.9, 1.2]),
    ])
    if (detail && pen.big(150)) {
      bark(pen, rng, (up, across) => at((across - 0.5) * 7, up * 36), 3)
      crown(5, 72, 22)
    } else crown(0, 76, 44)
  },
  baobab(pen, rng, detail) {
    pen.merge([
      smooth('-27,0! -17,-14 -15,-52! 15,-52! 17,-14 27,0!'),
      bone(-6, -50, -26, -78, 6, 3),
      bone(6, -50, 26, -78, 6, 3),
      bone(0, -50, 0, -84, 7, 3),
    ])
    ;(
      [
        [-30, -82],
        [30, -82],
        [0, -92],
      ] as const
    ).forEach(([x, y]) => {
      clump(pen, rng, Math.min(detail, 1), [x, y], [17, 10])
    })
    if (detail) bark(pen, rng, (up, across) => [(across - 0.5) * 32, -50 * up], 6)
  },
  cactus(pen, rng, detail) {
    pen.merge([
      poly('-12,0 -12,-80 12,-80 12,0'),
      oval(0, -80, 12),
      bone(0, -30, -28, -34, 7),
      bone(-28, -34, -28, -58, 7),
      bone(0, -42, 27, -46, 6.5),
      bone(27, -46, 27, -72, 6.5),
    ])
    if (detail) {
      times(3, (i) => {
        for (const y of [-8, -34, -60]) pen.hair(stick(-6 + i * 6, y, -6 + i * 6, y - 17), 0.9, [0.3, 0.3])
      })
      for (const [x, y] of [
        [-28, -48],
        [27, -58],
      ] as const)
        pen.hair(stick(x, y + 8, x, y - 8), 0.9, [0.3, 0.3])
      pen.add(lobes(rng, [0, -94], [8, 6], 5))
    }
  },
  giant(pen, rng, detail) {
    pen.add(
      smooth(
        '-20,2! -12,-4 -9.5,-20 -9,-60 -10,-180! 10,-180! 9.5,-60 10.5,-20 13,-5 21,2.4! 14,3 8,0.6! 4,4 -2,3.6 -6,0.6! -12,3.4',
      ),
    )
    if (!detail) return
    bark(pen, rng, (up, across) => [(across - 0.5) * 18, -6 - 130 * up], 9)
    pen.add(smooth('0,-54! 3.4,-50 3,-43 0,-40 -3.2,-43 -3.4,-50'))
    pen.hair(openCurve('0.6,-51 1.6,-47 0.6,-42 -1,-44'), 0.8)
    for (const side of [-1, 1]) pen.hair(bow(side * 5, -58, side * 7, -46, side * 4, -36), 0.8, [0.3, 0.4])
  },
} satisfies Record<string, Thing>

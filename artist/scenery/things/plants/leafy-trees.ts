// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Knot } from '../../../geometry/path.ts'
import type { Rng } from '../../../geometry/rng.ts'
import type { Vec } from '../../../geometry/vector.ts'
import { bone, oval, poly, smooth, stick, bow, polar, times, openCurve } from '../../canvas/outlines.ts'
import type { Pen } from '../../canvas/pen.ts'
import type { Thing } from '../../canvas/thing.ts'
import { bark, clump, leafMarks, lobes, tube } from './growing-forms.ts'

/** From this height on the page, a tree of a hard page has limbs and several clumps of leaves. */
const LARGE_WITH_DETAILS = 190

/** A clump of a crown: its middle and its half sizes. */
type Clump = readonly [x: number, y: number, rx: number, ry: number]

function trunk(pen: Pen, rng: Rng, half: number, height: number, detail: number): void {
  pen.add(
    tube(
      [
        [0, 2],
        [0, -height * 0.14],
        [rng.range(-1.5, 1.5), -height * 0.6],
        [0, -height],
      ],
      [half * 2, half * 1.15, half, half * 0.85],
    ),
  )
  if (detail && pen.big(110))
    bark(
      pen,
      rng,
      (up, across) => [(across - 0.5) * 1.7 * half, -height * 0.75 * up],
      pen.big(LARGE_WITH_DETAILS) ? 4 : 2,
    )
}

/** A tree whose crown is made of clumps behind and in front of its limbs. */
const crowned =
  (behind: readonly Clump[], inFront: readonly Clump[], whole: Clump): Thing =>
  (pen, rng, detail) => {
    const draw = ([x, y, rx, ry]: Clump) => {
      const k = rng.range(0.94, 1.08)
      clump(pen, rng, detail, [x, y], [rx * k, ry * k])
    }
    if (detail < 2 || !pen.big(LARGE_WITH_DETAILS)) {
      trunk(pen, rng, 5.5, 50, detail)
      return clump(pen, rng, Math.min(detail, 1), [whole[0], whole[1]], [whole[2], whole[3]])
    }
    for (const each of behind) draw(each)
    const limb = (x: number, y: number, from: number) =>
      tube(
        [
          [0, -from],
          [x * 0.45, -from - (-y - from) * 0.5],
          [x, y],
        ],
        [3.6, 2.4, 1],
      )
    pen.merge([
      tube(
        [
          [0, 3],
          [0.4, -9],
          [-0.6, -28],
          [0, -52],
        ],
        [9.5, 5.2, 4.4, 3.6],
      ),
      limb(-20, -62, 36),
      limb(19, -66, 40),
      limb(1, -74, 44),
    ])
    bark(pen, rng, (up, across) => [(across - 0.5) * 8, -42 * up], 5)
    for (const each of inFront) draw(each)
  }

const oak = crowned(
  [
    [0, -80, 21, 17],
    [-21, -70, 17, 15],
    [22, -71, 17, 15],
  ],
  [
    [-24, -54, 15, 12],
    [25, -53, 15, 12],
    [1, -62, 19, 15],
  ],
  [0, -66, 31, 27],
)

export const LEAFY_TREES = {
  round: crowned(
    [
      [-10, -80, 20, 17],
      [14, -76, 19, 17],
    ],
    [
      [-17, -60, 18, 16],
      [17, -58, 17, 15],
    ],
    [0, -68, 29, 30],
  ),
  cloudy: oak,
  apple(pen, rng, detail) {
    trunk(pen, rng, 6.5, 46, detail)
    pen.add(lobes(rng, [0, -64], [36, 29], 9, 0.17))
    if (detail) leafMarks(pen, rng, [0, -64], [30, 22], 5)
    times(detail ? 6 : 4, (i) => {
      const [x, y] = polar(i * 61 + 10, 23, 0, -63, 17)
      pen.add(oval(x, y, detail ? 5 : 7))
      if (detail) pen.line(stick(x, y - 5, x + 2, y - 9))
    })
  },
  poplar(pen, rng, detail) {
    trunk(pen, rng, 3.4, 24, 0)
    pen.add(smooth('0,-104! 11,-78 15,-48 12,-24 0,-15 -12,-24 -15,-48 -11,-78'))
    if (detail)
      times(pen.big(150) ? 6 : 3, (i) => {
        const y = -28 - i * (pen.big(150) ? 11 : 20)
        const x = i % 2 ? 4 : -4
        pen.hair(bow(x - 3, y - 5, x, y, x + 4, y - 6))
      })
  },
  birch(pen, rng, detail) {
    pen.add(
      tube(
        [
          [0, 1],
          [1.5, -30],
          [-0.5, -58],
          [0, -84],
        ],
        [4.6, 3.2, 2.6, 1.6],
      ),
    )
    if (detail)
      times(pen.big(LARGE_WITH_DETAILS) ? 8 : 4, (i) => {
        const side = i % 2 ? 1 : -1
        pen.hair(stick(side * 3.4, -5 - i * 6, side * -0.4, -5.6 - i * 6), 1.4, [0, 0.7])
      })
    for (const [x, y, size] of [
      [-15, -60, 14],
      [16, -56, 14],
      [0, -80, 18],
    ] as const)
      clump(pen, rng, detail, [x, y], [size, size * 0.95])
  },
  willow(pen, rng, detail) {
    trunk(pen, rng, 6, 66, detail)
    // Long branches hang around the trunk, the outer ones lowest.
    const count = detail ? 6 : 4
    times(count, (i) => {
      const x = -36 + (72 * i) / (count - 1)
      const low = -16 - 20 * (1 - Math.abs(x) / 36) - rng.range(0, 8)
      pen.add(
        smooth([
          [x * 0.62 - 9, -78, 1],
          [x - 8, -50],
          [x - 4, low + 8],
          [x, low, 1],
          [x + 5, low + 10],
          [x + 8, -50],
          [x * 0.62 + 9, -78, 1],
        ]),
      )
      if (detail) pen.hair(bow(x * 0.7, -66, x, -50, x, low + 12), 0.85, [0.3, 0.5])
    })
    pen.add(lobes(rng, [0, -78], [38, 21], 8, 0.2))
    if (detail) leafMarks(pen, rng, [0, -78], [28, 12], 3)
  },
  bare(pen, rng, detail) {
    const twigs: readonly (readonly [number, number, number, number])[] = [
      [-10, -58, -32, -62],
      [10, -64, 30, -66],
      [-16, -68, -14, -90],
      [0, -70, 9, -96],
    ]
    pen.merge([
      poly('-9,0 -4.5,-50 4.5,-50 9,0'),
      bone(0, -40, -22, -78, 4, 1.6),
      bone(0, -46, 20, -84, 4, 1.6),
      bone(0, -50, 0, -96, 4, 1.6),
      ...twigs.slice(0, detail ? 4 : 0).map(([a, b, c, e]) => bone(a, b, c, e, 2.4, 1.2)),
    ])
    if (detail) bark(pen, rng, (up, across) => [(across - 0.5) * 9, -46 * up], 3)
  },
} satisfies Record<string, Thing>

export const bush: Thing = (pen, rng, detail) => {
  if (detail < 2 || !pen.big(60)) {
    const count = detail ? 6 : 4
    const crest = times(count, (i): Knot[] => {
      const at = (t: number): Vec => [-52 + 104 * t, -34 * Math.sin(Math.PI * (0.1 + t * 0.8))]
      const [a, b] = [at((i + 0.25) / count), at((i + 0.75) / count)]
      return [
        [...at(i / count), 1],
        [a[0], a[1] - 13],
        [b[0], b[1] - 13],
      ]
    }).flat()
    pen.add(smooth([[-56, 0, 1], ...crest, [56, 0, 1]]))
    return
  }
  for (const [x, y, r] of [
    [-30, -20, 25],
    [32, -18, 25],
    [0, -32, 31],
  ] as const)
    clump(pen, rng, detail, [x, y], [r, r * 0.84])
  pen.hair(openCurve('-60,2 -10,-1 62,2'), 1.1, [0.15, 0.15])
}

// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import type { Knot } from '../../../geometry/path.ts'
import type { Vec } from '../../../geometry/vector.ts'
import {
  smooth,
  openCurve,
  polyline,
  oval,
  scallop,
  leaf,
  arc,
  polar,
  times,
  spoke,
} from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import { lobes } from '../plants/growing-forms.ts'
import type { Pen } from '../../canvas/pen.ts'

/** Smaller flakes are round, because their twigs would become a blot. */
const LARGE_FLAKE = 70

export const CLOUDS = {
  puffy(pen, rng, detail) {
    const k = rng.range(0.9, 1.1)
    pen.add(
      smooth([
        [-84, 0],
        [-84, -34],
        [-56, -36, 1],
        [-48 * k, -76],
        [-8, -84],
        [4, -60, 1],
        [28, -82],
        [56 * k, -66],
        [58, -40, 1],
        [86, -34],
        [88, 0],
        [34, 8],
        [-26, 2],
      ] satisfies Knot[]),
    )
    if (!detail) return
    pen.hair(openCurve('-36,-22 -22,-38 2,-34 6,-20'), 1, [0.3, 0.5])
    pen.hair(openCurve('30,-10 45,-17 62,-8'), 1, [0.3, 0.5])
  },
  flat(pen) {
    pen.add(scallop('-85,0! -88,-26 -56,-50 -8,-62 44,-48 82,-26 88,0!', 0.42))
  },
  woolly(pen, rng) {
    pen.add(lobes(rng, [0, -36], [76, 34], 8, 0.26))
  },
  swirl(pen, rng, detail) {
    pen.add(scallop('-80,0 -76,-40 -20,-62 44,-50 80,-24 76,0!', 0.52))
    if (detail) pen.line(openCurve('-30,-14 -10,-34 12,-26 8,-12 -4,-16 0,-24'), 0.8)
  },
  drop(pen) {
    pen.add(smooth('0,-50! 26,10 0,42 -26,10'))
  },
  flake(pen) {
    if (pen.detail === 0 || !pen.big(LARGE_FLAKE)) return pen.add(oval(0, 0, 34))
    pen.merge(
      times(6, (i) => spoke(i * 60, 0, i * 60, 44, 5)).concat(
        times(6, (i) => spoke(i * 60, 26, i * 60 + 24, 40, 3.4)),
        times(6, (i) => spoke(i * 60, 26, i * 60 - 24, 40, 3.4)),
      ),
    )
  },
  leafFall(pen, rng) {
    const a = rng.range(0, 360)
    pen.add(leaf(0, 0, 80, 26, a))
    pen.line(polyline([polar(a, 78), polar(a + 180, 16)]))
  },
} satisfies Record<string, Thing>

export const rainbow = (pen: Pen, radius: number, detail: number, deg0 = 180, deg1 = 360) => {
  const count = detail ? 6 : 4,
    thickness = detail ? 26 : 44
  times(count, (i) => {
    const a = arc(0, 0, radius - i * thickness, radius - i * thickness, deg0, deg1, 14),
      b = arc(0, 0, radius - (i + 1) * thickness, radius - (i + 1) * thickness, deg1, deg0, 14),
      mark = (points: readonly Vec[]) =>
        points.map((point, j): Knot => [point[0], point[1], j === 0 || j === points.length - 1 ? 1 : 0])
    pen.add(smooth([...mark(a), ...mark(b)]))
  })
}

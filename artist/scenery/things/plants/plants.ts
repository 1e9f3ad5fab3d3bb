// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import {
  smooth,
  poly,
  polyline,
  stick,
  oval,
  bone,
  openCurve,
  scallop,
  ring,
  leaf,
  polar,
  times,
} from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'

import { frond, lobes } from './growing-forms.ts'

export const PLANTS = {
  tuft(pen, rng, detail) {
    if (!detail && pen.detail === 0) {
      const blades = [-122, -90, -58]
      return void pen.merge(blades.map((a) => leaf(0, 4, rng.range(74, 96) - Math.abs(a + 90) * 0.4, 12, a)))
    }
    // Small grass is a few quick strokes, which close no region.
    times(5, (i) => {
      const u = i / 2 - 1 + rng.range(-0.08, 0.08)
      const h = 92 * (1.05 - Math.abs(u) * 0.42) * rng.range(0.85, 1.1)
      pen.hair(
        openCurve([
          [u * 18, 0],
          [u * 24, -h * 0.5],
          [u * 54, -h],
        ]),
        1.35,
        [0, 0.9],
      )
    })
  },
  /** Broad blades that are one region. */
  blades(pen, rng) {
    const angles = [-146, -118, -92, -66, -36]
    pen.merge(
      angles.map((a) => leaf(0, 6, rng.range(88, 104) - Math.abs(a + 90) * 0.36, rng.range(11, 14), a)),
    )
  },
  /** Long blades that a child can color. */
  grass(pen, rng, detail) {
    times(detail ? 7 : 4, (i) => {
      const u = (i / (detail ? 6 : 3)) * 2 - 1
      const h = 100 * (1.06 - Math.abs(u) * 0.4) * rng.range(0.85, 1.08)
      const x = u * 16
      pen.add(
        smooth([
          [x - 5, 0, 1],
          [x + u * 8 - 6, -h * 0.45],
          [x + u * h * 0.45, -h, 1],
          [x + u * 8 + 5, -h * 0.4],
          [x + 5, 0, 1],
        ]),
      )
    })
  },
  flower(pen, rng, detail) {
    pen.line(openCurve('0,0 2,-34 0,-64'), 1.3)
    for (const side of [-1, 1]) {
      pen.add(leaf(0, -8 - side * 4, 32, 9, side > 0 ? -34 : -146))
      if (detail && pen.big(90))
        pen.hair(stick(side * 3, -11 - side * 4, side * 18, -22 - side * 2), 0.8, [0, 0.7])
    }
    const petals = rng.pick([5, 6, 7])
    pen.add(lobes(rng, [0, -76], [21, 21], petals, 0.32))
    if (detail && pen.big(90))
      times(petals * 2, (i) =>
        pen.hair(
          polyline([polar((360 * i) / petals / 2, 10, 0, -76), polar((360 * i) / petals / 2, 16, 0, -76)]),
          0.8,
          [0, 0.7],
        ),
      )
    pen.add(oval(0, -76, 8.5))
  },
  tulip(pen) {
    pen.line(polyline('0,0 0,-60'), 1.2)
    const wide = pen.big(105) ? 10 : 14
    pen.add(leaf(0, 0, 54, wide, -50))
    pen.add(leaf(0, 0, 48, wide, -130))
    pen.add(smooth('-17,-92! -8,-80! 0,-98! 8,-80! 17,-92! 16,-66 0,-56 -16,-66'))
  },
  daisy(pen, rng, detail) {
    pen.line(polyline('0,0 0,-60'), 1.2)
    pen.add(leaf(0, -6, 34, 8, -28))
    const count = 10
    if (!pen.big(120) || detail < 2) pen.add(scallop(ring(6, 22, 22, 0, -74), 0.75))
    else times(count, (i) => pen.add(leaf(...polar((360 * i) / count, 7, 0, -74), 22, 6, (360 * i) / count)))
    pen.add(oval(0, -74, 10))
  },
  mushroom(pen, rng, detail) {
    pen.add(smooth('-15,0! -9,-26 -12,-52! 12,-52! 10,-26 17,0! 0,4'))
    if (detail) {
      pen.add(smooth('-15,-48! -7,-40 0,-37 8,-40 15,-48!'))
      pen.hair(openCurve('-4,-6 -3,-18 -4,-28'))
    }
    pen.add(smooth('-45,-46! -40,-72 -18,-93 0,-97 20,-92 41,-70 45,-46! 24,-53 0,-55 -24,-53'))
    for (const [x, y, size] of [
      [2, -80, 9],
      [-24, -66, 7.5],
      [25, -66, 8],
    ] as const)
      pen.add(oval(x, y, size, size * 0.8))
  },
  fern(pen, rng, detail) {
    const fronds = detail > 1 ? [-158, -22, -126, -56, -91] : [-140, -40, -90]
    for (const degrees of fronds)
      frond(pen, [0, 0], degrees + rng.range(-4, 4), 96 - Math.abs(degrees + 90) * 0.22, {
        count: detail > 1 && pen.big(130) ? 7 : 4,
        width: detail > 1 ? 0.17 : 0.24,
        droop: 0.26,
      })
  },
  bigleaf(pen, rng, detail) {
    ;[-128, -52, -90].forEach((a) => {
      pen.add(leaf(0, 0, 100, 24, a))
      pen.hair(polyline([polar(a, 4), polar(a, 84)]), 0.9, [0, 0.5])
      if (detail)
        times(detail === 2 ? 5 : 3, (i) => {
          const tip = polar(a, 24 + i * (detail === 2 ? 13 : 20))
          pen.hair(polyline([tip, polar(a + 48, 13, ...tip)]), 0.8, [0, 0.7])
          pen.hair(polyline([tip, polar(a - 48, 13, ...tip)]), 0.8, [0, 0.7])
        })
    })
  },
  monstera(pen) {
    pen.line(polyline('0,0 0,-40'), 1.2)
    pen.add(
      smooth(
        '0,-24! -22,-18 -44,-40 -30,-46! -48,-58 -40,-74 -24,-66! -28,-88 0,-104! 28,-88 24,-66! 40,-74 48,-58 30,-46! 44,-40 22,-18',
      ),
    )
    pen.line(polyline('0,-26 0,-94'), 0.7)
  },
  reed(pen, rng, detail) {
    const many = detail > 0 && pen.big(120)
    for (const [x, top, bend] of many
      ? [
          [-26, 66, -22],
          [28, 70, 24],
          [-10, 84, -12],
          [14, 60, 16],
        ]
      : [[16, 78, 26]])
      pen.add(
        smooth([
          [x! - 4, 0, 1],
          [x! - 3 + bend! * 0.3, -top! * 0.6],
          [x! + bend!, -top!, 1],
          [x! + 4 + bend! * 0.3, -top! * 0.5],
          [x! + 4, 0, 1],
        ]),
      )
    for (const [x, h] of many
      ? [
          [-14, 92],
          [6, 108],
          [24, 84],
        ]
      : [
          [-14, 84],
          [6, 104],
        ]) {
      pen.line(
        openCurve([
          [x! * 0.7, 0],
          [x!, -h! + 26],
        ]),
        1.2,
      )
      pen.hair(stick(x!, -h!, x! + 1, -h! - 12), 1.2, [0, 0.4])
      pen.add(bone(x!, -h!, x!, -h! + 24, many ? 5.5 : 8))
    }
  },
  pumpkin(pen) {
    pen.add(poly('-4,-58 -8,-78 4,-78 5,-58'))
    ;[-32, 32, -15, 15].forEach((x) => pen.add(oval(x, -32, 22, 30)))
    pen.add(oval(0, -32, 18, 32))
  },
} satisfies Record<string, Thing>

// Each thing is about 100 units tall with its foot at 0,0; outlines are lists of `x,y` points, `!` marks a sharp corner.
import { smooth, poly, openCurve, polyline, times } from '../../canvas/outlines.ts'
import type { Thing } from '../../canvas/thing.ts'
import type { Rng } from '../../../geometry/rng.ts'
import type { Pen } from '../../canvas/pen.ts'

export const STONES = {
  stone(pen, rng, detail) {
    pen.add(
      smooth([
        [-60, 0, 1],
        [-54, -36],
        [-14, -rng.range(55, 85)],
        [34, -52],
        [58, -20],
        [62, 0, 1],
      ]),
    )
    if (!detail) return
    pen.hair(openCurve('-24,-52 -2,-38 14,-34'), 0.9, [0, 0.5])
    pen.hair(openCurve('16,-36 24,-20 20,-6'), 0.9, [0.3, 0.5])
  },
  cone(pen) {
    pen.add(smooth('-70,0! -40,-50 -16,-90 0,-80! 20,-92 44,-48 70,0!'))
  },
  crystal(pen) {
    pen.add(poly('-30,0 -36,-46 -22,-66 -8,-44 -6,0'))
    pen.add(poly('-14,0 -16,-76 2,-102 18,-74 16,0'))
    pen.line(polyline('2,-102 2,0'), 0.7)
    pen.add(poly('10,0 16,-40 32,-54 40,-34 34,0'))
  },
} satisfies Record<string, Thing>

const mountain = (pen: Pen, rng: Rng, detail: number, snow = true, w = 75) => {
  const shift = rng.range(-14, 14)
  pen.add(
    poly([
      [-w, 0],
      [-w * 0.5 + shift * 0.4, -54],
      [-w * 0.36 + shift * 0.5, -56],
      [shift, -100],
      [w * 0.3 + shift * 0.5, -62],
      [w * 0.42 + shift * 0.4, -60],
      [w, 0],
    ]),
  )
  if (snow) {
    const leftAt = (y: number) => {
        const k = (-56 - y) / 44
        return (-w * 0.36 + shift * 0.5) * (1 - k) + shift * k
      },
      rightAt = (y: number) => {
        const k = (-62 - y) / 38
        return (w * 0.3 + shift * 0.5) * (1 - k) + shift * k
      }
    pen.add(
      poly([
        [shift, -100],
        [rightAt(-74), -74],
        [shift + 8, -80],
        [shift + 3, -68],
        [shift - 5, -78],
        [leftAt(-70), -70],
      ]),
    )
  }
  if (detail)
    times(detail === 2 ? 4 : 3, (i) =>
      pen.hair(
        polyline([
          [shift + (i - 1) * 18, -52 + i * 6],
          [shift + (i - 1) * 22 + 5, -36 + i * 6],
          [shift + (i - 1) * 20, -20 + i * 6],
        ]),
        1,
        [0.2, 0.5],
      ),
    )
}

/** A mountain with or without snow on its top. */
export const peak =
  ({ snow }: { snow: boolean }): Thing =>
  (pen, rng, detail) =>
    mountain(pen, rng, detail, snow, rng.range(62, 84))

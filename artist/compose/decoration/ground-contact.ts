import type { Shape } from '../../drawing.ts'
import type { Knot } from '../../geometry/path.ts'
import { pathData } from '../../geometry/path.ts'
import type { Rng } from '../../geometry/rng.ts'
import { openCurve, times } from '../../scenery/canvas/outlines.ts'
import type { PlacedCluster } from '../placement/place-cluster.ts'

/** Shares of the figure's width between which it stands. */
const FEET_SPAN = [0.1, 0.9] as const
const WIDTH = 0.6

/** Strokes on the ground under a figure, so that it stands there and does not float. They close no region. */
export function drawGroundContact(
  { box, feet, cluster }: PlacedCluster,
  hasGrass: boolean,
  rng: Rng,
): Shape[] {
  if (cluster.zone !== 'ground') return []
  const [left, right] = FEET_SPAN.map((share) => box.x + share * box.w) as [number, number]
  const stroke = (points: readonly Knot[], width: number, taper: Shape['taper']): Shape => ({
    d: pathData(openCurve(points)),
    fill: 'none',
    stroke: width,
    level: 0,
    of: 'ground',
    ...(taper && { taper }),
  })
  const shadow = (from: number, to: number, offset: number) => {
    const [a, b] = [left + (right - left) * from, left + (right - left) * to]
    return stroke(
      [
        [a, feet + offset],
        [(a + b) / 2, feet + offset - 3],
        [b, feet + offset],
      ],
      WIDTH,
      [0.3, 0.3],
    )
  }
  const blades = (x: number, height: number) =>
    times(3, (i) => {
      const u = i - 1
      const h = height * (1.05 - Math.abs(u) * 0.35) * rng.range(0.85, 1.1)
      const y = feet + 5
      return stroke(
        [
          [x + u * 8, y],
          [x + u * 10, y - h * 0.5],
          [x + u * h * 0.5, y - h],
        ],
        WIDTH,
        [0, 0.9],
      )
    })
  return [
    shadow(rng.range(-0.12, 0), 0.62, 2),
    shadow(0.45, rng.range(1, 1.12), 9),
    ...(hasGrass
      ? [left - box.w * 0.04, right + box.w * 0.03].flatMap((x) => blades(x, rng.range(22, 32)))
      : []),
  ]
}

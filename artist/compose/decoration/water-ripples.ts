import type { Box, Shape } from '../../drawing.ts'
import type { Knot } from '../../geometry/path.ts'
import { pathData } from '../../geometry/path.ts'
import type { Rng } from '../../geometry/rng.ts'
import { openCurve, smooth, times } from '../../scenery/canvas/outlines.ts'
import { anchorOf, mainPart, partBox } from '../figures/cluster.ts'
import { SWIMMERS, WATERFOWL } from '../figures/noun-lists.ts'
import type { PlacedCluster } from '../placement/place-cluster.ts'

/** Share of a swimming person that is above the water, and of an animal that faces the viewer. */
const [ABOVE_WATER, FACING_ABOVE] = [0.74, 0.84]
/** How far the water around a swimming animal is below the middle of its chest, as a share of its height. */
const BELOW_CHEST = 0.06

/** The height of the water around a swimmer; fish and ducks need none. */
function surfaceOf({ box, cluster }: PlacedCluster): number | undefined {
  if (cluster.human) return box.w > box.h ? box.y + box.h * ABOVE_WATER : undefined
  const part = mainPart(cluster)
  const { id, pose, facing } = part.figure
  if (pose !== 'swim' || SWIMMERS.has(id) || WATERFOWL.has(id)) return undefined
  if (facing === 'front') return box.y + box.h * FACING_ABOVE
  const chest = anchorOf(part, 'chest')
  return chest && Math.min(chest.y + box.h * BELOW_CHEST, box.y + box.h * FACING_ABOVE)
}

/** Water in front of a swimming figure, so that it is in the water and not on it. */
export function drawRipples(placed: PlacedCluster, rng: Rng): Shape[] {
  const { box, feet, cluster } = placed
  if (cluster.wades) return drawSurface(placed)
  const width = box.w * 1.16
  const left = box.x + box.w / 2 - width / 2
  const surface = surfaceOf(placed)
  if (surface !== undefined) return waterline({ left, width, top: surface, bottom: feet }, rng)
  const waves = Math.max(3, Math.round(width / 90))
  const height = Math.min(box.h * 0.16, 60)
  const top = feet - height * rng.range(0.75, 0.95)
  const crest = times(waves, (i): Knot[] => [
    [left + (width * i) / waves, top + (i === 0 ? height * 0.6 : height * 0.34), 1],
    [left + (width * (i + 0.5)) / waves, top],
  ]).flat()
  const line: Knot[] = [...crest, [left + width, top + height * 0.6, 1]]
  const cover = smooth([...line, [left + width * 0.5, top + height * 1.5]])
  return [
    { d: pathData(cover), fill: 'paper', stroke: 0, level: 0, of: 'water' },
    { d: pathData(openCurve(line)), fill: 'none', stroke: 0.85, level: 0, of: 'water', taper: [0.08, 0.08] },
  ]
}

/** Share of a wading animal that is above the water, and how far the surface in front of it bends. */
const WADING_SHARE = 0.55
const BEND = 0.08

/** The part of a wading animal's box that is above the water. */
export const aboveWater = ({ box, cluster }: PlacedCluster): Box =>
  cluster.wades ? { ...box, h: box.h * WADING_SHARE } : box

/** The water hides the legs. Rings show where each body enters it. */
function drawSurface({ box, cluster: { parts } }: PlacedCluster): Shape[] {
  const top = box.y + box.h * WADING_SHARE
  const bottom = box.y + box.h + 16
  const bend = parts.length > 1 ? 0 : BEND
  const line = (points: readonly Knot[], stroke: number, taper: Shape['taper']): Shape => ({
    d: pathData(openCurve(points)),
    fill: 'none',
    stroke,
    level: 0,
    of: 'water',
    ...(taper && { taper }),
  })
  const arc = ({ x, w }: Box, half: number, drop: number, from = -1, to = 1): Knot[] =>
    times(7, (i): Knot => {
      const offset = from + ((to - from) * i) / 6
      const down = Math.max(bend, drop && 0.05) * Math.sqrt(Math.max(0, 1 - offset * offset))
      return [x + w / 2 + offset * half * w, top + w * (drop + down)]
    })
  const edge = arc(box, 0.53, 0)
  const cover = smooth([...edge, [edge.at(-1)![0], bottom, 1], [edge[0]![0], bottom, 1]])
  return [
    { d: pathData(cover), fill: 'paper', stroke: 0, level: 0, of: 'water' },
    line(arc(box, 0.55, 0), 1, [0.12, 0.12]),
    ...parts
      .map(partBox)
      .flatMap((part) => [
        line(arc(part, 0.6, 0.04, -1, 0.86), 0.75, [0.2, 0.4]),
        line(arc(part, 0.66, 0.1, -0.6, 0.98), 0.7, [0.4, 0.2]),
      ]),
  ]
}

/** The surface hides the body below it. Only its upper edge is a line; a whole outline would look like a mat. */
function waterline(at: { left: number; width: number; top: number; bottom: number }, rng: Rng): Shape[] {
  const { left, width, top, bottom } = at
  const waves = Math.max(4, Math.round(width / 80))
  const dip = 10
  const start = rng.range(-4, 4)
  const crest = times(waves + 1, (i): Knot => [left + (width * i) / waves, top + start + (i % 2 ? dip : 0)])
  const water = smooth([...crest, [left + width, bottom + 14, 1], [left, bottom + 14, 1]])
  const ripple = (share: number, y: number): Shape => {
    const x = left + width * share
    const line = openCurve([[x, y], [x + width * 0.06, y - 7], [x + width * 0.12, y], [x + width * 0.18, y - 7]])
    return { d: pathData(line), fill: 'none', stroke: 0.8, level: 0, of: 'water' }
  } // prettier-ignore
  const step = (bottom - top) / 3
  return [
    { d: pathData(water), fill: 'paper', stroke: 0, level: 0, of: 'water' },
    { d: pathData(openCurve(crest)), fill: 'none', stroke: 0.85, level: 0, of: 'water' },
    ripple(0.12, top + step * 1.4),
    ripple(0.62, top + step * 1.7),
    ripple(0.36, top + step * 2.6),
  ]
}

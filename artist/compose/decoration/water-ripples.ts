import type { Shape } from '../../drawing.ts'
import type { Knot } from '../../geometry/path.ts'
import { pathData } from '../../geometry/path.ts'
import type { Rng } from '../../geometry/rng.ts'
import { smooth, times } from '../../scenery/canvas/outlines.ts'
import type { PlacedCluster } from '../placement/place-cluster.ts'

/** A wave in front of a swimming figure, so that it is in the water and not on it. */
export function drawRipples({ box, feet }: PlacedCluster, rng: Rng): Shape[] {
  const width = box.w * 1.16
  const left = box.x + box.w / 2 - width / 2
  const waves = Math.max(3, Math.round(width / 90))
  const height = Math.min(box.h * 0.16, 60)
  const top = feet - height * rng.range(0.75, 0.95)
  const crest = times(waves, (i): Knot[] => [
    [left + (width * i) / waves, top + (i === 0 ? height : height * 0.34), 1],
    [left + (width * (i + 0.5)) / waves, top],
  ]).flat()
  const wave = smooth([...crest, [left + width, top + height, 1], [left + width * 0.5, top + height * 1.5]])
  return [{ d: pathData(wave), fill: 'paper', stroke: 0.85, level: 0, of: 'water' }]
}

import type { Box, Point } from '../drawing.ts'
import { bulk, placed, type Cluster } from './cluster.ts'

export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
export const middle = (box: Box) => box.x + box.w / 2

/** Scales the small one so that it is between two shares of the big one's bulk: a mouse may ride an elephant and still be seen. */
export function sized(small: Cluster, big: Cluster, least: number, most: number): Cluster {
  const ratio = bulk(small) / bulk(big)
  return placed(small, { scale: clamp(ratio, least, most) / ratio, x: 0, y: 0 })
}

export const shifted = (cluster: Cluster, from: Point, to: Point): Cluster =>
  placed(cluster, { scale: 1, x: to.x - from.x, y: to.y - from.y })

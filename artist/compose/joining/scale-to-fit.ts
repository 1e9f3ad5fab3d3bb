import { clamp } from '../../geometry/clamp.ts'
import type { Box, Point } from '../../drawing.ts'
import { clusterSize, transformCluster, type Cluster } from '../figures/cluster.ts'

export const centreX = (box: Box) => box.x + box.w / 2

/**
 * Scales `small` so that its size is between two shares of the other's size: a mouse on an elephant is still
 * visible.
 */
export function scaleBetween(small: Cluster, big: Cluster, min: number, max: number): Cluster {
  const ratio = clusterSize(small) / clusterSize(big)
  return transformCluster(small, { scale: clamp(ratio, min, max) / ratio, x: 0, y: 0 })
}

/** Scales a cluster to a share of the other one's size. */
export const transformedTo = (cluster: Cluster, other: Cluster, share: number): Cluster =>
  scaleBetween(cluster, other, share, share)

export const moveCluster = (cluster: Cluster, from: Point, to: Point): Cluster =>
  transformCluster(cluster, { scale: 1, x: to.x - from.x, y: to.y - from.y })

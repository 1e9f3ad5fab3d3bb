import { clusterBox, transformCluster, type Cluster } from '../figures/cluster.ts'
import { scaleBetween } from './scale-to-fit.ts'

/** Distance in a line as a share of the width, so that no figure hides the next one. */
const GAP = 0.06

/** Puts figures in a line, one after the other on the same ground. */
export function putInLine(copies: readonly Cluster[]): Cluster {
  let edge = 0
  const parts = copies.flatMap((copy) => {
    const { x, w } = clusterBox(copy)
    const moved = transformCluster(copy, { scale: 1, x: edge - x, y: 0 })
    edge += w * (1 + GAP)
    return moved.parts
  })
  return { ...copies[0]!, parts }
}

/** Sizes of the things on both sides, as shares of the size of the figure between them. */
const [SMALLEST_SIDE, LARGEST_SIDE] = [0.45, 1.35]

/** Puts a figure between two things. */
export function putBetween(own: Cluster, sides: readonly Cluster[]): Cluster {
  const { x, w } = clusterBox(own)
  const parts = sides.flatMap((side, i) => {
    const scaled = scaleBetween(side, own, SMALLEST_SIDE, LARGEST_SIDE)
    const box = clusterBox(scaled)
    const to = i === 0 ? x - box.w - box.x - w * GAP : x + w - box.x + w * GAP
    return transformCluster(scaled, { scale: 1, x: to, y: 0 }).parts
  })
  return { ...own, parts: [...own.parts, ...parts] }
}

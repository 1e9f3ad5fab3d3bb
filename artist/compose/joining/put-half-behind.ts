import { clusterBox, transformCluster, type Cluster } from '../figures/cluster.ts'

/** Share of the width and of the height by which the second of two waders stands ahead of the first one and behind it. */
const AHEAD = 0.56
const BEHIND = 0.1

export function putHalfBehind(first: Cluster, second: Cluster, direction: 1 | -1): Cluster {
  const { w, h } = clusterBox(first)
  const behind = transformCluster(second, { scale: 1, x: direction * w * AHEAD, y: -h * BEHIND })
  return { ...first, parts: [...behind.parts, ...first.parts] }
}

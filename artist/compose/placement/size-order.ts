import { clusterBox, type Cluster } from '../figures/cluster.ts'

/** The page compresses true sizes by this power: a square root. */
const COMPRESSION = 0.5
/** Things beside a figure are closer to their true size, because a ball would be as large as a child. */
const COMPRESSION_OF_THINGS = 0.85
/** An elephant is at most this many times as tall as the child beside it, because the child must be large enough to color. */
const LARGEST_RATIO = 1.45
/** A smaller figure could not be colored. */
const SMALLEST_RATIO = 0.22
/** People and animals are at least this tall beside the main figure. */
const SMALLEST_LIVING_RATIO = 0.26

/** The share of its height that the main figure keeps beside a larger figure, so that viewers recognise it as the main one. */
const SMALLEST_MAIN = 0.86

const isStanding = ({ zone }: Cluster): boolean => zone === 'ground' || zone === 'water'

/**
 * Heights on the page that never invert true sizes: a ball beside a child is small, and beside an elephant the child is.
 * The first cluster is the main one; it becomes smaller if a larger companion has no room to grow.
 */
export function withTrueOrder(heights: readonly number[], clusters: readonly Cluster[]): number[] {
  const [main] = clusters
  if (!main || !isStanding(main)) return [...heights]
  const trueHeight = (cluster: Cluster) => clusterBox(cluster).h
  const ordered = [...heights]
  for (const [i, cluster] of clusters.entries()) {
    if (i === 0 || !isStanding(cluster)) continue
    const ratio = trueHeight(cluster) / trueHeight(main)
    const isThing = cluster.inanimate && !main.inanimate
    // In a crowd the arrangement in rows decides the sizes.
    if (clusters.length > 2 && !isThing) continue
    const shown = ratio ** (isThing ? COMPRESSION_OF_THINGS : COMPRESSION)
    if (ratio > 1) {
      const beside = Math.max(ordered[i]! / Math.min(shown, LARGEST_RATIO), heights[0]! * SMALLEST_MAIN)
      ordered[0] = Math.min(ordered[0]!, beside)
    }
    if (ratio <= 1) {
      const smallest = isThing ? SMALLEST_RATIO : SMALLEST_LIVING_RATIO
      ordered[i] = Math.min(ordered[i]!, heights[0]! * Math.max(shown, smallest))
    }
  }
  return ordered
}

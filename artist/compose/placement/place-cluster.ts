import { clamp } from '../../geometry/clamp.ts'
import type { Box } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import { transformCluster, type Cluster } from '../figures/cluster.ts'
import { pageWindow } from './page-window.ts'

/** The area to place clusters in. */
export interface PlacementArea {
  frame: Box
  /** Where the ground for figures begins, as a share of the frame's height. */
  groundStart: number
  /** The water line for boats and swimmers, as a share of the frame's height. */
  waterline?: number
  /** Figures float instead of standing. */
  floating: boolean
  /** Height of the main figure as a share of the frame's height. */
  mainHeightShare: number
  /** The direction in which the main figure looks: the page has more free space on that side. */
  mainFacing: 'left' | 'right'
}

/** A cluster on the page. Clusters are painted in the order of `feet`. */
export interface PlacedCluster {
  cluster: Cluster
  box: Box
  feet: number
}

/** The clusters to place with their heights, and the ones placed so far. */
export interface Placement {
  clusters: readonly Cluster[]
  heights: readonly number[]
  area: PlacementArea
  rng: Rng
  placed: (PlacedCluster | undefined)[]
}

/** Boxes of the clusters placed so far. */
export const takenBoxes = (placed: readonly (PlacedCluster | undefined)[]): Box[] =>
  placed.filter((cluster) => cluster !== undefined).map((cluster) => cluster.box)

/** Places a cluster with a given height, its middle at x and its feet at the given line, within the frame. */
export function placeCluster(
  cluster: Cluster,
  height: number,
  x: number,
  feet: number,
  area: PlacementArea,
): PlacedCluster {
  const box = pageWindow(cluster)
  const scale = height / box.h
  const { frame } = area
  const w = box.w * scale
  const edge = frame.w * 0.025
  const left = clamp(x - w / 2, frame.x + edge, Math.max(frame.x + edge, frame.x + frame.w - edge - w))
  const below = (box.y + box.h) * scale
  const top = clamp(
    feet - height + Math.max(0, below),
    frame.y + frame.h * 0.03,
    frame.y + frame.h * 0.985 - height,
  )
  const moved = transformCluster(cluster, { scale, x: left - box.x * scale, y: top - box.y * scale })
  return { cluster: moved, box: pageWindow(moved), feet: top + height - Math.max(0, below) }
}

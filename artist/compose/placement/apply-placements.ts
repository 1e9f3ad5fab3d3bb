import { clamp } from '../../geometry/clamp.ts'
import type { FigurePlacement, WishFigure } from '../../wish.ts'
import type { Paper } from '../../page/paper.ts'
import { clusterBox, clusterSize, partBox, transformCluster, type Cluster } from '../figures/cluster.ts'
import { mirrorFigure } from '../figures/transform.ts'
import type { PlacedCluster } from './place-cluster.ts'

/**
 * Moves figures that a user has placed to their stored positions, inside the frame. Joined figures have one position, that of
 * the first of them. All others stay where the layout put them.
 */
export function applyPlacements(
  placed: readonly PlacedCluster[],
  figures: readonly WishFigure[],
  paper: Paper,
): PlacedCluster[] {
  if (!figures.some(({ placement }) => placement)) return [...placed]
  return placed
    .map((cluster) => {
      const [first] = figuresIn(cluster)
      const placement = first === undefined ? undefined : figures[first]?.placement
      return placement ? placeAt(cluster, placement, paper) : cluster
    })
    .sort((a, b) => Number(isBehind(b)) - Number(isBehind(a)) || a.feet - b.feet)
}

const isBehind = ({ cluster }: PlacedCluster) => cluster.zone === 'behind'

/** The indices of the figures of the wish in a cluster, in order. */
export const figuresIn = ({ cluster }: PlacedCluster): number[] =>
  [...new Set(cluster.parts.flatMap(({ figureIndex }) => figureIndex ?? []))].sort((a, b) => a - b)

/** Where a cluster is, in the form in which a scene stores it. */
export const placementOf = ({ cluster, box, feet }: PlacedCluster, paper: Paper): FigurePlacement => ({
  x: round((box.x + box.w / 2) / paper.width),
  y: round(feet / paper.height),
  size: round(clusterSize(cluster) / paperSize(paper)),
})

const paperSize = ({ width, height }: Paper) => Math.sqrt(width * height)
const round = (share: number) => Math.round(share * 1000) / 1000
function placeAt(
  { cluster, box, feet }: PlacedCluster,
  placement: FigurePlacement,
  paper: Paper,
): PlacedCluster {
  const { frame } = paper
  const wanted = (placement.size * paperSize(paper)) / clusterSize(cluster)
  const scale = Math.min(wanted, frame.w / box.w, frame.h / box.h)
  const [w, h] = [box.w * scale, box.h * scale]
  const belowFeet = (box.y + box.h - feet) * scale
  const left = clamp(placement.x * paper.width - w / 2, frame.x, frame.x + frame.w - w)
  const top = clamp(placement.y * paper.height + belowFeet - h, frame.y, frame.y + frame.h - h)
  const moved = transformCluster(placement.mirrored ? mirrorCluster(cluster) : cluster, {
    scale,
    x: left - box.x * scale,
    y: top - box.y * scale,
  })
  return { cluster: moved, box: clusterBox(moved), feet: top + h - belowFeet }
}

/** Mirrors a cluster about the vertical middle line of its box. */
function mirrorCluster(cluster: Cluster): Cluster {
  const { x, w } = clusterBox(cluster)
  const parts = cluster.parts.map((part) => {
    const own = partBox(part)
    const { move } = part
    return {
      ...part,
      figure: mirrorFigure(part.figure),
      move: { ...move, x: move.x + 2 * x + w - 2 * own.x - own.w },
    }
  })
  return { ...cluster, parts }
}

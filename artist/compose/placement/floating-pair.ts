import { clusterBox, mainPart, type Cluster } from '../figures/cluster.ts'
import { nouns } from '../figures/noun-lists.ts'
import { clamp } from '../../geometry/clamp.ts'
import { placeCluster, type Placement } from './place-cluster.ts'
import { pageWindow } from './page-window.ts'

/** The page compresses true sizes by this power, and shows the companion between these shares of the main figure's height. */
const COMPRESSION = 0.5
const [SMALLEST, LARGEST] = [0.34, 1.5]
/** The companion's area is at most this many times the main figure's, because a dolphin would make an upright mermaid small. */
const LARGEST_AREA = 1.8
/** The gap between the two, as a share of the main figure's height. */
const GAP = 0.06
/** Shares of the frame that the pair may take; the rest shows the place. */
const ROOM = { width: 0.92, height: 0.84 }
/** How far a pair side by side is from the middle line, one up and one down, as a share of the frame's height. */
const STAGGER = 0.035

/** They live on the ground, so no figure is below them. */
const SEA_FLOOR = nouns('crab hermit-crab lobster crayfish starfish sea-star sea-urchin sea-snail snail')
const isLow = (cluster: Cluster): boolean =>
  cluster.zone === 'ground' || SEA_FLOOR.has(mainPart(cluster).figure.id)

/** Whether the page shows two living figures, the main one and another one, and nothing else. */
export const isLivingPair = (clusters: readonly Cluster[]): boolean =>
  clusters.length === 2 && clusters.every(({ inanimate, zone }) => !inanimate && zone !== 'behind')

/** Places two figures that swim or float together: as large as the sheet allows, side by side or one above the other, in their true order of size. */
export function placeFloatingPair(isMainLeft: boolean, placement: Placement): void {
  const { clusters, heights, area, rng, placed } = placement
  const { frame } = area
  const [main, other] = [0, 1]
  const [first, second] = [clusters[main]!, clusters[other]!]
  const [ownWidth, relativeWidth] = [widthOf(first), widthOf(second)]
  const trueRatio = (clusterBox(second).h / clusterBox(first).h) ** COMPRESSION
  const largest = Math.min(LARGEST, Math.sqrt((LARGEST_AREA * ownWidth) / relativeWidth))
  const ratio = clamp(trueRatio, Math.min(SMALLEST, largest), largest)
  const otherWidth = relativeWidth * ratio
  const beside = { width: ownWidth + GAP + otherWidth, height: Math.max(1, ratio) + 2 * STAGGER }
  const stacked = { width: Math.max(ownWidth, otherWidth), height: 1 + GAP + ratio }
  const scaleOf = ({ width, height }: typeof beside) =>
    Math.min((frame.w * ROOM.width) / width, (frame.h * ROOM.height) / height)
  const isStacked = scaleOf(stacked) > scaleOf(beside) || isLow(second) || isLow(first)
  const size = Math.min(scaleOf(isStacked ? stacked : beside), heights[main]! * 1.1)
  const [own, its] = [size, size * ratio]
  const put = (i: number, height: number, x: number, middle: number) => {
    placed[i] = placeCluster(clusters[i]!, height, x, middle + height / 2, area)
  }
  const middle = frame.y + frame.h * 0.5
  if (isStacked) {
    const top = middle - (own + GAP * size + its) / 2
    const isMainAbove = isLow(second) || (!isLow(first) && rng.chance(0.6))
    const side = frame.w * (isMainLeft ? -0.08 : 0.08)
    const x = frame.x + frame.w / 2
    put(main, own, x + side, isMainAbove ? top + own / 2 : top + its + GAP * size + own / 2)
    put(other, its, x - side, isMainAbove ? top + own + GAP * size + its / 2 : top + its / 2)
    return
  }
  const left = frame.x + (frame.w - beside.width * size) / 2
  const shift = frame.h * STAGGER * (rng.chance(0.5) ? 1 : -1)
  put(
    main,
    own,
    isMainLeft ? left + (ownWidth * size) / 2 : left + (otherWidth + GAP + ownWidth / 2) * size,
    middle + shift,
  )
  put(
    other,
    its,
    isMainLeft ? left + (ownWidth + GAP + otherWidth / 2) * size : left + (otherWidth * size) / 2,
    middle - shift,
  )
}

/** Width at the height 1. */
function widthOf(cluster: Cluster): number {
  const { w, h } = pageWindow(cluster)
  return w / h
}

import type { Rng } from '../../geometry/rng.ts'
import { clusterBox, type Cluster } from '../figures/cluster.ts'
import { placeCluster, type PlacedCluster, type PlacementArea } from './place-cluster.ts'

/** Sizes and positions as shares of the frame. */
const MAX_HEIGHT_WITH_COMPANIONS = 0.5
const MAX_HEIGHT_ALONE = 0.62
const MAX_WIDTH = 0.93
const TOP = 0.045
const FEET = 0.945
const GAP = 0.03

/**
 * Places a letter, number or name at the top of the sheet and its companions below it. On a landscape sheet they
 * are side by side.
 */
export function placeLetterPage(
  clusters: readonly Cluster[],
  area: PlacementArea,
  rng: Rng,
): PlacedCluster[] {
  const { frame } = area
  const [letter, ...companions] = clusters
  if (!letter) return []
  const letterBox = clusterBox(letter)
  const aspectRatio = letterBox.w / letterBox.h
  const sideBySide = frame.w > frame.h && aspectRatio < 1.7 && companions.length > 0
  const maxSize = {
    w: frame.w * (sideBySide ? 0.44 : MAX_WIDTH),
    h: frame.h * (sideBySide || companions.length === 0 ? MAX_HEIGHT_ALONE : MAX_HEIGHT_WITH_COMPANIONS),
  }
  const height = Math.min(maxSize.h, maxSize.w / aspectRatio)
  const middle = frame.x + frame.w * (sideBySide ? 0.26 : 0.5)
  const top =
    companions.length === 0 || sideBySide ? frame.y + (frame.h - height) / 2 : frame.y + frame.h * TOP
  const placed = [placeCluster(letter, height, middle, top + height, area)]
  const feet = frame.y + frame.h * FEET
  const companionX = sideBySide ? frame.x + frame.w * 0.5 : frame.x + frame.w * GAP
  const companionWidth = sideBySide ? frame.w * 0.47 : frame.w * (1 - 2 * GAP)
  const companionHeight = sideBySide ? frame.h * 0.8 : feet - (top + height) - frame.h * GAP
  placed.push(
    ...placeInStrip(companions, { x: companionX, w: companionWidth, feet, h: companionHeight }, area, rng),
  )
  return placed.sort((a, b) => a.feet - b.feet)
}

interface Strip {
  x: number
  w: number
  h: number
  feet: number
}

/** Places clusters side by side, centred and as large as the strip allows. */
function placeInStrip(
  clusters: readonly Cluster[],
  strip: Strip,
  area: PlacementArea,
  rng: Rng,
): PlacedCluster[] {
  if (clusters.length === 0) return []
  const gap = strip.w * 0.03
  const boxes = clusters.map(clusterBox)
  const tallest = Math.max(...boxes.map(({ h }) => Math.sqrt(h)))
  // The square root halves the differences in real size, so that a mouse beside an elephant can be colored.
  const heights = boxes.map(({ h }) => (strip.h * Math.sqrt(h)) / tallest)
  const widths = boxes.map(({ w, h }, i) => (w / h) * heights[i]!)
  const used = widths.reduce((sum, w) => sum + w, 0)
  const shrink = Math.min(1, (strip.w - gap * (clusters.length - 1)) / used)
  let x = strip.x + (strip.w - used * shrink - gap * (clusters.length - 1)) * rng.range(0.4, 0.6)
  return clusters.map((cluster, i) => {
    const w = widths[i]! * shrink
    // Low figures move up a little instead of touching the lower edge.
    const lift = Math.max(0, strip.h - heights[i]! * shrink) * 0.3
    const placed = placeCluster(cluster, heights[i]! * shrink, x + w / 2, strip.feet - lift, area)
    x += w + gap
    return placed
  })
}

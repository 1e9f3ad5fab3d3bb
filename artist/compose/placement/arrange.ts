import { clamp } from '../../geometry/clamp.ts'
import type { Box } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import type { Cluster } from '../figures/cluster.ts'
import { placeCluster, type PlacedCluster, type Placement, type PlacementArea } from './place-cluster.ts'
import { fillFrame } from './fill-frame.ts'
import { pageWindow } from './page-window.ts'
import { withTrueOrder } from './size-order.ts'
import { placeFloating, placeInSky, placeOnShore, placeInBackground } from './find-positions.ts'

/** Places clusters on the page; the first one is the main one. `order` lists them from left to right. */
export function arrange(
  clusters: readonly Cluster[],
  order: readonly number[],
  area: PlacementArea,
  rng: Rng,
): PlacedCluster[] {
  const placed: (PlacedCluster | undefined)[] = clusters.map(() => undefined)
  const main = clusters[0]
  if (!main) return []
  const inZone = (zone: Cluster['zone']) => order.filter((i) => clusters[i]!.zone === zone)
  const ground = inZone('ground')
  const water = inZone('water')
  const air = inZone('air')
  const behind = inZone('behind')
  const standingCount = ground.length + water.length
  const count = clusters.length + (behind.length > 0 ? 1 : 0)
  // The castle in the background must show beside or above the figures.
  const room = behind.length > 0 && main.zone !== 'behind' ? ROOM_FOR_BACKGROUND : 1
  const wanted = clusters.map(
    (cluster, i) =>
      wantedHeight(cluster, main, i === 0, { count, beside: clusters.length - behind.length }, area) * room,
  )
  const heights = withTrueOrder(wanted, clusters)
  const placement: Placement = { clusters, heights, area, rng, placed }

  if (area.floating || (main.zone === 'air' && standingCount === 0))
    placeFloating([...air, ...ground, ...water], placement)
  else if (main.zone === 'water' && ground.length > 0 && area.waterline !== undefined) {
    placeRow(water, placement, waterFeet(area) - area.frame.h * 0.05)
    placeOnShore(ground, placement, groundLine(area, standingCount))
    placeInSky(air, placement)
  } else {
    placeRow(ground, placement, groundLine(area, standingCount))
    placeRow(water, placement, area.waterline === undefined ? groundLine(area, 1) : waterFeet(area))
    placeInSky(air, placement)
  }
  placeInBackground(behind, placement)
  const shown = placed.filter((cluster): cluster is PlacedCluster => cluster !== undefined)
  return fillFrame(shown, area).sort((a, b) => paintRank(a) - paintRank(b))
}

/** Lower on the page is nearer; the background is behind everything. */
const paintRank = ({ cluster, feet }: PlacedCluster) => (cluster.zone === 'behind' ? -Infinity : feet)

const ROOM_FOR_BACKGROUND = 0.88

const groundLine = ({ frame }: PlacementArea, count: number) => frame.y + frame.h * (count > 3 ? 0.95 : 0.935)
const waterFeet = ({ frame, waterline = 0.84 }: PlacementArea) => frame.y + frame.h * (waterline + 0.03)

/**
 * Height by importance and by real size: an elephant is larger than a mouse, but the mouse must be large enough to
 * color.
 */
function wantedHeight(
  cluster: Cluster,
  main: Cluster,
  isMain: boolean,
  { count, beside }: { count: number; beside: number },
  { frame, mainHeightShare }: PlacementArea,
): number {
  const box = pageWindow(cluster)
  const landscapeFactor = frame.w > frame.h ? 1.36 : 1
  const base =
    frame.h * Math.min(TALLEST, mainHeightShare * landscapeFactor) * (count > 2 ? 0.86 : count > 1 ? 0.93 : 1)
  if (isMain) return limitWidth(base * (cluster.parts.length > 1 ? 1.12 : 1), box, frame, beside)
  const mainBox = pageWindow(main)
  // Wrong heights of people are easy to notice, so people keep their real proportions.
  if (cluster.human && main.human)
    return limitWidth(base * clamp(box.h / mainBox.h, 0.42, 1.25), box, frame, beside)
  const relativeSize = clamp(Math.sqrt(Math.sqrt(boxArea(box) / boxArea(mainBox))), 0.5, 1.5)
  const slenderness = Math.min(0.86, Math.sqrt(boxArea(mainBox)) / mainBox.h)
  // Without this limit the cheese would dominate a page about a mouse.
  const max = cluster.inanimate && !main.inanimate && mainBox.h < SMALL_HEIGHT_CM ? 0.6 : 1.1
  return limitWidth(
    base * clamp((box.h / Math.sqrt(boxArea(box))) * relativeSize * slenderness, SMALLEST_SHARE, max),
    box,
    frame,
    beside,
  )
}

const SMALL_HEIGHT_CM = 60
const SMALLEST_SHARE = 0.2
/** Height of the largest figures as a share of the frame. */
const TALLEST = 0.84
const boxArea = ({ w, h }: Box) => w * h
const isSlender = ({ w, h }: Box) => w / h < 0.8
const isLong = ({ w, h }: Box) => w / h > 1.15

/** Limits the height so that the cluster is not wider than its share of the page. */
function limitWidth(height: number, box: Box, frame: Box, count: number): number {
  const maxWidth = frame.w * (count > 2 ? 0.64 : count > 1 ? 0.74 : 0.92)
  return Math.min(height, (maxWidth / box.w) * box.h)
}

/**
 * Places clusters side by side on the ground. If they do not fit, half of them move to a second row behind.
 */
function placeRow(
  indices: readonly number[],
  placement: Placement,
  feet: number,
  freeOnLeft = freeShareOnLeft(indices, placement.area, placement.rng),
): void {
  if (indices.length === 0) return
  const { clusters, heights, area, rng, placed } = placement
  const { frame } = area
  const fullWidth = (i: number) => (pageWindow(clusters[i]!).w / pageWindow(clusters[i]!).h) * heights[i]!
  const tallestWanted = Math.max(...indices.map((i) => heights[i]!))
  const isLow = (i: number) => clusters[i]!.inanimate && heights[i]! < LOW * tallestWanted
  const packing = (i: number) => (indices.length < 3 ? 1 : isLow(i) ? LOW_PACKING : PACKING)
  const width = (i: number) => fullWidth(i) * packing(i)
  const total = indices.reduce((sum, i) => sum + width(i), 0)
  const maxWidth = frame.w * 0.95
  const gap = frame.w * 0.025
  const needed = total + gap * (indices.length - 1)
  // Two figures stay side by side longer if the main one is slender.
  const isMainSlender =
    indices.length === 2 && clusters[0]!.parts.length < 3 && isSlender(pageWindow(clusters[0]!))
  const areLong = indices.every((i) => isLong(pageWindow(clusters[i]!)))
  const widest = isMainSlender
    ? WIDEST_SLENDER_ROW
    : areLong
      ? WIDEST_LONG_ROW
      : indices.length > 3
        ? WIDEST_CROWD
        : WIDEST_ROW
  const isTooWide = needed > maxWidth * widest
  if (isTooWide && indices.length > 1 && frame.h > frame.w) {
    const sorted = [...indices].sort((a, b) => (a === 0 ? 1 : b === 0 ? -1 : heights[a]! - heights[b]!))
    const inFront = new Set(sorted.slice(Math.floor(indices.length / 2)))
    const backRow = indices.filter((i) => !inFront.has(i))
    const frontRow = indices.filter((i) => inFront.has(i))
    // The heads of the back row show above the front row.
    const frontHeight = Math.max(...frontRow.map((i) => heights[i]!))
    const backHeight = Math.max(...backRow.map((i) => heights[i]!))
    const rowWidth = (row: readonly number[]) =>
      row.reduce((sum, i) => sum + width(i), gap * (row.length - 1))
    const scale = Math.min(
      1.3,
      (maxWidth * STAGGERED_ROW) / rowWidth(frontRow),
      (maxWidth * STAGGERED_ROW) / rowWidth(backRow),
      (frame.h * 0.8) / (frontHeight * 0.66 + backHeight),
    )
    const scaledHeights = heights.map((h) => h * scale)
    const rowOffset = Math.min(
      Math.max(...frontRow.map((i) => scaledHeights[i]!)) * 0.66,
      feet - frame.y - frame.h * Math.min(area.groundStart + 0.02, FARTHEST_ROW),
    )
    // One row is on the left and one on the right, or somebody would seem to stand on somebody else.
    const backOnLeft = rng.chance(0.5)
    placeRow(backRow, { ...placement, heights: scaledHeights }, feet - rowOffset, backOnLeft ? 0 : 1)
    placeRow(frontRow, { ...placement, heights: scaledHeights }, feet, backOnLeft ? 1 : 0)
    return
  }
  // A single companion of about the same height shrinks less than the companions in a larger group.
  const isEqual = (i: number) =>
    heights[i]! > heights[0]! * 0.75 || (clusters[i]!.human && clusters[0]!.human)
  const hasEqual = clusters.length === 2 && indices.length === 2 && indices.some((i) => i !== 0 && isEqual(i))
  // A companion that is as large as the main figure in reality shrinks only together with it.
  const isLarger = (i: number) => i !== 0 && pageWindow(clusters[i]!).h >= pageWindow(clusters[0]!).h
  const isGroup = indices.length > 2 && indices.every((i) => clusters[i]!.human)
  const minScale = isGroup || (indices.length === 2 && indices.some(isLarger)) ? 1 : hasEqual ? 0.85 : 0.72
  const scales = scalesToFit(indices, width, maxWidth - gap * (indices.length - 1), minScale)
  const used = indices.reduce((sum, i) => sum + width(i) * scales.get(i)!, gap * (indices.length - 1))
  const free = Math.max(0, maxWidth - used)
  let x = frame.x + frame.w * 0.025 + free * freeOnLeft
  const extraGap = indices.length > 1 ? (free * 0.4) / (indices.length - 1) : 0
  const tallest = Math.max(...indices.map((i) => heights[i]! * scales.get(i)!))
  // Low and wide figures move up, because the picture would be empty above them.
  const wades = indices.some((i) => clusters[i]!.wades)
  const lift = Math.max(0, HIGH_ENOUGH - tallest / frame.h) * (wades ? LIFT / 2 : LIFT) * frame.h
  for (const i of indices) {
    const w = width(i) * scales.get(i)!
    const isInFront = packing(i) === LOW_PACKING
    const depth = isInFront ? -IN_FRONT * frame.h : i === 0 ? 0 : rng.range(-0.01, 0.03) * frame.h
    placed[i] = placeCluster(clusters[i]!, heights[i]! * scales.get(i)!, x + w / 2, feet - lift - depth, area)
    x += w + gap + extraGap
  }
}

/** In a group of three and more, arms and tails overlap a little; things that are low stand in front of their neighbours. */
const PACKING = 0.88
const LOW_PACKING = 0.6
const LOW = 0.55
const IN_FRONT = 0.025

/** A row that is wider, in widths of the page, becomes two. */
const WIDEST_ROW = 1.6
const WIDEST_CROWD = 1.3
/** Beside each other, animals seen from the side would be low and leave most of the page empty. */
const WIDEST_LONG_ROW = 1.5
/** The width of each of two rows, as a share of the width that one row may have. */
const STAGGERED_ROW = 0.8
const WIDEST_SLENDER_ROW = 2.1
/** Nobody stands in the sky: the row behind is on the ground, or at this share of the height where the ground begins lower. */
const FARTHEST_ROW = 0.74

/** Figures of this height, as a share of the frame, stand at the bottom; lower ones by a part of the difference higher. */
const HIGH_ENOUGH = 0.66
const LIFT = 0.36

/** The share of the free width left of the figures. A single figure stands on a third and looks into the page. */
function freeShareOnLeft(indices: readonly number[], { mainFacing }: PlacementArea, rng: Rng): number {
  if (indices.length > 1) return rng.range(0.2, 0.5)
  const behind = rng.range(0.16, 0.36)
  return mainFacing === 'right' ? behind : 1 - behind
}

/**
 * Scale of each cluster so that all fit side by side: first the companions shrink down to `minScale`, then all.
 */
function scalesToFit(
  indices: readonly number[],
  width: (i: number) => number,
  maxWidth: number,
  minScale: number,
): Map<number, number> {
  const total = indices.reduce((sum, i) => sum + width(i), 0)
  if (total <= maxWidth) return new Map(indices.map((i) => [i, 1]))
  const main = indices.includes(0) ? width(0) : 0
  const others = total - main
  const othersScale = others > 0 && main > 0 ? Math.max(minScale, Math.min(1, (maxWidth - main) / others)) : 1
  const commonScale = Math.min(1, maxWidth / (main + others * othersScale))
  return new Map(indices.map((i) => [i, (i === 0 && main > 0 ? 1 : othersScale) * commonScale]))
}

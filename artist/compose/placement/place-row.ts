import type { Box } from '../../drawing.ts'
import type { Rng } from '../../geometry/rng.ts'
import { pageWindow } from './page-window.ts'
import { placeCluster, type Placement, type PlacementArea } from './place-cluster.ts'
import { stageInDepth } from './stage-in-depth.ts'

/** Height of the largest figures as a share of the frame. */
export const TALLEST = 0.84
/** On a landscape sheet figures take more of the height. */
export const LANDSCAPE = 1.36
const isSlender = ({ w, h }: Box) => w / h < 0.8
const isLong = ({ w, h }: Box) => w / h > 1.15

/** The largest group that is staged in depth; more figures stand in rows. */
const LARGEST_GROUP = 3
/** The room of a group, as shares of the frame, and how far behind the nearest feet the ground begins. */
const GROUP = { width: 0.95, height: 0.1, depth: 0.24 }

/** Places a group on the ground so that it fills the page. */
export function placeGroup(indices: readonly number[], placement: Placement, feet: number): void {
  const { clusters, heights, area, rng, placed } = placement
  const { frame } = area
  const isGroup = indices.length > 1 && indices.length <= LARGEST_GROUP && clusters.length === indices.length
  const landscape = frame.w > frame.h ? LANDSCAPE : 1
  const staging =
    isGroup &&
    stageInDepth(clusters, indices, heights, {
      w: frame.w * GROUP.width,
      h: frame.h * Math.min(TALLEST, area.mainHeightShare * landscape + GROUP.height),
      depth: frame.h * GROUP.depth,
    })
  if (!staging) return placeRow(indices, placement, feet)
  const lift = Math.max(0, HIGH_ENOUGH - staging.h / frame.h) * LIFT * frame.h
  const free = frame.w * GROUP.width - staging.w
  const x = frame.x + frame.w / 2 + free * rng.range(-0.25, 0.25)
  for (const each of staging.standing)
    placed[each.index] = placeCluster(
      clusters[each.index]!,
      each.height,
      x + each.x,
      feet - lift - each.raised,
      area,
    )
}

/**
 * Places clusters side by side on the ground. If they do not fit, half of them move to a second row behind.
 */
export function placeRow(
  indices: readonly number[],
  placement: Placement,
  feet: number,
  freeOnLeft = freeShareOnLeft(indices, placement.area, placement.rng),
  { lifts = true } = {},
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
    // One row is on the left and one on the right, because a figure exactly behind another one seems to stand on it.
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
  // Low and wide figures are moved up, because the picture would be empty above them.
  const wades = indices.some((i) => clusters[i]!.wades)
  const lift = lifts ? Math.max(0, HIGH_ENOUGH - tallest / frame.h) * (wades ? LIFT / 2 : LIFT) * frame.h : 0
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
/** Animals seen from the side would be low in one row and leave most of the page empty. */
const WIDEST_LONG_ROW = 1.5
/** The width of each of two rows, as a share of the width that one row may have. */
const STAGGERED_ROW = 0.8
const WIDEST_SLENDER_ROW = 2.1
/** The back row stands where the ground begins, but at most at this share of the height. */
const FARTHEST_ROW = 0.74

/** Figures of this height, as a share of the frame, stand at the bottom; lower ones by a part of the difference higher. */
const HIGH_ENOUGH = 0.62
const LIFT = 0.16

/** The share of the free width that is on the left of the figures. A single figure stands on a third and looks into the page. */
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

import type { Box } from '../../drawing.ts'
import { transformCluster } from '../figures/cluster.ts'
import { unionOf } from '../figures/transform.ts'
import type { PlacedCluster, PlacementArea } from './place-cluster.ts'

/** Largest width and height of a group, as shares of the frame. */
const WIDEST = 0.95
const TALLEST = 0.84
/** A group that would grow by less than this factor stays as it is. */
const SMALLEST_GAIN = 1.03
const LARGEST_GAIN = 1.7
/** Where the feet of the nearest figures are, as a share of the frame's height. */
const FEET = 0.945
/**
 * Groups of at least this height stand at the bottom. Lower groups are moved up by a part of the difference, so that the page
 * is not empty above them.
 */
const HIGH_ENOUGH = 0.62
const LIFT = 0.16

/** Enlarges a group on the ground as a whole until it fills the width or the height that figures may have; what is behind it stays. */
export function fillFrame(placed: readonly PlacedCluster[], area: PlacementArea): PlacedCluster[] {
  const behind = placed.filter(({ cluster }) => cluster.zone === 'behind')
  const group = placed.filter((each) => !behind.includes(each))
  return [...behind, ...fillWithGroup(group, area)]
}

function fillWithGroup(placed: readonly PlacedCluster[], area: PlacementArea): PlacedCluster[] {
  if (placed.length < 2 || placed.some(({ cluster }) => cluster.zone !== 'ground')) return [...placed]
  const { frame } = area
  const group = unionOf(placed.map(({ box }) => box))
  const tallest = frame.h * Math.min(TALLEST, area.mainHeightShare)
  const gain = Math.min(LARGEST_GAIN, (frame.w * WIDEST) / group.w, tallest / group.h)
  return gain < SMALLEST_GAIN ? [...placed] : placed.map((each) => enlarged(each, gain, group, frame))
}

/** Scaled about the middle of the group's feet, which stay on the page. */
function enlarged(each: PlacedCluster, scale: number, group: Box, frame: Box): PlacedCluster {
  const w = group.w * scale
  const margin = (frame.w * (1 - WIDEST)) / 2
  const left = clamp(group.x - (w - group.w) / 2, frame.x + margin, frame.x + frame.w - margin - w)
  const lift = Math.max(0, HIGH_ENOUGH - (group.h * scale) / frame.h) * LIFT
  const feet = frame.y + frame.h * (FEET - lift)
  const move = { scale, x: left - group.x * scale, y: feet - (group.y + group.h) * scale }
  const { x, y, w: wide, h } = each.box
  return {
    cluster: transformCluster(each.cluster, move),
    box: { x: x * scale + move.x, y: y * scale + move.y, w: wide * scale, h: h * scale },
    feet: each.feet * scale + move.y,
  }
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))

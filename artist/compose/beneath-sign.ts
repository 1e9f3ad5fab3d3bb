import type { Dice } from '../scenery/dice.ts'
import { clusterBox, type Cluster } from './cluster.ts'
import { put, type Placed, type Stage } from './put.ts'

/** Share of the frame's height a single letter may take, and how wide a name may be. */
const TALLEST = 0.5
const ALONE = 0.62
const WIDEST = 0.93
const TOP = 0.045
const FEET = 0.945
const GAP = 0.03

/** A letter, number or name high on the sheet, whoever comes along below it; side by side where the sheet lies. */
export function beneathSign(clusters: readonly Cluster[], stage: Stage, dice: Dice): Placed[] {
  const { frame } = stage
  const [sign, ...others] = clusters
  if (!sign) return []
  const own = clusterBox(sign)
  const wide = own.w / own.h
  const beside = frame.w > frame.h && wide < 1.7 && others.length > 0
  const room = {
    w: frame.w * (beside ? 0.44 : WIDEST),
    h: frame.h * (beside || others.length === 0 ? ALONE : TALLEST),
  }
  const height = Math.min(room.h, room.w / wide)
  const middle = frame.x + frame.w * (beside ? 0.26 : 0.5)
  const top = others.length === 0 || beside ? frame.y + (frame.h - height) / 2 : frame.y + frame.h * TOP
  const placed = [put(sign, height, middle, top + height, stage)]
  const floor = frame.y + frame.h * FEET
  const left = beside ? frame.x + frame.w * 0.5 : frame.x + frame.w * GAP
  const width = beside ? frame.w * 0.47 : frame.w * (1 - 2 * GAP)
  const tall = beside ? frame.h * 0.8 : floor - (top + height) - frame.h * GAP
  placed.push(...inRow(others, { x: left, w: width, feet: floor, h: tall }, stage, dice))
  return placed.sort((a, b) => a.feet - b.feet)
}

interface Strip {
  x: number
  w: number
  h: number
  feet: number
}

/** As large as the strip allows, side by side, in its middle. */
function inRow(clusters: readonly Cluster[], strip: Strip, stage: Stage, dice: Dice): Placed[] {
  if (clusters.length === 0) return []
  const gap = strip.w * 0.03
  const boxes = clusters.map(clusterBox)
  const tallest = Math.max(...boxes.map(({ h }) => Math.sqrt(h)))
  // By nature, but only half of it: the mouse beside the elephant can still be colored.
  const heights = boxes.map(({ h }) => (strip.h * Math.sqrt(h)) / tallest)
  const widths = boxes.map(({ w, h }, i) => (w / h) * heights[i]!)
  const used = widths.reduce((sum, w) => sum + w, 0)
  const shrink = Math.min(1, (strip.w - gap * (clusters.length - 1)) / used)
  let x = strip.x + (strip.w - used * shrink - gap * (clusters.length - 1)) * dice.range(0.4, 0.6)
  return clusters.map((cluster, i) => {
    const w = widths[i]! * shrink
    // What is low stands in the middle of the strip rather than on its edge.
    const lift = Math.max(0, strip.h - heights[i]! * shrink) * 0.3
    const one = put(cluster, heights[i]! * shrink, x + w / 2, strip.feet - lift, stage)
    x += w + gap
    return one
  })
}

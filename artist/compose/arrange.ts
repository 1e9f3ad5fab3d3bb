import type { Box } from '../drawing.ts'
import type { Dice } from '../scenery/dice.ts'
import { clusterBox, type Cluster } from './cluster.ts'
import { put, type Placed, type Sorting, type Stage } from './put.ts'
import { afloat, aloft, ashore, backdrop } from './spots.ts'

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Puts clusters on the page; the first is the main one. Ground clusters come in their order from left to right. */
export function arrange(
  clusters: readonly Cluster[],
  order: readonly number[],
  stage: Stage,
  dice: Dice,
): Placed[] {
  const out: (Placed | undefined)[] = clusters.map(() => undefined)
  const main = clusters[0]
  if (!main) return []
  const at = (rest: Cluster['rest']) => order.filter((i) => clusters[i]!.rest === rest)
  const ground = at('ground')
  const water = at('water')
  const air = at('air')
  const behind = at('behind')
  const crowded = ground.length + water.length
  const crowd = clusters.length + (behind.length > 0 ? 1 : 0)
  const heights = clusters.map((cluster, i) => wantedHeight(cluster, main, i === 0, crowd, stage))
  const sorting: Sorting = { clusters, heights, stage, dice, out }

  if (stage.floating || (main.rest === 'air' && crowded === 0)) afloat([...air, ...ground, ...water], sorting)
  else if (main.rest === 'water' && ground.length > 0 && stage.waterline !== undefined) {
    row(water, sorting, waterFeet(stage) - stage.frame.h * 0.05)
    ashore(ground, sorting, feetLine(stage, crowded))
    aloft(air, sorting)
  } else {
    row(ground, sorting, feetLine(stage, crowded))
    row(water, sorting, stage.waterline === undefined ? feetLine(stage, 1) : waterFeet(stage))
    aloft(air, sorting)
  }
  backdrop(behind, sorting)
  return out.filter((one): one is Placed => one !== undefined).sort((a, b) => a.feet - b.feet)
}

const feetLine = ({ frame }: Stage, crowded: number) => frame.y + frame.h * (crowded > 3 ? 0.95 : 0.935)
const waterFeet = ({ frame, waterline = 0.84 }: Stage) => frame.y + frame.h * (waterline + 0.03)

/** By importance and by nature: an elephant is larger than a mouse, but the mouse can still be colored. */
function wantedHeight(
  cluster: Cluster,
  main: Cluster,
  isMain: boolean,
  count: number,
  { frame, boldness }: Stage,
): number {
  const box = clusterBox(cluster)
  const lying = frame.w > frame.h ? 1.36 : 1
  const base = frame.h * Math.min(0.84, boldness * lying) * (count > 2 ? 0.86 : count > 1 ? 0.93 : 1)
  if (isMain) return limited(base * (cluster.parts.length > 1 ? 1.12 : 1), box, frame, count)
  const whole = clusterBox(main)
  // Among people everybody knows who is taller.
  if (cluster.human && main.human)
    return limited(base * clamp(box.h / whole.h, 0.42, 1.25), box, frame, count)
  const nature = clamp(Math.sqrt(Math.sqrt(area(box) / area(whole))), 0.5, 1.5)
  const slender = Math.min(0.86, Math.sqrt(area(whole)) / whole.h)
  // Beside a mouse the cheese would be the main figure.
  const most = cluster.lifeless && !main.lifeless && whole.h < SMALL ? 0.6 : 1.1
  return limited(
    base * clamp((box.h / Math.sqrt(area(box))) * nature * slender, 0.3, most),
    box,
    frame,
    count,
  )
}

/** Centimetres. */
const SMALL = 60
const area = ({ w, h }: Box) => w * h
const isSlender = ({ w, h }: Box) => w / h < 0.8

/** No wider than its share of the page. */
function limited(height: number, box: Box, frame: Box, count: number): number {
  const widest = frame.w * (count > 2 ? 0.62 : count > 1 ? 0.7 : 0.86)
  return Math.min(height, (widest / box.w) * box.h)
}

/** Side by side on the ground; when it gets too narrow, the larger ones step back into a second row. */
function row(which: readonly number[], sorting: Sorting, feet: number): void {
  if (which.length === 0) return
  const { clusters, heights, stage, dice, out } = sorting
  const { frame } = stage
  const width = (i: number) => (clusterBox(clusters[i]!).w / clusterBox(clusters[i]!).h) * heights[i]!
  const total = which.reduce((sum, i) => sum + width(i), 0)
  const room = frame.w * 0.95
  const gap = frame.w * 0.025
  const needed = total + gap * (which.length - 1)
  // Two of whom the main one is slender stay side by side as long as they can.
  const slim = which.length === 2 && clusters[0]!.parts.length < 3 && isSlender(clusterBox(clusters[0]!))
  if (needed > room * (slim ? 1.75 : 1.4) && which.length > 1 && frame.h > frame.w) {
    const sorted = [...which].sort((a, b) => (a === 0 ? 1 : b === 0 ? -1 : heights[a]! - heights[b]!))
    const front = new Set(sorted.slice(Math.floor(which.length / 2)))
    const back = which.filter((i) => !front.has(i))
    const before = which.filter((i) => front.has(i))
    // Heads of those behind look out over those in front; both rows use the whole width.
    const low = Math.max(...before.map((i) => heights[i]!))
    const top = Math.max(...back.map((i) => heights[i]!))
    const wide = (row: readonly number[]) => row.reduce((sum, i) => sum + width(i), gap * (row.length - 1))
    const grow = Math.min(1.3, room / wide(before), room / wide(back), (frame.h * 0.8) / (low * 0.66 + top))
    const smaller = heights.map((h) => h * grow)
    const step = Math.max(...before.map((i) => smaller[i]!)) * 0.66
    row(back, { ...sorting, heights: smaller }, feet - step)
    row(before, { ...sorting, heights: smaller }, feet)
    return
  }
  // Beside the main one alone, whoever is as tall stays so; in a crowd the main one comes first.
  const isEqual = (i: number) =>
    heights[i]! > heights[0]! * 0.75 || (clusters[i]!.human && clusters[0]!.human)
  const equals = clusters.length === 2 && which.length === 2 && which.some((i) => i !== 0 && isEqual(i))
  const sizes = fitted(which, width, room - gap * (which.length - 1), equals ? 0.85 : 0.6)
  const used = which.reduce((sum, i) => sum + width(i) * sizes.get(i)!, gap * (which.length - 1))
  const free = Math.max(0, room - used)
  let x =
    frame.x + frame.w * 0.025 + free * (which.length === 1 ? dice.range(0.42, 0.58) : dice.range(0.2, 0.5))
  const air = which.length > 1 ? (free * 0.4) / (which.length - 1) : 0
  const tallest = Math.max(...which.map((i) => heights[i]! * sizes.get(i)!))
  // Low and wide figures stand a little higher, or the picture would be empty above them.
  const lift = Math.max(0, 0.42 - tallest / frame.h) * 0.3 * frame.h
  for (const i of which) {
    const w = width(i) * sizes.get(i)!
    const depth = i === 0 ? 0 : dice.range(-0.01, 0.03) * frame.h
    out[i] = put(clusters[i]!, heights[i]! * sizes.get(i)!, x + w / 2, feet - lift - depth, stage)
    x += w + gap + air
  }
}

/** By how much each must shrink to fit side by side: the others first, down to the least share, then all. */
function fitted(
  which: readonly number[],
  width: (i: number) => number,
  room: number,
  least: number,
): Map<number, number> {
  const total = which.reduce((sum, i) => sum + width(i), 0)
  if (total <= room) return new Map(which.map((i) => [i, 1]))
  const main = which.includes(0) ? width(0) : 0
  const others = total - main
  const share = others > 0 && main > 0 ? Math.max(least, Math.min(1, (room - main) / others)) : 1
  const all = Math.min(1, room / (main + others * share))
  return new Map(which.map((i) => [i, (i === 0 && main > 0 ? 1 : share) * all]))
}

import type { Box } from '../drawing.ts'
import type { Dice } from '../scenery/dice.ts'
import { clusterBox, placed, type Cluster } from './cluster.ts'
import { overlap } from './transform.ts'

/** The stage: the frame, where the ground begins, where the water line is, whether one floats. */
export interface Stage {
  frame: Box
  near: number
  waterline?: number
  floating: boolean
  /** How large the main figure shall be, as a share of the frame's height. */
  boldness: number
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** A cluster on the page, painted in the order of its feet. */
export interface Placed {
  cluster: Cluster
  box: Box
  feet: number
}

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

  if (stage.floating || (main.rest === 'air' && crowded === 0))
    afloat([...air, ...ground, ...water], clusters, heights, stage, dice, out)
  else {
    row(ground, clusters, heights, stage, dice, out, feetLine(stage, crowded))
    row(
      water,
      clusters,
      heights,
      stage,
      dice,
      out,
      stage.waterline === undefined ? feetLine(stage, 1) : waterFeet(stage),
    )
    aloft(air, clusters, heights, stage, dice, out)
  }
  backdrop(behind, clusters, heights, stage, dice, out)
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
  const base = frame.h * boldness * (count > 2 ? 0.86 : count > 1 ? 0.93 : 1)
  if (isMain) return limited(base * (cluster.parts.length > 1 ? 1.12 : 1), box, frame, count)
  const nature = clamp(Math.sqrt(Math.sqrt(area(box) / area(clusterBox(main)))), 0.5, 1.2)
  const own = clusterBox(main).h > 0 ? (box.h / Math.sqrt(area(box))) * nature : nature
  return limited(base * clamp(own * 0.86, 0.3, 1.1), box, frame, count)
}

const area = ({ w, h }: Box) => w * h

/** No wider than its share of the page. */
function limited(height: number, box: Box, frame: Box, count: number): number {
  const widest = frame.w * (count > 2 ? 0.62 : count > 1 ? 0.7 : 0.86)
  return Math.min(height, (widest / box.w) * box.h)
}

function put(cluster: Cluster, height: number, x: number, feet: number, stage: Stage): Placed {
  const own = clusterBox(cluster)
  const scale = height / own.h
  const { frame } = stage
  const w = own.w * scale
  const edge = frame.w * 0.025
  const left = clamp(x - w / 2, frame.x + edge, Math.max(frame.x + edge, frame.x + frame.w - edge - w))
  const below = (own.y + own.h) * scale
  const top = clamp(
    feet - height + Math.max(0, below),
    frame.y + frame.h * 0.03,
    frame.y + frame.h * 0.985 - height,
  )
  const moved = placed(cluster, { scale, x: left - own.x * scale, y: top - own.y * scale })
  return { cluster: moved, box: clusterBox(moved), feet: top + height - Math.max(0, below) }
}

/** Side by side on the ground; when it gets too narrow, the larger ones step back into a second row. */
function row(
  which: readonly number[],
  clusters: readonly Cluster[],
  heights: readonly number[],
  stage: Stage,
  dice: Dice,
  out: (Placed | undefined)[],
  feet: number,
): void {
  if (which.length === 0) return
  const { frame } = stage
  const width = (i: number) => (clusterBox(clusters[i]!).w / clusterBox(clusters[i]!).h) * heights[i]!
  const total = which.reduce((sum, i) => sum + width(i), 0)
  const room = frame.w * 0.95
  const gap = frame.w * 0.025
  const needed = total + gap * (which.length - 1)
  if (needed > room * 1.45 && which.length > 2) {
    const sorted = [...which].sort((a, b) => (a === 0 ? 1 : b === 0 ? -1 : heights[a]! - heights[b]!))
    const front = new Set(sorted.slice(Math.floor(which.length / 2)))
    const depth = frame.h * 0.15
    row(
      which.filter((i) => !front.has(i)),
      clusters,
      heights.map((h) => h * 0.86),
      stage,
      dice,
      out,
      feet - depth,
    )
    row(
      which.filter((i) => front.has(i)),
      clusters,
      heights.map((h) => h * 0.92),
      stage,
      dice,
      out,
      feet,
    )
    return
  }
  const sizes = fitted(which, width, room - gap * (which.length - 1))
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

/** By how much each must shrink to fit side by side: the others first, down to two thirds, then all. */
function fitted(which: readonly number[], width: (i: number) => number, room: number): Map<number, number> {
  const total = which.reduce((sum, i) => sum + width(i), 0)
  if (total <= room) return new Map(which.map((i) => [i, 1]))
  const main = which.includes(0) ? width(0) : 0
  const others = total - main
  const share = others > 0 && main > 0 ? Math.max(0.66, Math.min(1, (room - main) / others)) : 1
  const all = Math.min(1, room / (main + others * share))
  return new Map(which.map((i) => [i, (i === 0 && main > 0 ? 1 : share) * all]))
}

/** Anywhere in the picture, main one in the middle, the others around it. */
function afloat(
  which: readonly number[],
  clusters: readonly Cluster[],
  heights: readonly number[],
  stage: Stage,
  dice: Dice,
  out: (Placed | undefined)[],
): void {
  const order = [...which].sort((a, b) => a - b)
  for (const i of order) {
    const height = heights[i]! * (i === 0 ? 1 : 0.86) * (order.length > 2 ? 0.86 : 1)
    const spots = i === 0 ? mainSpots(dice, order.length) : AROUND
    out[i] = freest(clusters[i]!, height, spots, stage, dice, out)
  }
}

const mainSpots = (dice: Dice, count: number): readonly (readonly [number, number])[] =>
  count === 1 ? [[dice.range(0.46, 0.54), 0.5]] : [[dice.pick([0.36, 0.64]), dice.range(0.44, 0.56)]]
const AROUND: readonly (readonly [number, number])[] = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
  [0.5, 0.16],
  [0.5, 0.84],
  [0.16, 0.5],
  [0.84, 0.5],
]
const ABOVE: readonly (readonly [number, number])[] = [
  [0.2, 0.15],
  [0.8, 0.15],
  [0.5, 0.14],
  [0.22, 0.3],
  [0.78, 0.3],
  [0.5, 0.26],
  [0.85, 0.42],
  [0.15, 0.42],
]

/** In the sky above those on the ground. */
function aloft(
  which: readonly number[],
  clusters: readonly Cluster[],
  heights: readonly number[],
  stage: Stage,
  dice: Dice,
  out: (Placed | undefined)[],
): void {
  const { frame } = stage
  for (const i of [...which].sort((a, b) => a - b)) {
    const box = clusterBox(clusters[i]!)
    const share = i === 0 ? 0.44 : 0.24
    const height = Math.min(heights[i]!, frame.h * share, (frame.w * (i === 0 ? 0.7 : 0.44) * box.h) / box.w)
    out[i] = freest(
      clusters[i]!,
      height,
      i === 0
        ? [
            [0.5, 0.3],
            [0.4, 0.28],
            [0.6, 0.28],
          ]
        : ABOVE,
      stage,
      dice,
      out,
    )
  }
}

/** The spot with the least overlap; when all are taken, smaller. */
function freest(
  cluster: Cluster,
  height: number,
  spots: readonly (readonly [number, number])[],
  stage: Stage,
  dice: Dice,
  out: readonly (Placed | undefined)[],
): Placed {
  const { frame } = stage
  const taken = out.filter((one) => one !== undefined).map((one) => one.box)
  let best: Placed | undefined
  let least = Infinity
  for (const shrink of [1, 0.85, 0.7, 0.58]) {
    for (const [u, v] of dice.shuffle(spots)) {
      const tall = height * shrink
      const one = put(cluster, tall, frame.x + u * frame.w, frame.y + v * frame.h + tall / 2, stage)
      const cost =
        taken.reduce((sum, box) => sum + overlap(one.box, box), 0) / area(one.box) + (1 - shrink) * 0.3
      if (cost >= least) continue
      least = cost
      best = one
    }
    if (least < 0.08) break
  }
  return best!
}

/** Large things behind the others: beside the main figure, so that both are seen. */
function backdrop(
  which: readonly number[],
  clusters: readonly Cluster[],
  heights: readonly number[],
  stage: Stage,
  dice: Dice,
  out: (Placed | undefined)[],
): void {
  const { frame, near } = stage
  for (const i of which) {
    const own = clusterBox(clusters[i]!)
    const height = Math.min(
      frame.h * (i === 0 ? 0.6 : 0.46),
      (frame.w * 0.62 * own.h) / own.w,
      Math.max(heights[i]!, frame.h * 0.34),
    )
    const taken = out.filter((one) => one !== undefined).map((one) => one.box)
    const feet = frame.y + frame.h * Math.min(0.84, near + 0.03)
    const spots = dice
      .shuffle([0.2, 0.8, 0.5, 0.32, 0.68])
      .map((u) => put(clusters[i]!, height, frame.x + u * frame.w, feet, stage))
    const cost = (one: Placed) => taken.reduce((sum, box) => sum + overlap(one.box, box), 0)
    out[i] = { ...spots.reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a)), feet }
  }
}

import type { Box } from '../drawing.ts'
import type { Dice } from '../scenery/dice.ts'
import { clusterBox, type Cluster } from './cluster.ts'
import { put, takenBy, type Placed, type Sorting } from './put.ts'
import { overlap } from './transform.ts'

const area = ({ w, h }: Box) => w * h

/** Anywhere in the picture, main one in the middle, the others around it. */
export function afloat(which: readonly number[], sorting: Sorting): void {
  const { clusters, heights, dice, out } = sorting
  const order = [...which].sort((a, b) => a - b)
  for (const i of order) {
    const height = heights[i]! * (i === 0 ? 1 : 0.86) * (order.length > 2 ? 0.86 : 1)
    const spots = i === 0 ? mainSpots(dice, order.length) : AROUND
    out[i] = freest(clusters[i]!, height, spots, sorting)
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
/** The main one up there. */
const HIGH: readonly (readonly [number, number])[] = [
  [0.5, 0.3],
  [0.4, 0.28],
  [0.6, 0.28],
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
export function aloft(which: readonly number[], sorting: Sorting): void {
  const { clusters, heights, out } = sorting
  const { frame } = sorting.stage
  for (const i of [...which].sort((a, b) => a - b)) {
    const box = clusterBox(clusters[i]!)
    const share = i === 0 ? 0.44 : 0.24
    const height = Math.min(heights[i]!, frame.h * share, (frame.w * (i === 0 ? 0.7 : 0.44) * box.h) / box.w)
    out[i] = freest(clusters[i]!, height, i === 0 ? HIGH : ABOVE, sorting)
  }
}

/** The spot with the least overlap; when all are taken, smaller. */
function freest(
  cluster: Cluster,
  height: number,
  spots: readonly (readonly [number, number])[],
  { stage, dice, out }: Sorting,
): Placed {
  const { frame } = stage
  const taken = takenBy(out)
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

/** On the shore before a boat: small and in a corner, so that the boat is seen. */
export function ashore(which: readonly number[], sorting: Sorting, feet: number): void {
  const { clusters, heights, stage, dice, out } = sorting
  const { frame } = stage
  for (const i of which) {
    const own = clusterBox(clusters[i]!)
    const most = frame.h * (clusters[i]!.lifeless ? 0.17 : 0.3)
    const height = Math.min(heights[i]!, most, (frame.w * 0.34 * own.h) / own.w)
    const taken = takenBy(out)
    const spots = dice
      .shuffle([0.12, 0.88, 0.3, 0.7, 0.5])
      .map((u) => put(clusters[i]!, height, frame.x + u * frame.w, feet, stage))
    const cost = (one: Placed) => taken.reduce((sum, box) => sum + overlap(one.box, box), 0)
    out[i] = spots.reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a))
  }
}

/** Large things behind the others: beside the main figure, so that both are seen. */
export function backdrop(which: readonly number[], { clusters, heights, stage, dice, out }: Sorting): void {
  const { frame, near } = stage
  for (const i of which) {
    const own = clusterBox(clusters[i]!)
    const height = Math.min(
      frame.h * (i === 0 ? 0.6 : 0.46),
      (frame.w * 0.62 * own.h) / own.w,
      Math.max(heights[i]!, frame.h * 0.34),
    )
    const taken = takenBy(out)
    const feet = frame.y + frame.h * Math.min(0.84, near + 0.03)
    const spots = dice
      .shuffle([0.2, 0.8, 0.5, 0.32, 0.68])
      .map((u) => put(clusters[i]!, height, frame.x + u * frame.w, feet, stage))
    const cost = (one: Placed) => taken.reduce((sum, box) => sum + overlap(one.box, box), 0)
    out[i] = { ...spots.reduce((a, b) => (cost(b) < cost(a) - 1 ? b : a)), feet }
  }
}

import type { TouchRequest } from '../../drawing.ts'
import { anchorOf, mainPart, transformCluster, type Cluster } from '../figures/cluster.ts'

/** Verbs of two who go the same way; others look at each other. */
export const WALKING: ReadonlySet<string> = new Set(['walk', 'cross', 'hike', 'lead', 'hold', 'hold-hands'])

type Walker = readonly [height: number, draw: (touch?: TouchRequest) => Cluster]

/** The tall one goes ahead, and the hand of the short one reaches up to theirs. */
export function handInHand(one: Walker, other: Walker, facing: 'left' | 'right'): Cluster {
  const [[, tall], [, short]] = one[0] < other[0] ? [other, one] : [one, other]
  const ahead = tall()
  const hand = anchorOf(mainPart(ahead), facing === 'right' ? 'handLeft' : 'handRight')
  if (!hand) return ahead
  const beside = short({ height: -hand.y / 100 })
  const reaching = anchorOf(mainPart(beside), 'contact') ?? hand
  const placed = transformCluster(beside, { scale: 1, x: hand.x - reaching.x, y: 0 })
  return { ...ahead, parts: [...ahead.parts, ...placed.parts] }
}

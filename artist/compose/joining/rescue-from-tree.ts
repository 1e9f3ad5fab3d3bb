import {
  anchorOf,
  clusterBox,
  directionOf,
  mainPart,
  partBox,
  transformCluster,
  type Cluster,
} from '../figures/cluster.ts'
import { closed, markPart } from './mark-figure.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** Shares of the climber's height: how far from trunk and ladder the others stand, and how tall they are. */
const [BESIDE_TRUNK, BESIDE_LADDER, HELPER] = [0.62, 0.36, 1.05]

/** Puts another rescuer on the ground below the tree, on the free side or beside the ladder. */
export function putBelowTree(helper: Cluster, tree: Cluster, helperIndex: number): Cluster {
  const climber = tree.parts.at(-1 - helperIndex)!
  const height = partBox(climber).h * HELPER
  const small = transformCluster(helper, { scale: height / clusterBox(helper).h, x: 0, y: 0 })
  const own = clusterBox(small)
  const trunk = centreX(partBox(mainPart(tree)))
  const side = centreX(partBox(climber)) > trunk === (helperIndex === 0) ? -1 : 1
  const x =
    helperIndex === 0
      ? trunk + side * height * BESIDE_TRUNK
      : centreX(partBox(climber)) + side * height * BESIDE_LADDER
  return { ...tree, parts: [...tree.parts, ...moveCluster(small, { x: centreX(own), y: own.y + own.h }, { x, y: 0 }).parts] } // prettier-ignore
}

const RUNGS = 8
/** How far the feet are below the rescued figure, as a share of its height above the ground. */
const ON_RUNG = 0.9

/** Puts the rescuer on a ladder that leans on the tree, with a hand at the rescued figure. */
export function putOnLadder(rescuer: Cluster, tree: Cluster): Cluster {
  const small = scaleBetween(rescuer, tree, 0.5, 0.6)
  return leanLadder(small, shrinkSaved(clusterBox(small).h * LARGEST_SAVED, tree))
}

/** The largest height of the rescued cat as a share of the rescuer's. */
const LARGEST_SAVED = 0.42

/** Shrinks the figures in the tree; their feet stay where they are. */
function shrinkSaved(height: number, { parts: [trunk, ...others], ...tree }: Cluster): Cluster {
  const shrunk = others.map((part) => {
    const box = partBox(part)
    const factor = Math.min(1, height / box.h)
    if (!part.figure.face || factor === 1) return part
    const [x, y] = [centreX(box), box.y + box.h]
    return {
      ...part,
      move: {
        scale: part.move.scale * factor,
        x: x + (part.move.x - x) * factor,
        y: y + (part.move.y - y) * factor,
      },
    }
  })
  return { ...tree, parts: [trunk!, ...shrunk] }
}

/** A ladder against the tree, with the rescuer on it. */
function leanLadder(small: Cluster, tree: Cluster): Cluster {
  const [trunk, ...others] = tree.parts
  const saved = others.find(({ figure }) => figure.face)
  const goal = partBox(saved ?? trunk!)
  const own = clusterBox(small)
  const direction = directionOf(small)
  const [part] = small.parts
  const hands = ['handLeft', 'handRight'] as const
  const reach = hands.map((name) => anchorOf(part!, name)).reduce((best, at) => (at && (!best || at.y < best.y) ? at : best)) // prettier-ignore
  const target = {
    x: direction > 0 ? goal.x + goal.w * 0.08 : goal.x + goal.w * 0.92,
    y: goal.y + goal.h * 0.62,
  }
  const from = reach ?? { x: centreX(own), y: own.y }
  // The feet are on a rung above the ground.
  const scale = Math.min(1, (-target.y * ON_RUNG) / (own.y + own.h - from.y))
  const fitting = transformCluster(small, { scale, x: 0, y: 0 })
  const climbing = moveCluster(fitting, { x: from.x * scale, y: from.y * scale }, target)
  const rails = ladder(centreX(clusterBox(climbing)), goal.y + goal.h * 0.2, own.w * 0.4, direction)
  return { ...tree, parts: [...tree.parts, rails, ...climbing.parts] }
}

/** A ladder from the ground up to a height; `leanSide` is the side it leans to. */
function ladder(x: number, top: number, width: number, leanSide: 1 | -1): ReturnType<typeof markPart> {
  const shift = -leanSide * width * 0.7
  const side = (dx: number) => `M${x + shift + dx - 2} 0L${x + dx - 2} ${top}L${x + dx + 2} ${top}L${x + shift + dx + 2} 0Z` // prettier-ignore
  const rungs = Array.from({ length: RUNGS }, (_, i) => {
    const share = (i + 0.6) / RUNGS
    const [cx, y] = [x + shift * (1 - share), top * share]
    return closed(`M${cx - width / 2} ${y}L${cx + width / 2} ${y}L${cx + width / 2} ${y + 4}L${cx - width / 2} ${y + 4}Z`) // prettier-ignore
  })
  const left = Math.min(x, x + shift) - width / 2 - 2
  return markPart('ladder', [...rungs, closed(side(-width / 2)), closed(side(width / 2))], { x: left, y: top, w: width + Math.abs(shift) + 4, h: -top }) // prettier-ignore
}

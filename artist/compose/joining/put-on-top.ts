import { upperEdge } from './upper-edge.ts'
import { branchBelow } from './branch-below.ts'
import { closed, markPart, stroke } from './mark-figure.ts'
import { anchorOf, clusterBox, mainPart, partBox, type Cluster } from '../figures/cluster.ts'
import { BOARDS, CHAIRS, LYING_BOARDS, nouns, SEAT_DEPTH, TREES } from '../figures/noun-lists.ts'
import { canTakeSeat, takeSeat } from './take-a-seat.ts'
import { putOnBoard } from './put-on-board.ts'
import { isGroup, limitClusterWidth } from './ride-drive-contain.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** Each of several figures stands on the slope where it is. */
const SLOPING = nouns('house log-cabin barn igloo tent iceberg mountain hill doghouse')

/** Share of the width of a roof that figures stand on, and how deep their feet are in it. */
const [ROOF, DEPTH] = [0.72, 0.03]

/** Puts several figures side by side on a roof or a slope, each at the height that it has there. */
function putOnRoof(group: Cluster, roof: Cluster): Cluster {
  const box = partBox(mainPart(roof))
  const all = group.parts.filter(({ figure }) => figure.face)
  const share = (box.w * ROOF) / all.length
  const ones = all.map((part) => limitClusterWidth({ ...group, parts: [part] }, share))
  const middle = (i: number) => centreX(box) + (i - (all.length - 1) / 2) * share
  const heights = upperEdge(mainPart(roof), all.map((_, i) => middle(i))) // prettier-ignore
  const placed = ones.flatMap((one, i) => {
    const own = clusterBox(one)
    const to = { x: middle(i), y: (heights[i] ?? box.y) + own.h * DEPTH }
    return moveCluster(one, { x: centreX(own), y: own.y + own.h }, to).parts
  })
  return { ...roof, parts: [...roof.parts, ...placed] }
}

/** A leaf is this many times as wide as its sitter. */
const LEAF = 1.7

/** Puts a figure on a leaf that lies flat on the ground or the water. */
function putOnLeaf(sitter: Cluster, leaf: Cluster): Cluster {
  const own = clusterBox(sitter)
  const [x, rx] = [centreX(own), (own.w * LEAF) / 2]
  const ry = rx * 0.26
  const y = -ry * 0.6
  const outline = `M${x - rx} ${y}C${x - rx * 0.8} ${y - ry * 1.3} ${x + rx * 0.5} ${y - ry * 1.3} ${x + rx} ${y - ry * 0.2}C${x + rx * 0.7} ${y + ry * 1.2} ${x - rx * 0.6} ${y + ry * 1.3} ${x - rx} ${y}Z`
  const rib = stroke(
    `M${x - rx} ${y}C${x - rx * 0.4} ${y + ry * 0.2} ${x + rx * 0.4} ${y + ry * 0.2} ${x + rx} ${y - ry * 0.2}`,
  )
  const veins = [-0.6, 0.5].flatMap((share) => [-0.8, 0.8].map((side) => stroke(`M${x + rx * share} ${y}L${x + rx * (share + 0.2)} ${y + ry * side}`, 0.8))) // prettier-ignore
  const stalk = closed(`M${x - rx * 0.96} ${y - ry * 0.14}L${x - rx * 1.24} ${y + ry * 0.1}L${x - rx * 1.22} ${y + ry * 0.36}L${x - rx * 0.94} ${y + ry * 0.14}Z`) // prettier-ignore
  const part = markPart('leaf', [stalk, closed(outline), rib, ...veins], { x: x - rx * 1.24, y: y - ry, w: rx * 2.24, h: ry * 2 }) // prettier-ignore
  const raised = moveCluster(sitter, { x: 0, y: 0 }, { x: 0, y: -ry * 0.7 })
  return { ...leaf, parts: [{ ...part, figureIndex: mainPart(leaf).figureIndex }, ...raised.parts] }
}

/** Puts a figure on the round leaf of a water lily, with its flower beside. */
function putOnLilyPad(sitter: Cluster, lily: Cluster): Cluster {
  const own = clusterBox(sitter)
  const [x, rx] = [centreX(own), own.w * 0.86]
  const [ry, thickness] = [rx * 0.3, rx * 0.06]
  const y = -ry
  const pad = closed(`M${x + rx * 0.2} ${y - ry * 0.2}L${x + rx * 0.78} ${y - ry * 0.66}C${x + rx * 1.16} ${y - ry * 0.2} ${x + rx * 1.1} ${y + ry} ${x} ${y + ry}C${x - rx * 1.3} ${y + ry} ${x - rx * 1.3} ${y - ry} ${x} ${y - ry}C${x + rx * 0.2} ${y - ry} ${x + rx * 0.36} ${y - ry * 0.96} ${x + rx * 0.5} ${y - ry * 0.86}Z`) // prettier-ignore
  const edge = stroke(`M${x - rx * 0.98} ${y + thickness}C${x - rx} ${y + ry * 1.2} ${x + rx} ${y + ry * 1.2} ${x + rx * 0.98} ${y + thickness}`, 1)
  const veins = [-0.8, -0.35, 0.2, 0.6].map((u) => stroke(`M${x + rx * 0.16} ${y - ry * 0.1}L${x + rx * u} ${y + ry * (0.86 - Math.abs(u) * 0.5)}`, 0.8)) // prettier-ignore
  const part = markPart('water-lily', [pad, edge, ...veins], { x: x - rx, y: y - ry, w: 2 * rx, h: 2 * ry })
  const flower = scaleBetween(lily, sitter, 0.3, 0.34)
  const box = clusterBox(flower)
  const beside = moveCluster(flower, { x: centreX(box), y: box.y + box.h }, { x: x - rx * 0.96, y: y + ry * 0.9 })
  const raised = moveCluster(sitter, { x: 0, y: 0 }, { x: 0, y: y + ry * 0.24 })
  return { ...lily, parts: [{ ...part, figureIndex: mainPart(lily).figureIndex }, ...raised.parts, ...beside.parts] }
} // prettier-ignore

/** Size of a figure on a thing, as a share of the thing's size. */
const [SMALLEST_ON, LARGEST_ON] = [0.4, 0.9]
/** The smallest share on wide furniture and tall flowers, which fill the page: with the usual one the figure would be tiny. */
const WIDE_SEATS: Readonly<Record<string, number>> = {
  swing: 0.62,
  sofa: 0.52,
  bed: 0.52,
  bench: 0.5,
  sled: 0.8,
  cloud: 0.62,
  flower: 0.66,
  daisy: 0.66,
  rose: 0.66,
  tulip: 0.66,
  sunflower: 0.56,
}
const smallestOn = (lower: Cluster): number => WIDE_SEATS[mainPart(lower).figure.id] ?? SMALLEST_ON
const ROCKS = new Set(['stone', 'rock'])
/** A rock is about as large as its sitter. */
const ON_ROCK = [1, 1.4] as const

/** Puts a figure on something, standing, sitting or lying. On a chair its legs hang down. */
export function putOnTop(upper: Cluster, lower: Cluster): Cluster {
  if (mainPart(lower).figure.id === 'leaf') return putOnLeaf(upper, lower)
  if (mainPart(lower).figure.id === 'water-lily') return putOnLilyPad(upper, lower)
  if (canTakeSeat(upper, lower)) return takeSeat(upper, lower)
  if (LYING_BOARDS.has(mainPart(lower).figure.id)) return putOnBoard(upper, lower)
  const box = partBox(mainPart(lower))
  const isBoard = BOARDS.has(mainPart(lower).figure.id)
  const scaled = isBoard
    ? scaleBetween(upper, lower, 1, 1.3)
    : ROCKS.has(mainPart(lower).figure.id)
      ? scaleBetween(upper, lower, ...ON_ROCK)
      : scaleBetween(upper, lower, smallestOn(lower), LARGEST_ON)
  const small = isGroup(scaled) ? limitClusterWidth(scaled, box.w * 0.92) : scaled
  if (isGroup(scaled) && SLOPING.has(mainPart(lower).figure.id)) return putOnRoof(small, lower)
  const upperBox = clusterBox(small)
  const seat = anchorOf(mainPart(small), 'seat')
  const depth = SEAT_DEPTH[mainPart(lower).figure.id] ?? 0.06
  const top = anchorOf(mainPart(lower), 'saddle', 'seat', 'back') ?? {
    x: centreX(box),
    y: box.y + box.h * depth,
  }
  const from =
    seat && (CHAIRS.has(mainPart(lower).figure.id) || ROCKS.has(mainPart(lower).figure.id))
      ? { x: centreX(upperBox), y: seat.y }
      : { x: centreX(upperBox), y: upperBox.y + upperBox.h * 0.97 }
  const moved = moveCluster(small, from, top)
  const branch = TREES.has(mainPart(lower).figure.id) ? [branchBelow(clusterBox(moved), box)] : []
  return { ...lower, parts: [...lower.parts, ...branch, ...moved.parts] }
}

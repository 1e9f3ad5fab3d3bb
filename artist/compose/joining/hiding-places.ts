import {
  anchorOf,
  clusterBox,
  directionOf,
  mainPart,
  partBox,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import { closed, insteadOf, markPart, oval, stroke } from './mark-figure.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** How much of the sleeper's length and height a cover hides: the head looks out of it. */
const [COVERED_LENGTH, COVERED_HEIGHT] = [0.56, 0.72]

/** Puts leaves or a blanket over a lying figure; the head looks out. */
export function putUnderCover(sleeper: Cluster, cover: Cluster): Cluster {
  const box = partBox(mainPart(sleeper))
  const direction = directionOf(sleeper)
  const head = anchorOf(mainPart(sleeper), 'head')
  const back = direction > 0 ? box.x - box.w * 0.1 : box.x + box.w * 1.1
  const edge = direction > 0 ? box.x + box.w * COVERED_LENGTH : box.x + box.w * (1 - COVERED_LENGTH)
  // A large head begins nearer to the tail.
  const front = head ? (direction > 0 ? Math.min(edge, head.x - box.w * 0.16) : Math.max(edge, head.x + box.w * 0.16)) : edge
  const ground = box.y + box.h
  const shape = { back, front, top: ground - box.h * COVERED_HEIGHT, ground, direction }
  const part = mainPart(cover).figure.id === 'leaf' ? leafHeap(shape) : blanket(shape)
  return { ...sleeper, parts: [...sleeper.parts, insteadOf(cover, part)] }
} // prettier-ignore

/** Where the leaves of a low heap lie, as shares of its width and height, and how they are turned. */
const LOW_LEAVES = [[0.06, 0.3, -70], [0.24, 0.62, -40], [0.42, 0.5, 12], [0.6, 0.66, -14], [0.78, 0.56, 50], [0.95, 0.28, 75], [0.16, 0.14, -84], [0.34, 0.16, -24], [0.52, 0.12, 30], [0.7, 0.16, -50], [0.86, 0.08, 82]] as const // prettier-ignore
/** Shares of the size of the figure among the leaves: the height of the heap, how far it reaches on both sides, and a leaf. */
const [HEAP, BEYOND, LEAF] = [0.32, 0.16, 0.17]

/** Puts leaves around the feet of an animal. */
export function putInLeaves(animal: Cluster, leaves: Cluster): Cluster {
  const box = partBox(mainPart(animal))
  const size = Math.sqrt(box.w * box.h)
  const [x, w, h] = [box.x - size * BEYOND, box.w + 2 * size * BEYOND, size * HEAP]
  const ground = box.y + box.h + size * 0.03
  const drawn = LOW_LEAVES.flatMap(([along, up, degrees]) => leafAt(x + along * w, ground - up * h, size * LEAF, degrees)) // prettier-ignore
  const part = markPart('leaf', drawn, { x: x - size * LEAF, y: ground - h, w: w + 2 * size * LEAF, h })
  return { ...animal, parts: [...animal.parts, insteadOf(leaves, part)] }
}

interface CoverShape {
  back: number
  front: number
  top: number
  ground: number
  direction: 1 | -1
}

/** Share of the heap's width and height where each leaf lies, and how it is turned. Painted from top to bottom. */
const LEAVES = [[0.5, 0.94, 20], [0.3, 0.84, -40], [0.7, 0.84, 60], [0.12, 0.6, -70], [0.46, 0.68, 10], [0.8, 0.62, 80], [0.28, 0.52, -20], [0.62, 0.48, 40], [0.05, 0.3, -80], [0.42, 0.34, 15], [0.9, 0.34, 100], [0.2, 0.2, -50], [0.74, 0.22, 60], [0.54, 0.12, 0], [0.06, 0.08, -90], [0.36, 0.06, -30], [0.92, 0.08, 95]] as const // prettier-ignore

/** A heap of leaves that lie on each other. */
function leafHeap({ back, front, top, ground, direction }: CoverShape): Part {
  const [w, h] = [Math.abs(front - back), ground - top]
  const size = Math.min(w, h) * 0.3
  const leaves = LEAVES.flatMap(([along, up, degrees]) => leafAt(back + direction * along * w, ground - up * h * 0.92, size, direction * degrees)) // prettier-ignore
  const mound = closed(`M${back} ${ground}C${back} ${top + h * 0.3} ${back + direction * w * 0.24} ${top} ${back + direction * w * 0.52} ${top}C${back + direction * w * 0.86} ${top} ${front} ${top + h * 0.5} ${front} ${ground}Z`) // prettier-ignore
  return markPart('leaf', [mound, ...leaves], { x: Math.min(back, front) - size, y: top - size, w: w + 2 * size, h: h + size }) // prettier-ignore
}

/** A pointed leaf with its middle rib, turned about its middle. */
function leafAt(x: number, y: number, size: number, degrees: number): ReturnType<typeof closed>[] {
  const turn = ((degrees - 90) * Math.PI) / 180
  const at = (u: number, v: number) => `${x + (u * Math.cos(turn) - v * Math.sin(turn)) * size} ${y + (u * Math.sin(turn) + v * Math.cos(turn)) * size}` // prettier-ignore
  return [
    closed(`M${at(-0.8, 0)}C${at(-0.5, -0.7)} ${at(0.3, -0.6)} ${at(1, 0)}C${at(0.3, 0.6)} ${at(-0.5, 0.7)} ${at(-0.8, 0)}Z`),
    stroke(`M${at(-1.1, 0)}L${at(0.6, 0)}`, 0.8),
  ]
} // prettier-ignore

/** A blanket with a hem and a few patches. */
function blanket({ back, front, top, ground, direction }: CoverShape): Part {
  const [w, h] = [Math.abs(front - back), ground - top]
  const at = (along: number, up: number) => `${back + direction * along * w} ${ground - up * h}`
  const outline = `M${at(-0.04, 0.02)}C${at(0, 0.5)} ${at(0.12, 1)} ${at(0.44, 1.04)}C${at(0.7, 1.08)} ${at(0.86, 0.98)} ${at(0.98, 0.84)}C${at(1.04, 0.56)} ${at(1.02, 0.3)} ${at(1.06, 0)}C${at(0.9, -0.08)} ${at(0.84, 0.03)} ${at(0.7, -0.02)}C${at(0.5, -0.08)} ${at(0.4, 0.03)} ${at(0.28, -0.02)}C${at(0.14, -0.06)} ${at(0.06, 0)} ${at(-0.04, 0.02)}Z`
  const hem = stroke(`M${at(0.84, 1)}C${at(0.9, 0.6)} ${at(0.88, 0.3)} ${at(0.92, -0.02)}`, 1)
  const seams = [stroke(`M${at(0.3, 1)}C${at(0.32, 0.6)} ${at(0.28, 0.3)} ${at(0.3, 0)}`, 0.9), stroke(`M${at(0.58, 1.05)}C${at(0.62, 0.6)} ${at(0.58, 0.3)} ${at(0.61, 0)}`, 0.9), stroke(`M${at(0, 0.46)}C${at(0.3, 0.56)} ${at(0.6, 0.46)} ${at(0.9, 0.5)}`, 0.9)] // prettier-ignore
  const spots = [[0.16, 0.24], [0.45, 0.74], [0.75, 0.24]].map(([along, up]) => closed(oval(back + direction * along! * w, ground - up! * h, h * 0.1))) // prettier-ignore
  const x = Math.min(back, front) - w * 0.06
  return markPart('blanket', [closed(outline), hem, ...seams, ...spots], { x, y: top - h * 0.06, w: w * 1.12, h: h * 1.1 }) // prettier-ignore
}

/** Shares of the looker's size: the width and the height of the window, and of the seat below it. */
const [PANE_WIDTH, PANE_HEIGHT, SEAT] = [1.9, 1.75, 0.5]

/** Puts a figure on a wide sill in front of a large window with the sky outside. */
export function putAtWindow(looker: Cluster, window: Cluster): Cluster {
  const own = clusterBox(looker)
  const size = Math.sqrt(own.w * own.h)
  const [w, h, seat, thickness] = [Math.max(size * PANE_WIDTH, own.w * 1.25), Math.max(size * PANE_HEIGHT, own.h * 1.3), size * SEAT, size * 0.07] // prettier-ignore
  const [left, top, right] = [-w / 2, -seat - h, w / 2]
  const rect = (x: number, y: number, width: number, height: number) => closed(`M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`) // prettier-ignore
  const hill = closed(`M${left} ${-seat}L${left} ${-seat - h * 0.2}C${left + w * 0.25} ${-seat - h * 0.34} ${left + w * 0.45} ${-seat - h * 0.3} ${left + w * 0.6} ${-seat - h * 0.18}C${left + w * 0.75} ${-seat - h * 0.3} ${right - w * 0.1} ${-seat - h * 0.3} ${right} ${-seat - h * 0.22}L${right} ${-seat}Z`) // prettier-ignore
  const outside = markPart('window', [rect(left - thickness, top - thickness, w + 2 * thickness, h + thickness), rect(left, top, w, h), hill], { x: left - thickness, y: top - thickness, w: w + 2 * thickness, h: h + thickness }) // prettier-ignore
  const bars = markPart('window-bars', [rect(-thickness * 0.3, top, thickness * 0.6, h), rect(left, top + h * 0.42, w, thickness * 0.6)], { x: left, y: top, w, h }) // prettier-ignore
  const curtain = (direction: 1 | -1) => {
    const x = direction > 0 ? right + thickness : left - thickness
    return closed(`M${x} ${top - thickness * 1.6}L${x - direction * w * 0.26} ${top - thickness * 1.6}C${x - direction * w * 0.22} ${top + h * 0.4} ${x - direction * w * 0.04} ${top + h * 0.5} ${x - direction * w * 0.03} ${-seat}L${x + direction * thickness} ${-seat}Z`) // prettier-ignore
  }
  const bench = [rect(left - thickness * 2, -seat - thickness, w + thickness * 4, thickness * 1.6), rect(left - thickness, -seat + thickness * 0.6, w + 2 * thickness, seat - thickness * 0.6), rect(left + w * 0.1, -seat + thickness * 1.6, w * 0.34, seat - thickness * 2.8), rect(right - w * 0.44, -seat + thickness * 1.6, w * 0.34, seat - thickness * 2.8)] // prettier-ignore
  const front = markPart('window-seat', [curtain(1), curtain(-1), rect(left - thickness * 2, top - thickness * 2.2, w + thickness * 4, thickness), ...bench], { x: left - thickness * 2, y: top - thickness * 2.2, w: w + thickness * 4, h: h + seat + thickness * 2.2 }) // prettier-ignore
  const sitting = moveCluster(looker, { x: centreX(own), y: own.y + own.h }, { x: -directionOf(looker) * w * 0.14, y: -seat - thickness * 0.3 }) // prettier-ignore
  const backdrop = [insteadOf(window, outside), bars, front].map((part) => ({ ...part, behind: true }))
  return { ...sitting, parts: [...sitting.parts, ...backdrop] }
}

/** Where figures outside a window are, as shares of its pane. */
const OUTSIDE = [[0.78, 0.2], [0.6, 0.52], [0.84, 0.62], [0.42, 0.14]] as const // prettier-ignore

/** Puts the watched figures behind the bars of the window. */
export function putOutside(seen: Cluster, atWindow: Cluster): Cluster {
  const at = atWindow.parts.findIndex(({ figure }) => figure.id === 'window-bars')
  const pane = at >= 0 ? partBox(atWindow.parts[at]!) : clusterBox(atWindow)
  const direction = directionOf(atWindow)
  const few = seen.parts.slice(0, OUTSIDE.length)
  const outside = few.flatMap((part, i) => {
    const one = { ...seen, parts: [part] }
    const box = clusterBox(one)
    const scale = (pane.w * (few.length > 1 ? 0.22 : 0.3)) / Math.max(box.w, box.h)
    const [along, down] = OUTSIDE[i]!
    const x = pane.x + pane.w * (direction > 0 ? along : 1 - along)
    const small = scaleBetween(one, one, scale, scale)
    const own = clusterBox(small)
    return moveCluster(small, { x: centreX(own), y: own.y + own.h / 2 }, { x, y: pane.y + pane.h * down }).parts
  })
  const back = outside.map((part) => ({ ...part, behind: true, fine: true }))
  return { ...atWindow, parts: [...atWindow.parts.slice(0, at), ...back, ...atWindow.parts.slice(at)] }
} // prettier-ignore

/** Shares of the hider's height: the width of the trunk, its height, and the size of what is in the hole. */
const [TRUNK, TRUNK_HEIGHT, STORED, IN_PAWS] = [0.84, 1.75, 0.13, 0.14]

/** Puts an old trunk with a hole behind a figure that hides food in it; hidden things are in the hole. */
export function putAtTreeHole(hider: Cluster, tree: Cluster): Cluster {
  const [first, ...others] = hider.parts
  const stored = others.filter(({ figure, figureIndex }) => figureIndex !== undefined && !figure.face)
  const box = partBox(first!)
  const direction = directionOf(hider)
  const h = box.h
  const half = (h * TRUNK) / 2
  const x = centreX(box) + direction * (box.w / 2 + half * 0.42)
  const top = -h * TRUNK_HEIGHT
  const trunk = closed(`M${x - half * 1.5} ${h * 0.03}C${x - half} ${-h * 0.1} ${x - half} ${-h * 0.5} ${x - half * 0.9} ${-h}C${x - half * 0.84} ${top * 0.8} ${x - half * 1.1} ${top * 0.92} ${x - half * 1.5} ${top}L${x + half * 1.5} ${top}C${x + half * 1.1} ${top * 0.92} ${x + half * 0.84} ${top * 0.8} ${x + half * 0.9} ${-h}C${x + half} ${-h * 0.5} ${x + half} ${-h * 0.1} ${x + half * 1.5} ${h * 0.03}C${x + half * 0.5} ${-h * 0.04} ${x - half * 0.5} ${-h * 0.04} ${x - half * 1.5} ${h * 0.03}Z`) // prettier-ignore
  const crown = closed(`M${x - half * 1.5} ${top}C${x - half * 3.2} ${top + h * 0.1} ${x - half * 3.4} ${top - h * 0.5} ${x - half * 2.2} ${top - h * 0.6}C${x - half * 1.8} ${top - h * 1.1} ${x - half * 0.5} ${top - h * 1.1} ${x} ${top - h * 0.8}C${x + half * 0.6} ${top - h * 1.1} ${x + half * 2} ${top - h} ${x + half * 2.2} ${top - h * 0.6}C${x + half * 3.4} ${top - h * 0.5} ${x + half * 3.2} ${top + h * 0.1} ${x + half * 1.5} ${top}C${x + half * 0.8} ${top + h * 0.14} ${x - half * 0.8} ${top + h * 0.14} ${x - half * 1.5} ${top}Z`) // prettier-ignore
  const hole = { x, y: -h * 1.08, r: half * 0.62 }
  const rim = [closed(oval(hole.x, hole.y, hole.r * 1.2, hole.r * 1.34)), closed(oval(hole.x, hole.y, hole.r, hole.r * 1.12))]
  const bark = [-0.5, 0.56].map((share) => stroke(`M${x + half * share} ${-h * 0.2}C${x + half * share * 0.9} ${-h * 0.4} ${x + half * share * 1.1} ${-h * 0.5} ${x + half * share} ${-h * 0.62}`, 0.9))
  const drawn = markPart('tree', [trunk, crown, ...rim, ...bark], { x: x - half * 3, y: top - h, w: half * 6, h: h * (1 + TRUNK_HEIGHT) })
  const items = stored.slice(0, 3).flatMap((part, i) => {
    const small = scaleBetween({ ...hider, parts: [part] }, hider, STORED, STORED)
    const own = clusterBox(small)
    const to = { x: hole.x + (i - 1) * hole.r * 0.62, y: hole.y + hole.r * (i === 1 ? 0.72 : 0.84) }
    return moveCluster(small, { x: centreX(own), y: own.y + own.h }, to).parts
  })
  const paw = stored[0] && pawful(hider, stored[0])
  return { ...hider, parts: [first!, ...(paw ?? []), ...[insteadOf(tree, drawn), ...items].map((part) => ({ ...part, behind: true }))] }
} // prettier-ignore

/** One more nut in the paws. */
function pawful(hider: Cluster, item: Part): Part[] {
  const part = mainPart(hider)
  const hand = anchorOf(part, 'handRight', 'handLeft', 'mouth')
  if (!hand) return []
  const small = scaleBetween({ ...hider, parts: [{ ...item, behind: false }] }, hider, IN_PAWS, IN_PAWS)
  const own = clusterBox(small)
  return moveCluster(small, { x: centreX(own), y: own.y + own.h / 2 }, hand).parts
}

import {
  anchorOf,
  clusterBox,
  facesOf,
  mainPart,
  partBox,
  transformCluster,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import { closed, markPart } from './mark-figure.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** A web is this many times as wide as its spider. */
const WEB = 2.6

/** Puts a spider in the middle of its web. */
export function putInWeb(spider: Cluster, web: Cluster): Cluster {
  const [own, drawn] = [clusterBox(spider), clusterBox(web)]
  const large = transformCluster(web, { scale: (own.w * WEB) / drawn.w, x: 0, y: 0 })
  const box = clusterBox(large)
  const middle = { x: centreX(box), y: box.y + box.h * 0.5 }
  const placed = moveCluster(spider, { x: centreX(own), y: own.y + own.h / 2 }, middle)
  return { ...large, parts: [...large.parts.map((part) => ({ ...part, fine: true })), ...placed.parts] }
}

/** Sizes of what is hidden as shares of the one who hides it, and how far from its feet it lies. */
const [SMALLEST, LARGEST, ASIDE] = [0.2, 0.3, 0.42]

/** Puts things that somebody hides on the ground on both sides, each half behind a tuft of grass. */
export function putBehindTufts(hider: Cluster, things: Cluster): Cluster {
  const box = clusterBox(hider)
  const spots = [1, -1, 1.7].map((way) => centreX(box) + way * (box.w / 2 + box.h * ASIDE * 0.4))
  const single = { ...things, parts: things.parts.slice(0, 1) }
  const copies = things.parts.length > 1 ? things.parts.slice(0, spots.length) : single.parts
  const parts = copies.flatMap((part, i) => {
    const one = scaleBetween({ ...things, parts: [part] }, hider, SMALLEST, LARGEST)
    const own = clusterBox(one)
    const to = { x: spots[i]!, y: box.h * 0.03 * (i % 2 ? 1 : 2) }
    return [...moveCluster(one, { x: centreX(own), y: own.y + own.h }, to).parts, tuft(to.x, to.y, own.h)]
  })
  return { ...hider, parts: [...hider.parts, ...parts] }
}

/** Blades of grass in front of a hidden thing; `height` is the height of the thing. */
function tuft(x: number, y: number, height: number): Part {
  const blades = [-0.62, -0.36, -0.08, 0.2, 0.46, 0.66].map((share, i) => {
    const [cx, w, h] = [x + share * height, height * 0.15, height * (0.42 + 0.14 * (i % 2))]
    const bend = share * height * 0.3
    return closed(`M${cx - w} ${y}C${cx - w * 0.8} ${y - h * 0.5} ${cx + bend * 0.6} ${y - h * 0.8} ${cx + bend} ${y - h}C${cx + bend * 0.7 + w * 0.6} ${y - h * 0.6} ${cx + w} ${y - h * 0.4} ${cx + w} ${y}Z`) // prettier-ignore
  })
  return markPart('grass', blades, { x: x - height, y: y - height * 0.6, w: 2 * height, h: height * 0.6 })
}

/** Puts a small animal on somebody's shoulder, beside the head. */
export function putOnShoulder(animal: Cluster, person: Cluster): Cluster {
  const small = scaleBetween(animal, person, 0.3, 0.36)
  const own = clusterBox(small)
  const [head] = facesOf(person)
  const box = partBox(mainPart(person))
  const way = mainPart(person).figure.facing === 'left' ? 1 : -1
  const feet = anchorOf(mainPart(small), 'feet') ?? { x: centreX(own), y: own.y + own.h * 0.97 }
  const shoulder = head
    ? { x: way > 0 ? head.x + head.w * 1.02 : head.x - head.w * 0.02, y: head.y + head.h * 1.16 }
    : { x: centreX(box), y: box.y }
  const placed = moveCluster(small, { x: feet.x, y: own.y + own.h * 0.97 }, shoulder)
  const edge = clusterBox(placed)
  // The body of the animal stays beside the face.
  const overlap = head ? (way > 0 ? head.x + head.w * 0.94 - edge.x : head.x + head.w * 0.06 - edge.x - edge.w) : 0 // prettier-ignore
  const x = way > 0 ? Math.max(0, overlap) : Math.min(0, overlap)
  return { ...person, parts: [...person.parts, ...transformCluster(placed, { scale: 1, x, y: 0 }).parts] }
}

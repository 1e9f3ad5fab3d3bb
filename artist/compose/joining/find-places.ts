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

/** Sizes of hidden things as shares of the hider's, and how far from its feet they lie. */
const [SMALLEST, LARGEST, ASIDE] = [0.2, 0.3, 0.42]

/** Puts hidden things on the ground on both sides, each half behind a tuft of grass. */
export function putBehindTufts(hider: Cluster, things: Cluster): Cluster {
  const box = clusterBox(hider)
  const spots = [1, -1, 1.7].map((direction) => centreX(box) + direction * (box.w / 2 + box.h * ASIDE * 0.4))
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

/** Sizes of an insect as shares of the animal's on whose nose it sits: before a snout, and between the eyes of a round head. */
const [ON_SNOUT, BETWEEN_EYES] = [0.22, 0.13]

/** Puts a butterfly on the nose of an animal; the eyes stay free. */
export function putOnSnout(insect: Cluster, animal: Cluster): Cluster {
  const part = mainPart(animal)
  const box = partBox(part)
  const [head = box] = facesOf(animal)
  const direction = part.figure.facing === 'left' ? -1 : 1
  const mouth = anchorOf(part, 'mouth') ?? { x: centreX(box), y: box.y + box.h * 0.3 }
  const isRound = part.figure.facing === 'front' || (mouth.x - centreX(head)) * direction < head.w * SNOUT
  const share = isRound ? BETWEEN_EYES : ON_SNOUT
  const small = scaleBetween(insect, animal, share, share)
  const own = clusterBox(small)
  const ahead = isRound ? 0 : direction * (head.w * 0.2 + own.w * 0.2)
  const nose = { x: mouth.x + ahead, y: mouth.y - head.h * (isRound ? 0 : 0.24) }
  const placed = moveCluster(small, { x: centreX(own), y: own.y + own.h }, nose)
  return { ...animal, parts: [...animal.parts, ...placed.parts.map((each) => ({ ...each, fine: true }))] }
}
/** From here on, as a share of the head's width, the mouth is ahead of the eyes. */
const SNOUT = 0.34

/** Size of a young one on the back of an animal that is seen from the front. */
const ON_BACK = 0.46

/** Puts a young one behind the shoulder of an animal that faces the viewer: its head looks out beside hers. */
export function putBehindShoulder(young: Cluster, carrier: Cluster): Cluster {
  const small = scaleBetween(young, carrier, ON_BACK, ON_BACK)
  const own = clusterBox(small)
  const box = clusterBox(carrier)
  const [head = box] = facesOf(carrier)
  const to = { x: head.x - own.w * 0.04, y: head.y + head.h * 1.3 }
  const placed = moveCluster(small, { x: centreX(own), y: own.y + own.h }, to)
  return { ...carrier, parts: [...carrier.parts, ...placed.parts.map((part) => ({ ...part, behind: true }))] }
}

/** Puts a small animal on a person's shoulder, beside the head. */
export function putOnShoulder(animal: Cluster, person: Cluster): Cluster {
  const small = scaleBetween(animal, person, 0.3, 0.36)
  const own = clusterBox(small)
  const [head] = facesOf(person)
  const box = partBox(mainPart(person))
  const direction = mainPart(person).figure.facing === 'left' ? 1 : -1
  const feet = anchorOf(mainPart(small), 'feet') ?? { x: centreX(own), y: own.y + own.h * 0.97 }
  const shoulder = head
    ? { x: direction > 0 ? head.x + head.w * 0.94 : head.x + head.w * 0.06, y: head.y + head.h * 1.2 }
    : { x: centreX(box), y: box.y }
  const placed = moveCluster(small, { x: feet.x, y: own.y + own.h * 0.97 }, shoulder)
  const edge = clusterBox(placed)
  // The body of the animal covers an ear or hair at most, not the face.
  const overlap = head ? (direction > 0 ? head.x + head.w * 0.8 - edge.x : head.x + head.w * 0.2 - edge.x - edge.w) : 0 // prettier-ignore
  const x = direction > 0 ? Math.max(0, overlap) : Math.min(0, overlap)
  return { ...person, parts: [...person.parts, ...transformCluster(placed, { scale: 1, x, y: 0 }).parts] }
}

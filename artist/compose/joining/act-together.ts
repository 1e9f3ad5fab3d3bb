import { clamp } from '../../geometry/clamp.ts'
import type { Point } from '../../drawing.ts'
import {
  anchorOf,
  clusterBox,
  facesOf,
  directionOf,
  mainPart,
  partBox,
  transformCluster,
  type Cluster,
} from '../figures/cluster.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'
import { holeOf } from './action-marks.ts'
import { closed, flightTrail, markPart } from './mark-figure.ts'
import { paintOver } from './touch-partner.ts'

/** A pair that is wider than this runs on a slope, or it would be small on an upright page. */
const WIDE_PAIR = 1.5
/** Shares of the pursuer's size: how far ahead and how much higher the other one runs. */
const SLOPE = { animals: { ahead: 0.98, higher: 0.5 }, people: { ahead: 0.66, higher: 0.34 } }
const GAP = 0.16
/** Sizes of who is chased as shares of the pursuer's size: a goose runs after a man who is larger, puppies after a small butterfly. */
const [SMALLEST_CHASED, LARGEST_CHASED] = [0.42, 1.6]

/** Puts the one who is chased ahead of the pursuer; both run in the same direction. */
export function putAhead(chased: Cluster, pursuer: Cluster): Cluster {
  const way = directionOf(pursuer)
  const { ahead, higher } = pursuer.human ? SLOPE.people : SLOPE.animals
  const other = scaleBetween(chased, pursuer, SMALLEST_CHASED, LARGEST_CHASED)
  const [own, box] = [clusterBox(pursuer), clusterBox(other)]
  const isWide = (own.w + box.w) / Math.max(own.h, box.h) > WIDE_PAIR
  const edge = way > 0 ? own.x + own.w - box.x : own.x - box.x - box.w
  const x = isWide ? edge - way * own.w * (1 - ahead) : edge + way * own.h * GAP
  const y = isWide ? -own.h * higher : 0
  return { ...pursuer, parts: [...transformCluster(other, { scale: 1, x, y }).parts, ...pursuer.parts] }
}

/** Puts two in front of each other, a step apart; on an upright page the second of a wide pair stands higher. */
export function putFaceToFace(other: Cluster, own: Cluster): Cluster {
  const way = directionOf(own)
  const partner = scaleBetween(other, own, 0.56, 1.6)
  const [box, there] = [clusterBox(own), clusterBox(partner)]
  const isWide = (box.w + there.w) / Math.max(box.h, there.h) > WIDE_PAIR
  const edge = way > 0 ? box.x + box.w - there.x : box.x - there.x - there.w
  const x = edge + way * box.h * (isWide ? -0.1 : GAP)
  const higher = transformCluster(partner, { scale: 1, x, y: isWide ? -box.h * 0.55 : 0 })
  return { ...own, parts: [...higher.parts, ...own.parts] }
}

/** Puts somebody in front of an animal on the same ground, so near that the muzzle touches the face or the nest. */
export function putMuzzleToMuzzle(other: Cluster, own: Cluster): Cluster {
  const way = directionOf(own)
  const partner = scaleBetween(other, own, 0.4, 1.1)
  const [box, there] = [clusterBox(own), clusterBox(partner)]
  const front = way > 0 ? box.x + box.w : box.x
  // From the front, one would hide the face of the other.
  if ([own, partner].every((each) => mainPart(each).figure.facing === 'front' && !each.inanimate)) {
    const beside = transformCluster(partner, { scale: 1, x: box.x + box.w - there.x - there.w * 0.14, y: 0 })
    return { ...own, parts: [...own.parts, ...beside.parts] }
  }
  const mouth = anchorOf(mainPart(own), 'mouth') ?? { x: front, y: box.y }
  const [head] = facesOf(partner)
  const isTurned = mainPart(partner).figure.facing === mainPart(own).figure.facing && !partner.human
  // A dog does not reach the face of who stands, whose legs would hide its own.
  const isBelow = partner.human && head && mouth.y > head.y + head.h
  if (!partner.inanimate && (isTurned || isBelow)) return putMuzzleToSide(partner, own, mouth)
  const near = way > 0 ? there.x : there.x + there.w
  const face = anchorOf(mainPart(partner), 'mouth') ?? { x: near + way * there.w * 0.2, y: there.y }
  const x = mouth.x - face.x + way * box.h * 0.04
  // A thing that is lower than the muzzle stands in front of the feet.
  const clear = partner.inanimate ? Math.max(0, (front - near - x) * way * 0.7) * way : 0
  return {
    ...own,
    parts: [...own.parts, ...transformCluster(partner, { scale: 1, x: x + clear, y: 0 }).parts],
  }
}

/** How much of its back the muzzle is on, how low the back is and how much farther it may stand, as shares of its size. */
const [LICKED, BACK, FARTHER] = [0.24, 0.3, 0.2]

/** Puts somebody ahead of who licks it; the muzzle is painted over the back or the legs. */
function putMuzzleToSide(licked: Cluster, own: Cluster, mouth: Point): Cluster {
  const way = directionOf(own)
  const [box, there] = [clusterBox(own), clusterBox(licked)]
  const [tip, tail] = way > 0 ? [box.x + box.w, there.x] : [box.x, there.x + there.w]
  // A small one stands a little farther, and so higher on the page, where the muzzle reaches its back.
  const y = clamp(mouth.y - (there.y + there.h * BACK), -there.h * FARTHER, 0)
  const ahead = transformCluster(licked, { scale: 1, x: tip - tail - way * there.w * LICKED, y })
  return { ...own, parts: [...ahead.parts, ...own.parts] }
}

/** Sizes of what is watched as shares of the watchers' size. */
const [SMALLEST_SIGHT, LARGEST_SIGHT] = [0.45, 0.7]

/** Puts what is watched into the sky in front of the watchers, where their eyes look. */
export function putInView(watchers: Cluster, sight: Cluster): Cluster {
  const way = directionOf(watchers)
  const seen = scaleBetween(sight, watchers, SMALLEST_SIGHT, LARGEST_SIGHT)
  const [group, box] = [clusterBox(watchers), clusterBox(seen)]
  const edge = way > 0 ? group.x + group.w : group.x
  // In front of one watcher, above the first of several.
  const isFromBehind = mainPart(watchers).figure.view === 'back'
  const ahead = isFromBehind
    ? -group.w / 2
    : group.w < group.h * 0.8
      ? box.w * 0.2
      : -Math.min(box.w * 0.36, group.w * 0.25)
  // A camera points straight ahead.
  const isShot = mainPart(watchers).figure.pose === 'photograph'
  if (isShot) {
    const at = { x: edge + way * box.w * 0.75, y: group.y + group.h * 0.36 }
    return {
      ...watchers,
      parts: [...watchers.parts, ...moveCluster(seen, { x: centreX(box), y: box.y + box.h }, at).parts],
    }
  }
  const to: Point = { x: edge + way * ahead, y: group.y - group.h * 0.03 }
  const placed = moveCluster(seen, { x: centreX(box), y: box.y + box.h }, to)
  return { ...watchers, parts: [...placed.parts, ...watchers.parts] }
}

/** Puts a thing into the air between two who throw and catch it, with lines of its flight. */
export function putInAir(joined: Cluster, thing: Cluster): Cluster {
  const [actor, ...others] = joined.parts
  const receiver = others.find(({ figure }) => figure.face)
  const from = anchorOf(actor!, 'handLeft', 'handRight')
  if (!receiver || !from) return joined
  const [own, other] = [partBox(actor!), partBox(receiver)]
  const ball = scaleBetween(thing, { ...joined, parts: [actor!] }, 0.2, 0.3)
  const box = clusterBox(ball)
  const way = centreX(other) > centreX(own) ? 1 : -1
  const x = (way > 0 ? own.x + own.w + other.x : own.x + other.x + other.w) / 2
  const y = own.y + own.h * 0.2
  const flown = moveCluster(ball, { x: centreX(box), y: box.y + box.h / 2 }, { x, y })
  return { ...joined, parts: [...joined.parts, flightTrail(x, y, box.h / 2, way), ...flown.parts] }
}

/** Puts a ball on the ground at the foot that kicks it. */
export function rollBetween(joined: Cluster, thing: Cluster): Cluster {
  const [kicker, ...others] = joined.parts
  const toe = anchorOf(kicker!, 'contact')
  const ball = scaleBetween(thing, { ...joined, parts: [kicker!] }, 0.2, 0.3)
  const box = clusterBox(ball)
  const way = directionOf(joined)
  const to = toe
    ? { x: toe.x + way * box.w * 0.5, y: toe.y }
    : { x: centreX(partBox(kicker!)), y: -box.h / 2 }
  const rolled = moveCluster(ball, { x: centreX(box), y: box.y + box.h / 2 }, to)
  return { ...joined, parts: [kicker!, ...others, ...rolled.parts] }
}

/** The share of a buried thing that looks out of the earth, and the height of the mound as a share of the digger's. */
const [OUT_OF_HOLE, MOUND] = [0.7, 0.12]
/** Sizes of a buried thing as shares of the digger's: a bone, and one of several nuts. */
const [BURIED, ONE_OF_SEVERAL] = [0.4, 0.15]

/** Puts a thing that is buried or dug up halfway into the hole. The mound is painted over it. */
export function putInHole(thing: Cluster, digger: Cluster): Cluster {
  const size = thing.parts.length > 1 ? ONE_OF_SEVERAL * Math.sqrt(thing.parts.length) : BURIED
  const small = scaleBetween(inRow(thing), digger, size, size + 0.1)
  const box = clusterBox(small)
  const sunk = moveCluster(
    small,
    { x: centreX(box), y: box.y + box.h * (thing.parts.length > 1 ? 1.1 : OUT_OF_HOLE) },
    { x: holeOf(mainPart(digger)), y: -clusterBox(digger).h * MOUND },
  )
  const [face] = facesOf(digger)
  const there = clusterBox(sunk)
  // Before the face, not over it.
  const x = !face || there.y > face.y + face.h ? 0 : directionOf(digger) > 0 ? face.x + face.w - there.x : face.x - there.x - there.w // prettier-ignore
  const free = transformCluster(sunk, { scale: 1, x: x * directionOf(digger) > 0 ? x : 0, y: 0 })
  return { ...digger, parts: [...digger.parts, ...free.parts] }
}

/** Several things side by side, as many as a hole has room for. */
function inRow({ parts, ...things }: Cluster): Cluster {
  let x = 0
  const row = parts.slice(0, 3).map((part) => {
    const box = partBox(part)
    const moved = {
      ...part,
      move: { ...part.move, x: part.move.x + x - box.x, y: part.move.y - box.y - box.h },
    }
    x += box.w
    return moved
  })
  return { ...things, parts: row }
}

/** Puts a child on the shoulders of somebody whose own drawing has its legs. */
export function putOnShoulders(child: Cluster, carrier: Cluster): Cluster {
  const box = partBox(mainPart(carrier))
  const small = transformCluster(child, { scale: clamp((box.h * 0.62) / clusterBox(child).h, 0.4, 1.1), x: 0, y: 0 }) // prettier-ignore
  const [head] = facesOf(carrier)
  const seat = anchorOf(mainPart(small), 'seat') ?? { x: 0, y: 0 }
  const neck = head ? { x: centreX(head) - directionOf(carrier) * head.w * 0.12, y: head.y + head.h * 0.16 } : { x: 0, y: box.y } // prettier-ignore
  const placed = moveCluster(small, seat, neck)
  return { ...carrier, parts: [...carrier.parts, ...placed.parts.map((part) => ({ ...part, behind: true }))] }
}

/** Shares of the climber's height: how far from trunk and ladder the others stand, and how tall they are. */
const [BESIDE_TRUNK, BESIDE_LADDER, HELPER] = [0.62, 0.36, 1.05]

/** Puts another rescuer on the ground below the tree, on the free side or beside the ladder. */
export function putBelowTree(helper: Cluster, tree: Cluster, nth: number): Cluster {
  const climber = tree.parts.at(-1 - nth)!
  const tall = partBox(climber).h * HELPER
  const small = transformCluster(helper, { scale: tall / clusterBox(helper).h, x: 0, y: 0 })
  const own = clusterBox(small)
  const trunk = centreX(partBox(mainPart(tree)))
  const side = centreX(partBox(climber)) > trunk === (nth === 0) ? -1 : 1
  const x =
    nth === 0 ? trunk + side * tall * BESIDE_TRUNK : centreX(partBox(climber)) + side * tall * BESIDE_LADDER
  return { ...tree, parts: [...tree.parts, ...moveCluster(small, { x: centreX(own), y: own.y + own.h }, { x, y: 0 }).parts] } // prettier-ignore
}

const RUNGS = 8
/** Share of the height of the goal between it and the lower foot. */
const ON_RUNG = 0.9

/** Puts the rescuer on a ladder that leans on the tree, with a hand at the one who sits there. */
export function putOnLadder(rescuer: Cluster, tree: Cluster): Cluster {
  const small = scaleBetween(rescuer, tree, 0.5, 0.6)
  return leanLadder(small, smallerThan(clusterBox(small).h * LARGEST_SAVED, tree))
}

/** A cat is at most this share of the height of the one who saves it. */
const LARGEST_SAVED = 0.42

/** A figure that sits in the tree keeps the feet where they are. */
function smallerThan(height: number, { parts: [trunk, ...others], ...tree }: Cluster): Cluster {
  const shrunk = others.map((part) => {
    const box = partBox(part)
    const by = Math.min(1, height / box.h)
    if (!part.figure.face || by === 1) return part
    const [x, y] = [centreX(box), box.y + box.h]
    return {
      ...part,
      move: { scale: part.move.scale * by, x: x + (part.move.x - x) * by, y: y + (part.move.y - y) * by },
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
  const way = directionOf(small)
  const [part] = small.parts
  const hands = ['handLeft', 'handRight'] as const
  const reach = hands.map((name) => anchorOf(part!, name)).reduce((best, at) => (at && (!best || at.y < best.y) ? at : best)) // prettier-ignore
  const target = { x: way > 0 ? goal.x + goal.w * 0.08 : goal.x + goal.w * 0.92, y: goal.y + goal.h * 0.62 }
  const from = reach ?? { x: centreX(own), y: own.y }
  // The feet are on a rung above the ground.
  const scale = Math.min(1, (-target.y * ON_RUNG) / (own.y + own.h - from.y))
  const fitting = transformCluster(small, { scale, x: 0, y: 0 })
  const climbing = moveCluster(fitting, { x: from.x * scale, y: from.y * scale }, target)
  const rails = ladder(centreX(clusterBox(climbing)), goal.y + goal.h * 0.2, own.w * 0.4, way)
  return { ...tree, parts: [...tree.parts, rails, ...climbing.parts] }
}

/** A ladder from the ground up to a height; `way` is the side it leans to. */
function ladder(x: number, top: number, width: number, way: 1 | -1): ReturnType<typeof markPart> {
  const shift = -way * width * 0.7
  const side = (dx: number) => `M${x + shift + dx - 2} 0L${x + dx - 2} ${top}L${x + dx + 2} ${top}L${x + shift + dx + 2} 0Z` // prettier-ignore
  const rungs = Array.from({ length: RUNGS }, (_, i) => {
    const t = (i + 0.6) / RUNGS
    const [cx, y] = [x + shift * (1 - t), top * t]
    return closed(`M${cx - width / 2} ${y}L${cx + width / 2} ${y}L${cx + width / 2} ${y + 4}L${cx - width / 2} ${y + 4}Z`) // prettier-ignore
  })
  const left = Math.min(x, x + shift) - width / 2 - 2
  return markPart('ladder', [...rungs, closed(side(-width / 2)), closed(side(width / 2))], { x: left, y: top, w: width + Math.abs(shift) + 4, h: -top }) // prettier-ignore
}

/** The least size of a thing that two share or give, as a share of the height of the giver, because the page is about it. */
const SMALLEST_PASSED = 0.34

/** Puts a thing between two people, where their hands meet. */
export function putBetween(joined: Cluster, thing: Cluster): Cluster {
  const [actor, ...partner] = joined.parts
  const at = anchorOf(actor!, 'contact')
  if (!at) return joined
  const small = scaleBetween(thing, { ...joined, parts: [actor!] }, SMALLEST_PASSED, 0.42)
  const box = clusterBox(small)
  const held = moveCluster(small, { x: centreX(box), y: box.y + box.h * 0.62 }, at)
  return paintOver({ ...joined, parts: [actor!] }, { ...joined, parts: [...partner, ...held.parts] })
}

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
import { flightTrail } from './mark-figure.ts'
import { paintOver } from './touch-partner.ts'

/** A pair that is wider than this runs on a slope, because it would be small on an upright page. */
const WIDE_PAIR = 1.5
/** Shares of the pursuer's size: how far ahead and how much higher the other one runs. */
const SLOPE = { animals: { ahead: 0.98, higher: 0.5 }, people: { ahead: 0.66, higher: 0.34 } }
const GAP = 0.16
/** Sizes of the chased figure as shares of the pursuer's: a man chased by a goose is larger, and a butterfly chased by puppies is small. */
const [SMALLEST_CHASED, LARGEST_CHASED] = [0.42, 1.6]

/** Puts the chased figure ahead of the pursuer; both run in the same direction. */
export function putAhead(chased: Cluster, pursuer: Cluster): Cluster {
  const direction = directionOf(pursuer)
  const { ahead, higher } = pursuer.human ? SLOPE.people : SLOPE.animals
  const other = scaleBetween(chased, pursuer, SMALLEST_CHASED, LARGEST_CHASED)
  const [pursuerBox, chasedBox] = [clusterBox(pursuer), clusterBox(other)]
  const isWide = (pursuerBox.w + chasedBox.w) / Math.max(pursuerBox.h, chasedBox.h) > WIDE_PAIR
  const edge =
    direction > 0 ? pursuerBox.x + pursuerBox.w - chasedBox.x : pursuerBox.x - chasedBox.x - chasedBox.w
  const x = isWide ? edge - direction * pursuerBox.w * (1 - ahead) : edge + direction * pursuerBox.h * GAP
  const y = isWide ? -pursuerBox.h * higher : 0
  return { ...pursuer, parts: [...transformCluster(other, { scale: 1, x, y }).parts, ...pursuer.parts] }
}

/** Puts two in front of each other, a step apart; on an upright page the second of a wide pair stands higher. */
export function putFaceToFace(other: Cluster, own: Cluster): Cluster {
  const direction = directionOf(own)
  const partner = scaleBetween(other, own, 0.56, 1.6)
  const [box, partnerBox] = [clusterBox(own), clusterBox(partner)]
  const isWide = (box.w + partnerBox.w) / Math.max(box.h, partnerBox.h) > WIDE_PAIR
  const edge = direction > 0 ? box.x + box.w - partnerBox.x : box.x - partnerBox.x - partnerBox.w
  const x = edge + direction * box.h * (isWide ? -0.1 : GAP)
  const higher = transformCluster(partner, { scale: 1, x, y: isWide ? -box.h * 0.55 : 0 })
  return { ...own, parts: [...higher.parts, ...own.parts] }
}

/** Puts a figure in front of an animal on the same ground, so near that the muzzle touches the face or the nest. */
export function putMuzzleToMuzzle(other: Cluster, animal: Cluster): Cluster {
  const direction = directionOf(animal)
  const partner = scaleBetween(other, animal, 0.4, 1.1)
  const [box, partnerBox] = [clusterBox(animal), clusterBox(partner)]
  const front = direction > 0 ? box.x + box.w : box.x
  // From the front, one would hide the face of the other.
  if ([animal, partner].every((each) => mainPart(each).figure.facing === 'front' && !each.inanimate)) {
    const beside = transformCluster(partner, {
      scale: 1,
      x: box.x + box.w - partnerBox.x - partnerBox.w * 0.14,
      y: 0,
    })
    return { ...animal, parts: [...animal.parts, ...beside.parts] }
  }
  const mouth = anchorOf(mainPart(animal), 'mouth') ?? { x: front, y: box.y }
  const [head] = facesOf(partner)
  const isTurned = mainPart(partner).figure.facing === mainPart(animal).figure.facing && !partner.human
  // The muzzle of a dog is below the face of a standing person, whose legs would hide the dog's muzzle.
  const isBelow = partner.human && head && mouth.y > head.y + head.h
  if (!partner.inanimate && (isTurned || isBelow)) return putMuzzleToSide(partner, animal, mouth)
  const near = direction > 0 ? partnerBox.x : partnerBox.x + partnerBox.w
  const face = anchorOf(mainPart(partner), 'mouth') ?? {
    x: near + direction * partnerBox.w * 0.2,
    y: partnerBox.y,
  }
  const x = mouth.x - face.x + direction * box.h * 0.04
  // A thing that is lower than the muzzle is placed in front of the feet.
  const clear = partner.inanimate ? Math.max(0, (front - near - x) * direction * 0.7) * direction : 0
  return {
    ...animal,
    parts: [...animal.parts, ...transformCluster(partner, { scale: 1, x: x + clear, y: 0 }).parts],
  }
}

/**
 * Shares of the licked animal's size: how far the muzzle reaches over its back, how low the back is, and how much farther
 * away it may stand.
 */
const [LICKED, BACK, FARTHER] = [0.24, 0.3, 0.2]

/** Puts the licked figure ahead of the animal; the muzzle is painted over the back or the legs. */
function putMuzzleToSide(licked: Cluster, own: Cluster, mouth: Point): Cluster {
  const direction = directionOf(own)
  const [box, partnerBox] = [clusterBox(own), clusterBox(licked)]
  const [tip, tail] = direction > 0 ? [box.x + box.w, partnerBox.x] : [box.x, partnerBox.x + partnerBox.w]
  // A small animal stands a little farther away, and so higher on the page, where the muzzle reaches its back.
  const y = clamp(mouth.y - (partnerBox.y + partnerBox.h * BACK), -partnerBox.h * FARTHER, 0)
  const ahead = transformCluster(licked, { scale: 1, x: tip - tail - direction * partnerBox.w * LICKED, y })
  return { ...own, parts: [...ahead.parts, ...own.parts] }
}

/** Sizes of the watched thing as shares of the watchers' size. */
const [SMALLEST_SIGHT, LARGEST_SIGHT] = [0.45, 0.7]

/** Puts the watched thing into the sky in front of the watchers, in the direction of their eyes. */
export function putInView(watchers: Cluster, sight: Cluster): Cluster {
  const direction = directionOf(watchers)
  const seen = scaleBetween(sight, watchers, SMALLEST_SIGHT, LARGEST_SIGHT)
  const [group, box] = [clusterBox(watchers), clusterBox(seen)]
  const edge = direction > 0 ? group.x + group.w : group.x
  // In front of a single watcher, above the first of several.
  const isFromBehind = mainPart(watchers).figure.view === 'back'
  const ahead = isFromBehind
    ? -group.w / 2
    : group.w < group.h * 0.8
      ? box.w * 0.2
      : -Math.min(box.w * 0.36, group.w * 0.25)
  // A camera points straight ahead.
  const isShot = mainPart(watchers).figure.pose === 'photograph'
  if (isShot) {
    const at = { x: edge + direction * box.w * 0.75, y: group.y + group.h * 0.36 }
    return {
      ...watchers,
      parts: [...watchers.parts, ...moveCluster(seen, { x: centreX(box), y: box.y + box.h }, at).parts],
    }
  }
  const to: Point = { x: edge + direction * ahead, y: group.y - group.h * 0.03 }
  const placed = moveCluster(seen, { x: centreX(box), y: box.y + box.h }, to)
  return { ...watchers, parts: [...placed.parts, ...watchers.parts] }
}

/** Puts a thing into the air between thrower and catcher, with lines of its flight. */
export function putInAir(joined: Cluster, thing: Cluster): Cluster {
  const [actor, ...others] = joined.parts
  const receiver = others.find(({ figure }) => figure.face)
  const from = anchorOf(actor!, 'handLeft', 'handRight')
  if (!receiver || !from) return joined
  const [actorBox, receiverBox] = [partBox(actor!), partBox(receiver)]
  const ball = scaleBetween(thing, { ...joined, parts: [actor!] }, 0.2, 0.3)
  const box = clusterBox(ball)
  const direction = centreX(receiverBox) > centreX(actorBox) ? 1 : -1
  const x =
    (direction > 0 ? actorBox.x + actorBox.w + receiverBox.x : actorBox.x + receiverBox.x + receiverBox.w) / 2
  const y = actorBox.y + actorBox.h * 0.2
  const flown = moveCluster(ball, { x: centreX(box), y: box.y + box.h / 2 }, { x, y })
  return { ...joined, parts: [...joined.parts, flightTrail(x, y, box.h / 2, direction), ...flown.parts] }
}

/** Puts a ball on the ground at the foot that kicks it. */
export function rollBetween(joined: Cluster, thing: Cluster): Cluster {
  const [kicker, ...others] = joined.parts
  const toe = anchorOf(kicker!, 'contact')
  const ball = scaleBetween(thing, { ...joined, parts: [kicker!] }, 0.2, 0.3)
  const box = clusterBox(ball)
  const direction = directionOf(joined)
  const to = toe
    ? { x: toe.x + direction * box.w * 0.5, y: toe.y }
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
  const small = scaleBetween(sideBySide(thing), digger, size, size + 0.1)
  const box = clusterBox(small)
  const sunk = moveCluster(
    small,
    { x: centreX(box), y: box.y + box.h * (thing.parts.length > 1 ? 1.1 : OUT_OF_HOLE) },
    { x: holeOf(mainPart(digger)), y: -clusterBox(digger).h * MOUND },
  )
  const [face] = facesOf(digger)
  const sunkBox = clusterBox(sunk)
  // In front of the face, not over it.
  const x = !face || sunkBox.y > face.y + face.h ? 0 : directionOf(digger) > 0 ? face.x + face.w - sunkBox.x : face.x - sunkBox.x - sunkBox.w // prettier-ignore
  const free = transformCluster(sunk, { scale: 1, x: x * directionOf(digger) > 0 ? x : 0, y: 0 })
  return { ...digger, parts: [...digger.parts, ...free.parts] }
}

/** Several things side by side, as many as a hole has room for. */
function sideBySide({ parts, ...things }: Cluster): Cluster {
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

/** Puts a child on the shoulders of a carrier whose drawing includes the child's legs. */
export function putOnShoulders(child: Cluster, carrier: Cluster): Cluster {
  const box = partBox(mainPart(carrier))
  const [[head], [own]] = [facesOf(carrier), facesOf(child)]
  if (!head || !own) return carrier
  const small = transformCluster(child, { scale: (head.w * CARRIED_HEAD) / own.w, x: 0, y: 0 })
  const seat = anchorOf(mainPart(small), 'seat') ?? { x: 0, y: 0 }
  // The body rises behind the hair or the hat.
  const y = Math.max(box.y + head.h * BEHIND_HAIR, head.y - head.h * HIGHEST_HAT)
  const placed = moveCluster(small, seat, { x: centreX(head), y })
  return { ...carrier, parts: [...carrier.parts, ...placed.parts.map((part) => ({ ...part, behind: true }))] }
}
/** Shares of the carrier's head: the head of the child, how deep it sits, and the hat behind which it still shows. */
const [CARRIED_HEAD, BEHIND_HAIR, HIGHEST_HAT] = [0.84, 0.1, 0.4]

/** The least size of a thing that two share or give, as a share of the height of the giver, because the page is about it. */
const SMALLEST_PASSED = 0.34

/** Puts a thing between two people, where their hands meet. */
export function putBetween(joined: Cluster, thing: Cluster): Cluster {
  const [actor, ...partner] = joined.parts
  const at = anchorOf(actor!, 'contact')
  if (!at) return joined
  const small = scaleBetween(thing, { ...joined, parts: [actor!] }, SMALLEST_PASSED, 0.46)
  const box = clusterBox(small)
  const held = moveCluster(small, { x: centreX(box), y: box.y + box.h * 0.62 }, at)
  return paintOver({ ...joined, parts: [actor!] }, { ...joined, parts: [...partner, ...held.parts] })
}

import { clamp } from '../../geometry/clamp.ts'
import type { Figure, Point } from '../../drawing.ts'
import { fireBreath } from './fire-breath.ts'
import {
  anchorOf,
  clusterBox,
  partBox,
  transformCluster,
  mainPart,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'
import { HELD_BY_UPPER_END, HELD_BY_LOWER_END } from '../figures/noun-lists.ts'
import { ACCEPTED_COVER, largestCover } from '../layout/covered-faces.ts'
import { flightTrail } from './mark-figure.ts'
import { mirrorFigure, moveBox, overlapArea } from '../figures/transform.ts'

/** Fire is breathed out, not eaten. */
const FLAMES = new Set(['fire', 'campfire'])
const UMBRELLAS = new Set(['umbrella', 'parasol'])

/** The smallest held thing that can be colored, as a share of the holder's size. */
const SMALLEST_HELD = 0.16
/** A kite in the sky is the second figure of the page. */
const [SMALLEST_KITE, LARGEST_KITE] = [0.62, 0.7]
/** Animals have large paws. */
const SMALLEST_IN_PAWS = 0.26

/**
 * Puts a thing into a hand, or to the mouth or chest of a figure without hands. `gripShare` is the share of the
 * thing's height, from the top, at which it is held.
 */
export function putInHand(holder: Cluster, thing: Cluster, gripShare?: number): Cluster {
  const holderPart = mainPart(holder)
  if (thing.parts.length === 1 && mainPart(thing).figure.face && !holder.human && anchorOf(holderPart, 'handLeft')) return putOnLap(holder, thing) // prettier-ignore
  const item = scaleBetween(
    thing,
    holder,
    holder.human ? SMALLEST_HELD : SMALLEST_IN_PAWS,
    thing.parts.length > 1 ? 0.6 : 0.44,
  )
  const itemBox = clusterBox(item)
  const id = mainPart(thing).figure.id
  const hand = nearestHand(holderPart) ??
    anchorOf(holderPart, 'mouth', 'chest') ?? {
      x: partBox(holderPart).x + partBox(holderPart).w,
      y: partBox(holderPart).y + partBox(holderPart).h * 0.55,
    }
  if (id === 'kite')
    return putOnKiteString(holder, scaleBetween(thing, holder, SMALLEST_KITE, LARGEST_KITE), hand)
  if (UMBRELLAS.has(id)) return putUnderUmbrella(holder, thing, hand)
  const grip = gripShare ?? (HELD_BY_LOWER_END.has(id) ? 0.94 : HELD_BY_UPPER_END.has(id) ? 0.08 : 0.55)
  // In the mouth of a head in profile, a thing is ahead of the face.
  const isInMouth = !nearestHand(holderPart) && holderPart.figure.facing !== 'front'
  const ahead = isInMouth ? (holderPart.figure.facing === 'left' ? 0.85 : 0.15) : 0.5
  const inHand = moveCluster(
    item,
    { x: itemBox.x + itemBox.w * ahead, y: itemBox.y + itemBox.h * grip },
    hand,
  )
  // A thing that hangs from the mouth cannot cover the eyes.
  const isLow = isInMouth && HELD_BY_UPPER_END.has(id)
  const placed = gripShare === undefined && !isLow ? moveOffFace(inHand, holderPart) : inHand
  return { ...holder, parts: [...holder.parts, ...placed.parts.map((part) => ({ ...part, fine: true }))] }
}

/** Shares of the holder's size: a small animal in the arms of a large one, and where it sits. */
const [IN_ARMS, ON_LAP] = [0.4, 0.92]

function putOnLap(holder: Cluster, young: Cluster): Cluster {
  const box = partBox(mainPart(holder))
  const small = transformCluster(young, { scale: (box.h * IN_ARMS) / clusterBox(young).h, x: 0, y: 0 })
  const own = clusterBox(small)
  const placed = moveCluster(small, { x: centreX(own), y: own.y + own.h }, { x: centreX(box), y: box.y + box.h * ON_LAP }) // prettier-ignore
  return { ...holder, parts: [...holder.parts, ...placed.parts] }
}

/** Moves a held thing sideways if it covers the face. */
function moveOffFace(item: Cluster, { figure, move }: Part): Cluster {
  const face = figure.face && moveBox(figure.face, move)
  const itemBox = clusterBox(item)
  if (!face || overlapArea(face, itemBox) === 0) return item
  const isLeft = centreX(itemBox) < centreX(face)
  const x = isLeft ? face.x - itemBox.x - itemBox.w : face.x + face.w - itemBox.x
  return transformCluster(item, { scale: 1, x: clamp(x, -itemBox.w * 0.5, itemBox.w * 0.5), y: 0 })
}

/** Puts an umbrella above the head and paints it behind the figure. */
function putUnderUmbrella(holder: Cluster, umbrella: Cluster, hand: Point): Cluster {
  const holderBox = partBox(mainPart(holder))
  const large = scaleBetween(umbrella, holder, 0.78, 0.95)
  const umbrellaBox = clusterBox(large)
  const [body, ...rest] = holder.parts
  // The stick reaches from the hand to above the head.
  const stretch = Math.max(umbrellaBox.h, hand.y - holderBox.y + umbrellaBox.h * 0.42) / umbrellaBox.h
  const tall = transformCluster(large, { scale: Math.min(1.25, stretch), x: 0, y: 0 })
  const tallBox = clusterBox(tall)
  const inHand = moveCluster(tall, { x: centreX(tallBox), y: tallBox.y + tallBox.h * 0.96 }, hand)
  const parts = inHand.parts.map((part) => ({ ...part, behind: true }))
  return { ...holder, parts: [body!, ...rest, ...parts] }
}

/** An umbrella in the hand of one of two, wide enough for both. */
export function putOverBoth(pair: Cluster, umbrella: Cluster): Cluster {
  const hand = nearestHand(mainPart(pair))
  const both = clusterBox(pair)
  const handle = hand ?? { x: centreX(both), y: both.y + both.h * 0.4 }
  const half = Math.max(handle.x - both.x, both.x + both.w - handle.x)
  const large = transformCluster(umbrella, { scale: (half * 2) / clusterBox(umbrella).w, x: 0, y: 0 })
  const box = clusterBox(large)
  const held = moveCluster(large, { x: centreX(box), y: box.y + box.h }, { x: handle.x, y: Math.min(handle.y, both.y + box.h * 0.75) }) // prettier-ignore
  // In front, so that its stick is seen between the two, unless it would hide a face.
  const inFront = { ...pair, parts: [...pair.parts, ...held.parts] }
  if (largestCover([inFront]) <= ACCEPTED_COVER) return inFront
  return { ...pair, parts: [...pair.parts, ...held.parts.map((part) => ({ ...part, behind: true }))] }
}

/** Puts a kite high up on a string. */
function putOnKiteString(holder: Cluster, kite: Cluster, hand: Point): Cluster {
  const holderBox = clusterBox(holder)
  const kiteBox = clusterBox(kite)
  const direction = hand.x < centreX(holderBox) ? -1 : 1
  const kiteCentre = {
    x: hand.x + direction * kiteBox.w * 0.4,
    y: holderBox.y - kiteBox.h * 0.62,
  }
  const flying = moveCluster(kite, { x: centreX(kiteBox), y: kiteBox.y + kiteBox.h * 0.5 }, kiteCentre)
  const d = `M${hand.x} ${hand.y}C${hand.x + direction * 30} ${hand.y - 20} ${kiteCentre.x - direction * 10} ${kiteCentre.y + kiteBox.h} ${kiteCentre.x} ${kiteCentre.y}`
  const string: Figure = {
    id: 'string',
    shapes: [{ d, fill: 'none', stroke: 0.7, level: 0 }],
    front: [],
    box: {
      x: Math.min(hand.x, kiteCentre.x),
      y: kiteCentre.y,
      w: Math.abs(kiteCentre.x - hand.x),
      h: hand.y - kiteCentre.y,
    },
    ground: hand.y,
    facing: 'front',
    anchors: {},
  }
  const stringPart: Part = { figure: string, move: { scale: 1, x: 0, y: 0 }, frontAfter: 0 }
  return { ...holder, parts: [...holder.parts, stringPart, ...flying.parts] }
}

/** The hand nearer to the mouth, which holds things and food. */
function nearestHand(holder: Part): Point | undefined {
  const [left, right] = [anchorOf(holder, 'handLeft'), anchorOf(holder, 'handRight')]
  const mouth = anchorOf(holder, 'mouth', 'head')
  if (!left || !right || !mouth) return right ?? left
  const distanceToMouth = (hand: Point) => Math.hypot(hand.x - mouth.x, hand.y - mouth.y)
  return distanceToMouth(left) < distanceToMouth(right) * 0.95 ? left : right
}

/** Puts food at the mouth, a little lower, so that the face stays visible. */
export function putAtMouth(eater: Cluster, food: Cluster): Cluster {
  const eaterPart = mainPart(eater)
  const box = partBox(eaterPart)
  const facesRight = eaterPart.figure.facing !== 'left'
  const mouth = anchorOf(eaterPart, 'mouth')
  if (FLAMES.has(mainPart(food).figure.id))
    return breatheFire(eater, food, mouth ?? { x: centreX(box), y: box.y + box.h * 0.4 })
  const item = scaleBetween(food, eater, 0.2, 0.42)
  const itemBox = clusterBox(item)
  if (nearestHand(eaterPart)) {
    // Holding food by its upper part keeps the eyes visible. A face from the front is free only if a cone is below its nose.
    const isCone = HELD_BY_LOWER_END.has(mainPart(food).figure.id)
    const grip = !isCone ? 0.36 : eaterPart.figure.facing === 'front' ? 0.28 : 0.64
    return putInHand(eater, transformCluster(food, { scale: 0.8, x: 0, y: 0 }), grip)
  }
  if (mouth && eaterPart.figure.facing !== 'front') {
    const x = mouth.x + (facesRight ? 1 : -1) * itemBox.w * 0.6
    return {
      ...eater,
      parts: [
        ...eater.parts,
        ...moveCluster(item, { x: centreX(itemBox), y: itemBox.y + itemBox.h * 0.35 }, { x, y: mouth.y })
          .parts,
      ],
    }
  }
  const side = facesRight ? box.x + box.w + itemBox.w * 0.3 : box.x - itemBox.w * 0.3
  return {
    ...eater,
    parts: [
      ...eater.parts,
      ...moveCluster(item, { x: centreX(itemBox), y: itemBox.y + itemBox.h }, { x: side, y: 0 }).parts,
    ],
  }
}

/** Shows a heart on the chest of the one whose heart it is. */
export function putOnChest(owner: Cluster, heart: Cluster): Cluster {
  const part = mainPart(owner)
  const box = partBox(part)
  const small = scaleBetween(heart, owner, 0.16, 0.2)
  const heartBox = clusterBox(small)
  const at = anchorOf(part, 'chest') ?? { x: centreX(box), y: box.y + box.h * 0.6 }
  const placed = moveCluster(small, { x: centreX(heartBox), y: heartBox.y + heartBox.h / 2 }, at)
  return { ...owner, parts: [...owner.parts, ...placed.parts.map((each) => ({ ...each, fine: true }))] }
}

/** Puts flames at the mouth, pointing away from the figure. */
function breatheFire(eater: Cluster, food: Cluster, mouth: Point): Cluster {
  const eaterPart = mainPart(eater)
  const facesLeft = eaterPart.figure.facing === 'left'
  const flames = fireBreath(1)
  const [part] = food.parts
  const jet = { ...food, parts: [{ ...part!, figure: facesLeft ? mirrorFigure(flames) : flames }] }
  const large = scaleBetween(jet, eater, 0.42, 0.48)
  const flamesBox = clusterBox(large)
  const from = { x: facesLeft ? flamesBox.x + flamesBox.w : flamesBox.x, y: flamesBox.y + flamesBox.h * 0.5 }
  return { ...eater, parts: [...eater.parts, ...moveCluster(large, from, mouth).parts] }
}

/** Puts a skate under each foot of a figure that does not draw skates itself. */
export function putOnSkates(skater: Cluster, skate: Cluster): Cluster {
  const box = partBox(mainPart(skater))
  const pair = [0.3, 0.7].map((share) => {
    const skateBox = clusterBox(skate)
    const scale = (box.w * 0.36) / skateBox.w
    const scaledBox = clusterBox(transformCluster(skate, { scale, x: 0, y: 0 }))
    const from = { x: centreX(scaledBox), y: scaledBox.y + scaledBox.h * 0.5 }
    return moveCluster(transformCluster(skate, { scale, x: 0, y: 0 }), from, {
      x: box.x + box.w * share,
      y: box.y + box.h,
    })
  })
  return { ...skater, parts: [...skater.parts, ...pair.flatMap((placedSkate) => placedSkate.parts)] }
}

/** Puts a ball, a bone or a drum on the ground in front of the feet. */
export function putAtFeet(owner: Cluster, toy: Cluster): Cluster {
  const item = scaleBetween(toy, owner, 0.22, 0.5)
  const toyBox = clusterBox(item)
  const box = clusterBox(owner)
  const facesRight = mainPart(owner).figure.facing !== 'left'
  // A foot that kicks touches the ball.
  const kicker = owner.parts.findLast((part) => anchorOf(part, 'contact'))
  const toe = kicker && anchorOf(kicker, 'contact')
  const middle = { x: centreX(toyBox), y: toyBox.y + toyBox.h / 2 }
  if (toe) {
    const ahead = { x: toe.x + (facesRight ? 0.46 : -0.46) * toyBox.w, y: toe.y - toyBox.h * 0.1 }
    const trail = flightTrail(ahead.x, ahead.y, toyBox.h / 2, facesRight ? 1 : -1)
    return { ...owner, parts: [...owner.parts, trail, ...moveCluster(item, middle, ahead).parts] }
  }
  const x = facesRight ? box.x + box.w + toyBox.w * 0.36 : box.x - toyBox.w * 0.36
  const ground = { x: centreX(toyBox), y: toyBox.y + toyBox.h }
  return { ...owner, parts: [...owner.parts, ...moveCluster(item, ground, { x, y: 4 }).parts] }
}

/** Puts two figures side by side so that their hands meet. */
export function joinHands(left: Cluster, right: Cluster): Cluster {
  const last = left.parts.findLast((part) => anchorOf(part, 'handRight'))
  const a = last && anchorOf(last, 'handRight')
  const b = anchorOf(mainPart(right), 'handLeft')
  const [boxA, boxB] = [clusterBox(left), clusterBox(right)]
  const apart = boxA.x + boxA.w - boxB.x
  const x = a && b ? Math.max(a.x - b.x, apart - boxB.w * 0.45) : apart - boxB.w * 0.1
  return { ...left, parts: [...left.parts, ...transformCluster(right, { scale: 1, x, y: 0 }).parts] }
}

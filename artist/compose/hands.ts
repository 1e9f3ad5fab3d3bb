import type { Figure, Point } from '../drawing.ts'
import { breath } from './breath.ts'
import { anchorOf, clusterBox, partBox, placed, root, type Cluster, type Part } from './cluster.ts'
import { clamp, middle, shifted, sized } from './fit.ts'
import { HELD_ABOVE, HELD_BELOW } from './nature.ts'
import { mirrored, moveBox, overlap } from './transform.ts'

/** A dragon's breath is larger than a bite. */
const FLAMES = new Set(['fire', 'campfire'])
const ROOFS = new Set(['umbrella', 'parasol'])

/** Something in a hand (or before the chest, or in the mouth of whoever has no hands). */
export function holding(holder: Cluster, thing: Cluster, by?: number): Cluster {
  const who = root(holder)
  const item = sized(thing, holder, 0.2, thing.parts.length > 1 ? 0.6 : 0.44)
  const own = clusterBox(item)
  const id = root(thing).figure.id
  const hand = nearestHand(who) ??
    anchorOf(who, 'mouth', 'chest') ?? {
      x: partBox(who).x + partBox(who).w,
      y: partBox(who).y + partBox(who).h * 0.55,
    }
  if (id === 'kite') return onString(holder, item, hand)
  if (ROOFS.has(id)) return beneathRoof(holder, thing, hand)
  const share = by ?? (HELD_BELOW.has(id) ? 0.94 : HELD_ABOVE.has(id) ? 0.08 : 0.55)
  const there = shifted(item, { x: middle(own), y: own.y + own.h * share }, hand)
  const at = by === undefined ? besideFace(there, who) : there
  return { ...holder, parts: [...holder.parts, ...at.parts.map((part) => ({ ...part, fine: true }))] }
}

/** What stands up from the hand leans away from the face. */
function besideFace(item: Cluster, { figure, move }: Part): Cluster {
  const face = figure.face && moveBox(figure.face, move)
  const own = clusterBox(item)
  if (!face || overlap(face, own) === 0) return item
  const left = middle(own) < middle(face)
  const x = left ? face.x - own.x - own.w : face.x + face.w - own.x
  return placed(item, { scale: 1, x: clamp(x, -own.w * 0.5, own.w * 0.5), y: 0 })
}

/** Above the head, painted behind it: an umbrella as large as it is. */
function beneathRoof(holder: Cluster, roof: Cluster, hand: Point): Cluster {
  const who = partBox(root(holder))
  const large = sized(roof, holder, 0.78, 0.95)
  const own = clusterBox(large)
  const [body, ...rest] = holder.parts
  // The stick runs from the hand to the crown, which reaches over the head.
  const high = Math.max(own.h, hand.y - who.y + own.h * 0.42) / own.h
  const tall = placed(large, { scale: Math.min(1.25, high), x: 0, y: 0 })
  const grip = clusterBox(tall)
  const at = shifted(tall, { x: middle(grip), y: grip.y + grip.h * 0.96 }, hand)
  const parts = at.parts.map((part) => ({ ...part, behind: true }))
  return { ...holder, parts: [body!, ...rest, ...parts] }
}

/** High up on a string. */
function onString(holder: Cluster, kite: Cluster, hand: Point): Cluster {
  const box = clusterBox(holder)
  const own = clusterBox(kite)
  const way = hand.x < middle(box) ? -1 : 1
  const to = { x: hand.x + way * (box.w * 0.2 + own.w * 0.6), y: box.y - own.h * 0.5 }
  const up = shifted(kite, { x: middle(own), y: own.y + own.h * 0.5 }, to)
  const d = `M${hand.x} ${hand.y}C${hand.x + way * 30} ${hand.y - 20} ${to.x - way * 10} ${to.y + own.h} ${to.x} ${to.y}`
  const string: Figure = {
    id: 'string',
    shapes: [{ d, fill: 'none', stroke: 0.7, level: 0 }],
    front: [],
    box: { x: Math.min(hand.x, to.x), y: to.y, w: Math.abs(to.x - hand.x), h: hand.y - to.y },
    ground: hand.y,
    facing: 'front',
    anchors: {},
  }
  const line: Part = { figure: string, move: { scale: 1, x: 0, y: 0 }, frontAfter: 0 }
  return { ...holder, parts: [...holder.parts, line, ...up.parts] }
}

/** The hand that is nearer to the mouth: that is the one which holds and eats. */
function nearestHand(who: Part): Point | undefined {
  const [left, right] = [anchorOf(who, 'handLeft'), anchorOf(who, 'handRight')]
  const mouth = anchorOf(who, 'mouth', 'head')
  if (!left || !right || !mouth) return right ?? left
  const far = (hand: Point) => Math.hypot(hand.x - mouth.x, hand.y - mouth.y)
  return far(left) < far(right) * 0.95 ? left : right
}

/** Before the mouth, a little below it, so that the face stays free. */
export function eating(eater: Cluster, food: Cluster): Cluster {
  const who = root(eater)
  const box = partBox(who)
  const right = who.figure.facing !== 'left'
  const mouth = anchorOf(who, 'mouth')
  if (FLAMES.has(root(food).figure.id))
    return breathing(eater, food, mouth ?? { x: middle(box), y: box.y + box.h * 0.4 })
  const item = sized(food, eater, 0.2, 0.42)
  const own = clusterBox(item)
  // Held by its upper part, so that it hides no eye.
  if (nearestHand(who)) return holding(eater, placed(food, { scale: 0.8, x: 0, y: 0 }), 0.36)
  if (mouth && who.figure.facing !== 'front') {
    const x = mouth.x + (right ? 1 : -1) * own.w * 0.6
    return {
      ...eater,
      parts: [
        ...eater.parts,
        ...shifted(item, { x: middle(own), y: own.y + own.h * 0.35 }, { x, y: mouth.y }).parts,
      ],
    }
  }
  const side = right ? box.x + box.w + own.w * 0.3 : box.x - own.w * 0.3
  return {
    ...eater,
    parts: [...eater.parts, ...shifted(item, { x: middle(own), y: own.y + own.h }, { x: side, y: 0 }).parts],
  }
}

/** The fire leaves the mouth, away from whoever spits it and a little downwards from the face. */
function breathing(eater: Cluster, food: Cluster, mouth: Point): Cluster {
  const who = root(eater)
  const left = who.figure.facing === 'left'
  const flames = breath(1)
  const [part] = food.parts
  const jet = { ...food, parts: [{ ...part!, figure: left ? mirrored(flames) : flames }] }
  const large = sized(jet, eater, 0.42, 0.48)
  const own = clusterBox(large)
  const from = { x: left ? own.x + own.w : own.x, y: own.y + own.h * 0.5 }
  return { ...eater, parts: [...eater.parts, ...shifted(large, from, mouth).parts] }
}

/** One under each foot: skates for whoever cannot draw them. */
export function shod(who: Cluster, shoe: Cluster): Cluster {
  const box = partBox(root(who))
  const pair = [0.3, 0.7].map((share) => {
    const own = clusterBox(shoe)
    const scale = (box.w * 0.36) / own.w
    const small = clusterBox(placed(shoe, { scale, x: 0, y: 0 }))
    const from = { x: middle(small), y: small.y + small.h * 0.5 }
    return shifted(placed(shoe, { scale, x: 0, y: 0 }), from, { x: box.x + box.w * share, y: box.y + box.h })
  })
  return { ...who, parts: [...who.parts, ...pair.flatMap((one) => one.parts)] }
}

/** A ball, a bone, a drum: on the ground before the feet. */
export function atFeet(who: Cluster, toy: Cluster): Cluster {
  const item = sized(toy, who, 0.22, 0.5)
  const own = clusterBox(item)
  const box = clusterBox(who)
  const right = root(who).figure.facing !== 'left'
  const x = right ? box.x + box.w + own.w * 0.36 : box.x - own.w * 0.36
  const ground = { x: middle(own), y: own.y + own.h }
  return { ...who, parts: [...who.parts, ...shifted(item, ground, { x, y: 4 }).parts] }
}

/** Two beside each other whose hands meet. */
export function handInHand(left: Cluster, right: Cluster): Cluster {
  const a = anchorOf(root(left), 'handRight')
  const b = anchorOf(root(right), 'handLeft')
  const [boxA, boxB] = [clusterBox(left), clusterBox(right)]
  const apart = boxA.x + boxA.w - boxB.x
  const x = a && b ? Math.max(a.x - b.x, apart - boxB.w * 0.3) : apart - boxB.w * 0.1
  return { ...left, parts: [...left.parts, ...placed(right, { scale: 1, x, y: 0 }).parts] }
}

import type { Box, Figure, Point } from '../drawing.ts'
import { readPath } from '../page/path.ts'
import { anchorOf, bulk, clusterBox, partBox, placed, root, type Cluster, type Part } from './cluster.ts'
import { HELD_ABOVE, HELD_BELOW, SEAT_DEPTH } from './nature.ts'

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const middle = (box: Box) => box.x + box.w / 2

/** Scales the small one so that it is between two shares of the big one's bulk: a mouse may ride an elephant and still be seen. */
function sized(small: Cluster, big: Cluster, least: number, most: number): Cluster {
  const ratio = bulk(small) / bulk(big)
  return placed(small, { scale: clamp(ratio, least, most) / ratio, x: 0, y: 0 })
}

const shifted = (cluster: Cluster, from: Point, to: Point): Cluster =>
  placed(cluster, { scale: 1, x: to.x - from.x, y: to.y - from.y })

/** Puts parts between the body of the first part and its front. */
function between(outer: Cluster, inner: readonly Part[]): Cluster {
  const [body, ...rest] = outer.parts
  return { ...outer, parts: [{ ...body!, frontAfter: body!.frontAfter + inner.length }, ...inner, ...rest] }
}

/** A rider in the saddle, on the back or on the seat. */
export function mounted(rider: Cluster, mount: Cluster): Cluster {
  const small = sized(rider, mount, 0.5, 0.95)
  const on = root(mount)
  const box = partBox(on)
  const seat = anchorOf(on, 'saddle', 'seat', 'back', 'top') ?? { x: middle(box), y: box.y + box.h * 0.12 }
  return between(mount, shifted(small, seatOf(root(small)), seat).parts)
}

/** Where somebody sits: the anchor, or a little above the lower edge. */
function seatOf(part: Part): Point {
  const box = partBox(part)
  return anchorOf(part, 'seat') ?? { x: middle(box), y: box.y + box.h * 0.94 }
}

/** A driver seen in the window, or from the chest up behind the side of an open vehicle. */
export function driving(driver: Cluster, vehicle: Cluster): Cluster {
  const car = root(vehicle)
  const box = partBox(car)
  const window = anchorOf(car, 'window')
  const figure = root(driver).figure
  const face = figure.face ?? headBox(figure)
  if (window && car.figure.front.length > 0) {
    const seat = anchorOf(car, 'seat')
    // The seat lies as far below the middle of the window as the window is half high.
    const tall = seat ? (seat.y - window.y) * 1.8 : box.h * 0.18
    const scale = tall / face.h
    const at = { x: window.x - (face.x + face.w / 2) * scale, y: window.y - (face.y + face.h * 0.52) * scale }
    const part: Part = { ...root(driver), figure: bust(figure, face), move: { scale, ...at } }
    return between(vehicle, [part])
  }
  // Without a window to look through, the driver looks out over the roof.
  const small = sized(driver, vehicle, 0.42, 0.75)
  const own = partBox(root(small))
  const from = { x: middle(own), y: own.y + own.h * 0.62 }
  const roof = anchorOf(car, 'seat', 'top') ?? { x: window?.x ?? middle(box), y: box.y + box.h * 0.1 }
  return behind(shifted(small, from, roof), vehicle)
}

/** Head and shoulders: what hangs lower would show below a narrow cabin. */
function bust(figure: Figure, face: Box): Figure {
  const limit = face.y + face.h * 1.55
  const shapes = figure.shapes.filter(({ d }) => topOf(d) < limit)
  const front = figure.front.filter(({ d }) => topOf(d) < limit)
  return { ...figure, shapes, front }
}

function topOf(d: string): number {
  let top = Infinity
  for (const { points } of readPath(d))
    for (let i = 1; i < points.length; i += 2) top = Math.min(top, points[i]!)
  return top
}

const headBox = ({ box }: Figure): Box => ({
  x: box.x + box.w * 0.25,
  y: box.y,
  w: box.w * 0.5,
  h: box.h * 0.5,
})

/** Painted before the other, so that only what sticks out is seen. */
function behind(back: Cluster, front: Cluster): Cluster {
  const [first, ...rest] = front.parts
  return { ...front, parts: [...back.parts, first!, ...rest] }
}

/** In a box, a nest, a cup: the lower part is hidden. */
export function inside(content: Cluster, container: Cluster): Cluster {
  const box = partBox(root(container))
  const small = sized(content, container, 0.5, 0.85)
  const own = clusterBox(small)
  const front = root(container).figure.front.length > 0
  const opening = anchorOf(root(container), 'seat', 'window', 'top') ?? {
    x: middle(box),
    y: box.y + box.h * 0.12,
  }
  const sunk = shifted(small, { x: middle(own), y: own.y + own.h * 0.66 }, opening)
  return front ? between(container, sunk.parts) : behind(sunk, container)
}

/** Standing, sitting or lying on something. */
export function atop(upper: Cluster, lower: Cluster): Cluster {
  const box = partBox(root(lower))
  const small = sized(upper, lower, 0.4, 0.9)
  const own = clusterBox(small)
  const depth = SEAT_DEPTH[root(lower).figure.id] ?? 0.06
  const top = anchorOf(root(lower), 'saddle', 'seat', 'back') ?? { x: middle(box), y: box.y + box.h * depth }
  const moved = shifted(small, { x: middle(own), y: own.y + own.h * 0.97 }, top)
  return { ...lower, parts: [...lower.parts, ...moved.parts] }
}

/** Under a tree, an umbrella, a table: the large thing behind and above, the small one before its foot. */
export function beneath(lower: Cluster, upper: Cluster): Cluster {
  const small = sized(lower, upper, 0.42, 0.62)
  const aside = clusterBox(upper).w * 0.16
  return { ...upper, parts: [...upper.parts, ...placed(small, { scale: 1, x: aside, y: 6 }).parts] }
}

/** Something in a hand (or before the chest, or in the mouth of whoever has no hands). */
export function holding(holder: Cluster, thing: Cluster, by?: number): Cluster {
  const who = root(holder)
  const item = sized(thing, holder, 0.2, 0.44)
  const own = clusterBox(item)
  const id = root(thing).figure.id
  const hand = nearestHand(who) ??
    anchorOf(who, 'mouth', 'chest') ?? {
      x: partBox(who).x + partBox(who).w,
      y: partBox(who).y + partBox(who).h * 0.55,
    }
  if (id === 'kite') return onString(holder, item, hand)
  const share = by ?? (HELD_BELOW.has(id) ? 0.94 : HELD_ABOVE.has(id) ? 0.08 : 0.55)
  const at = shifted(item, { x: middle(own), y: own.y + own.h * share }, hand)
  return { ...holder, parts: [...holder.parts, ...at.parts.map((part) => ({ ...part, fine: true }))] }
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
  const item = sized(food, eater, 0.2, 0.42)
  const own = clusterBox(item)
  const mouth = anchorOf(who, 'mouth')
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

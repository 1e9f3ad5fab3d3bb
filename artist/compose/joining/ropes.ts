import type { Figure, Point } from '../../drawing.ts'
import {
  anchorOf,
  clusterBox,
  mainPart,
  partBox,
  transformCluster,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'

/** Length of a rope as a share of its holder's height. */
const ROPE = 0.42
/** Half of the rope's width as a share of its holder's height. */
const THICKNESS = 0.009
/** Half of the width of a strap, as a share of the puller's height. */
const TRACE = 0.016
/** A pulled thing is at most this long, in heights of the puller. */
const LONGEST_LOAD = 1.1

/** Puts the partner behind the actor on a tight rope, or in front of the actor on a leash. */
export function joinByRope(
  actor: Cluster,
  partner: Cluster,
  facing: 'left' | 'right',
  place: 'behind' | 'ahead',
): Cluster {
  const box = clusterBox(actor)
  const direction = (facing === 'right' ? 1 : -1) * (place === 'ahead' ? 1 : -1)
  const name = direction > 0 ? 'handRight' : 'handLeft'
  // An animal pulls with its whole body: the rope begins behind it.
  const hand = anchorOf(mainPart(actor), name) ?? {
    x: direction > 0 ? box.x + box.w * 0.84 : box.x + box.w * 0.16,
    y: box.y + box.h * 0.46,
  }
  const harness = place === 'behind' ? harnessOf(mainPart(actor)) : undefined
  const length = clusterBox(partner).w
  const scale = partner.inanimate ? Math.min(1, (LONGEST_LOAD * box.h) / length) : 1
  const drawn = transformCluster(partner, { scale, x: 0, y: 0 })
  const load = clusterBox(drawn)
  const near = direction < 0 ? load.x + load.w : load.x
  const tied = harness && partner.inanimate ? { x: near + direction * load.w * SHAFT.inside, y: -load.h * SHAFT.high } : tiePoint(drawn, near, direction) // prettier-ignore
  const shift = hand.x + direction * box.h * ROPE - near
  const pulled = transformCluster(drawn, { scale: 1, x: shift, y: 0 })
  // Each of several dogs has an own leash.
  const ends =
    place === 'ahead'
      ? pulled.parts
          .filter(({ figure }) => figure.face)
          .map((part) => tiePoint({ ...pulled, parts: [part] }, partBox(part).x, direction))
      : []
  const thin = ends.length > 1 ? 0.6 : 1
  const ropes = (ends.length > 1 ? ends : [{ x: tied.x + shift, y: tied.y }]).map((end): Part => ({
    figure: band('rope', harness?.chest ?? hand, end, box.h * (harness ? TRACE : THICKNESS) * thin),
    move: { scale: 1, x: 0, y: 0 },
    frontAfter: 0,
    ...(((place === 'behind' && !harness) || ends.length > 1) && { behind: true }),
  }))
  if (harness) ropes.push({ figure: band('rope', harness.back, harness.girth, box.h * TRACE), move: { scale: 1, x: 0, y: 0 }, frontAfter: 0 }) // prettier-ignore
  return { ...actor, parts: [...actor.parts, ...pulled.parts, ...ropes] }
}

/** Where the shaft of a cart is hitched: shares of its size. */
const SHAFT = { inside: 0.1, high: 0.24 }

/** A trace from the chest along the side, and a strap from the back down to it. */
function harnessOf(puller: Part): { chest: Point; back: Point; girth: Point } | undefined {
  const { y, h } = partBox(puller)
  const [mouth, back] = [anchorOf(puller, 'mouth'), anchorOf(puller, 'saddle', 'back')]
  if (!mouth || !back || anchorOf(puller, 'handLeft')) return undefined
  const level = back.y + (y + h - back.y) * ALONG_SIDE
  const chest = { x: back.x + (mouth.x - back.x) * TO_CHEST, y: level }
  return { chest, back, girth: { x: back.x, y: level } }
}
/** Shares: of the way from the back down to the ground, and from the back to the mouth. */
const [ALONG_SIDE, TO_CHEST] = [0.26, 0.5]

/** An animal is led by its neck, a sled by its front. */
function tiePoint(drawn: Cluster, near: number, direction: number): Point {
  const { h, w } = partBox(mainPart(drawn))
  // The pose of sledding includes the sled; its rope is at the runners.
  if (mainPart(drawn).figure.pose === 'sled') return { x: near + direction * w * 0.06, y: -h * 0.14 }
  const [mouth, back] = [anchorOf(mainPart(drawn), 'mouth'), anchorOf(mainPart(drawn), 'back', 'saddle')]
  if (mouth && back) return { x: mouth.x + (back.x - mouth.x) * 0.36, y: mouth.y + h * 0.1 }
  return { x: near + direction * w * 0.04, y: -h * 0.45 }
}

/** A rope as a band that sags a little, wide enough to be seen. */
function band(id: string, from: Point, to: Point, half: number): Figure {
  const sag = Math.abs(to.x - from.x) * 0.06
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag }
  const curve = (a: Point, b: Point, dy: number) =>
    `C${a.x} ${a.y + dy} ${middle.x} ${middle.y + dy} ${b.x} ${b.y + dy}`
  const d = `M${from.x} ${from.y - half}${curve(from, to, -half)}L${to.x} ${to.y + half}${curve(to, from, half)}Z`
  return {
    id,
    shapes: [{ d, fill: 'paper', stroke: 0.8, level: 0 }],
    front: [],
    box: {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      w: Math.abs(to.x - from.x),
      h: Math.abs(to.y - from.y),
    },
    ground: 0,
    facing: 'front',
    anchors: {},
  }
}

import type { Box, Figure, Point, TouchRequest } from '../../drawing.ts'
import {
  anchorOf,
  clusterBox,
  facesOf,
  mainPart,
  transformCluster,
  type Cluster,
} from '../figures/cluster.ts'
import type { ContactFrame } from './contact-frames.ts'
import { centreX, clamp } from './scale-to-fit.ts'

/** Sizes of a partner as shares of the actor's height: smaller ones could not be colored, larger ones not be touched. */
const SMALLEST = 0.3
const LARGEST = 1.5
/** Height of the chest as a share of a person's height. */
const CHEST = 0.56
const TALL = 0.7
/** A toy or a pet up to this share of the actor's height is lifted to be hugged. */
const LIFTED = 0.55

interface Contact {
  touch: TouchRequest
  partner: Cluster
  /** The point of the partner that the hand touches. */
  at: Point
  /** The partner hangs in the arms instead of standing on the ground. */
  lifted: boolean
}

/** Sizes the partner and finds the point that the actor's hands touch. In centimetres, ground at y 0. */
export function findContact(
  frame: ContactFrame,
  drawn: Cluster,
  actor: { height: number; facing: 'left' | 'right' },
): Contact {
  const tall = actor.height * 100
  const share = clusterBox(drawn).h / tall
  const partner = transformCluster(drawn, { scale: clamp(share, SMALLEST, LARGEST) / share, x: 0, y: 0 })
  const box = clusterBox(partner)
  // The partner stands in front of the actor, so its near side is on the left of an actor who faces right.
  const near = actor.facing === 'right' ? 0 : 1
  const side = (depth: number) => box.x + box.w * Math.abs(near - depth)
  const on = partner.parts[0]!
  // Something tall is touched at its side, or it would hide the actor.
  const beside = frame.on === 'top' && box.h > tall * TALL
  const [x, y] = beside ? [side(0.06), -tall * CHEST] : pointOn(frame, side, box)
  const anchor =
    frame.on === 'head'
      ? anchorOf(on, 'head', 'top')
      : frame.on === 'mouth'
        ? anchorOf(on, 'mouth')
        : undefined
  const at = anchor ?? { x, y }
  const lifted = frame.around === true && box.h < tall * LIFTED
  const height = lifted ? tall * CHEST : clamp(-at.y, tall * 0.06, tall * 1.1)
  return {
    partner,
    at: { x: at.x, y: lifted ? at.y : -height },
    lifted,
    touch: { height: height / 100, ...(frame.around && { around: (box.w * 0.7) / 100 }) },
  }
}

function pointOn(
  { on }: ContactFrame,
  side: (depth: number) => number,
  box: { y: number; h: number },
): [number, number] {
  switch (on) {
    case 'middle':
      return [side(0.72), box.y + box.h * 0.52]
    case 'head':
      return [side(0.25), box.y + box.h * 0.1]
    case 'mouth':
      return [side(0.02), box.y + box.h * 0.35]
    case 'edge':
      return [side(0.04), box.y + box.h * 0.3]
    case 'hand':
      return [side(0), box.y + box.h * 0.5]
    case 'top':
      return [side(0.22), box.y + box.h * 0.1]
  }
}

/** Moves the partner to the actor's hand. The actor's near arm is painted over it. */
export function joinInContact(actor: Cluster, { partner, at, lifted }: Contact): Cluster {
  const [body, ...rest] = actor.parts
  const box = clusterBox(actor)
  const hand = anchorOf(mainPart(actor), 'contact') ?? { x: box.x + box.w, y: at.y }
  const held = transformCluster(partner, { scale: 1, x: hand.x - at.x, y: lifted ? hand.y - at.y : 0 })
  const count = held.parts.length + rest.length
  // The partner's own arm and head are painted last.
  const [other, ...things] = held.parts
  const parts = [...rest, { ...other!, frontAfter: other!.frontAfter + count }, ...things]
  return { ...actor, parts: [{ ...body!, frontAfter: body!.frontAfter + count }, ...parts] }
}

/** Moves the partner away until both faces show; the hands are then on its near side. */
export function showFaces(joined: Cluster, facing: 'left' | 'right'): Cluster {
  const [body, ...others] = joined.parts
  const x = faceOverlap(joined, facing) * (facing === 'right' ? 1 : -1)
  return {
    ...joined,
    parts: [body!, ...transformCluster({ ...joined, parts: others }, { scale: 1, x, y: 0 }).parts],
  }
}

/** How far the partner must move away so that both faces show, in centimetres. */
export function faceOverlap(joined: Cluster, facing: 'left' | 'right'): number {
  const [own, other] = facesOf(joined)
  if (!own || !other || sharedHeight(own, other) < Math.min(own.h, other.h) * 0.25) return 0
  const apart = facing === 'right' ? other.x - own.x : own.x + own.w - (other.x + other.w)
  return Math.max(0, own.w * 0.82 - apart)
}

const sharedHeight = (a: Box, b: Box): number => Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)

/** Length of a rope as a share of the height of the one who pulls. */
const ROPE = 0.42

/** Puts the partner behind the actor, on a tight rope that the rear hand holds. */
export function joinByRope(actor: Cluster, drawn: Cluster, facing: 'left' | 'right'): Cluster {
  const box = clusterBox(actor)
  const way = facing === 'right' ? -1 : 1
  const hand = anchorOf(mainPart(actor), facing === 'right' ? 'handLeft' : 'handRight') ?? { x: centreX(box), y: box.y + box.h / 2 } // prettier-ignore
  const load = clusterBox(drawn)
  const end = { x: hand.x + way * box.h * ROPE, y: -load.h * 0.45 }
  const edge = way < 0 ? load.x + load.w : load.x
  const pulled = transformCluster(drawn, { scale: 1, x: end.x - edge + way * -load.w * 0.04, y: 0 })
  const rope: Figure = {
    id: 'rope',
    shapes: [{ d: `M${hand.x} ${hand.y}L${end.x} ${end.y}`, fill: 'none', stroke: 1.7, level: 0 }],
    front: [],
    box: { x: Math.min(hand.x, end.x), y: Math.min(hand.y, end.y), w: Math.abs(end.x - hand.x), h: Math.abs(end.y - hand.y) },
    ground: 0,
    facing: 'front',
    anchors: {},
  } // prettier-ignore
  const part = { figure: rope, move: { scale: 1, x: 0, y: 0 }, frontAfter: 0, behind: true }
  return { ...actor, parts: [...actor.parts, ...pulled.parts, part] }
}

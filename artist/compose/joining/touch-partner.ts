import { clamp } from '../../geometry/clamp.ts'
import type { AnchorName, Box, Point, TouchRequest } from '../../drawing.ts'
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
import type { ContactFrame } from './contact-frame.ts'
import { centreX } from './scale-to-fit.ts'

/**
 * Limits of a partner's height as shares of the actor's: a smaller partner could not be colored, and a larger one could not
 * be reached.
 */
const SMALLEST = 0.3
const LARGEST = 1.5
/** Who is fed has the mouth at most at this share of the actor's height. */
const HIGHEST_MOUTH = 0.9
/** A hand reaches at most this high, as a share of the actor's height. */
const HIGHEST = 1.1
/** Height of the chest as a share of a person's height. */
const CHEST = 0.56
/** A partner is tall above this share of the actor's height. */
const TALL = 0.7
/** A toy or a pet up to this share of the actor's height is lifted to be hugged. */
const LIFTED = 0.55
/** A person in a wheelchair takes small animals on the lap, at this share of the standing height. */
const LAP = 0.27
/** The side of a large partner is touched at most at this share of the actor's height, below the face. */
const FLANK = 0.54
/** A partner is large if it is wider than this share of the actor's height. */
const LARGE = 0.7

export interface Contact {
  touch: TouchRequest
  partner: Cluster
  /** The point of the partner that the hand touches. */
  at: Point
  /** The partner hangs in the arms instead of standing on the ground. */
  lifted: boolean
  /** The actor is painted over the whole partner. */
  inFront?: boolean
  /** How high above the ground the partner sits, in centimetres. */
  raised?: number
}

/** Sizes the partner and finds the point that the actor's hands touch. In centimetres, ground at y 0. */
export function findContact(
  frame: ContactFrame,
  drawn: Cluster,
  actor: { height: number; facing: 'left' | 'right'; hasLap?: boolean },
): Contact {
  const tall = actor.height * 100
  const share = clusterBox(drawn).h / tall
  const largest = frame.tallest ?? LARGEST
  const sized = clamp(share, frame.smallest ?? SMALLEST, largest) / share
  const mouth =
    frame.on === 'mouth' || frame.on === 'head'
      ? anchorOf(nearestPart(drawn, actor.facing === 'right'), 'mouth')
      : undefined
  // The head of a giraffe would be out of reach.
  const scale = mouth ? Math.min(sized, (tall * HIGHEST_MOUTH) / -mouth.y) : sized
  const partner = transformCluster(drawn, { scale, x: 0, y: 0 })
  const box = clusterBox(partner)
  // The partner stands in front of the actor, so its near side is on the left of an actor who faces right.
  const near = actor.facing === 'right' ? 0 : 1
  const on = nearestPart(partner, near === 0)
  const touched = partBox(on)
  const side = (depth: number) => touched.x + touched.w * Math.abs(near - depth)
  // Something tall is touched at its side, or it would hide the actor.
  const beside = frame.on === 'top' && box.h > tall * TALL
  const [x, y] = beside ? [side(0.06), -tall * CHEST] : pointOn(frame, side, touched, tall)
  const names = ANCHORS[frame.on]
  // The head of a tall animal would hide the actor, so its cheek or neck is touched.
  const isTall = frame.on === 'head' && touched.h > tall * TALL
  const isPettedAnimal = frame.pose === 'pet' && !partner.human
  const besideEar = frame.on === 'head' && !isPettedAnimal ? EARS[frame.pose] : undefined
  const isTool = GROOMING.has(frame.pose)
  const muzzle = isTall && !besideEar ? anchorOf(on, 'mouth') : undefined
  const face = besideEar && (isTall || !isTool) ? facesOf({ ...partner, parts: [on] })[0] : undefined
  const ear = face && besideEar && { x: near === 0 ? face.x - face.w * besideEar[0] : face.x + face.w * (1 + besideEar[0]), y: face.y + face.h * besideEar[1] } // prettier-ignore
  const cheek =
    ear ??
    (muzzle
      ? { x: muzzle.x, y: muzzle.y - touched.h * ABOVE_MOUTH }
      : isTall
        ? { x: side(0.2), y: Math.max(touched.y + touched.h * 0.3, -tall * BELOW_CHIN) }
        : undefined)
  // A swing is pushed at the back of its rider, not at its posts.
  const pushed = on.figure.pose === 'swing' ? anchorOf(on, 'back') : undefined
  const back = pushed && { x: pushed.x, y: Math.max(pushed.y, -tall * FLANK) }
  const forearm = frame.on === 'forearm' ? nearestHand(on, near === 0) : undefined
  const isFrontal = frame.on === 'shoulder' && on.figure.facing === 'front'
  const chest = isFrontal ? { x: side(0.36), y: touched.y + touched.h * BELOW_HEAD } : undefined
  const lifted = frame.lifted === true || (frame.around === true && box.h < tall * LIFTED)
  // An animal on four legs lies on the forearms, which would hide its face higher up.
  const lies = lifted && frame.around && on.figure.face && touched.w > touched.h
  const belly = lies ? { x: side(0.62), y: touched.y + touched.h * UNDER_BELLY } : undefined
  const at = belly ?? back ?? cheek ?? chest ?? forearm ?? (names && anchorOf(on, ...names)) ?? { x, y }
  const lap = actor.hasLap && frame.on === 'head' && box.h < tall * LIFTED ? tall * LAP : 0
  if (lap > 0)
    return { partner, at: { x: at.x, y: at.y }, raised: lap, lifted, touch: { height: (lap - at.y) / 100, onLap: true } } // prettier-ignore
  const highest = frame.pose === 'push' ? CHEST : HIGHEST
  const height = lifted ? tall * CHEST : clamp(-at.y, tall * 0.06, tall * highest)
  return {
    partner,
    at: { x: at.x, y: lifted ? at.y : -height },
    lifted,
    inFront: (frame.inFront === true && box.w > tall * LARGE) || on.figure.pose === 'swing',
    touch: {
      height: height / 100,
      ...(frame.around && { around: (box.w * 0.7) / 100 }),
      ...(frame.apart !== undefined && { distance: frame.apart * actor.height }),
    },
  }
}

/** Beside the ear, with a tool at the hair or with the hand: shares of the face by pose. */
const EARS: Readonly<Record<string, readonly [beside: number, below: number]>> = {
  'cut-with': [0.06, 0.3],
  'comb-with': [0.06, 0.3],
  whisper: [0, 0.5],
  pet: [-0.16, 0],
}
const GROOMING: ReadonlySet<string> = new Set(['cut-with', 'comb-with'])
/** Share of a tall animal's height: where its nose is stroked. */
const ABOVE_MOUTH = 0.05
/** An arm at this share of the own height does not cross the own face. */
const BELOW_CHIN = 0.6

/** A little above the hand that is nearer to the actor. */
function nearestHand(part: Part, isLeft: boolean): Point | undefined {
  const [left, right] = [anchorOf(part, 'handLeft'), anchorOf(part, 'handRight')]
  if (!left || !right) return undefined
  const hand = left.x < right.x === isLeft ? left : right
  const chest = anchorOf(part, 'chest') ?? hand
  return { x: hand.x + (chest.x - hand.x) * ABOVE_WRIST, y: hand.y + (chest.y - hand.y) * ABOVE_WRIST }
}
/** Share of the height of an animal in the arms. */
const UNDER_BELLY = 0.76
/** The chest of a sitting toy, as a share of its height. */
const BELOW_HEAD = 0.7
const ABOVE_WRIST = 0.3

/** Anchors that are better than a share of the box. */
const ANCHORS: Partial<Record<ContactFrame['on'], readonly AnchorName[]>> = {
  head: ['head', 'top'],
  mouth: ['mouth'],
  chest: ['chest'],
  edge: ['handle'],
  saddle: ['saddle'],
  back: ['back'],
}

/** Of several partners the one that stands next to the actor. */
function nearestPart({ parts }: Cluster, isLeft: boolean): Part {
  const [main] = parts
  // The rider is touched, not the posts of the swing.
  const rider = main!.figure.id === 'swing' ? parts.find(({ figure }) => figure.face) : undefined
  if (rider) return rider
  const copies = parts.filter(({ figureIndex }) => figureIndex === main!.figureIndex)
  const middle = (part: Part) => centreX(partBox(part)) * (isLeft ? 1 : -1)
  return copies.reduce((best, part) => (middle(part) < middle(best) ? part : best))
}

function pointOn(
  { on, around }: ContactFrame,
  side: (depth: number) => number,
  box: { y: number; h: number },
  tall: number,
): [number, number] {
  switch (on) {
    case 'neck':
      // A toy is held around its middle.
      return box.h > tall * LIFTED ? [side(0.3), box.y + box.h * 0.46] : [side(0.72), box.y + box.h * 0.68]
    case 'back':
    case 'middle':
      // Arms around a toy leave its face free.
      return [side(0.72), box.y + box.h * (around ? 0.68 : 0.52)]
    case 'head':
      return [side(0.25), box.y + box.h * 0.1]
    case 'mouth':
      return [side(0.02), box.y + box.h * 0.35]
    case 'saddle':
    case 'edge':
      return [side(0.04), box.y + box.h * 0.3]
    case 'hand':
    case 'forearm':
      return [side(0), box.y + box.h * 0.5]
    case 'paw':
      return [side(0.14), box.y + box.h * 0.84]
    case 'stem':
      return [side(0.4), box.y + box.h * 0.84]
    case 'belly':
      return [side(0.3), box.y + box.h * 0.68]
    case 'bottom':
      return [side(0.08), box.y + box.h * 0.94]
    case 'flank':
      return [side(0.34), Math.max(box.y + box.h * 0.34, -tall * FLANK)]
    case 'chest':
    case 'shoulder':
      return [side(0.24), box.y + box.h * 0.5]
    case 'crown':
      return [side(0.04), box.y + box.h * 0.42]
    case 'top':
      return [side(0.22), box.y + box.h * 0.1]
  }
}

/** Moves the partner to the actor's hand. The actor's near arm is painted over it. */
export function joinInContact(
  actor: Cluster,
  { partner, at, lifted, inFront, raised = 0 }: Contact,
): Cluster {
  const box = clusterBox(actor)
  const hand = anchorOf(mainPart(actor), 'contact') ?? { x: box.x + box.w, y: at.y }
  // The toes of a kneeling figure are below the knee, so the hand would be a little too high.
  const sink = lifted ? 0 : clamp(at.y - raised - hand.y, 0, box.h * DEEPEST)
  const stand = transformCluster(actor, { scale: 1, x: 0, y: sink })
  return (inFront ? paintLast : paintOver)(stand, transformCluster(partner, { scale: 1, x: hand.x - at.x, y: lifted ? hand.y - at.y : -raised })) // prettier-ignore
}

/** Share of the actor's height by which it may move down to its contact. */
const DEEPEST = 0.08

/** Paints the whole actor over the partner, so that a swing or a car does not hide the person who pushes or washes it. */
const paintLast = (actor: Cluster, partner: Cluster): Cluster => ({
  ...actor,
  parts: [...actor.parts, ...partner.parts.map((part) => ({ ...part, behind: true }))],
})

/** The actor's near arm is painted over the partner, and the partner's own arm and head last. */
export function paintOver(actor: Cluster, partner: Cluster): Cluster {
  const [body, ...rest] = actor.parts
  const [other, ...things] = partner.parts
  const count = partner.parts.length + rest.length
  const parts = [...rest, { ...other!, frontAfter: other!.frontAfter + count }, ...things]
  return { ...actor, parts: [{ ...body!, frontAfter: body!.frontAfter + count }, ...parts] }
}

/** Puts the partner in front of the actor at a distance, in centimetres. */
export function joinApart(actor: Cluster, partner: Cluster, facing: 'left' | 'right', gap: number): Cluster {
  const [own, other] = [clusterBox(actor), clusterBox(partner)]
  const x = facing === 'right' ? own.x + own.w + gap - other.x : own.x - gap - other.x - other.w
  return { ...actor, parts: [...actor.parts, ...transformCluster(partner, { scale: 1, x, y: 0 }).parts] }
}

/** Moves the partner away until both faces show; the hands are then on its near side. */
export function showFaces(joined: Cluster, facing: 'left' | 'right', share?: number): Cluster {
  const [body, ...others] = joined.parts
  const x = faceOverlap(joined, facing, share) * (facing === 'right' ? 1 : -1)
  return {
    ...joined,
    parts: [body!, ...transformCluster({ ...joined, parts: others }, { scale: 1, x, y: 0 }).parts],
  }
}

/** How far the partner must move away so that both faces show, in centimetres. */
export function faceOverlap(joined: Cluster, facing: 'left' | 'right', share = 0.82): number {
  const [own, other] = facesOf(joined)
  const body = joined.parts.find(({ figure }, i) => i > 0 && figure.face)
  // A tall partner's body would hide the whole face of a child.
  if (!own || !other || !body || sharedHeight(own, partBox(body)) < Math.min(own.h, other.h) * 0.25) return 0
  const apart = facing === 'right' ? other.x - own.x : own.x + own.w - (other.x + other.w)
  return Math.max(0, own.w * share - apart)
}

/** How far a hand at the height of the own face must move away so that it is in front of the face, in centimetres. */
export function handBeforeFace(joined: Cluster, facing: 'left' | 'right'): number {
  const [own] = facesOf({ ...joined, parts: joined.parts.slice(0, 1) })
  const hand = anchorOf(mainPart(joined), 'contact')
  if (!own || !hand || hand.y < own.y - own.h * NEAR_FACE || hand.y > own.y + own.h * (1 + NEAR_FACE))
    return 0
  const edge = facing === 'right' ? own.x + own.w : own.x
  return Math.max(0, own.w * BEFORE_FACE - (hand.x - edge) * (facing === 'right' ? 1 : -1))
}
/** Shares of the face. */
const [NEAR_FACE, BEFORE_FACE] = [0.25, 0.34]

const sharedHeight = (a: Box, b: Box): number => Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)

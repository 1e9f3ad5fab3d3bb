import {
  anchorOf,
  clusterBox,
  mainPart,
  transformCluster,
  type Cluster,
  type Part,
} from '../figures/cluster.ts'
import { closed, markPart } from './mark-figure.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** Shares of an actor's size: the size of what both pull at, and the distance to the next one on the same side. */
const THING = 0.34
const NEXT = 0.5
/** How much of the thing is between the two; the rest is in the mouths or hands. */
const BETWEEN = 0.72
/** Shares of an actor's height: the free length of a rope, and half of its width. */
const [ROPE, THICKNESS] = [0.62, 0.018]

/** The point of an actor that holds the thing: the hand that is farther in front, or the mouth. */
function gripOf(actor: Cluster, direction: 1 | -1): { x: number; y: number } {
  const part = mainPart(actor)
  const box = clusterBox(actor)
  const hands = [anchorOf(part, 'handLeft'), anchorOf(part, 'handRight')].filter((at) => at !== undefined)
  const hand = hands.toSorted((a, b) => (b.x - a.x) * direction)[0]
  return (
    hand ?? anchorOf(part, 'mouth') ?? { x: direction > 0 ? box.x + box.w : box.x, y: box.y + box.h * 0.4 }
  )
}

/**
 * Puts actors on both sides of a thing that all of them pull at. `left` look to the right; the first of each side is
 * next to the thing. Without a thing they pull at a rope.
 */
export function joinTug(left: readonly Cluster[], right: readonly Cluster[], thing?: Cluster): Cluster {
  const [first] = left
  const tall = clusterBox(first!).h
  const small = thing && scaleBetween(thing, first!, THING, THING)
  const length = small ? clusterBox(small).w : 0
  const gap = small ? length * BETWEEN : tall * ROPE
  const lined = (
    side: readonly Cluster[],
    direction: 1 | -1,
  ): { cluster: Cluster; grip: { x: number; y: number } }[] =>
    side.map((actor, i) => {
      const grip = gripOf(actor, direction)
      const x = -direction * (gap / 2 + i * clusterBox(actor).w * NEXT) - grip.x
      return { cluster: transformCluster(actor, { scale: 1, x, y: 0 }), grip: { x: grip.x + x, y: grip.y } }
    })
  const sides = { left: lined(left, 1), right: lined(right, -1) }
  const all = [...sides.left.toReversed(), ...sides.right.toReversed()]
  const actors = all.flatMap(({ cluster }) => cluster.parts)
  const [from, to] = [sides.left[0]!.grip, (sides.right[0] ?? sides.left[0])!.grip]
  const pulled = small
    ? placeBetween(small, from, to)
    : [
        ropeThrough(
          all.map(({ grip }) => grip),
          tall,
        ),
      ]
  const parts = actors.map((part, i) => ({ ...part, frontAfter: part.frontAfter + actors.length - 1 - i + pulled.length })) // prettier-ignore
  return { ...first!, parts: [...parts, ...pulled] }
}

function placeBetween(thing: Cluster, from: { x: number; y: number }, to: { x: number; y: number }): Part[] {
  const box = clusterBox(thing)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return moveCluster(thing, { x: centreX(box), y: box.y + box.h / 2 }, middle).parts
}

/** A tight rope through all hands, with an end behind the last one of each side. */
function ropeThrough(grips: readonly { x: number; y: number }[], tall: number): Part {
  const [low, high] = [Math.min(...grips.map(({ x }) => x)), Math.max(...grips.map(({ x }) => x))]
  const y = grips.reduce((sum, grip) => sum + grip.y, 0) / grips.length
  const [x, w, r] = [low - tall * 0.24, high - low + tall * 0.48, tall * THICKNESS]
  const band = `M${x} ${y - r + tall * 0.05}C${low - tall * 0.1} ${y - r} ${low} ${y - r} ${low} ${y - r}L${high} ${y - r}C${high + tall * 0.1} ${y - r} ${x + w} ${y - r + tall * 0.05} ${x + w} ${y + tall * 0.05}L${x + w} ${y + r + tall * 0.05}C${high + tall * 0.1} ${y + r} ${high} ${y + r} ${high} ${y + r}L${low} ${y + r}C${low - tall * 0.1} ${y + r} ${x} ${y + r + tall * 0.05} ${x} ${y + r + tall * 0.05}Z`
  const middle = (low + high) / 2
  const flag = `M${middle - r} ${y - r}L${middle + r} ${y - r}L${middle + r * 2.4} ${y + tall * 0.12}L${middle} ${y + tall * 0.08}L${middle - r * 2.4} ${y + tall * 0.12}Z`
  return markPart('rope', [closed(band), closed(flag)], { x, y: y - r, w, h: tall * 0.14 })
}

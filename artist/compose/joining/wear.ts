import type { Box, Figure } from '../../drawing.ts'
import {
  anchorOf,
  type Cluster,
  clusterBox,
  directionOf,
  mainPart,
  partBox,
  type Part,
} from '../figures/cluster.ts'
import { EYEWEAR, HATS, NECKWEAR } from '../figures/noun-lists.ts'
import { moveBox } from '../figures/transform.ts'
import { centreX, moveCluster, scaleBetween } from './scale-to-fit.ts'

/** Puts a hat, glasses or a scarf on a figure that does not draw them itself: animals and converted figures. */
export function putOnClothes(wearer: Part, id: string, thing: Figure): Part | undefined {
  const face = wearer.figure.face ? moveBox(wearer.figure.face, wearer.move) : undefined
  const body = partBox(wearer)
  if (HATS.has(id))
    return placeHat(
      wearer,
      thing,
      face ?? { x: body.x + body.w * 0.3, y: body.y, w: body.w * 0.4, h: body.h * 0.4 },
    )
  if (EYEWEAR.has(id) && face)
    return fitToWidth(thing, { x: face.x + face.w * 0.1, y: face.y + face.h * 0.26, w: face.w * 0.8 }, 0.5)
  if (NECKWEAR.has(id) && face)
    return fitToWidth(thing, { x: face.x + face.w * 0.1, y: face.y + face.h * 0.98, w: face.w * 0.8 }, 0.2)
  return undefined
}

/** The size of a bag as a share of its wearer's, and how much of it is above the back. */
const [BAG, ABOVE_BACK] = [0.34, 0.8]

/** Puts a bag on an animal's back, behind its middle. */
export function putOnBack(animal: Cluster, bag: Cluster): Cluster {
  const body = mainPart(animal)
  const box = partBox(body)
  const worn = scaleBetween(bag, animal, BAG, BAG)
  const own = clusterBox(worn)
  const back = anchorOf(body, 'back', 'saddle') ?? { x: centreX(box), y: box.y + box.h * 0.3 }
  const to = { x: back.x - directionOf(animal) * own.w * 0.2, y: back.y + own.h * (1 - ABOVE_BACK) }
  const placed = moveCluster(worn, { x: centreX(own), y: own.y + own.h }, to)
  return { ...animal, parts: [...animal.parts, ...placed.parts.map((part) => ({ ...part, fine: true }))] }
}

function placeHat(wearer: Part, thing: Figure, face: Box): Part {
  const top = anchorOf(wearer, 'head', 'top') ?? { x: face.x + face.w / 2, y: face.y }
  const width = face.w * 0.92
  const scale = width / thing.box.w
  return {
    figure: thing,
    move: {
      scale,
      x: top.x - (thing.box.x + thing.box.w / 2) * scale,
      y: top.y + face.h * 0.1 - (thing.box.y + thing.box.h) * scale,
    },
    frontAfter: 0,
    fine: true,
  }
}

/** Scales a thing to the target's width and puts the given share of its height at the target's y. */
function fitToWidth(thing: Figure, target: { x: number; y: number; w: number }, anchorShare: number): Part {
  const scale = target.w / thing.box.w
  const y = target.y - (thing.box.y + thing.box.h * anchorShare) * scale
  return { figure: thing, move: { scale, x: target.x - thing.box.x * scale, y }, frontAfter: 0, fine: true }
}

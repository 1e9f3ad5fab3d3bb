import type { Box, Figure } from '../drawing.ts'
import { anchorOf, partBox, type Part } from './cluster.ts'
import { EYEWEAR, HATS, NECKWEAR } from './nature.ts'
import { moveBox } from './transform.ts'

/** Puts a hat, glasses or a scarf on whoever cannot draw them himself: animals and converted figures. */
export function wearing(who: Part, id: string, thing: Figure): Part | undefined {
  const face = who.figure.face ? moveBox(who.figure.face, who.move) : undefined
  const body = partBox(who)
  if (HATS.has(id))
    return hat(who, thing, face ?? { x: body.x + body.w * 0.3, y: body.y, w: body.w * 0.4, h: body.h * 0.4 })
  if (EYEWEAR.has(id) && face)
    return fitted(thing, { x: face.x + face.w * 0.1, y: face.y + face.h * 0.26, w: face.w * 0.8 }, 0.5)
  if (NECKWEAR.has(id) && face)
    return fitted(thing, { x: face.x + face.w * 0.1, y: face.y + face.h * 0.98, w: face.w * 0.8 }, 0.2)
  return undefined
}

function hat(who: Part, thing: Figure, face: Box): Part {
  const top = anchorOf(who, 'head', 'top') ?? { x: face.x + face.w / 2, y: face.y }
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

function fitted(thing: Figure, at: { x: number; y: number; w: number }, share: number): Part {
  const scale = at.w / thing.box.w
  const y = at.y - (thing.box.y + thing.box.h * share) * scale
  return { figure: thing, move: { scale, x: at.x - thing.box.x * scale, y }, frontAfter: 0, fine: true }
}

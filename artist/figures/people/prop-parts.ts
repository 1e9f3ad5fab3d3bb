import { roundKnot } from '../../geometry/spline.ts'
import type { Vec } from '../../geometry/vector.ts'
import { flat, limb, type Piece } from '../engine/piece.ts'
import { drawHand } from './body/hands.ts'
import type { Arm, Skeleton } from './body/skeleton.ts'
import type { ClothesContext } from './clothes/clothes-context.ts'

export type DrawProp = (x: ClothesContext, bones: Skeleton) => void

/** Paint order of held things, in front of the body and the head. */
export const HELD = 60

/** Paint order behind the whole body. */
export const BEHIND_BODY = -60

/** The closed hand, in front of the thing it holds. */
export const grip = ({ put, bones, cut }: ClothesContext, arm: Arm): void =>
  put(HELD + 1, ...drawHand(arm, bones.body, {}, cut.mittens))

export const size = ({ body }: Skeleton): number => body.torso / 64
/** A bent bar of one thickness. */
export const rod = (points: readonly Vec[], radius: number): Piece =>
  limb(flat, points.map(roundKnot), points.map(() => radius)) // prettier-ignore
export const bar = (from: Vec, to: Vec, radius: number, end = radius): Piece =>
  limb(flat, [roundKnot(from), roundKnot(to)], [radius, end])

/** The lowest point of the shoes, or the ground below the knees. */
export const soleY = ({ legs, pose }: Skeleton): number =>
  pose.nearLeg.kneel === undefined ? Math.max(legs.near.foot([0, 4])[1], legs.far.foot([0, 4])[1]) : 0

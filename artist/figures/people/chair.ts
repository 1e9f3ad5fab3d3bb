import { frame } from '../../geometry/vector.ts'
import { seam, shape } from '../engine/piece.ts'
import type { Skeleton } from './body/skeleton.ts'
import type { ClothesContext } from './clothes/clothes-context.ts'

/** Paint order: behind the body and the far arm. */
const BEHIND_BODY = -45

/** An armchair around a person who sits upright. */
export function drawChair({ put }: ClothesContext, { at, body, legs, hips }: Skeleton): void {
  const seat = -legs.near.hip[1] - body.legRadii[0]
  const place = frame([at(0, 0)[0], 0], 0, seat / 50)
  const back = (hips * 50) / seat + 12
  put(BEHIND_BODY, shape(place, `${-back - 8},-22! ${-back - 12},-112 ${-back + 8},-124 ${back - 4},-118 ${back},-96 ${back - 4},-46!`)) // prettier-ignore
  put(BEHIND_BODY + 0.1, shape(place, `${-back - 6},-10! ${-back - 2},0! ${-back + 8},0! ${-back + 8},-10!`))
  put(BEHIND_BODY + 0.1, shape(place, `40,-10! 42,0! 52,0! 54,-10!`))
  put(BEHIND_BODY + 0.2, shape(place, `${-back - 10},-52 0,-54 50,-52 58,-42 58,-10! ${-back - 8},-10!`, [seam(place, `${-back - 20},-32 70,-32`)])) // prettier-ignore
}

/** What a mermaid sits on. */
export function drawRock({ put }: ClothesContext, { at, body, legs, hips }: Skeleton): void {
  const seat = -legs.near.hip[1] - body.legRadii[0]
  const place = frame([at(0, 0)[0], 0], 0, seat / 50)
  const half = (hips * 50) / seat + 16
  put(BEHIND_BODY, shape(place, `${-half - 14},0! ${-half - 10},-26 ${-half + 6},-50 0,-56 ${half - 8},-48 ${half + 6},-24 ${half + 16},0!`, [seam(place, `${-half},-10 ${-half + 16},-26 ${-half + 30},-24`)])) // prettier-ignore
}

import { roundKnot, type SplineKnot } from '../../geometry/spline.ts'
import { add, frame, len, sub, type Vec } from '../../geometry/vector.ts'
import { ball, flat, limb, line, oval, shape, type Piece, type PieceDetail } from '../engine/piece.ts'
import { polar } from '../engine/reach.ts'
import { drawHand } from './body/hands.ts'
import type { Skeleton } from './body/skeleton.ts'
import type { ClothesContext } from './clothes/clothes-context.ts'

const SPOKES = 9

/** Painted over the body and below the near arm. */
const WHEEL_ORDER = 19.6

/** A wheelchair around a seated person; a hand near its wheel is on the rim. */
export function drawWheelchair(clothes: ClothesContext, bones: Skeleton): void {
  const { put, wearing } = clothes
  const { legs, body, hips } = bones
  const length = body.leg[0] + body.leg[1]
  const radius = length * 0.37
  const wheel: Vec = [-hips * 0.35, -radius]
  const bar = (width: number, ...joints: Vec[]): Piece =>
    limb(
      flat,
      joints.map(roundKnot),
      joints.map(() => width),
    )
  // Behind a table only the back can be seen.
  if (bones.pose.near.touch?.on === 'table') {
    const knot = (u: number, v: number): SplineKnot => [...bones.at(u * bones.shoulders, v), 0]
    put(-61, shape(flat, [knot(-1.7, 0), knot(-1.7, 0.86), knot(1.5, 0.86), knot(1.5, 0)]))
    for (const u of [-1.7, 1.5]) put(-60, bar(5, bones.at(u * bones.shoulders, 0.8), add(bones.at(u * bones.shoulders, 1), [-10, 0]))) // prettier-ignore
  }
  const seat = legs.near.hip[1] + body.legRadii[0] * 0.95
  const back = bones.at(-hips * 1.15, 0.7)
  const sole = legs.near.foot([0, 6])
  const front: Vec = [legs.near.knee[0] - 6, seat + 2]
  put(-36, bar(3.4, add(back, [-16, 0]), back, [-hips * 1.2, seat]))
  put(-35, bar(4.6, [-hips * 1.2, seat + 2], front))
  put(-34, bar(3.2, front, add(sole, [-10, 0]), add(sole, [24, 2])))
  const caster: Vec = [front[0] - 2, -length * 0.075]
  put(-33, bar(2.8, [front[0] - 10, seat], caster))
  put(-32, { masses: [ball(flat, caster[0], caster[1], length * 0.075)], details: [oval(flat, caster[0], caster[1], 3, 3, 'paper')] }) // prettier-ignore
  const place = frame(wheel, 0, radius / 100)
  const spokes = Array.from({ length: SPOKES }, (_, i): PieceDetail => {
    const way = (i * 360) / SPOKES + 12
    return line(
      place,
      [roundKnot(polar(way, 15)), roundKnot(polar(way, 78))],
      0.85,
      [0, 0],
      wearing.detail > 1 ? 0 : 2,
    )
  })
  put(WHEEL_ORDER, shape(place, circle(100), [oval(place, 0, 0, 88, 88, 'paper'), oval(place, 0, 0, 78, 78, 'paper'), ...spokes, oval(place, 0, 0, 15, 15, 'paper')])) // prettier-ignore
  const { hand } = bones.arms.near
  if (len(sub(hand, wheel)) < radius * 1.1) put(61, ...drawHand(bones.arms.near, body))
}

/** Where another figure pushes the wheelchair. */
export const wheelchairHandle = ({ at, hips }: Skeleton): Vec => add(at(-hips * 1.15, 0.7), [-16, 0])

const circle = (r: number): SplineKnot[] => [0, 60, 120, 180, 240, 300].map((way) => [...polar(way, r)])

import {
  add,
  degreesOf,
  frame,
  lerp,
  mul,
  sub,
  unit,
  type Frame,
  type Vec,
} from '../../../geometry/vector.ts'
import { ball, drawnOn, limb, line, oval, seam, shape, type Piece } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import type { Skeleton } from '../body/skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'
import { bar, BEHIND_BODY, grip, HELD, rod, size, type DrawProp } from '../prop-parts.ts'
import { handOnTop, HANDS_ON_TOP, ON_TOP, putTable, drawers, hem } from './front-furniture.ts'

/** A long tool through both hands down to the ground; returns where its head is. */
function poleToGround(
  bones: Skeleton,
  put: (piece: Piece) => void,
  above: number,
): { at: Vec; along: number } {
  const u = size(bones)
  const [top, low] = [bones.arms.near.hand, bones.arms.far.hand]
  const way = unit(sub(low, top))
  const end = add(top, mul(way, (-top[1] - above * u) / Math.max(0.35, way[1])))
  put(bar(sub(top, mul(way, 20 * u)), end, 2.8 * u))
  return { at: end, along: degreesOf(way) }
}

const LEAF = '0,-10! 7,-4 6,4 0,10! -6,4 -7,-4'

/** A marshmallow on a stick from the hand to the tip, and the log to sit on. */
function putOnStick(x: ClothesContext, bones: Skeleton, tip: Vec): void {
  const u = size(bones)
  const { hand } = bones.arms.far
  const way = unit(sub(tip, hand))
  x.put(HELD - 1, bar(sub(hand, mul(way, 10 * u)), add(tip, mul(way, 12 * u)), 2 * u))
  const M = frame(tip, degreesOf(way), u)
  x.put(HELD - 0.9, shape(M, '-13,-10 0,-11 13,-10 14,0 13,10 0,11 -13,10 -14,0', [line(M, '7,-10 9,0 7,10', 1, [0, 0])])) // prettier-ignore
  const seat = bones.at(0, -0.16)
  const log = frame([seat[0], 0], 0, u)
  const high = -seat[1] / u - 4
  x.put(-46, shape(log, `-50,${-high}! 40,${-high}! 48,${-high / 2} 40,0! -50,0! -58,${-high / 2}`))
  x.put(-45.9, { masses: [ball(log, -50, -high / 2, 9, high / 2)], details: [oval(log, -50, -high / 2, 4, high / 4, 'paper')] }) // prettier-ignore
  grip(x, bones.arms.far)
}

/** Tools, boards and machines of people at work, drawn at the size of the worker. */
export const WORK_SCENES: Partial<Record<Prop, DrawProp>> = {
  rake(x, bones) {
    const u = size(bones)
    const { at } = poleToGround(bones, (piece) => x.put(17, piece), 10)
    const P = frame(at, 0, u)
    for (const dx of [-18, -9, 0, 9, 18]) x.put(17.1, limb(P, `${dx},-4 ${dx + 4},12`, [2, 1.6]))
    x.put(17.2, shape(P, '-24,-7! 24,-7! 24,1! -24,1!'))
    const pile = frame([at[0] + 52 * u, 0], 0, u)
    for (const [dx, dy, turn] of [[-22, -8, 60], [0, -7, -70], [22, -8, 100], [-12, -22, 20], [12, -22, -30], [0, -36, 80], [34, -30, 20]] as const) // prettier-ignore
      x.put(16, shape(frame(pile([dx, dy]), turn, u * 1.5), LEAF, [seam(frame(pile([dx, dy]), turn, u * 1.5), '0,-12 0,12', 0.9, 1)])) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  vacuum(x, bones) {
    const u = size(bones)
    const { at } = poleToGround(bones, (piece) => x.put(17, piece), 12)
    x.put(17.1, shape(frame(at, 0, u), '-12,-6! 12,-6! 40,4! 40,12! -16,12!'))
    const body = frame([at[0] - 196 * u, 0], 0, u)
    x.put(BEHIND_BODY, rod([bones.arms.near.hand, add(bones.arms.near.hand, [-44 * u, 34 * u]), body([44, -40])], 4.6 * u)) // prettier-ignore
    x.put(BEHIND_BODY + 1, shape(body, '-44,-8! -44,-34 -28,-50 16,-52 46,-38 50,-8!', [seam(body, '-60,-24 60,-24'), oval(body, 8, -37, 7, 7, 'paper')])) // prettier-ignore
    for (const dx of [-28, 32]) x.put(BEHIND_BODY + 2, { masses: [ball(body, dx, -8, 11)], details: [oval(body, dx, -8, 4, 4, 'paper')] }) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  laundry(x, bones) {
    const u = size(bones)
    const far = bones.arms.far.hand
    const y = far[1] + 2 * u
    const mid = far[0] - 30 * u
    const [left, right] = [mid - 132 * u, mid + 150 * u]
    for (const end of [left, right]) x.put(BEHIND_BODY - 2, rod([[end, y - 14 * u], [end, 0]], 5 * u)) // prettier-ignore
    x.put(BEHIND_BODY - 1, rod([[left, y], [right, y]], 1.8 * u)) // prettier-ignore
    const shirt = '-16,0! -6,4 6,4 16,0! 34,14! 26,26! 18,20! 18,56! -18,56! -18,20! -26,26! -34,14!'
    const trousers = '-18,0! 18,0! 22,60! 4,60! 0,22! -4,60! -22,60!'
    x.put(BEHIND_BODY, shape(frame([left + 46 * u, y], 0, u), trousers))
    x.put(BEHIND_BODY, shape(frame([right - 34 * u, y], 0, u), '-16,0! 4,0! 4,26! 18,32! 18,44! -16,44!'))
    x.put(BEHIND_BODY, shape(frame([far[0] + 20 * u, y], 0, u), shirt))
    const basket = frame([right - 62 * u, 0], 0, u)
    for (const dx of [-14, 6])
      x.put(BEHIND_BODY + 1, { masses: [ball(basket, dx, -30, 17, 12)], details: [] })
    x.put(BEHIND_BODY + 2, shape(basket, '-38,-30! 34,-30! 26,0! -30,0!', [seam(basket, '-50,-19 50,-19'), seam(basket, '-50,-9 50,-9', 1, 1)])) // prettier-ignore
    grip(x, bones.arms.far)
  },
  saw(x, bones) {
    const P = putTable(x, bones, drawers)
    const u = size(bones)
    x.put(ON_TOP, shape(P, '-78,-18! 84,-18! 84,4! -78,4!', [line(P, '-66,-7 -30,-10 10,-6', 0.9, [0.2, 0.2], 1), seam(P, '-6,-30 -2,4')])) // prettier-ignore
    x.put(ON_TOP, { masses: [ball(P, 84, -7, 6, 11)], details: [oval(P, 84, -7, 2.6, 5, 'paper')] })
    const { hand } = bones.arms.far
    const side = frame(hand, 158, u * 1.12)
    // The teeth are below.
    const Q: Frame = ([a, b]) => side([a, -b])
    x.put(ON_TOP + 1, shape(Q, '8,-13! 84,-4! 84,4! 78,8! 72,4! 66,9! 60,5! 54,10! 48,6! 42,11! 36,7! 30,12! 24,8! 18,13! 8,12!')) // prettier-ignore
    x.put(ON_TOP + 1.1, shape(Q, '-14,-12 10,-15! 10,14! -10,12 -18,0'))
    handOnTop(x, bones.arms.near)
    handOnTop(x, bones.arms.far)
  },
  nail(x, bones) {
    const P = putTable(x, bones, drawers)
    const u = size(bones)
    x.put(ON_TOP, shape(P, '-60,-10! 70,-10! 76,6! -66,6!', [seam(P, '-80,-3 90,-3', 0.9, 1)]))
    const { hand } = bones.arms.far
    const Q = frame(hand, 196, u * 0.86)
    const N = frame([Q([55, 0])[0], P([0, 0])[1]], 0, u)
    x.put(ON_TOP + 0.5, shape(N, '-9,-36! 9,-36! 9,-30! 3,-30! 2,-4! -2,-4! -3,-30! -9,-30!'))
    x.put(ON_TOP + 1, shape(Q, '-18,-4! 50,-4! 50,4! -18,4!'))
    x.put(ON_TOP + 1.1, shape(Q, '42,-28! 66,-28! 66,-18! 62,-14! 62,12! 72,26 46,18 44,10! 44,-14! 42,-18!'))
    handOnTop(x, bones.arms.near)
    handOnTop(x, bones.arms.far)
  },
  'shopping-cart'(x, bones) {
    const u = size(bones)
    const hands = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const P = frame(hands, 0, u)
    const ground = -hands[1] / u
    const things = ['28,10! 28,-24! 46,-24! 46,10!', '50,10 46,-12 60,-22 74,-10 70,10', '78,10! 80,-30! 96,-30! 98,10!'] // prettier-ignore
    for (const text of things) x.put(17, shape(P, text))
    x.put(17.2, shape(P, '12,2! 118,2! 104,54! 26,54!', [30, 48, 66, 84, 102].map((at) => seam(P, `${at},-10 ${at * 0.8 + 14},64`, 0.9)).concat([seam(P, '0,20 130,20', 0.9), seam(P, '0,38 130,38', 0.9, 1)]))) // prettier-ignore
    x.put(17.1, rod([P([-2, 0]), P([16, 4])], 3.4 * u)) // prettier-ignore
    x.put(17.1, rod([P([30, 50]), P([26, ground - 22])], 3.4 * u))
    x.put(17.1, rod([P([24, ground - 22]), P([102, ground - 22])], 3.4 * u))
    for (const dx of [26, 98]) x.put(17.3, { masses: [ball(P, dx, ground - 11, 11)], details: [oval(P, dx, ground - 11, 4, 4, 'paper')] }) // prettier-ignore
    x.put(HELD - 1, rod([add(bones.arms.near.hand, [-10 * u, 0]), add(bones.arms.far.hand, [8 * u, 0])], 4 * u)) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  marshmallow(x, bones) {
    const u = size(bones)
    const { hand } = bones.arms.far
    const fire = frame([hand[0] + 116 * u, 0], 0, u * 1.25)
    const tip: Vec = [hand[0] + 92 * u, Math.min(-92 * u, hand[1] - 4 * u)]
    x.put(
      16,
      shape(fire, '-34,-12 -38,-34 -24,-46 -26,-62 -12,-52 -4,-82! 10,-58 18,-66 24,-46 36,-34 32,-12'),
    )
    x.put(16.1, shape(fire, '-14,-12 -16,-28 -4,-46! 8,-30 14,-14'))
    x.put(16.2, rod([fire([-46, -4]), fire([44, -14])], 6.5 * u)) // prettier-ignore
    x.put(16.3, rod([fire([-44, -14]), fire([46, -4])], 6.5 * u)) // prettier-ignore
    for (const dx of [-58, 60]) x.put(16.4, { masses: [ball(fire, dx, -7, 12, 9)], details: [] })
    putOnStick(x, bones, tip)
  },
  'roasting-stick'(x, bones) {
    const u = size(bones)
    const { hand } = bones.arms.far
    putOnStick(x, bones, [hand[0] + 74 * u, hand[1] + 8 * u])
  },
  roller(x, bones) {
    const u = size(bones)
    const { hand } = bones.arms.far
    const wall = frame([hand[0] + 66 * u, hand[1]], 0, u)
    x.put(
      BEHIND_BODY,
      shape(wall, '-24,-96! 96,-96! 96,40 84,52 74,30 66,34 58,76 46,78 40,30 20,24 10,50 0,50 -8,10 -24,6!'),
    )
    const P = frame(hand, -34, u)
    x.put(HELD - 1, shape(P, '-18,-3.4! 40,-3.4! 40,3.4! -18,3.4!'))
    x.put(HELD - 0.9, shape(P, '38,-26! 58,-26! 58,26! 38,26!', [seam(P, '30,-16 70,-16', 0.9, 1), seam(P, '30,16 70,16', 0.9, 1)])) // prettier-ignore
    const bucket = frame([bones.at(0, 0)[0] - 66 * u, 0], 0, u)
    x.put(BEHIND_BODY, shape(bucket, '-26,-44! 26,-44! 20,0! -20,0!', [seam(bucket, '-40,-34 -14,-34 -10,-22 -4,-34 8,-34 12,-26 40,-34')])) // prettier-ignore
    x.put(BEHIND_BODY - 1, limb(bucket, '-25,-42 0,-70 25,-42', [1.8, 1.8, 1.8]))
    grip(x, bones.arms.far)
  },
  easel(x, bones) {
    const u = size(bones)
    const { hand } = bones.arms.far
    const tip = add(hand, [26 * u, -12 * u])
    const P = frame([tip[0] + 34 * u, tip[1] + 10 * u], 0, u)
    const ground = -P([0, 0])[1] / u
    for (const [a, b] of [[-22, -40], [22, 44]] as const) x.put(BEHIND_BODY, limb(P, `${a},-66 ${b},${ground}`, [4.4, 4.4])) // prettier-ignore
    x.put(BEHIND_BODY - 1, limb(P, `0,-80 6,${ground - 8}`, [4, 4]))
    x.put(BEHIND_BODY + 1, shape(P, '-52,-62! 54,-62! 54,44! -52,44!', [
      seam(P, '-60,16 -20,4 20,18 60,8'),
      oval(P, 30, -38, 12, 12, 'paper'),
    ])) // prettier-ignore
    x.put(BEHIND_BODY + 1.1, shape(P, '-6,14! -6,-10! -16,-10! 4,-34! 24,-10! 16,-10! 16,14!'))
    x.put(BEHIND_BODY + 1.2, shape(P, '-58,42! 60,42! 60,52! -58,52!'))
    const way = unit(sub(tip, hand))
    x.put(HELD - 1, bar(sub(hand, mul(way, 22 * u)), add(hand, mul(way, 16 * u)), 2.4 * u))
    x.put(HELD - 0.9, shape(frame(add(hand, mul(way, 14 * u)), degreesOf(way), u), '0,-4! 6,-5.5 17,0! 6,5.5 0,4!')) // prettier-ignore
    grip(x, bones.arms.far)
    const Q = frame(add(bones.arms.near.hand, mul([8, -2], u)), -8, u * 0.9)
    x.put(HELD - 1, shape(Q, '-27,0 -18,-14 4,-18 24,-9 27,6 12,10 6,16 -16,14', [[-15, -4], [-5, -10], [8, -9], [17, -1]].map(([a, b]) => oval(Q, a!, b!, 4.2, 4.2, 'paper')))) // prettier-ignore
    grip(x, bones.arms.near)
  },
  board(x, bones) {
    const u = size(bones)
    const { hand } = bones.arms.far
    const P = frame([hand[0] + 8 * u, hand[1] + 8 * u], 0, u)
    x.put(BEHIND_BODY, shape(P, '-50,-52! 96,-52! 96,44! -50,44!'))
    x.put(BEHIND_BODY + 0.1, shape(P, '-43,-45! 89,-45! 89,37! -43,37!'))
    x.put(BEHIND_BODY + 0.2, shape(P, '-54,42! 100,42! 100,50! -54,50!'))
    const marks = ['14,-30 14,-14', '6,-22 22,-22', '44,-26 60,-26', '44,-18 60,-18'].map((text) => line(frame(P([6, 0]), 0, u), text, 1.6, [0, 0])) // prettier-ignore
    const dots = [[-28, -24], [-16, -24], [-22, -12], [30, -28], [30, -16], [72, -30], [82, -30], [72, -18], [82, -18], [77, -6]].map(([a, b]) => oval(P, a!, b!, 3.6)) // prettier-ignore
    x.put(BEHIND_BODY + 0.3, drawnOn([...marks, ...dots]))
    x.put(HELD - 1, bar(add(hand, [-4 * u, 4 * u]), P([4, -14]), 2.6 * u))
    grip(x, bones.arms.far)
  },
  'stop-sign'(x, bones) {
    const u = size(bones)
    const { hand } = bones.arms.near
    x.put(HELD - 2, rod([add(hand, [0, 14 * u]), add(hand, [-2 * u, -40 * u])], 3 * u)) // prettier-ignore
    const P = frame(add(hand, [-3 * u, -62 * u]), 0, u)
    const corners = Array.from({ length: 8 }, (_, i) => `${(30 * Math.cos(((i + 0.5) * Math.PI) / 4)).toFixed(1)},${(30 * Math.sin(((i + 0.5) * Math.PI) / 4)).toFixed(1)}!`) // prettier-ignore
    x.put(HELD - 1.9, shape(P, corners.join(' '), [oval(P, 0, 0, 20, 20, 'paper')]))
    x.put(HELD - 1.8, shape(P, '-13,-4.5! 13,-4.5! 13,4.5! -13,4.5!'))
    grip(x, bones.arms.near)
  },
  trunk(x, bones) {
    const u = size(bones)
    const [cx] = bones.at(0, 0)
    const top = bones.face([0, -50])[1] - 100 * u
    const P = frame([cx + 4 * u, 0], 0, u)
    const high = -top / u
    x.put(BEHIND_BODY - 1, shape(P, `-128,${-high + 54} -150,${-high + 4} -112,${-high - 44} -62,${-high - 74} 0,${-high - 84} 70,${-high - 72} 122,${-high - 36} 148,${-high + 14} 120,${-high + 60} 60,${-high + 78} 0,${-high + 74} -70,${-high + 80}`)) // prettier-ignore
    x.put(BEHIND_BODY, shape(P, `-80,10! -56,-24! -54,${-high + 60}! 54,${-high + 60}! 58,-24! 82,10! 30,2 -28,2`, [line(P, `-26,${-high + 84} -24,${-high + 112}`, 1), line(P, `28,${-high + 78} 30,${-high + 100}`, 1)])) // prettier-ignore
  },
  'hat-rabbit'(x, bones) {
    const P = putTable(x, bones, hem)
    const Q = frame(P([54, 2]), 0, size(bones) * 0.86)
    x.put(ON_TOP, shape(Q, '-16,-64 -20,-96 -12,-104 -5,-92 -4,-66 4,-66 5,-92 12,-104 20,-96 16,-64 25,-50 22,-32 -22,-32 -25,-50', [oval(Q, -8, -54, 2.8), oval(Q, 8, -54, 2.8), oval(Q, 0, -47, 3, 2.2), line(Q, '-7,-42 -3,-39 0,-42 3,-39 7,-42', 1.1, [0, 0])])) // prettier-ignore
    x.put(ON_TOP + 0.2, shape(Q, '-27,-36! 27,-36! 24,2! -24,2!', [seam(Q, '-40,-10 40,-10')]))
    x.put(ON_TOP + 0.1, { masses: [ball(Q, 0, -35, 40, 8)], details: [] })
    x.put(ON_TOP + 0.3, shape(Q, '-40,-35! -20,-29 20,-29 40,-35! 30,-26 -30,-26'))
    const { hand } = bones.arms.near
    const u = size(bones)
    x.put(ON_TOP + 1, bar(add(hand, [7 * u, 12 * u]), add(hand, [-24 * u, -40 * u]), 2.8 * u))
    const star = frame(add(hand, [-28 * u, -50 * u]), 0, u)
    x.put(ON_TOP + 1, shape(star, '0,-13! 4,-4! 13,-4! 6,2! 8,11! 0,6! -8,11! -6,2! -13,-4! -4,-4!'))
    handOnTop(x, bones.arms.near)
    handOnTop(x, bones.arms.far, HANDS_ON_TOP)
  },
}

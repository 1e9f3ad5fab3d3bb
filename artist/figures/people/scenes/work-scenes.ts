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
  const scale = size(bones)
  const [top, low] = [bones.arms.near.hand, bones.arms.far.hand]
  const way = unit(sub(low, top))
  const end = add(top, mul(way, (-top[1] - above * scale) / Math.max(0.35, way[1])))
  put(bar(sub(top, mul(way, 20 * scale)), end, 2.8 * scale))
  return { at: end, along: degreesOf(way) }
}

const LEAF = '0,-10! 7,-4 6,4 0,10! -6,4 -7,-4'

/** A marshmallow on a stick from the hand to the tip, and the log to sit on. */
function putOnStick(clothes: ClothesContext, bones: Skeleton, tip: Vec): void {
  const scale = size(bones)
  const { hand } = bones.arms.far
  const way = unit(sub(tip, hand))
  clothes.put(HELD - 1, bar(sub(hand, mul(way, 10 * scale)), add(tip, mul(way, 12 * scale)), 2 * scale))
  const marshmallow = frame(tip, degreesOf(way), scale)
  clothes.put(HELD - 0.9, shape(marshmallow, '-13,-10 0,-11 13,-10 14,0 13,10 0,11 -13,10 -14,0', [line(marshmallow, '7,-10 9,0 7,10', 1, [0, 0])])) // prettier-ignore
  const seat = bones.at(0, -0.16)
  const log = frame([seat[0], 0], 0, scale)
  const high = -seat[1] / scale - 4
  clothes.put(-46, shape(log, `-50,${-high}! 40,${-high}! 48,${-high / 2} 40,0! -50,0! -58,${-high / 2}`))
  clothes.put(-45.9, { masses: [ball(log, -50, -high / 2, 9, high / 2)], details: [oval(log, -50, -high / 2, 4, high / 4, 'paper')] }) // prettier-ignore
  grip(clothes, bones.arms.far)
}

/** Tools, boards and machines of people at work, drawn at the size of the worker. */
export const WORK_SCENES: Partial<Record<Prop, DrawProp>> = {
  rake(clothes, bones) {
    const scale = size(bones)
    const { at } = poleToGround(bones, (piece) => clothes.put(17, piece), 10)
    const place = frame(at, 0, scale)
    for (const dx of [-18, -9, 0, 9, 18]) clothes.put(17.1, limb(place, `${dx},-4 ${dx + 4},12`, [2, 1.6]))
    clothes.put(17.2, shape(place, '-24,-7! 24,-7! 24,1! -24,1!'))
    const pile = frame([at[0] + 52 * scale, 0], 0, scale)
    for (const [dx, dy, turn] of [[-22, -8, 60], [0, -7, -70], [22, -8, 100], [-12, -22, 20], [12, -22, -30], [0, -36, 80], [34, -30, 20]] as const) // prettier-ignore
      clothes.put(16, shape(frame(pile([dx, dy]), turn, scale * 1.5), LEAF, [seam(frame(pile([dx, dy]), turn, scale * 1.5), '0,-12 0,12', 0.9, 1)])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  vacuum(clothes, bones) {
    const scale = size(bones)
    const { at } = poleToGround(bones, (piece) => clothes.put(17, piece), 12)
    clothes.put(17.1, shape(frame(at, 0, scale), '-12,-6! 12,-6! 40,4! 40,12! -16,12!'))
    const body = frame([at[0] - 196 * scale, 0], 0, scale)
    clothes.put(BEHIND_BODY, rod([bones.arms.near.hand, add(bones.arms.near.hand, [-44 * scale, 34 * scale]), body([44, -40])], 4.6 * scale)) // prettier-ignore
    clothes.put(BEHIND_BODY + 1, shape(body, '-44,-8! -44,-34 -28,-50 16,-52 46,-38 50,-8!', [seam(body, '-60,-24 60,-24'), oval(body, 8, -37, 7, 7, 'paper')])) // prettier-ignore
    for (const dx of [-28, 32]) clothes.put(BEHIND_BODY + 2, { masses: [ball(body, dx, -8, 11)], details: [oval(body, dx, -8, 4, 4, 'paper')] }) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  laundry(clothes, bones) {
    const scale = size(bones)
    const far = bones.arms.far.hand
    const y = far[1] + 2 * scale
    const mid = far[0] - 30 * scale
    const [left, right] = [mid - 132 * scale, mid + 150 * scale]
    for (const end of [left, right]) clothes.put(BEHIND_BODY - 2, rod([[end, y - 14 * scale], [end, 0]], 5 * scale)) // prettier-ignore
    clothes.put(BEHIND_BODY - 1, rod([[left, y], [right, y]], 1.8 * scale)) // prettier-ignore
    const shirt = '-16,0! -6,4 6,4 16,0! 34,14! 26,26! 18,20! 18,56! -18,56! -18,20! -26,26! -34,14!'
    const trousers = '-18,0! 18,0! 22,60! 4,60! 0,22! -4,60! -22,60!'
    clothes.put(BEHIND_BODY, shape(frame([left + 46 * scale, y], 0, scale), trousers))
    clothes.put(
      BEHIND_BODY,
      shape(frame([right - 34 * scale, y], 0, scale), '-16,0! 4,0! 4,26! 18,32! 18,44! -16,44!'),
    )
    clothes.put(BEHIND_BODY, shape(frame([far[0] + 20 * scale, y], 0, scale), shirt))
    const basket = frame([right - 62 * scale, 0], 0, scale)
    for (const dx of [-14, 6])
      clothes.put(BEHIND_BODY + 1, { masses: [ball(basket, dx, -30, 17, 12)], details: [] })
    clothes.put(BEHIND_BODY + 2, shape(basket, '-38,-30! 34,-30! 26,0! -30,0!', [seam(basket, '-50,-19 50,-19'), seam(basket, '-50,-9 50,-9', 1, 1)])) // prettier-ignore
    grip(clothes, bones.arms.far)
  },
  saw(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    const scale = size(bones)
    clothes.put(ON_TOP, shape(place, '-78,-18! 84,-18! 84,4! -78,4!', [line(place, '-66,-7 -30,-10 10,-6', 0.9, [0.2, 0.2], 1), seam(place, '-6,-30 -2,4')])) // prettier-ignore
    clothes.put(ON_TOP, {
      masses: [ball(place, 84, -7, 6, 11)],
      details: [oval(place, 84, -7, 2.6, 5, 'paper')],
    })
    const { hand } = bones.arms.far
    const side = frame(hand, 158, scale * 1.12)
    // The teeth are below.
    const blade: Frame = ([a, b]) => side([a, -b])
    clothes.put(ON_TOP + 1, shape(blade, '8,-13! 84,-4! 84,4! 78,8! 72,4! 66,9! 60,5! 54,10! 48,6! 42,11! 36,7! 30,12! 24,8! 18,13! 8,12!')) // prettier-ignore
    clothes.put(ON_TOP + 1.1, shape(blade, '-14,-12 10,-15! 10,14! -10,12 -18,0'))
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  nail(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    const scale = size(bones)
    clothes.put(ON_TOP, shape(place, '-60,-10! 70,-10! 76,6! -66,6!', [seam(place, '-80,-3 90,-3', 0.9, 1)]))
    const { hand } = bones.arms.far
    const hammer = frame(hand, 196, scale * 0.86)
    const nail = frame([hammer([55, 0])[0], place([0, 0])[1]], 0, scale)
    clothes.put(ON_TOP + 0.5, shape(nail, '-9,-36! 9,-36! 9,-30! 3,-30! 2,-4! -2,-4! -3,-30! -9,-30!'))
    clothes.put(ON_TOP + 1, shape(hammer, '-18,-4! 50,-4! 50,4! -18,4!'))
    clothes.put(
      ON_TOP + 1.1,
      shape(hammer, '42,-28! 66,-28! 66,-18! 62,-14! 62,12! 72,26 46,18 44,10! 44,-14! 42,-18!'),
    )
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'shopping-cart'(clothes, bones) {
    const scale = size(bones)
    const hands = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const place = frame(hands, 0, scale)
    const ground = -hands[1] / scale
    const things = ['28,10! 28,-24! 46,-24! 46,10!', '50,10 46,-12 60,-22 74,-10 70,10', '78,10! 80,-30! 96,-30! 98,10!'] // prettier-ignore
    for (const text of things) clothes.put(17, shape(place, text))
    clothes.put(17.2, shape(place, '12,2! 118,2! 104,54! 26,54!', [30, 48, 66, 84, 102].map((at) => seam(place, `${at},-10 ${at * 0.8 + 14},64`, 0.9)).concat([seam(place, '0,20 130,20', 0.9), seam(place, '0,38 130,38', 0.9, 1)]))) // prettier-ignore
    clothes.put(17.1, rod([place([-2, 0]), place([16, 4])], 3.4 * scale)) // prettier-ignore
    clothes.put(17.1, rod([place([30, 50]), place([26, ground - 22])], 3.4 * scale))
    clothes.put(17.1, rod([place([24, ground - 22]), place([102, ground - 22])], 3.4 * scale))
    for (const dx of [26, 98]) clothes.put(17.3, { masses: [ball(place, dx, ground - 11, 11)], details: [oval(place, dx, ground - 11, 4, 4, 'paper')] }) // prettier-ignore
    clothes.put(HELD - 1, rod([add(bones.arms.near.hand, [-10 * scale, 0]), add(bones.arms.far.hand, [8 * scale, 0])], 4 * scale)) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  marshmallow(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const fire = frame([hand[0] + 116 * scale, 0], 0, scale * 1.25)
    const tip: Vec = [hand[0] + 92 * scale, Math.min(-92 * scale, hand[1] - 4 * scale)]
    clothes.put(
      16,
      shape(fire, '-34,-12 -38,-34 -24,-46 -26,-62 -12,-52 -4,-82! 10,-58 18,-66 24,-46 36,-34 32,-12'),
    )
    clothes.put(16.1, shape(fire, '-14,-12 -16,-28 -4,-46! 8,-30 14,-14'))
    clothes.put(16.2, rod([fire([-46, -4]), fire([44, -14])], 6.5 * scale)) // prettier-ignore
    clothes.put(16.3, rod([fire([-44, -14]), fire([46, -4])], 6.5 * scale)) // prettier-ignore
    for (const dx of [-58, 60]) clothes.put(16.4, { masses: [ball(fire, dx, -7, 12, 9)], details: [] })
    putOnStick(clothes, bones, tip)
  },
  'roasting-stick'(x, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    putOnStick(x, bones, [hand[0] + 74 * scale, hand[1] + 8 * scale])
  },
  roller(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const wall = frame([hand[0] + 66 * scale, hand[1]], 0, scale)
    clothes.put(
      BEHIND_BODY,
      shape(wall, '-24,-96! 96,-96! 96,40 84,52 74,30 66,34 58,76 46,78 40,30 20,24 10,50 0,50 -8,10 -24,6!'),
    )
    const place = frame(hand, -34, scale)
    clothes.put(HELD - 1, shape(place, '-18,-3.4! 40,-3.4! 40,3.4! -18,3.4!'))
    clothes.put(HELD - 0.9, shape(place, '38,-26! 58,-26! 58,26! 38,26!', [seam(place, '30,-16 70,-16', 0.9, 1), seam(place, '30,16 70,16', 0.9, 1)])) // prettier-ignore
    const bucket = frame([bones.at(0, 0)[0] - 66 * scale, 0], 0, scale)
    clothes.put(BEHIND_BODY, shape(bucket, '-26,-44! 26,-44! 20,0! -20,0!', [seam(bucket, '-40,-34 -14,-34 -10,-22 -4,-34 8,-34 12,-26 40,-34')])) // prettier-ignore
    clothes.put(BEHIND_BODY - 1, limb(bucket, '-25,-42 0,-70 25,-42', [1.8, 1.8, 1.8]))
    grip(clothes, bones.arms.far)
  },
  easel(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const tip = add(hand, [26 * scale, -12 * scale])
    const place = frame([tip[0] + 34 * scale, tip[1] + 10 * scale], 0, scale)
    const ground = -place([0, 0])[1] / scale
    for (const [a, b] of [[-22, -40], [22, 44]] as const) clothes.put(BEHIND_BODY, limb(place, `${a},-66 ${b},${ground}`, [4.4, 4.4])) // prettier-ignore
    clothes.put(BEHIND_BODY - 1, limb(place, `0,-80 6,${ground - 8}`, [4, 4]))
    clothes.put(BEHIND_BODY + 1, shape(place, '-52,-62! 54,-62! 54,44! -52,44!', [
      seam(place, '-60,16 -20,4 20,18 60,8'),
      oval(place, 30, -38, 12, 12, 'paper'),
    ])) // prettier-ignore
    clothes.put(BEHIND_BODY + 1.1, shape(place, '-6,14! -6,-10! -16,-10! 4,-34! 24,-10! 16,-10! 16,14!'))
    clothes.put(BEHIND_BODY + 1.2, shape(place, '-58,42! 60,42! 60,52! -58,52!'))
    const way = unit(sub(tip, hand))
    clothes.put(HELD - 1, bar(sub(hand, mul(way, 22 * scale)), add(hand, mul(way, 16 * scale)), 2.4 * scale))
    clothes.put(HELD - 0.9, shape(frame(add(hand, mul(way, 14 * scale)), degreesOf(way), scale), '0,-4! 6,-5.5 17,0! 6,5.5 0,4!')) // prettier-ignore
    grip(clothes, bones.arms.far)
    const palette = frame(add(bones.arms.near.hand, mul([8, -2], scale)), -8, scale * 0.9)
    clothes.put(HELD - 1, shape(palette, '-27,0 -18,-14 4,-18 24,-9 27,6 12,10 6,16 -16,14', [[-15, -4], [-5, -10], [8, -9], [17, -1]].map(([a, b]) => oval(palette, a!, b!, 4.2, 4.2, 'paper')))) // prettier-ignore
    grip(clothes, bones.arms.near)
  },
  board(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const place = frame([hand[0] + 8 * scale, hand[1] + 8 * scale], 0, scale)
    clothes.put(BEHIND_BODY, shape(place, '-50,-52! 96,-52! 96,44! -50,44!'))
    clothes.put(BEHIND_BODY + 0.1, shape(place, '-43,-45! 89,-45! 89,37! -43,37!'))
    clothes.put(BEHIND_BODY + 0.2, shape(place, '-54,42! 100,42! 100,50! -54,50!'))
    const marks = ['14,-30 14,-14', '6,-22 22,-22', '44,-26 60,-26', '44,-18 60,-18'].map((text) => line(frame(place([6, 0]), 0, scale), text, 1.6, [0, 0])) // prettier-ignore
    const dots = [[-28, -24], [-16, -24], [-22, -12], [30, -28], [30, -16], [72, -30], [82, -30], [72, -18], [82, -18], [77, -6]].map(([a, b]) => oval(place, a!, b!, 3.6)) // prettier-ignore
    clothes.put(BEHIND_BODY + 0.3, drawnOn([...marks, ...dots]))
    clothes.put(HELD - 1, bar(add(hand, [-4 * scale, 4 * scale]), place([4, -14]), 2.6 * scale))
    grip(clothes, bones.arms.far)
  },
  'stop-sign'(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.near
    clothes.put(HELD - 2, rod([add(hand, [0, 14 * scale]), add(hand, [-2 * scale, -40 * scale])], 3 * scale)) // prettier-ignore
    const place = frame(add(hand, [-3 * scale, -62 * scale]), 0, scale)
    const corners = Array.from({ length: 8 }, (_, i) => `${(30 * Math.cos(((i + 0.5) * Math.PI) / 4)).toFixed(1)},${(30 * Math.sin(((i + 0.5) * Math.PI) / 4)).toFixed(1)}!`) // prettier-ignore
    clothes.put(HELD - 1.9, shape(place, corners.join(' '), [oval(place, 0, 0, 20, 20, 'paper')]))
    clothes.put(HELD - 1.8, shape(place, '-13,-4.5! 13,-4.5! 13,4.5! -13,4.5!'))
    grip(clothes, bones.arms.near)
  },
  trunk(clothes, bones) {
    const scale = size(bones)
    const [cx] = bones.at(0, 0)
    const top = bones.face([0, -50])[1] - 100 * scale
    const place = frame([cx + 4 * scale, 0], 0, scale)
    const high = -top / scale
    clothes.put(BEHIND_BODY - 1, shape(place, `-128,${-high + 54} -150,${-high + 4} -112,${-high - 44} -62,${-high - 74} 0,${-high - 84} 70,${-high - 72} 122,${-high - 36} 148,${-high + 14} 120,${-high + 60} 60,${-high + 78} 0,${-high + 74} -70,${-high + 80}`)) // prettier-ignore
    clothes.put(BEHIND_BODY, shape(place, `-80,10! -56,-24! -54,${-high + 60}! 54,${-high + 60}! 58,-24! 82,10! 30,2 -28,2`, [line(place, `-26,${-high + 84} -24,${-high + 112}`, 1), line(place, `28,${-high + 78} 30,${-high + 100}`, 1)])) // prettier-ignore
  },
  'hat-rabbit'(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const hat = frame(place([54, 2]), 0, size(bones) * 0.86)
    clothes.put(ON_TOP, shape(hat, '-16,-64 -20,-96 -12,-104 -5,-92 -4,-66 4,-66 5,-92 12,-104 20,-96 16,-64 25,-50 22,-32 -22,-32 -25,-50', [oval(hat, -8, -54, 2.8), oval(hat, 8, -54, 2.8), oval(hat, 0, -47, 3, 2.2), line(hat, '-7,-42 -3,-39 0,-42 3,-39 7,-42', 1.1, [0, 0])])) // prettier-ignore
    clothes.put(ON_TOP + 0.2, shape(hat, '-27,-36! 27,-36! 24,2! -24,2!', [seam(hat, '-40,-10 40,-10')]))
    clothes.put(ON_TOP + 0.1, { masses: [ball(hat, 0, -35, 40, 8)], details: [] })
    clothes.put(ON_TOP + 0.3, shape(hat, '-40,-35! -20,-29 20,-29 40,-35! 30,-26 -30,-26'))
    const { hand } = bones.arms.near
    const scale = size(bones)
    clothes.put(
      ON_TOP + 1,
      bar(add(hand, [7 * scale, 12 * scale]), add(hand, [-24 * scale, -40 * scale]), 2.8 * scale),
    )
    const star = frame(add(hand, [-28 * scale, -50 * scale]), 0, scale)
    clothes.put(ON_TOP + 1, shape(star, '0,-13! 4,-4! 13,-4! 6,2! 8,11! 0,6! -8,11! -6,2! -13,-4! -4,-4!'))
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far, HANDS_ON_TOP)
  },
}

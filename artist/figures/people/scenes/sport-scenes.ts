import { add, degreesOf, frame, len, lerp, mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape } from '../../engine/piece.ts'
import { drawHand } from '../body/hands.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, rod, size, soleY, type DrawProp } from '../prop-parts.ts'

/** Two short lines behind something that flies; `way` is where it comes from, in degrees. */
const speed = (at: Vec, way: number, u: number) =>
  drawnOn([-9, 9].map((dy) => line(frame(at, way, u), `20,${dy} 40,${dy * 1.3}`, 1.3, [0.2, 0.5])))

/** Balls, bats, weights and targets, drawn at the size of the player. */
export const SPORT_SCENES: Partial<Record<Prop, DrawProp>> = {
  'volley-net'(clothes, bones) {
    const scale = size(bones)
    const high = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const volleyball = frame(add(high, [6 * scale, -27 * scale]), 0, scale)
    clothes.put(HELD, { masses: [ball(volleyball, 0, 0, 25)], details: [line(volleyball, '-24,-4 -8,-2 4,8 6,24', 1, [0, 0]), line(volleyball, '-6,-24 2,-10 14,-4 25,-5', 1, [0, 0]), line(volleyball, '4,8 12,2 14,-4', 1, [0, 0])] }) // prettier-ignore
    const net = frame([high[0] + 120 * scale, soleY(bones)], 0, scale)
    const top = bones.face([0, -40])[1] / scale - soleY(bones) / scale
    clothes.put(BEHIND_BODY - 1, shape(net, `-58,${top}! 58,${top}! 58,${top + 62}! -58,${top + 62}!`, [
      ...[-34, -11, 12, 35].map((dx) => seam(net, `${dx},${top - 9} ${dx},${top + 80}`, 0.9)),
      ...[20, 41].map((dy) => seam(net, `-70,${top + dy} 70,${top + dy}`, 0.9)),
    ])) // prettier-ignore
    clothes.put(BEHIND_BODY, rod([net([58, 4]), net([58, top - 12])], 5 * scale))
  },
  'table-tennis'(clothes, bones) {
    const scale = size(bones)
    const { hand, wrist } = bones.arms.far
    const sole = soleY(bones)
    const table = frame([hand[0] + 34 * scale, sole], 0, scale)
    const top = Math.min(-78, (hand[1] - sole) / scale + 34)
    for (const dx of [12, 152])
      clothes.put(BEHIND_BODY, rod([table([dx, top + 6]), table([dx, 0])], 4.4 * scale))
    clothes.put(BEHIND_BODY + 1, shape(table, `-14,${top}! 176,${top}! 184,${top + 12}! -22,${top + 12}!`))
    clothes.put(BEHIND_BODY + 2, shape(table, `74,${top - 26}! 90,${top - 30}! 90,${top + 6}! 74,${top + 10}!`, [seam(table, `60,${top - 10} 100,${top - 14}`, 0.9)])) // prettier-ignore
    const place = frame(hand, degreesOf(sub(hand, wrist)) - 30, scale)
    clothes.put(HELD - 1, shape(place, '-12,-4! 14,-4! 14,4! -12,4!'))
    clothes.put(HELD - 0.9, {
      masses: [ball(place, 36, 0, 25, 22)],
      details: [seam(place, '18,-30 18,30', 1)],
    })
    const at = table([56, top - 44])
    clothes.put(
      HELD,
      { masses: [ball(flat, at[0], at[1], 9 * scale)], details: [] },
      speed(at, -24, scale * 0.7),
    )
    grip(clothes, bones.arms.far)
  },
  'shuttle-racket'(clothes, bones) {
    const scale = size(bones)
    const { hand, wrist } = bones.arms.far
    const place = frame(hand, degreesOf(sub(hand, wrist)) - 24, scale)
    clothes.put(HELD - 1, shape(place, '-12,-3! 46,-2.4! 46,2.4! -12,3!'))
    clothes.put(HELD - 0.9, {
      masses: [ball(place, 72, 0, 28, 23)],
      details: [oval(place, 72, 0, 23, 18, 'paper')],
    })
    clothes.put(HELD - 0.8, drawnOn([-8, 0, 8].flatMap((v) => [line(place, `51,${v} 93,${v}`, 0.9, [0, 0], 1), line(place, `${72 + v * 1.5},-16 ${72 + v * 1.5},16`, 0.9, [0, 0])]))) // prettier-ignore
    const shuttle = frame(add(hand, [104 * scale, -62 * scale]), 150, scale * 1.2)
    clothes.put(HELD, shape(shuttle, '-2,-7! 30,-20! 34,-8 36,8 30,20! -2,7!', [line(shuttle, '0,-3 32,-7', 1, [0, 0]), line(shuttle, '0,3 32,7', 1, [0, 0]), seam(shuttle, '18,-24 20,24', 1)])) // prettier-ignore
    clothes.put(HELD + 0.1, { masses: [ball(shuttle, -6, 0, 9)], details: [] })
    grip(clothes, bones.arms.far)
  },
  'golf-club'(clothes, bones) {
    const scale = size(bones)
    const sole = soleY(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const head: Vec = [Math.max(near[0], far[0]) + 58 * scale, sole - 4 * scale]
    const way = unit(sub(head, near))
    clothes.put(HELD - 1, bar(sub(near, mul(way, 12 * scale)), head, 2.4 * scale))
    clothes.put(HELD - 0.9, shape(frame(head, 0, scale), '-8,-7! 4,-9 18,-4 18,5 -8,5!'))
    clothes.put(HELD, {
      masses: [ball(flat, head[0] + 32 * scale, head[1] - 5 * scale, 8.5 * scale)],
      details: [],
    })
    const flag = frame([head[0] + 110 * scale, sole], 0, scale)
    clothes.put(BEHIND_BODY - 1, { masses: [ball(flag, 0, 0, 24, 6)], details: [] })
    clothes.put(BEHIND_BODY, rod([flag([0, 0]), flag([0, -130])], 2.4 * scale))
    clothes.put(BEHIND_BODY + 0.1, shape(flag, '2,-130! 52,-112! 2,-94!'))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  bat(clothes, bones) {
    const scale = size(bones)
    const hands = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const place = frame(hands, -118, scale)
    clothes.put(HELD - 1, shape(place, '-20,-6! -15,-6! -14,-3 30,-4 60,-9 96,-10.5 104,0 96,10.5 60,9 30,4 -14,3 -15,6! -20,6!', [seam(place, '20,-12 20,12', 1)])) // prettier-ignore
    const baseball = frame(add(bones.face([0, 30]), [150 * scale, 0]), 0, scale)
    clothes.put(HELD, { masses: [ball(baseball, 0, 0, 13)], details: [line(baseball, '-7,-11 -3,0 -7,11', 1, [0, 0]), line(baseball, '7,-11 3,0 7,11', 1, [0, 0])] }, speed(baseball([0, 0]), -10, scale)) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  'boxing-gloves'(clothes, bones) {
    const scale = size(bones)
    const { near, far } = bones.arms
    const bag = frame([far.hand[0] + 52 * scale, far.hand[1] + 6 * scale], 0, scale)
    clothes.put(BEHIND_BODY, rod([bag([0, -60]), bag([0, -128])], 2.6 * scale))
    clothes.put(BEHIND_BODY + 1, shape(bag, '-30,-58 -24,-66 24,-66 30,-58 32,60 24,70 -24,70 -32,60', [seam(bag, '-44,-44 0,-38 44,-44'), seam(bag, '-44,50 0,56 44,50', 1, 1)])) // prettier-ignore
    for (const arm of [far, near]) {
      const place = frame(arm.hand, arm.fingers, scale * 1.1)
      const z = arm === near ? HELD + 1 : HELD
      clothes.put(z, shape(place, '-16,-11! 0,-17 18,-18 28,-6 26,10 12,18 0,15 -16,11!', [line(place, '2,-16 8,-4 20,-5', 1.1, [0, 0.3])])) // prettier-ignore
      clothes.put(z + 0.1, shape(place, '-24,-11! -12,-12! -12,12! -24,11!'))
    }
  },
  'bow-and-arrow'(clothes, bones) {
    const scale = size(bones)
    const [string, hold] = [bones.arms.near.hand, bones.arms.far.hand]
    const place = frame(hold, degreesOf(sub(hold, string)), scale)
    const back = len(sub(string, hold)) / scale
    const ends = ['-20,-78', '-20,78'] as const
    clothes.put(HELD - 2, limb(place, `${ends[0]} 2,-48 8,0 2,48 ${ends[1]}`, [2, 4, 4.6, 4, 2]))
    clothes.put(HELD - 2.1, drawnOn([line(place, `${ends[0]} ${-back},0`, 1.1, [0, 0]), line(place, `${ends[1]} ${-back},0`, 1.1, [0, 0])])) // prettier-ignore
    clothes.put(HELD - 1, shape(place, `${-back},-1.8! 40,-1.8! 40,1.8! ${-back},1.8!`))
    clothes.put(HELD - 0.9, shape(place, '38,-7! 56,0! 38,7!'))
    clothes.put(
      HELD - 0.8,
      shape(place, `${-back - 6},-9! ${-back + 14},-2! ${-back + 14},2! ${-back - 6},9! ${-back},0!`),
    )
    const target = frame([hold[0] + 150 * scale, hold[1] - 4 * scale], 0, scale)
    const low = (soleY(bones) - hold[1]) / scale + 4
    for (const dx of [-26, 26])
      clothes.put(BEHIND_BODY - 1, rod([target([dx * 0.5, 20]), target([dx, low])], 4 * scale))
    clothes.put(BEHIND_BODY, { masses: [ball(target, 0, 0, 46)], details: [oval(target, 0, 0, 32, 32, 'paper'), oval(target, 0, 0, 18, 18, 'paper'), oval(target, 0, 0, 7, 7, 'paper')] }) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  barbell(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const place = frame(lerp(near, far, 0.5), degreesOf(sub(far, near)), scale)
    const half = len(sub(near, far)) / scale / 2 + 54
    clothes.put(HELD - 1, shape(place, `${-half},-3.4! ${half},-3.4! ${half},3.4! ${-half},3.4!`))
    for (const side of [-1, 1])
      for (const [at, tall] of [[22, 36], [8, 26]] as const) // prettier-ignore
        clothes.put(HELD - 0.9, shape(place, [[-6, -tall], [6, -tall], [6, tall], [-6, tall]].map(([a, b]) => `${side * (half - at) + a!},${b}~2`).join(' '))) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  'ship-wheel'(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const wheel = frame(add(lerp(near, far, 0.5), [42 * scale, 0]), 0, scale)
    const low = (soleY(bones) - wheel([0, 0])[1]) / scale
    clothes.put(16, shape(wheel, `-13,10! 13,10! 22,${low}! -22,${low}!`))
    for (let i = 0; i < 4; i++) {
      const way = (i * Math.PI) / 4
      const end: Vec = [Math.cos(way) * 62, Math.sin(way) * 62]
      clothes.put(16.2, rod([wheel(mul(end, -1)), wheel(end)], 4 * scale))
    }
    clothes.put(16.1, { masses: [ball(wheel, 0, 0, 46)], details: [oval(wheel, 0, 0, 35, 35, 'paper')] })
    clothes.put(16.3, { masses: [ball(wheel, 0, 0, 12)], details: [oval(wheel, 0, 0, 5, 5, 'paper')] })
    for (const arm of [bones.arms.near, bones.arms.far]) clothes.put(HELD + 1, ...drawHand(arm, bones.body))
  },
  'yoga-mat'(clothes, bones) {
    const scale = size(bones)
    const mat = frame([bones.legs.near.foot([12, 0])[0], soleY(bones)], 0, scale)
    clothes.put(BEHIND_BODY, shape(mat, '-92,-9! 98,-9! 112,9! -106,9!', [seam(mat, '-120,3 120,3', 0.9, 1)]))
  },
}

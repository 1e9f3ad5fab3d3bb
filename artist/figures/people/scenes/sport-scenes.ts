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
  'volley-net'(x, bones) {
    const u = size(bones)
    const high = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const B = frame(add(high, [6 * u, -27 * u]), 0, u)
    x.put(HELD, { masses: [ball(B, 0, 0, 25)], details: [line(B, '-24,-4 -8,-2 4,8 6,24', 1, [0, 0]), line(B, '-6,-24 2,-10 14,-4 25,-5', 1, [0, 0]), line(B, '4,8 12,2 14,-4', 1, [0, 0])] }) // prettier-ignore
    const N = frame([high[0] + 120 * u, soleY(bones)], 0, u)
    const top = bones.face([0, -40])[1] / u - soleY(bones) / u
    x.put(BEHIND_BODY - 1, shape(N, `-58,${top}! 58,${top}! 58,${top + 62}! -58,${top + 62}!`, [
      ...[-34, -11, 12, 35].map((dx) => seam(N, `${dx},${top - 9} ${dx},${top + 80}`, 0.9)),
      ...[20, 41].map((dy) => seam(N, `-70,${top + dy} 70,${top + dy}`, 0.9)),
    ])) // prettier-ignore
    x.put(BEHIND_BODY, rod([N([58, 4]), N([58, top - 12])], 5 * u))
  },
  'table-tennis'(x, bones) {
    const u = size(bones)
    const { hand, wrist } = bones.arms.far
    const sole = soleY(bones)
    const T = frame([hand[0] + 34 * u, sole], 0, u)
    const top = Math.min(-78, (hand[1] - sole) / u + 34)
    for (const dx of [12, 152]) x.put(BEHIND_BODY, rod([T([dx, top + 6]), T([dx, 0])], 4.4 * u))
    x.put(BEHIND_BODY + 1, shape(T, `-14,${top}! 176,${top}! 184,${top + 12}! -22,${top + 12}!`))
    x.put(BEHIND_BODY + 2, shape(T, `74,${top - 26}! 90,${top - 30}! 90,${top + 6}! 74,${top + 10}!`, [seam(T, `60,${top - 10} 100,${top - 14}`, 0.9)])) // prettier-ignore
    const P = frame(hand, degreesOf(sub(hand, wrist)) - 30, u)
    x.put(HELD - 1, shape(P, '-12,-4! 14,-4! 14,4! -12,4!'))
    x.put(HELD - 0.9, { masses: [ball(P, 36, 0, 25, 22)], details: [seam(P, '18,-30 18,30', 1)] })
    const at = T([56, top - 44])
    x.put(HELD, { masses: [ball(flat, at[0], at[1], 9 * u)], details: [] }, speed(at, -24, u * 0.7))
    grip(x, bones.arms.far)
  },
  'shuttle-racket'(x, bones) {
    const u = size(bones)
    const { hand, wrist } = bones.arms.far
    const P = frame(hand, degreesOf(sub(hand, wrist)) - 24, u)
    x.put(HELD - 1, shape(P, '-12,-3! 46,-2.4! 46,2.4! -12,3!'))
    x.put(HELD - 0.9, { masses: [ball(P, 72, 0, 28, 23)], details: [oval(P, 72, 0, 23, 18, 'paper')] })
    x.put(HELD - 0.8, drawnOn([-8, 0, 8].flatMap((v) => [line(P, `51,${v} 93,${v}`, 0.9, [0, 0], 1), line(P, `${72 + v * 1.5},-16 ${72 + v * 1.5},16`, 0.9, [0, 0])]))) // prettier-ignore
    const S = frame(add(hand, [104 * u, -62 * u]), 150, u * 1.2)
    x.put(HELD, shape(S, '-2,-7! 30,-20! 34,-8 36,8 30,20! -2,7!', [line(S, '0,-3 32,-7', 1, [0, 0]), line(S, '0,3 32,7', 1, [0, 0]), seam(S, '18,-24 20,24', 1)])) // prettier-ignore
    x.put(HELD + 0.1, { masses: [ball(S, -6, 0, 9)], details: [] })
    grip(x, bones.arms.far)
  },
  'golf-club'(x, bones) {
    const u = size(bones)
    const sole = soleY(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const head: Vec = [Math.max(near[0], far[0]) + 58 * u, sole - 4 * u]
    const way = unit(sub(head, near))
    x.put(HELD - 1, bar(sub(near, mul(way, 12 * u)), head, 2.4 * u))
    x.put(HELD - 0.9, shape(frame(head, 0, u), '-8,-7! 4,-9 18,-4 18,5 -8,5!'))
    x.put(HELD, { masses: [ball(flat, head[0] + 32 * u, head[1] - 5 * u, 8.5 * u)], details: [] })
    const F = frame([head[0] + 110 * u, sole], 0, u)
    x.put(BEHIND_BODY - 1, { masses: [ball(F, 0, 0, 24, 6)], details: [] })
    x.put(BEHIND_BODY, rod([F([0, 0]), F([0, -130])], 2.4 * u))
    x.put(BEHIND_BODY + 0.1, shape(F, '2,-130! 52,-112! 2,-94!'))
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  bat(x, bones) {
    const u = size(bones)
    const hands = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const P = frame(hands, -118, u)
    x.put(HELD - 1, shape(P, '-20,-6! -15,-6! -14,-3 30,-4 60,-9 96,-10.5 104,0 96,10.5 60,9 30,4 -14,3 -15,6! -20,6!', [seam(P, '20,-12 20,12', 1)])) // prettier-ignore
    const B = frame(add(bones.face([0, 30]), [150 * u, 0]), 0, u)
    x.put(HELD, { masses: [ball(B, 0, 0, 13)], details: [line(B, '-7,-11 -3,0 -7,11', 1, [0, 0]), line(B, '7,-11 3,0 7,11', 1, [0, 0])] }, speed(B([0, 0]), -10, u)) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  'boxing-gloves'(x, bones) {
    const u = size(bones)
    const { near, far } = bones.arms
    const bag = frame([far.hand[0] + 52 * u, far.hand[1] + 6 * u], 0, u)
    x.put(BEHIND_BODY, rod([bag([0, -60]), bag([0, -128])], 2.6 * u))
    x.put(BEHIND_BODY + 1, shape(bag, '-30,-58 -24,-66 24,-66 30,-58 32,60 24,70 -24,70 -32,60', [seam(bag, '-44,-44 0,-38 44,-44'), seam(bag, '-44,50 0,56 44,50', 1, 1)])) // prettier-ignore
    for (const arm of [far, near]) {
      const P = frame(arm.hand, arm.fingers, u * 1.1)
      const z = arm === near ? HELD + 1 : HELD
      x.put(z, shape(P, '-16,-11! 0,-17 18,-18 28,-6 26,10 12,18 0,15 -16,11!', [line(P, '2,-16 8,-4 20,-5', 1.1, [0, 0.3])])) // prettier-ignore
      x.put(z + 0.1, shape(P, '-24,-11! -12,-12! -12,12! -24,11!'))
    }
  },
  'bow-and-arrow'(x, bones) {
    const u = size(bones)
    const [string, hold] = [bones.arms.near.hand, bones.arms.far.hand]
    const P = frame(hold, degreesOf(sub(hold, string)), u)
    const back = len(sub(string, hold)) / u
    const ends = ['-20,-78', '-20,78'] as const
    x.put(HELD - 2, limb(P, `${ends[0]} 2,-48 8,0 2,48 ${ends[1]}`, [2, 4, 4.6, 4, 2]))
    x.put(HELD - 2.1, drawnOn([line(P, `${ends[0]} ${-back},0`, 1.1, [0, 0]), line(P, `${ends[1]} ${-back},0`, 1.1, [0, 0])])) // prettier-ignore
    x.put(HELD - 1, shape(P, `${-back},-1.8! 40,-1.8! 40,1.8! ${-back},1.8!`))
    x.put(HELD - 0.9, shape(P, '38,-7! 56,0! 38,7!'))
    x.put(
      HELD - 0.8,
      shape(P, `${-back - 6},-9! ${-back + 14},-2! ${-back + 14},2! ${-back - 6},9! ${-back},0!`),
    )
    const T = frame([hold[0] + 150 * u, hold[1] - 4 * u], 0, u)
    const low = (soleY(bones) - hold[1]) / u + 4
    for (const dx of [-26, 26]) x.put(BEHIND_BODY - 1, rod([T([dx * 0.5, 20]), T([dx, low])], 4 * u))
    x.put(BEHIND_BODY, { masses: [ball(T, 0, 0, 46)], details: [oval(T, 0, 0, 32, 32, 'paper'), oval(T, 0, 0, 18, 18, 'paper'), oval(T, 0, 0, 7, 7, 'paper')] }) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  barbell(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const P = frame(lerp(near, far, 0.5), degreesOf(sub(far, near)), u)
    const half = len(sub(near, far)) / u / 2 + 54
    x.put(HELD - 1, shape(P, `${-half},-3.4! ${half},-3.4! ${half},3.4! ${-half},3.4!`))
    for (const side of [-1, 1])
      for (const [at, tall] of [[22, 36], [8, 26]] as const) // prettier-ignore
        x.put(HELD - 0.9, shape(P, [[-6, -tall], [6, -tall], [6, tall], [-6, tall]].map(([a, b]) => `${side * (half - at) + a!},${b}~2`).join(' '))) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  'ship-wheel'(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const W = frame(add(lerp(near, far, 0.5), [42 * u, 0]), 0, u)
    const low = (soleY(bones) - W([0, 0])[1]) / u
    x.put(16, shape(W, `-13,10! 13,10! 22,${low}! -22,${low}!`))
    for (let i = 0; i < 4; i++) {
      const way = (i * Math.PI) / 4
      const end: Vec = [Math.cos(way) * 62, Math.sin(way) * 62]
      x.put(16.2, rod([W(mul(end, -1)), W(end)], 4 * u))
    }
    x.put(16.1, { masses: [ball(W, 0, 0, 46)], details: [oval(W, 0, 0, 35, 35, 'paper')] })
    x.put(16.3, { masses: [ball(W, 0, 0, 12)], details: [oval(W, 0, 0, 5, 5, 'paper')] })
    for (const arm of [bones.arms.near, bones.arms.far]) x.put(HELD + 1, ...drawHand(arm, bones.body))
  },
  'yoga-mat'(x, bones) {
    const u = size(bones)
    const M = frame([bones.legs.near.foot([12, 0])[0], soleY(bones)], 0, u)
    x.put(BEHIND_BODY, shape(M, '-92,-9! 98,-9! 112,9! -106,9!', [seam(M, '-120,3 120,3', 0.9, 1)]))
  },
}

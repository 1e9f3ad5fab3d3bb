import { add, frame, lerp, type Vec } from '../../../geometry/vector.ts'
import { ball, flat, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, rod, size, soleY, type DrawProp } from '../prop-parts.ts'

/** A reclined chair, a stone oven and a box of toys, at which one person works or sits. */
export const APPLIANCE_SCENES: Partial<Record<Prop, DrawProp>> = {
  'dentist-chair'(x, bones) {
    const u = size(bones)
    const seat = bones.at(0, -0.14)
    const neck = bones.at(0, 1.06)
    const { knee, ankle } = bones.legs.near
    const under: Vec = [0, 12 * u]
    const ground = Math.max(bones.legs.near.foot([0, 4])[1], bones.legs.far.foot([0, 4])[1]) + 34 * u
    const back = add(bones.at(-12, 0.5), [-10 * u, 6 * u])
    x.put(BEHIND_BODY - 2, rod([[seat[0] + 16 * u, seat[1]], [seat[0] + 16 * u, ground - 8 * u]], 11 * u)) // prettier-ignore
    x.put(BEHIND_BODY - 1, shape(frame([seat[0] + 16 * u, ground], 0, u), '-52,0! -40,-14 40,-14 52,0!'))
    x.put(BEHIND_BODY, { masses: [ball(flat, ...bones.face([-34, -6]), 24 * u, 20 * u)], details: [] })
    x.put(BEHIND_BODY + 0.1, rod([add(neck, [-14 * u, 0]), back, add(seat, [-6 * u, 4 * u])], 15 * u))
    x.put(BEHIND_BODY + 0.2, rod([add(seat, [-8 * u, 6 * u]), add(knee, under)], 13 * u))
    x.put(BEHIND_BODY + 0.3, rod([add(knee, under), add(ankle, [-2 * u, 12 * u])], 11 * u))
    // The lamp above the mouth.
    const L = frame(bones.face([70, -120]), 0, u)
    x.put(BEHIND_BODY - 3, rod([L([40, 150]), L([58, 20]), L([14, -12])], 3.4 * u))
    x.put(BEHIND_BODY - 2.5, shape(L, '-22,6! -14,-14 14,-18 26,-2! 2,12', [oval(L, 0, 4, 13, 5, 'paper')]))
  },
  'pizza-oven'(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const y = (far[1] + near[1]) / 2
    const O = frame([far[0] + 108 * u, y], 0, u * 0.86)
    const ground = (soleY(bones) - y) / (u * 0.86)
    x.put(BEHIND_BODY, shape(O, `-72,${ground}! -72,-20! -60,-74 0,-104 60,-74 72,-20! 72,${ground}!`, [seam(O, '-90,24 90,24', 1), ...[-40, 0, 40].map((dx) => seam(O, `${dx},24 ${dx},${ground}`, 0.9, 1)), seam(O, `-90,${ground * 0.62} 90,${ground * 0.62}`, 0.9, 1)])) // prettier-ignore
    x.put(BEHIND_BODY - 0.5, shape(O, '24,-80! 24,-150! 52,-150! 52,-60!'))
    x.put(BEHIND_BODY + 0.1, shape(O, '-48,14! -48,-20 -34,-50 0,-60 34,-50 48,-20 48,14!', [line(O, '12,6 8,-8 16,-34! 21,-20! 28,-40! 33,-16! 38,-24! 37,-4 30,6', 1.1, [0, 0])])) // prettier-ignore
    const pizza = O([-14, 2])
    x.put(HELD - 1, bar(add(near, [-16 * u, 3 * u]), O([-40, 8]), 3.2 * u))
    x.put(HELD - 0.9, shape(O, '-50,4! -40,0 22,0 30,8 22,14 -40,14!'))
    const Z = frame(pizza, 0, u)
    x.put(HELD - 0.8, { masses: [ball(Z, 0, -2, 34, 9)], details: [oval(Z, 0, -4, 26, 6, 'paper'), oval(Z, -11, -5, 5, 2.6, 'paper'), oval(Z, 6, -3, 5, 2.6, 'paper')] }) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  'toy-box'(x, bones) {
    const u = size(bones)
    const { hand } = bones.arms.far
    const B = frame([hand[0] + 30 * u, soleY(bones)], 0, u)
    x.put(BEHIND_BODY, { masses: [ball(B, 22, -66, 20)], details: [line(B, '6,-78 22,-62 40,-74', 1, [0, 0]), line(B, '22,-62 22,-48', 1, [0, 0])] }) // prettier-ignore
    x.put(BEHIND_BODY + 0.1, shape(B, '-36,-50! -30,-84! -20,-84! -14,-50!'), shape(B, '-44,-84! -25,-100! -6,-84!')) // prettier-ignore
    x.put(HELD - 2, shape(B, '-54,-54! 62,-54! 56,0! -48,0!', [seam(B, '-70,-40 80,-40', 1), shapeStar(B)]))
    // A teddy goes into the box; a ball and a block are still on the floor.
    const T = frame(lerp(hand, add(hand, [0, 26 * u]), 0.6), 0, u)
    x.put(HELD - 1, ...[-12, 12].map((dx) => ({ masses: [ball(T, dx, -16, 6.5)], details: [] })))
    x.put(HELD - 0.9, { masses: [ball(T, 0, 16, 14, 16)], details: [oval(T, 0, 17, 8, 9, 'paper')] })
    x.put(HELD - 0.8, { masses: [ball(T, 0, -6, 16, 14)], details: [oval(T, -5, -9, 2, 2.4), oval(T, 6, -9, 2, 2.4), oval(T, 0, -1, 6, 4.6, 'paper')] }) // prettier-ignore
    x.put(HELD - 2, { masses: [ball(B, 92, -15, 15)], details: [seam(B, '70,-15 110,-15', 1)] })
    grip(x, bones.arms.far)
  },
}

const shapeStar = (P: ReturnType<typeof frame>) =>
  line(P, '4,-34! 8,-25! 17,-24! 10,-18! 12,-9! 4,-14! -4,-9! -2,-18! -9,-24! 0,-25! 4,-34!', 1, [0, 0])

import { add, frame, lerp, type Vec } from '../../../geometry/vector.ts'
import { ball, flat, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, rod, size, soleY, type DrawProp } from '../prop-parts.ts'

/** A reclined chair, a stone oven and a box of toys, at which one person works or sits. */
export const APPLIANCE_SCENES: Partial<Record<Prop, DrawProp>> = {
  'dentist-chair'(clothes, bones) {
    const scale = size(bones)
    const seat = bones.at(0, -0.14)
    const neck = bones.at(0, 1.06)
    const { knee, ankle } = bones.legs.near
    const under: Vec = [0, 12 * scale]
    const ground = Math.max(bones.legs.near.foot([0, 4])[1], bones.legs.far.foot([0, 4])[1]) + 34 * scale
    const back = add(bones.at(-12, 0.5), [-10 * scale, 6 * scale])
    clothes.put(BEHIND_BODY - 2, rod([[seat[0] + 16 * scale, seat[1]], [seat[0] + 16 * scale, ground - 8 * scale]], 11 * scale)) // prettier-ignore
    clothes.put(
      BEHIND_BODY - 1,
      shape(frame([seat[0] + 16 * scale, ground], 0, scale), '-52,0! -40,-14 40,-14 52,0!'),
    )
    clothes.put(BEHIND_BODY, {
      masses: [ball(flat, ...bones.face([-34, -6]), 24 * scale, 20 * scale)],
      details: [],
    })
    clothes.put(
      BEHIND_BODY + 0.1,
      rod([add(neck, [-14 * scale, 0]), back, add(seat, [-6 * scale, 4 * scale])], 15 * scale),
    )
    clothes.put(BEHIND_BODY + 0.2, rod([add(seat, [-8 * scale, 6 * scale]), add(knee, under)], 13 * scale))
    clothes.put(BEHIND_BODY + 0.3, rod([add(knee, under), add(ankle, [-2 * scale, 12 * scale])], 11 * scale))
    // The lamp above the mouth.
    const lamp = frame(bones.face([70, -120]), 0, scale)
    clothes.put(BEHIND_BODY - 3, rod([lamp([40, 150]), lamp([58, 20]), lamp([14, -12])], 3.4 * scale))
    clothes.put(
      BEHIND_BODY - 2.5,
      shape(lamp, '-22,6! -14,-14 14,-18 26,-2! 2,12', [oval(lamp, 0, 4, 13, 5, 'paper')]),
    )
  },
  'pizza-oven'(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const y = (far[1] + near[1]) / 2
    const oven = frame([far[0] + 108 * scale, y], 0, scale * 0.86)
    const ground = (soleY(bones) - y) / (scale * 0.86)
    clothes.put(BEHIND_BODY, shape(oven, `-72,${ground}! -72,-20! -60,-74 0,-104 60,-74 72,-20! 72,${ground}!`, [seam(oven, '-90,24 90,24', 1), ...[-40, 0, 40].map((dx) => seam(oven, `${dx},24 ${dx},${ground}`, 0.9, 1)), seam(oven, `-90,${ground * 0.62} 90,${ground * 0.62}`, 0.9, 1)])) // prettier-ignore
    clothes.put(BEHIND_BODY - 0.5, shape(oven, '24,-80! 24,-150! 52,-150! 52,-60!'))
    clothes.put(BEHIND_BODY + 0.1, shape(oven, '-48,14! -48,-20 -34,-50 0,-60 34,-50 48,-20 48,14!', [line(oven, '12,6 8,-8 16,-34! 21,-20! 28,-40! 33,-16! 38,-24! 37,-4 30,6', 1.1, [0, 0])])) // prettier-ignore
    const pizza = oven([-14, 2])
    clothes.put(HELD - 1, bar(add(near, [-16 * scale, 3 * scale]), oven([-40, 8]), 3.2 * scale))
    clothes.put(HELD - 0.9, shape(oven, '-50,4! -40,0 22,0 30,8 22,14 -40,14!'))
    const pizzaPlace = frame(pizza, 0, scale)
    clothes.put(HELD - 0.8, { masses: [ball(pizzaPlace, 0, -2, 34, 9)], details: [oval(pizzaPlace, 0, -4, 26, 6, 'paper'), oval(pizzaPlace, -11, -5, 5, 2.6, 'paper'), oval(pizzaPlace, 6, -3, 5, 2.6, 'paper')] }) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  'toy-box'(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const box = frame([hand[0] + 30 * scale, soleY(bones)], 0, scale)
    clothes.put(BEHIND_BODY, { masses: [ball(box, 22, -66, 20)], details: [line(box, '6,-78 22,-62 40,-74', 1, [0, 0]), line(box, '22,-62 22,-48', 1, [0, 0])] }) // prettier-ignore
    clothes.put(BEHIND_BODY + 0.1, shape(box, '-36,-50! -30,-84! -20,-84! -14,-50!'), shape(box, '-44,-84! -25,-100! -6,-84!')) // prettier-ignore
    clothes.put(
      HELD - 2,
      shape(box, '-54,-54! 62,-54! 56,0! -48,0!', [seam(box, '-70,-40 80,-40', 1), shapeStar(box)]),
    )
    // A teddy goes into the box; a ball and a block are still on the floor.
    const teddy = frame(lerp(hand, add(hand, [0, 26 * scale]), 0.6), 0, scale)
    clothes.put(HELD - 1, ...[-12, 12].map((dx) => ({ masses: [ball(teddy, dx, -16, 6.5)], details: [] })))
    clothes.put(HELD - 0.9, {
      masses: [ball(teddy, 0, 16, 14, 16)],
      details: [oval(teddy, 0, 17, 8, 9, 'paper')],
    })
    clothes.put(HELD - 0.8, { masses: [ball(teddy, 0, -6, 16, 14)], details: [oval(teddy, -5, -9, 2, 2.4), oval(teddy, 6, -9, 2, 2.4), oval(teddy, 0, -1, 6, 4.6, 'paper')] }) // prettier-ignore
    clothes.put(HELD - 2, { masses: [ball(box, 92, -15, 15)], details: [seam(box, '70,-15 110,-15', 1)] })
    grip(clothes, bones.arms.far)
  },
}

const shapeStar = (place: ReturnType<typeof frame>) =>
  line(place, '4,-34! 8,-25! 17,-24! 10,-18! 12,-9! 4,-14! -4,-9! -2,-18! -9,-24! 0,-25! 4,-34!', 1, [0, 0])

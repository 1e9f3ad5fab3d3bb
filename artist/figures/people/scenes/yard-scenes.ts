import { add, frame, mul, sub, unit, degreesOf, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, limb, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, size, soleY, type DrawProp } from '../prop-parts.ts'
import { handOnTop, hem, ON_TOP, putTable } from './front-furniture.ts'

/** What people do in the yard, and the care of a baby. */
export const YARD_SCENES: Partial<Record<Prop, DrawProp>> = {
  'snow-shovel'(clothes, bones) {
    const scale = size(bones)
    const [top, low] = [bones.arms.near.hand, bones.arms.far.hand]
    const way = unit(sub(low, top))
    const end: Vec = add(top, mul(way, (-top[1] - 30 * scale) / Math.max(0.35, way[1])))
    clothes.put(17, bar(sub(top, mul(way, 20 * scale)), end, 2.8 * scale))
    const place = frame(end, degreesOf(way) - 90, scale)
    clothes.put(17.2, shape(place, '-30,-8! 30,-8! 34,30 26,36! -26,36! -34,30', [seam(place, '-40,4 40,4')]))
    const heap = frame([end[0] + 40 * scale, soleY(bones) + 8 * scale], 0, scale)
    clothes.put(17.3, shape(heap, '-62,2! -52,-22 -30,-28 -14,-46 12,-40 30,-50 54,-30 72,-24 88,2! 30,8 -30,8', [line(heap, '-30,-8 -18,-14', 1), line(heap, '10,-22 24,-28', 1), line(heap, '44,-8 58,-12', 1)])) // prettier-ignore
    const far = frame([end[0] - 150 * scale, soleY(bones) + 2 * scale], 0, scale)
    clothes.put(BEHIND_BODY, shape(far, '-50,2! -40,-20 -14,-34 16,-30 40,-16 56,2! 0,8'))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  grill(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const ground = soleY(bones)
    const place = frame([hand[0] + 62 * scale, hand[1] + 44 * scale], 0, scale)
    const low = (ground - place([0, 0])[1]) / scale
    for (const [a, b] of [[-26, -44], [26, 44], [0, 4]] as const) clothes.put(BEHIND_BODY, limb(place, `${a},20 ${b},${low}`, [3.4, 3.4])) // prettier-ignore
    clothes.put(16, shape(place, '-58,0! 58,0! 46,30 22,44 -22,44 -46,30', [seam(place, '-70,12 70,12')]))
    clothes.put(16.1, { masses: [ball(place, 0, 0, 58, 9)], details: [] })
    for (const dx of [-26, 4, 32]) clothes.put(16.2, shape(place, `${dx - 12},-4 ${dx},-11 ${dx + 13},-6 ${dx + 12},2 ${dx},-3 ${dx - 12},3`)) // prettier-ignore
    for (const [i, dx] of [-34, 0, 34].entries()) clothes.put(16.3, drawnOn([line(place, `${dx},-26 ${dx + 7},-40 ${dx - 5},-54 ${dx + 5},${-72 - 6 * i}`, 1.4, [0.3, 0.4])])) // prettier-ignore
    const tip = place([-20, -8])
    const way = unit(sub(tip, hand))
    clothes.put(HELD - 1, bar(sub(hand, mul(way, 12 * scale)), tip, 2.2 * scale))
    clothes.put(
      HELD - 1,
      bar(sub(hand, mul(way, 10 * scale)), add(tip, [9 * scale, -5 * scale]), 2.2 * scale),
    )
    grip(clothes, bones.arms.far)
  },
  'changing-table'(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    clothes.put(ON_TOP - 1, shape(place, '-90,-6! 92,-6! 98,8! -96,8!', [seam(place, '-110,1 110,1')]))
    // The baby lies on its back, with the feet in the air.
    clothes.put(ON_TOP, shape(place, '-38,-3! -42,-22 -30,-32 -4,-34 20,-30 28,-18 24,-3!', [line(place, '-8,-18 -4,-16 0,-18', 1, [0, 0])])) // prettier-ignore
    clothes.put(ON_TOP + 0.1, limb(place, '18,-20 40,-30 42,-50', [9, 8, 6.5]))
    clothes.put(ON_TOP + 0.12, shape(place, '34,-48! 36,-62 46,-66 54,-60 50,-48!'))
    clothes.put(ON_TOP + 0.2, shape(place, '0,-35! 18,-33! 34,-22 30,-6 16,-2! 0,-3!', [line(place, '8,-33 14,-20 26,-12', 1, [0, 0])])) // prettier-ignore
    clothes.put(ON_TOP + 0.4, limb(place, '-26,-24 -14,-40 -18,-52', [6.5, 6, 5]), { masses: [ball(place, -19, -56, 6)], details: [] }) // prettier-ignore
    clothes.put(ON_TOP + 0.5, { masses: [ball(place, -58, -25, 23, 22), ball(place, -48, -6, 5)], softness: 3, details: [oval(place, -66, -28, 3, 4), oval(place, -51, -28, 3, 4), line(place, '-64,-16 -58,-11 -51,-16', 1.3, [0, 0]), line(place, '-60,-47 -56,-40 -52,-46', 1.1, [0, 0.3]), oval(place, -71, -19, 3.4, 2, 'paper'), oval(place, -46, -19, 3.4, 2, 'paper')] }) // prettier-ignore
    clothes.put(ON_TOP - 0.5, shape(place, '62,-4! 62,-34! 96,-34! 96,-4!', [seam(place, '52,-24 106,-24', 1), seam(place, '52,-14 106,-14', 1)])) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
}

import { add, frame, mul, sub, unit, degreesOf, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, limb, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, size, soleY, type DrawProp } from '../prop-parts.ts'
import { handOnTop, hem, ON_TOP, putTable } from './front-furniture.ts'

/** What people do in the yard, and the care of a baby. */
export const YARD_SCENES: Partial<Record<Prop, DrawProp>> = {
  'snow-shovel'(x, bones) {
    const u = size(bones)
    const [top, low] = [bones.arms.near.hand, bones.arms.far.hand]
    const way = unit(sub(low, top))
    const end: Vec = add(top, mul(way, (-top[1] - 30 * u) / Math.max(0.35, way[1])))
    x.put(17, bar(sub(top, mul(way, 20 * u)), end, 2.8 * u))
    const P = frame(end, degreesOf(way) - 90, u)
    x.put(17.2, shape(P, '-30,-8! 30,-8! 34,30 26,36! -26,36! -34,30', [seam(P, '-40,4 40,4')]))
    const heap = frame([end[0] + 40 * u, soleY(bones) + 8 * u], 0, u)
    x.put(17.3, shape(heap, '-62,2! -52,-22 -30,-28 -14,-46 12,-40 30,-50 54,-30 72,-24 88,2! 30,8 -30,8', [line(heap, '-30,-8 -18,-14', 1), line(heap, '10,-22 24,-28', 1), line(heap, '44,-8 58,-12', 1)])) // prettier-ignore
    const far = frame([end[0] - 150 * u, soleY(bones) + 2 * u], 0, u)
    x.put(BEHIND_BODY, shape(far, '-50,2! -40,-20 -14,-34 16,-30 40,-16 56,2! 0,8'))
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  grill(x, bones) {
    const u = size(bones)
    const { hand } = bones.arms.far
    const ground = soleY(bones)
    const P = frame([hand[0] + 62 * u, hand[1] + 44 * u], 0, u)
    const low = (ground - P([0, 0])[1]) / u
    for (const [a, b] of [[-26, -44], [26, 44], [0, 4]] as const) x.put(BEHIND_BODY, limb(P, `${a},20 ${b},${low}`, [3.4, 3.4])) // prettier-ignore
    x.put(16, shape(P, '-58,0! 58,0! 46,30 22,44 -22,44 -46,30', [seam(P, '-70,12 70,12')]))
    x.put(16.1, { masses: [ball(P, 0, 0, 58, 9)], details: [] })
    for (const dx of [-26, 4, 32]) x.put(16.2, shape(P, `${dx - 12},-4 ${dx},-11 ${dx + 13},-6 ${dx + 12},2 ${dx},-3 ${dx - 12},3`)) // prettier-ignore
    for (const [i, dx] of [-34, 0, 34].entries()) x.put(16.3, drawnOn([line(P, `${dx},-26 ${dx + 7},-40 ${dx - 5},-54 ${dx + 5},${-72 - 6 * i}`, 1.4, [0.3, 0.4])])) // prettier-ignore
    const tip = P([-20, -8])
    const way = unit(sub(tip, hand))
    x.put(HELD - 1, bar(sub(hand, mul(way, 12 * u)), tip, 2.2 * u))
    x.put(HELD - 1, bar(sub(hand, mul(way, 10 * u)), add(tip, [9 * u, -5 * u]), 2.2 * u))
    grip(x, bones.arms.far)
  },
  'changing-table'(x, bones) {
    const P = putTable(x, bones, hem)
    x.put(ON_TOP - 1, shape(P, '-90,-6! 92,-6! 98,8! -96,8!', [seam(P, '-110,1 110,1')]))
    // The baby lies on its back, with the feet in the air.
    x.put(ON_TOP, shape(P, '-38,-3! -42,-22 -30,-32 -4,-34 20,-30 28,-18 24,-3!', [line(P, '-8,-18 -4,-16 0,-18', 1, [0, 0])])) // prettier-ignore
    x.put(ON_TOP + 0.1, limb(P, '18,-20 40,-30 42,-50', [9, 8, 6.5]))
    x.put(ON_TOP + 0.12, shape(P, '34,-48! 36,-62 46,-66 54,-60 50,-48!'))
    x.put(ON_TOP + 0.2, shape(P, '0,-35! 18,-33! 34,-22 30,-6 16,-2! 0,-3!', [line(P, '8,-33 14,-20 26,-12', 1, [0, 0])])) // prettier-ignore
    x.put(ON_TOP + 0.4, limb(P, '-26,-24 -14,-40 -18,-52', [6.5, 6, 5]), { masses: [ball(P, -19, -56, 6)], details: [] }) // prettier-ignore
    x.put(ON_TOP + 0.5, { masses: [ball(P, -58, -25, 23, 22), ball(P, -48, -6, 5)], softness: 3, details: [oval(P, -66, -28, 3, 4), oval(P, -51, -28, 3, 4), line(P, '-64,-16 -58,-11 -51,-16', 1.3, [0, 0]), line(P, '-60,-47 -56,-40 -52,-46', 1.1, [0, 0.3]), oval(P, -71, -19, 3.4, 2, 'paper'), oval(P, -46, -19, 3.4, 2, 'paper')] }) // prettier-ignore
    x.put(ON_TOP - 0.5, shape(P, '62,-4! 62,-34! 96,-34! 96,-4!', [seam(P, '52,-24 106,-24', 1), seam(P, '52,-14 106,-14', 1)])) // prettier-ignore
    handOnTop(x, bones.arms.near)
    handOnTop(x, bones.arms.far)
  },
}

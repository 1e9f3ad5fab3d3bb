import { roundKnot } from '../../../geometry/spline.ts'
import { add, degreesOf, frame, len, lerp, sub, type Frame, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape, spot, type Piece } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { grip, HELD, size, soleY, type DrawProp } from '../prop-parts.ts'
import { drawers, handOnTop, IN_HANDS, ON_TOP, putTable } from './front-furniture.ts'

/** Paint order behind the whole body, and in front of it. */
const BEHIND = -60
const BEFORE = HELD + 2

const rod = (points: readonly Vec[], radius: number): Piece =>
  limb(flat, points.map(roundKnot), points.map(() => radius)) // prettier-ignore

/** Places around a head, half of whose width is 50: beside and above it, never on the face. */
const AROUND_HEAD: readonly Vec[] = [
  [-104, -76], [-58, -118], [0, -150], [62, -122], [112, -80], [-126, -16], [130, -22], [-30, -84], [40, -88],
] // prettier-ignore

const leaf = (place: Frame): Piece =>
  shape(place, '0,-12! 7,-4 6,5 0,10! -6,5 -7,-4', [line(place, '0,-9 0,16', 1, [0, 0.4])])

/** Paper dots, squares and triangles in turn. */
function confettiPiece(place: Frame, nth: number): Piece {
  if (nth % 3 === 0) return { masses: [ball(place, 0, 0, 9.5)], details: [] }
  if (nth % 3 === 1) return shape(place, '-9,-9! 9,-9! 9,9! -9,9!')
  return shape(place, '-11,8! 0,-11! 11,8!')
}

/** Short moments of play and work, with what flies or is carried. */
export const MOMENT_SCENES: Partial<Record<Prop, DrawProp>> = {
  confetti(clothes, bones) {
    const scale = size(bones)
    for (const [i, at] of AROUND_HEAD.entries())
      clothes.put(BEFORE, confettiPiece(frame(bones.face(at), i * 47, scale), i))
  },
  pinata(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const pinata = frame(add(bones.face([0, -30]), [168 * scale, -34 * scale]), -12, scale)
    const hands = lerp(near, far, 0.5)
    const stick = frame(hands, degreesOf(sub(pinata([-20, 16]), hands)), scale)
    const long = len(sub(pinata([-20, 16]), hands)) / scale
    clothes.put(BEHIND, rod([pinata([0, -40]), add(pinata([0, -40]), [0, -110 * scale])], 2.4 * scale))
    for (const at of [[-46, 62], [8, 84], [52, 58], [-16, 116]] as const) clothes.put(BEHIND, shape(frame(pinata(at), at[0], scale), '-16,-7! -7,-4 0,-7 7,-4 16,-7! 16,7! 7,4 0,7 -7,4 -16,7!')) // prettier-ignore
    clothes.put(HELD - 2, shape(pinata, '0,-56! 14,-20! 53,-17! 23,8! 33,45! 0,25! -33,45! -23,8! -53,-17! -14,-20!', [seam(pinata, '-60,-6 -10,-2 0,-20 10,-2 60,-6'), seam(pinata, '-60,20 0,6 60,20')])) // prettier-ignore
    clothes.put(HELD - 1, shape(stick, `-18,-4! ${long},-5 ${long + 5},0 ${long},5 -18,4!`))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  'leaf-pile'(clothes, bones) {
    const scale = size(bones)
    const place = frame([bones.at(0, 0)[0], soleY(bones) + 12 * scale], 0, scale)
    clothes.put(BEFORE, shape(place, '-104,4! -92,-16 -70,-18 -58,-34 -34,-30 -14,-42 10,-34 34,-42 52,-28 76,-26 90,-12 106,4! 60,14 -60,14')) // prettier-ignore
    for (const [dx, dy, turned] of [
      [-70, -4, 60],
      [-38, -14, -30],
      [-8, -6, 80],
      [24, -16, 20],
      [54, -6, -60],
      [80, -2, 40],
    ] as const)
      // prettier-ignore
      clothes.put(BEFORE + 0.1, leaf(frame(place([dx, dy]), turned, scale)))
    for (const [i, [dx, dy]] of [
      [-112, -52],
      [-92, -92],
      [-122, -128],
      [108, -58],
      [94, -104],
      [124, -134],
    ].entries())
      // prettier-ignore
      clothes.put(BEFORE, leaf(frame(place([dx!, dy!]), i * 73, scale * 1.15)))
  },
  goal(clothes, bones) {
    const scale = size(bones)
    const sole = soleY(bones)
    const toe = bones.legs.near.foot([44, -6])
    const at = add(toe, [48 * scale, -26 * scale])
    const football = frame(at, 0, scale)
    clothes.put(BEFORE, { masses: [ball(football, 0, 0, 17)], details: [spot(football, '0,-8! 7.6,-2.5! 4.7,6.5! -4.7,6.5! -7.6,-2.5!', 'ink'), line(football, '0,-8 0,-17', 1, [0, 0]), line(football, '7.6,-2.5 16,-5', 1, [0, 0]), line(football, '-7.6,-2.5 -16,-5', 1, [0, 0])] }) // prettier-ignore
    for (const dy of [-7, 2, 11])
      clothes.put(BEFORE, drawnOn([line(football, `-22,${dy} -38,${dy + 6}`, 1.2, [0.2, 0.5])]))
    const goal = frame([at[0] - 34 * scale, sole - 10 * scale], 0, scale * 1.3)
    const net = [...[24, 48, 72, 96].map((y) => line(goal, `0,${-y} 132,${-y}`, 0.9, [0, 0])), ...[26, 52, 78, 104].map((dx) => line(goal, `${dx},0 ${dx},-118`, 0.9, [0, 0]))] // prettier-ignore
    clothes.put(BEHIND - 1, shape(goal, '0,0! 0,-120! 132,-120! 132,0!', net))
    clothes.put(BEHIND, rod([goal([0, 2]), goal([0, -120])], 5 * scale))
    clothes.put(BEHIND, rod([goal([132, 2]), goal([132, -120])], 5 * scale))
    clothes.put(BEHIND, rod([goal([-4, -120]), goal([136, -120])], 5 * scale))
  },
  tray(clothes, bones) {
    const scale = size(bones)
    const place = frame(add(bones.arms.far.hand, [2 * scale, -13 * scale]), 0, scale)
    clothes.put(BEFORE, {
      masses: [ball(place, 0, 0, 46, 8)],
      details: [oval(place, 0, -1, 37, 4.6, 'paper')],
    })
    for (const dx of [-18, 17]) {
      clothes.put(BEFORE + 0.1, rod([place([dx + 4, -14]), place([dx + 12, -48])], 1.8 * scale))
      clothes.put(BEFORE + 0.2, shape(place, `${dx - 12},-36! ${dx + 12},-36! ${dx + 9},-1! ${dx - 9},-1!`, [seam(place, `${dx - 16},-24 ${dx + 16},-24`)])) // prettier-ignore
    }
  },
  pumpkin(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    clothes.put(ON_TOP, shape(place, '-6,-44! -9,-58 4,-62! 8,-58! 5,-44!'))
    clothes.put(ON_TOP + 0.1, shape(place, '-46,-14 -38,-42 -16,-49 0,-44 16,-49 38,-42 46,-14 34,8 14,13 0,10 -14,13 -34,8', [
      ...['-20,-60 -32,-18 -20,30', '20,-60 32,-18 20,30'].map((rib) => seam(place, rib, 0.9, 1)),
      ...[-15, 15].map((dx) => spot(place, `${dx - 9},-18! ${dx},-34! ${dx + 9},-18!`, 'paper')),
      spot(place, '-24,-8! -12,-11! -6,-5! 0,-10! 6,-5! 12,-11! 24,-8! 12,5 0,7 -12,5', 'paper'),
    ])) // prettier-ignore
    const scale = size(bones)
    const { hand } = bones.arms.far
    const knife = frame(hand, degreesOf(sub(place([26, -26]), hand)), scale)
    clothes.put(IN_HANDS, shape(knife, '-16,-4! 10,-4! 10,4! -16,4!'))
    clothes.put(IN_HANDS, shape(knife, '10,-5! 30,-3! 38,4! 10,5!'))
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
}

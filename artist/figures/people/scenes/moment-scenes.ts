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

const leaf = (P: Frame): Piece =>
  shape(P, '0,-12! 7,-4 6,5 0,10! -6,5 -7,-4', [line(P, '0,-9 0,16', 1, [0, 0.4])])

/** Paper dots, squares and triangles in turn. */
function confettiPiece(P: Frame, nth: number): Piece {
  if (nth % 3 === 0) return { masses: [ball(P, 0, 0, 9.5)], details: [] }
  if (nth % 3 === 1) return shape(P, '-9,-9! 9,-9! 9,9! -9,9!')
  return shape(P, '-11,8! 0,-11! 11,8!')
}

/** Short moments of play and work, with what flies or is carried. */
export const MOMENT_SCENES: Partial<Record<Prop, DrawProp>> = {
  confetti(x, bones) {
    const u = size(bones)
    for (const [i, at] of AROUND_HEAD.entries())
      x.put(BEFORE, confettiPiece(frame(bones.face(at), i * 47, u), i))
  },
  pinata(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const C = frame(add(bones.face([0, -30]), [168 * u, -34 * u]), -12, u)
    const hands = lerp(near, far, 0.5)
    const S = frame(hands, degreesOf(sub(C([-20, 16]), hands)), u)
    const long = len(sub(C([-20, 16]), hands)) / u
    x.put(BEHIND, rod([C([0, -40]), add(C([0, -40]), [0, -110 * u])], 2.4 * u))
    for (const at of [[-46, 62], [8, 84], [52, 58], [-16, 116]] as const) x.put(BEHIND, shape(frame(C(at), at[0], u), '-16,-7! -7,-4 0,-7 7,-4 16,-7! 16,7! 7,4 0,7 -7,4 -16,7!')) // prettier-ignore
    x.put(HELD - 2, shape(C, '0,-56! 14,-20! 53,-17! 23,8! 33,45! 0,25! -33,45! -23,8! -53,-17! -14,-20!', [seam(C, '-60,-6 -10,-2 0,-20 10,-2 60,-6'), seam(C, '-60,20 0,6 60,20')])) // prettier-ignore
    x.put(HELD - 1, shape(S, `-18,-4! ${long},-5 ${long + 5},0 ${long},5 -18,4!`))
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  'leaf-pile'(x, bones) {
    const u = size(bones)
    const P = frame([bones.at(0, 0)[0], soleY(bones) + 12 * u], 0, u)
    x.put(BEFORE, shape(P, '-104,4! -92,-16 -70,-18 -58,-34 -34,-30 -14,-42 10,-34 34,-42 52,-28 76,-26 90,-12 106,4! 60,14 -60,14')) // prettier-ignore
    for (const [dx, dy, turned] of [
      [-70, -4, 60],
      [-38, -14, -30],
      [-8, -6, 80],
      [24, -16, 20],
      [54, -6, -60],
      [80, -2, 40],
    ] as const)
      // prettier-ignore
      x.put(BEFORE + 0.1, leaf(frame(P([dx, dy]), turned, u)))
    for (const [i, [dx, dy]] of [
      [-112, -52],
      [-92, -92],
      [-122, -128],
      [108, -58],
      [94, -104],
      [124, -134],
    ].entries())
      // prettier-ignore
      x.put(BEFORE, leaf(frame(P([dx!, dy!]), i * 73, u * 1.15)))
  },
  goal(x, bones) {
    const u = size(bones)
    const sole = soleY(bones)
    const toe = bones.legs.near.foot([44, -6])
    const at = add(toe, [48 * u, -26 * u])
    const B = frame(at, 0, u)
    x.put(BEFORE, { masses: [ball(B, 0, 0, 17)], details: [spot(B, '0,-8! 7.6,-2.5! 4.7,6.5! -4.7,6.5! -7.6,-2.5!', 'ink'), line(B, '0,-8 0,-17', 1, [0, 0]), line(B, '7.6,-2.5 16,-5', 1, [0, 0]), line(B, '-7.6,-2.5 -16,-5', 1, [0, 0])] }) // prettier-ignore
    for (const dy of [-7, 2, 11])
      x.put(BEFORE, drawnOn([line(B, `-22,${dy} -38,${dy + 6}`, 1.2, [0.2, 0.5])]))
    const G = frame([at[0] - 34 * u, sole - 10 * u], 0, u * 1.3)
    const net = [...[24, 48, 72, 96].map((y) => line(G, `0,${-y} 132,${-y}`, 0.9, [0, 0])), ...[26, 52, 78, 104].map((dx) => line(G, `${dx},0 ${dx},-118`, 0.9, [0, 0]))] // prettier-ignore
    x.put(BEHIND - 1, shape(G, '0,0! 0,-120! 132,-120! 132,0!', net))
    x.put(BEHIND, rod([G([0, 2]), G([0, -120])], 5 * u))
    x.put(BEHIND, rod([G([132, 2]), G([132, -120])], 5 * u))
    x.put(BEHIND, rod([G([-4, -120]), G([136, -120])], 5 * u))
  },
  tray(x, bones) {
    const u = size(bones)
    const P = frame(add(bones.arms.far.hand, [2 * u, -13 * u]), 0, u)
    x.put(BEFORE, { masses: [ball(P, 0, 0, 46, 8)], details: [oval(P, 0, -1, 37, 4.6, 'paper')] })
    for (const dx of [-18, 17]) {
      x.put(BEFORE + 0.1, rod([P([dx + 4, -14]), P([dx + 12, -48])], 1.8 * u))
      x.put(BEFORE + 0.2, shape(P, `${dx - 12},-36! ${dx + 12},-36! ${dx + 9},-1! ${dx - 9},-1!`, [seam(P, `${dx - 16},-24 ${dx + 16},-24`)])) // prettier-ignore
    }
  },
  pumpkin(x, bones) {
    const P = putTable(x, bones, drawers)
    x.put(ON_TOP, shape(P, '-6,-44! -9,-58 4,-62! 8,-58! 5,-44!'))
    x.put(ON_TOP + 0.1, shape(P, '-46,-14 -38,-42 -16,-49 0,-44 16,-49 38,-42 46,-14 34,8 14,13 0,10 -14,13 -34,8', [
      ...['-20,-60 -32,-18 -20,30', '20,-60 32,-18 20,30'].map((rib) => seam(P, rib, 0.9, 1)),
      ...[-15, 15].map((dx) => spot(P, `${dx - 9},-18! ${dx},-34! ${dx + 9},-18!`, 'paper')),
      spot(P, '-24,-8! -12,-11! -6,-5! 0,-10! 6,-5! 12,-11! 24,-8! 12,5 0,7 -12,5', 'paper'),
    ])) // prettier-ignore
    const u = size(bones)
    const { hand } = bones.arms.far
    const knife = frame(hand, degreesOf(sub(P([26, -26]), hand)), u)
    x.put(IN_HANDS, shape(knife, '-16,-4! 10,-4! 10,4! -16,4!'))
    x.put(IN_HANDS, shape(knife, '10,-5! 30,-3! 38,4! 10,5!'))
    handOnTop(x, bones.arms.near)
    handOnTop(x, bones.arms.far)
  },
}

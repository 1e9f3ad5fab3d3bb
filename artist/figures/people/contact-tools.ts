import { roundKnot } from '../../geometry/spline.ts'
import { add, degreesOf, frame, len, lerp, mul, sub, unit, type Vec } from '../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape, type Piece } from '../engine/piece.ts'
import { polar } from '../engine/reach.ts'
import type { Prop } from './body/prop-names.ts'
import { bar, grip, HELD, size, type DrawProp } from './prop-parts.ts'

/** A tool whose tip is at the contact, drawn along x from the hand (0) to the tip. */
const pointed =
  (draw: (tip: number) => string, tipOf: (tip: number) => string): DrawProp =>
  (x, bones) => {
    const { hand } = bones.arms.near
    const along = sub(bones.pose.contact!, hand)
    const u = size(bones)
    const P = frame(hand, degreesOf(along), u)
    const tip = Math.max(10, len(along) / u)
    x.put(HELD, shape(P, draw(tip)))
    x.put(HELD + 0.1, shape(P, tipOf(tip)))
    grip(x, bones.arms.near)
  }

const drop = (at: Vec, radius: number): Piece =>
  shape(frame(at, 0, radius), '0,-1.9! 0.75,-0.3 0.8,0.5 0,1.1 -0.8,0.5 -0.75,-0.3')

/** Tools that touch what stands in front of the person, by their use in `touching.ts`. */
export const CONTACT_TOOLS: Partial<Record<Prop, DrawProp>> = {
  food(x, bones) {
    const { hand } = bones.arms.near
    const contact = bones.pose.contact!
    const u = size(bones)
    const gap = len(sub(contact, hand))
    // Food that the mouth cannot reach is thrown down in crumbs.
    if (gap > 40 * u)
      for (let t = 0.14; t < 1; t += 0.2) {
        const [cx, cy] = add(lerp(hand, contact, t), [Math.sin(t * 19) * 7 * u, t * (1 - t) * -26 * u])
        x.put(HELD, { masses: [ball(flat, cx, cy, (3.4 + 1.6 * Math.cos(t * 31)) * u)], details: [] })
      }
    if (gap > 40 * u)
      x.put(HELD, shape(frame(hand, degreesOf(sub(contact, hand)), u), '-8,-8 4,-11 14,-6 14,6 4,11 -8,8'))
    else if (x.wearing.holds?.includes('carrot')) {
      // The tip is at the mouth; a short distance makes the tool smaller.
      const C = frame(hand, degreesOf(sub(contact, hand)), Math.min(u, Math.max(0.72 * u, gap / 40)))
      x.put(HELD, shape(C, '-20,-9! -4,-12 22,-6 40,0! 22,7 -4,12 -20,9!', [line(C, '0,-12 4,-3', 1, [0, 0.4]), line(C, '12,8 14,1', 1, [0, 0.4])])) // prettier-ignore
      x.put(HELD + 0.1, shape(C, '-18,-6! -38,-16 -42,-8 -34,-4! -46,0 -34,4! -42,9 -36,15 -18,6!'))
    } else {
      // An apple on the hand, with its leaf.
      const A = frame(lerp(hand, contact, 0.55), 0, u * 1.15)
      x.put(HELD, shape(A, '0,-9 8,-13 16,-7 15,6 7,14 0,12 -7,14 -15,6 -16,-7 -8,-13'))
      x.put(HELD + 0.1, shape(A, '0,-10! 2,-19! 6,-18! 4,-10!'))
      x.put(HELD + 0.1, shape(A, '5,-16! 11,-24 20,-21! 14,-14'))
    }
    grip(x, bones.arms.near)
  },
  crumbs(x, bones) {
    const { near, far } = bones.arms
    const u = size(bones)
    const to = bones.pose.contact!
    for (const [t, aside] of [
      [0.1, 2],
      [0.3, -6],
      [0.42, 9],
      [0.62, -2],
      [0.8, 8],
      [0.94, -6],
    ] as const) {
      // prettier-ignore
      const [cx, cy] = lerp(near.hand, to, t)
      x.put(HELD, { masses: [ball(flat, cx + aside * u, cy - t * (1 - t) * 20 * u, 4.4 * u)], details: [] })
    }
    const B = frame(far.hand, 4, u)
    x.put(20.6, { ...shape(B, '-15,-22! -8,-17 -2,-22! 5,-17 14,-22! 16,16! -16,16!', [seam(B, '-20,-10 20,-10', 1, 1)]), front: false }) // prettier-ignore
    grip({ ...x, put: (z, piece) => x.put(z - 40, { ...piece, front: false }) }, far)
    grip(x, near)
  },
  'toy-shovel'(x, bones) {
    const { far } = bones.arms
    const P = frame(far.hand, 62, size(bones))
    const put: typeof x.put = (z, piece) => x.put(z, { ...piece, front: false })
    put(16, shape(P, '-12,-3! 26,-3! 26,3! -12,3!'))
    put(16.1, shape(P, '24,-9! 34,-10 52,0! 34,10 24,9!'))
    grip({ ...x, put }, far)
  },
  sticks(x, bones) {
    const contact = bones.pose.contact!
    const u = size(bones)
    const stick = (hand: Vec, end: Vec, z: number) => {
      const way = unit(sub(end, hand))
      x.put(z, bar(sub(hand, mul(way, 8 * u)), end, 2.2 * u))
      x.put(z, { masses: [ball(flat, end[0], end[1], 5 * u)], details: [] })
    }
    stick(bones.arms.far.hand, add(contact, [26 * u, -14 * u]), HELD)
    stick(bones.arms.near.hand, contact, HELD)
    for (const way of [-70, -40, -110])
      x.put(HELD, drawnOn([line(flat, [roundKnot(add(contact, polar(way, 13 * u))), roundKnot(add(contact, polar(way, 22 * u)))], 1.2, [0, 0.4])])) // prettier-ignore
    grip(x, bones.arms.far)
    grip(x, bones.arms.near)
  },
  can(x, bones) {
    const { hand } = bones.arms.near
    const u = size(bones)
    const P = frame(add(hand, [4 * u, 14 * u]), 22, u)
    const spout = P([44, -12])
    const contact = bones.pose.contact!
    x.put(HELD, shape(P, '14,-2! 40,-18! 46,-22! 49,-4! 42,-8! 18,12!'))
    x.put(HELD + 0.1, shape(P, '-17,-12! 17,-12! 15,20! -15,20!', [seam(P, '-22,-4 22,-4', 0.85, 1)]))
    x.put(HELD + 0.2, limb(P, '-15,-8 -14,-26 6,-28 16,-10', [2.6, 2.6, 2.6, 2.6]))
    for (const [i, t] of [0.1, 0.36, 0.62, 0.88].entries()) {
      const end = add(contact, [(i % 2 ? 9 : -7) * u, 0])
      const from = add(spout, [(i % 2 ? 8 : 0) * u, 0])
      x.put(HELD, drop(lerp(from, end, t), 3.6 * u))
    }
    grip(x, bones.arms.near)
  },
  'brush-tip': pointed(
    (tip) => `-16,-2! ${tip - 16},-2.8! ${tip - 16},2.8! -16,2!`,
    (tip) => `${tip - 17},-4! ${tip - 8},-5 ${tip},0! ${tip - 8},5 ${tip - 17},4!`,
  ),
  pencil: pointed(
    (tip) => `-20,-3! ${tip - 8},-3! ${tip - 8},3! -20,3!`,
    (tip) => `${tip - 9},-3! ${tip},0! ${tip - 9},3!`,
  ),
  hammer: pointed(
    (tip) => `-12,-2.4! ${tip - 4},-2.4! ${tip - 4},2.4! -12,2.4!`,
    (tip) => `${tip - 10},-13! ${tip},-13! ${tip},15! ${tip - 10},15! ${tip - 12},4!`,
  ),
  ladle: pointed(
    (tip) => `-14,-2.4! ${tip},-2! ${tip},2! -14,2.4!`,
    (tip) => `${tip - 4},-6 ${tip + 6},-7 ${tip + 12},0 ${tip + 6},7 ${tip - 4},6`,
  ),
  'baby-spoon': pointed(
    (tip) => `-12,-2! ${tip - 10},-1.6! ${tip - 10},1.6! -12,2!`,
    (tip) => `${tip - 12},-3 ${tip - 5},-4.6 ${tip + 1},0 ${tip - 5},4.6 ${tip - 12},3`,
  ),
  bauble(x, bones) {
    const { hand } = bones.arms.near
    const u = size(bones)
    const B = frame(add(hand, [4 * u, 30 * u]), 0, u)
    x.put(HELD, bar(hand, B([0, -16]), 1.4 * u))
    x.put(HELD, shape(B, '-5,-20! 5,-20! 5,-13! -5,-13!'))
    x.put(HELD + 0.1, {
      masses: [ball(B, 0, 0, 15)],
      details: [seam(B, '-20,-3 0,2 20,-3'), seam(B, '-20,5 0,10 20,5')],
    })
    grip(x, bones.arms.near)
  },
  'dental-mirror': pointed(
    (tip) => `-16,-2! ${tip - 12},-1.4! ${tip - 12},1.4! -16,2!`,
    (tip) => `${tip - 13},0 ${tip - 9},-4 ${tip - 3},-4 ${tip},0 ${tip - 3},4 ${tip - 9},4`,
  ),
  match: pointed(
    (tip) => `-12,-1.8! ${tip - 4},-1.8! ${tip - 4},1.8! -12,1.8!`,
    (tip) => `${tip - 6},0 ${tip - 2},-6 ${tip + 12},0! ${tip - 2},6`,
  ),
  syringe(x, bones) {
    const { hand } = bones.arms.near
    const u = size(bones)
    const along = sub(bones.pose.contact!, hand)
    const P = frame(hand, degreesOf(along), u * 1.15)
    const tip = Math.max(34, len(along) / (u * 1.15))
    x.put(HELD, shape(P, `${tip - 18},-1.4! ${tip},0! ${tip - 18},1.4!`))
    x.put(HELD + 0.1, shape(P, `-2,-8! ${tip - 20},-8! ${tip - 16},-3! ${tip - 16},3! ${tip - 20},8! -2,8!`, [seam(P, `${tip * 0.35},-14 ${tip * 0.35},14`)])) // prettier-ignore
    x.put(HELD + 0.1, shape(P, '-24,-2.4! -2,-2.4! -2,2.4! -24,2.4!'))
    x.put(HELD + 0.2, shape(P, '-29,-9! -23,-9! -23,9! -29,9!'))
    x.put(HELD + 0.2, shape(P, '-6,-13! 0,-13! 0,13! -6,13!'))
    grip(x, bones.arms.near)
  },
  scissors(x, bones) {
    const { hand } = bones.arms.near
    const u = size(bones)
    const P = frame(hand, degreesOf(sub(bones.pose.contact!, hand)), u)
    const tip = len(sub(bones.pose.contact!, hand)) / u + 12
    for (const side of [1, -1])
      x.put(
        HELD,
        shape((v) => P([v[0], v[1] * side]), `0,-1! ${tip},7! ${tip - 6},-1! 8,-4!`),
      )
    for (const side of [1, -1])
      x.put(HELD + 0.1, { masses: [ball(P, -9, 7 * side, 8, 6)], details: [oval(P, -9, 7 * side, 4.4, 3, 'paper')] }) // prettier-ignore
    grip(x, bones.arms.near)
  },
  hairbrush(x, bones) {
    const { hand } = bones.arms.near
    const u = size(bones)
    const P = frame(hand, degreesOf(sub(bones.pose.contact!, hand)), u)
    x.put(HELD, shape(P, '-14,-3! 10,-3! 16,-7 32,-7 36,0 32,4! 16,4! 10,3! -14,3!', [18, 23, 28].map((at) => line(P, `${at},4 ${at},11`, 1, [0, 0])))) // prettier-ignore
    grip(x, bones.arms.near)
  },
  sponge(x, bones) {
    const at = bones.pose.contact!
    const u = size(bones)
    for (const [i, way] of [-150, -100, -50, 0, 160].entries()) {
      const [cx, cy] = add(at, polar(way, (17 + (i % 2) * 5) * u))
      x.put(HELD, { masses: [ball(flat, cx, cy, (6.5 + (i % 3) * 1.8) * u)], details: [] })
    }
    x.put(HELD + 0.2, shape(frame(at, -14, u), '-15,-9 0,-11 15,-8 17,2 13,10 -13,10 -17,2'))
    grip(x, bones.arms.near)
  },
  stethoscope(x, bones) {
    const u = size(bones)
    const at = bones.pose.contact!
    const join = bones.at(bones.shoulders * 0.9, 0.62)
    // Behind the head, because tubes from the ears would cross the face.
    for (const ear of [[-26, 22], [26, 26]] as const) // prettier-ignore
      x.put(38, { ...limb(flat, [roundKnot(bones.face(ear)), roundKnot(lerp(bones.face([ear[0] * 1.1, 60]), join, 0.5)), roundKnot(join)], [1.7, 1.7, 1.7]), front: false }) // prettier-ignore
    x.put(HELD - 8, limb(flat, [roundKnot(join), roundKnot(add(lerp(join, at, 0.5), [0, 20 * u])), roundKnot(at)], [1.8, 1.8, 1.8])) // prettier-ignore
    grip(x, bones.arms.near)
    const [cx, cy] = add(at, [9 * u, 0])
    x.put(HELD + 2, { masses: [ball(flat, cx, cy, 7.5 * u)], details: [oval(flat, cx, cy, 3.6 * u, 3.6 * u, 'paper')] }) // prettier-ignore
  },
  bandage(x, bones) {
    const u = size(bones)
    const at = bones.pose.contact!
    const P = frame(at, -8, u)
    x.put(HELD, shape(P, '-19,-13 0,-15 19,-13! 19,13! 0,15 -19,13!', [seam(P, '-9,-20 -5,20'), seam(P, '3,-20 7,20'), seam(P, '-19,2 19,-4', 1, 1)])) // prettier-ignore
    const roll = bones.arms.far.hand
    x.put(HELD + 0.2, limb(flat, [P([14, -8]), lerp(P([14, -8]), roll, 0.5), roll].map(roundKnot), [5 * u, 5 * u, 5 * u])) // prettier-ignore
    x.put(HELD + 0.4, { masses: [ball(flat, roll[0] + 4 * u, roll[1], 13 * u)], details: [oval(flat, roll[0] + 4 * u, roll[1], 5 * u, 5 * u, 'paper')] }) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  bucket(x, bones) {
    const u = size(bones)
    const [cx] = bones.pose.contact!
    const P = frame([cx + 8 * u, 0], 0, u)
    x.put(HELD - 0.4, shape(P, '-22,-34 0,-38 22,-34 0,-29'))
    for (const dx of [2, 14])
      x.put(HELD - 0.3, drawnOn([line(flat, [roundKnot(add(bones.pose.contact!, [dx * u, 6 * u])), roundKnot(P([dx - 8, -34]))], 1.1, [0, 0])])) // prettier-ignore
    x.put(HELD - 0.2, shape(P, '-22,-34! 0,-29 22,-34! 16,0! -16,0!', [seam(P, '-24,-14 0,-10 24,-14')]))
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  hose(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const way = unit(sub(far, near))
    const nozzle = add(far, mul(way, 26 * u))
    const end = bones.pose.contact!
    const top = add(lerp(nozzle, end, 0.5), [0, -34 * u])
    x.put(-47, limb(flat, [roundKnot(near), roundKnot(add(near, [-34 * u, 26 * u])), roundKnot([near[0] - 60 * u, -5 * u]), roundKnot([near[0] - 130 * u, -5 * u])], [4.6 * u, 4.6 * u, 4.6 * u, 4.6 * u])) // prettier-ignore
    x.put(HELD - 0.6, limb(flat, [roundKnot(nozzle), roundKnot(top), roundKnot(end)], [3 * u, 8 * u, 13 * u]))
    for (const dy of [-4, 4])
      x.put(HELD - 0.5, drawnOn([line(flat, [roundKnot(add(nozzle, [6 * u, 0])), roundKnot(add(top, [0, dy * u])), roundKnot(add(end, [-10 * u, dy * u]))], 0.85)])) // prettier-ignore
    x.put(HELD, bar(sub(near, mul(way, 4 * u)), far, 4.6 * u))
    x.put(HELD, bar(far, nozzle, 5.4 * u, 3.4 * u))
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
}

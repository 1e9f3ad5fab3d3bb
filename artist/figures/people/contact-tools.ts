import { roundKnot } from '../../geometry/spline.ts'
import { add, degreesOf, frame, len, lerp, mul, sub, unit, type Vec } from '../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape, type Piece } from '../engine/piece.ts'
import { polar } from '../engine/reach.ts'
import type { Prop } from './body/prop-names.ts'
import { touchingArm } from './body/skeleton.ts'
import { bar, grip, HELD, size, type DrawProp } from './prop-parts.ts'

/** A tool whose tip is at the contact, drawn along x from the hand (0) to the tip. */
const pointed =
  (draw: (tip: number) => string, tipOf: (tip: number) => string): DrawProp =>
  (clothes, bones) => {
    const { hand } = touchingArm(bones)
    const along = sub(bones.pose.contact!, hand)
    const scale = size(bones)
    const place = frame(hand, degreesOf(along), scale)
    const tip = Math.max(10, len(along) / scale)
    clothes.put(HELD, shape(place, draw(tip)))
    clothes.put(HELD + 0.1, shape(place, tipOf(tip)))
    grip(clothes, touchingArm(bones))
  }

const drop = (at: Vec, radius: number): Piece =>
  shape(frame(at, 0, radius), '0,-1.9! 0.75,-0.3 0.8,0.5 0,1.1 -0.8,0.5 -0.75,-0.3')

/** Tools that touch what stands in front of the person, by their use in `touching.ts`. */
export const CONTACT_TOOLS: Partial<Record<Prop, DrawProp>> = {
  food(clothes, bones) {
    const { hand } = touchingArm(bones)
    const contact = bones.pose.contact!
    const scale = size(bones)
    const gap = len(sub(contact, hand))
    // Food that the mouth cannot reach is thrown down in crumbs.
    if (gap > 40 * scale)
      for (let t = 0.14; t < 1; t += 0.2) {
        const [cx, cy] = add(lerp(hand, contact, t), [
          Math.sin(t * 19) * 7 * scale,
          t * (1 - t) * -26 * scale,
        ])
        clothes.put(HELD, {
          masses: [ball(flat, cx, cy, (3.4 + 1.6 * Math.cos(t * 31)) * scale)],
          details: [],
        })
      }
    if (gap > 40 * scale)
      clothes.put(
        HELD,
        shape(frame(hand, degreesOf(sub(contact, hand)), scale), '-8,-8 4,-11 14,-6 14,6 4,11 -8,8'),
      )
    else if (clothes.wearing.holds?.includes('carrot')) {
      // The tip is at the mouth; a short distance makes the tool smaller.
      const fish = frame(
        hand,
        degreesOf(sub(contact, hand)),
        Math.min(scale, Math.max(0.72 * scale, gap / 40)),
      )
      clothes.put(HELD, shape(fish, '-20,-9! -4,-12 22,-6 40,0! 22,7 -4,12 -20,9!', [line(fish, '0,-12 4,-3', 1, [0, 0.4]), line(fish, '12,8 14,1', 1, [0, 0.4])])) // prettier-ignore
      clothes.put(HELD + 0.1, shape(fish, '-18,-6! -38,-16 -42,-8 -34,-4! -46,0 -34,4! -42,9 -36,15 -18,6!'))
    } else if (clothes.wearing.holds?.includes('leaf')) {
      const way = degreesOf(sub(contact, hand))
      const twig = frame(hand, way, scale)
      clothes.put(HELD, bar(twig([-16, 0]), twig([28, 0]), 2 * scale))
      for (const [at, turned] of [
        [6, -62],
        [12, 58],
        [22, -40],
        [26, 34],
        [28, -4],
      ] as const) {
        // prettier-ignore
        const leaf = frame(twig([at, 0]), way + turned, scale)
        clothes.put(HELD + 0.1, shape(leaf, '0,0! 8,-8 20,-7 30,0! 20,7 8,8', [line(leaf, '2,0 20,0', 0.9, [0, 0.4])])) // prettier-ignore
      }
    } else {
      // An apple on the hand, with its leaf.
      const apple = frame(lerp(hand, contact, 0.46), 0, scale * 1.1)
      clothes.put(HELD, shape(apple, '0,-9 8,-13 16,-7 15,6 7,14 0,12 -7,14 -15,6 -16,-7 -8,-13'))
      clothes.put(HELD + 0.1, shape(apple, '0,-10! 2,-19! 6,-18! 4,-10!'))
      clothes.put(HELD + 0.1, shape(apple, '5,-16! 11,-24 20,-21! 14,-14'))
    }
    grip(clothes, touchingArm(bones))
  },
  crumbs(clothes, bones) {
    const { near, far } = bones.arms
    const scale = size(bones)
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
      clothes.put(HELD, {
        masses: [ball(flat, cx + aside * scale, cy - t * (1 - t) * 20 * scale, 4.4 * scale)],
        details: [],
      })
    }
    const bag = frame(far.hand, 4, scale)
    clothes.put(20.6, { ...shape(bag, '-15,-22! -8,-17 -2,-22! 5,-17 14,-22! 16,16! -16,16!', [seam(bag, '-20,-10 20,-10', 1, 1)]), front: false }) // prettier-ignore
    grip({ ...clothes, put: (z, piece) => clothes.put(z - 40, { ...piece, front: false }) }, far)
    grip(clothes, near)
  },
  'toy-shovel'(clothes, bones) {
    const { far } = bones.arms
    const place = frame(far.hand, 62, size(bones))
    const put: typeof clothes.put = (z, piece) => clothes.put(z, { ...piece, front: false })
    put(16, shape(place, '-12,-3! 26,-3! 26,3! -12,3!'))
    put(16.1, shape(place, '24,-9! 34,-10 52,0! 34,10 24,9!'))
    grip({ ...clothes, put }, far)
  },
  sticks(clothes, bones) {
    const contact = bones.pose.contact!
    const scale = size(bones)
    const stick = (hand: Vec, end: Vec, z: number) => {
      const way = unit(sub(end, hand))
      clothes.put(z, bar(sub(hand, mul(way, 8 * scale)), end, 2.2 * scale))
      clothes.put(z, { masses: [ball(flat, end[0], end[1], 5 * scale)], details: [] })
    }
    stick(bones.arms.far.hand, add(contact, [26 * scale, -14 * scale]), HELD)
    stick(bones.arms.near.hand, contact, HELD)
    for (const way of [-70, -40, -110])
      clothes.put(HELD, drawnOn([line(flat, [roundKnot(add(contact, polar(way, 13 * scale))), roundKnot(add(contact, polar(way, 22 * scale)))], 1.2, [0, 0.4])])) // prettier-ignore
    grip(clothes, bones.arms.far)
    grip(clothes, bones.arms.near)
  },
  can(clothes, bones) {
    const { hand } = touchingArm(bones)
    const scale = size(bones)
    const place = frame(add(hand, [4 * scale, 14 * scale]), 22, scale)
    const spout = place([44, -12])
    const contact = bones.pose.contact!
    clothes.put(HELD, shape(place, '14,-2! 40,-18! 46,-22! 49,-4! 42,-8! 18,12!'))
    clothes.put(
      HELD + 0.1,
      shape(place, '-17,-12! 17,-12! 15,20! -15,20!', [seam(place, '-22,-4 22,-4', 0.85, 1)]),
    )
    clothes.put(HELD + 0.2, limb(place, '-15,-8 -14,-26 6,-28 16,-10', [2.6, 2.6, 2.6, 2.6]))
    for (const [i, t] of [0.1, 0.36, 0.62, 0.88].entries()) {
      const end = add(contact, [(i % 2 ? 9 : -7) * scale, 0])
      const from = add(spout, [(i % 2 ? 8 : 0) * scale, 0])
      clothes.put(HELD, drop(lerp(from, end, t), 3.6 * scale))
    }
    grip(clothes, touchingArm(bones))
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
  bauble(clothes, bones) {
    const { hand } = touchingArm(bones)
    const scale = size(bones)
    const bauble = frame(add(hand, [4 * scale, 30 * scale]), 0, scale)
    clothes.put(HELD, bar(hand, bauble([0, -16]), 1.4 * scale))
    clothes.put(HELD, shape(bauble, '-5,-20! 5,-20! 5,-13! -5,-13!'))
    clothes.put(HELD + 0.1, {
      masses: [ball(bauble, 0, 0, 15)],
      details: [seam(bauble, '-20,-3 0,2 20,-3'), seam(bauble, '-20,5 0,10 20,5')],
    })
    grip(clothes, touchingArm(bones))
  },
  'dental-mirror': pointed(
    (tip) => `-16,-2! ${tip - 12},-1.4! ${tip - 12},1.4! -16,2!`,
    (tip) => `${tip - 13},0 ${tip - 9},-4 ${tip - 3},-4 ${tip},0 ${tip - 3},4 ${tip - 9},4`,
  ),
  match: pointed(
    (tip) => `-12,-1.8! ${tip - 4},-1.8! ${tip - 4},1.8! -12,1.8!`,
    (tip) => `${tip - 6},0 ${tip - 2},-6 ${tip + 12},0! ${tip - 2},6`,
  ),
  syringe(clothes, bones) {
    const { hand } = touchingArm(bones)
    const scale = size(bones)
    const along = sub(bones.pose.contact!, hand)
    const place = frame(hand, degreesOf(along), scale * 1.15)
    const tip = Math.max(34, len(along) / (scale * 1.15))
    clothes.put(HELD, shape(place, `${tip - 18},-1.4! ${tip},0! ${tip - 18},1.4!`))
    clothes.put(HELD + 0.1, shape(place, `-2,-8! ${tip - 20},-8! ${tip - 16},-3! ${tip - 16},3! ${tip - 20},8! -2,8!`, [seam(place, `${tip * 0.35},-14 ${tip * 0.35},14`)])) // prettier-ignore
    clothes.put(HELD + 0.1, shape(place, '-24,-2.4! -2,-2.4! -2,2.4! -24,2.4!'))
    clothes.put(HELD + 0.2, shape(place, '-29,-9! -23,-9! -23,9! -29,9!'))
    clothes.put(HELD + 0.2, shape(place, '-6,-13! 0,-13! 0,13! -6,13!'))
    grip(clothes, touchingArm(bones))
  },
  scissors(clothes, bones) {
    const { hand } = touchingArm(bones)
    const scale = size(bones)
    const place = frame(hand, degreesOf(sub(bones.pose.contact!, hand)), scale)
    const tip = len(sub(bones.pose.contact!, hand)) / scale + 12
    for (const side of [1, -1])
      clothes.put(
        HELD,
        shape((v) => place([v[0], v[1] * side]), `0,-1! ${tip},7! ${tip - 6},-1! 8,-4!`),
      )
    for (const side of [1, -1])
      clothes.put(HELD + 0.1, { masses: [ball(place, -9, 7 * side, 8, 6)], details: [oval(place, -9, 7 * side, 4.4, 3, 'paper')] }) // prettier-ignore
    grip(clothes, touchingArm(bones))
  },
  hairbrush(clothes, bones) {
    const { hand } = touchingArm(bones)
    const scale = size(bones)
    const place = frame(hand, degreesOf(sub(bones.pose.contact!, hand)), scale)
    clothes.put(HELD, shape(place, '-14,-3! 10,-3! 16,-7 32,-7 36,0 32,4! 16,4! 10,3! -14,3!', [18, 23, 28].map((at) => line(place, `${at},4 ${at},11`, 1, [0, 0])))) // prettier-ignore
    grip(clothes, touchingArm(bones))
  },
  sponge(clothes, bones) {
    const at = bones.pose.contact!
    const scale = size(bones)
    for (const [i, way] of [-150, -100, -50, 0, 160].entries()) {
      const [cx, cy] = add(at, polar(way, (17 + (i % 2) * 5) * scale))
      clothes.put(HELD, { masses: [ball(flat, cx, cy, (6.5 + (i % 3) * 1.8) * scale)], details: [] })
    }
    clothes.put(HELD + 0.2, shape(frame(at, -14, scale), '-15,-9 0,-11 15,-8 17,2 13,10 -13,10 -17,2'))
    grip(clothes, touchingArm(bones))
  },
  stethoscope(clothes, bones) {
    const scale = size(bones)
    const at = bones.pose.contact!
    const join = bones.at(bones.shoulders * 0.9, 0.62)
    // Behind the head, because tubes from the ears would cross the face.
    for (const ear of [[-26, 22], [26, 26]] as const) // prettier-ignore
      clothes.put(38, { ...limb(flat, [roundKnot(bones.face(ear)), roundKnot(lerp(bones.face([ear[0] * 1.1, 60]), join, 0.5)), roundKnot(join)], [1.7, 1.7, 1.7]), front: false }) // prettier-ignore
    clothes.put(HELD - 8, limb(flat, [roundKnot(join), roundKnot(add(lerp(join, at, 0.5), [0, 20 * scale])), roundKnot(at)], [1.8, 1.8, 1.8])) // prettier-ignore
    grip(clothes, touchingArm(bones))
    const [cx, cy] = add(at, [9 * scale, 0])
    clothes.put(HELD + 2, { masses: [ball(flat, cx, cy, 7.5 * scale)], details: [oval(flat, cx, cy, 3.6 * scale, 3.6 * scale, 'paper')] }) // prettier-ignore
  },
  bandage(clothes, bones) {
    const scale = size(bones)
    const at = bones.pose.contact!
    const place = frame(at, -8, scale)
    clothes.put(HELD, shape(place, '-19,-13 0,-15 19,-13! 19,13! 0,15 -19,13!', [seam(place, '-9,-20 -5,20'), seam(place, '3,-20 7,20'), seam(place, '-19,2 19,-4', 1, 1)])) // prettier-ignore
    const roll = bones.arms.far.hand
    clothes.put(HELD + 0.2, limb(flat, [place([14, -8]), lerp(place([14, -8]), roll, 0.5), roll].map(roundKnot), [5 * scale, 5 * scale, 5 * scale])) // prettier-ignore
    clothes.put(HELD + 0.4, { masses: [ball(flat, roll[0] + 4 * scale, roll[1], 13 * scale)], details: [oval(flat, roll[0] + 4 * scale, roll[1], 5 * scale, 5 * scale, 'paper')] }) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  bucket(clothes, bones) {
    const scale = size(bones)
    const [cx] = bones.pose.contact!
    const place = frame([cx + 8 * scale, 0], 0, scale)
    clothes.put(HELD - 0.4, shape(place, '-22,-34 0,-38 22,-34 0,-29'))
    for (const dx of [2, 14])
      clothes.put(HELD - 0.3, drawnOn([line(flat, [roundKnot(add(bones.pose.contact!, [dx * scale, 6 * scale])), roundKnot(place([dx - 8, -34]))], 1.1, [0, 0])])) // prettier-ignore
    clothes.put(
      HELD - 0.2,
      shape(place, '-22,-34! 0,-29 22,-34! 16,0! -16,0!', [seam(place, '-24,-14 0,-10 24,-14')]),
    )
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  hose(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const way = unit(sub(far, near))
    const nozzle = add(far, mul(way, 26 * scale))
    const end = bones.pose.contact!
    const top = add(lerp(nozzle, end, 0.5), [0, -34 * scale])
    clothes.put(-47, limb(flat, [roundKnot(near), roundKnot(add(near, [-34 * scale, 26 * scale])), roundKnot([near[0] - 60 * scale, -5 * scale]), roundKnot([near[0] - 130 * scale, -5 * scale])], [4.6 * scale, 4.6 * scale, 4.6 * scale, 4.6 * scale])) // prettier-ignore
    clothes.put(
      HELD - 0.6,
      limb(flat, [roundKnot(nozzle), roundKnot(top), roundKnot(end)], [3 * scale, 8 * scale, 13 * scale]),
    )
    for (const dy of [-4, 4])
      clothes.put(HELD - 0.5, drawnOn([line(flat, [roundKnot(add(nozzle, [6 * scale, 0])), roundKnot(add(top, [0, dy * scale])), roundKnot(add(end, [-10 * scale, dy * scale]))], 0.85)])) // prettier-ignore
    clothes.put(HELD, bar(sub(near, mul(way, 4 * scale)), far, 4.6 * scale))
    clothes.put(HELD, bar(far, nozzle, 5.4 * scale, 3.4 * scale))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
}

import { add, frame, lerp, type Frame, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, limb, line, oval, seam, shape, type Piece } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import type { Skeleton } from '../body/skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'
import { BEHIND_BODY, grip, HELD, size, soleY, type DrawProp } from '../prop-parts.ts'
import { drawers, FURNITURE, handOnTop, hem, IN_HANDS, ON_TOP, putTable } from './front-furniture.ts'

/** Wavy lines of steam or heat. */
const steam = (at: (dx: number) => Vec, u: number, count: number): Piece =>
  drawnOn(Array.from({ length: count }, (_, i) => line(frame(at(i), 0, u), '0,0 5,-9 -3,-18 4,-27', 1.2, [0.3, 0.3]))) // prettier-ignore

/** What people make, wash and mend in the house. */
export const CHORE_SCENES: Partial<Record<Prop, DrawProp>> = {
  iron(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const scale = size(bones)
    clothes.put(ON_TOP, shape(place, '-66,-14! -44,-17 -34,-12 -22,-17 -6,-16! 52,-15! 60,12! -8,13! -34,17! -44,12! -80,8!', [line(place, '-22,-14 -26,8', 1, [0, 0.3])])) // prettier-ignore
    const { hand } = bones.arms.far
    const iron = frame(add(hand, [2 * scale, 14 * scale]), 0, scale * 1.1)
    clothes.put(
      IN_HANDS,
      shape(iron, '-26,18! -26,6 -16,-2 16,-2 34,8 46,18!', [seam(iron, '-40,11 60,11', 1)]),
    )
    clothes.put(IN_HANDS - 0.1, limb(iron, '-18,0 -17,-14 0,-17 18,-13 22,0', [4, 4, 4, 4, 4]))
    clothes.put(
      IN_HANDS,
      steam((i) => iron([44 + i * 12, 2 - i * 4]), scale, 2),
    )
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'oven-tray': (clothes, bones) =>
    takeFromOven(clothes, bones, (tray) => {
      for (const [dx, w] of [[28, 24], [72, 22]] as const) // prettier-ignore
        clothes.put(HELD - 1.2, shape(tray, `${dx - w},3! ${dx - w},-12 ${dx - w * 0.6},-27 ${dx},-31 ${dx + w * 0.6},-28 ${dx + w},-13 ${dx + w},0!`, [-0.45, 0, 0.45].map((t) => line(tray, `${dx + t * w - 4},-10 ${dx + t * w + 4},-24`, 1.1, [0.2, 0.2])))) // prettier-ignore
    }),
  'cookie-tray': (clothes, bones) =>
    takeFromOven(clothes, bones, (tray) => {
      for (const dx of [14, 44, 74])
        clothes.put(HELD - 1.2, shape(tray, `${dx - 13},2! ${dx - 14},-8 ${dx},-15 ${dx + 14},-9 ${dx + 13},0!`, [[-5, -7], [2, -10], [6, -5]].map(([a, b]) => oval(tray, dx + a!, b!, 2.2, 1.6)))) // prettier-ignore
    }),
  dishes(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    const scale = size(bones)
    clothes.put(FURNITURE + 0.2, { masses: [ball(place, 0, 1, 60, 12)], details: [] })
    for (const [dx, dy, r] of [
      [-40, -4, 11],
      [-24, -9, 9],
      [30, -8, 10],
      [44, -2, 9],
      [8, -10, 8],
      [-8, -3, 9],
      [22, 2, 8],
    ] as const)
      // prettier-ignore
      clothes.put(ON_TOP, { masses: [ball(place, dx, dy, r)], details: [] })
    clothes.put(
      ON_TOP - 1,
      shape(place, '74,4! 74,-36 66,-48 50,-48 40,-42 38,-32! 47,-32! 51,-38 58,-38 64,-33! 64,4!'),
    )
    for (const dy of [0, -7, -14]) clothes.put(ON_TOP - 1 - dy / 100, { masses: [ball(place, -82, dy - 3, 18, 5)], details: [] }) // prettier-ignore
    const near = bones.arms.near.hand
    const dish = frame(add(near, [20 * scale, -20 * scale]), 0, scale)
    clothes.put(IN_HANDS, { masses: [ball(dish, 0, 0, 31)], details: [oval(dish, 0, 0, 21, 21, 'paper')] })
    const sponge = frame(bones.arms.far.hand, -30, scale)
    clothes.put(IN_HANDS + 0.2, shape(sponge, '-16,-8 0,-10 16,-8 18,2 15,10 -14,10 -18,2'))
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'sewing-machine'(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    const machine = frame(place([34, 8]), 0, size(bones) * 0.92)
    clothes.put(ON_TOP, shape(place, '-84,-8 -60,-14 -20,-10 18,-13 30,4 24,16! -10,19 -46,14 -78,19! -90,6', [line(place, '-60,-9 -66,14', 1, [0.2, 0.3])])) // prettier-ignore
    clothes.put(ON_TOP + 0.2, shape(machine, '-34,0! -34,-9! 62,-9! 62,0!'))
    clothes.put(ON_TOP + 0.3, shape(machine, '34,-9! 34,-34 24,-38 -8,-38! -8,-22! -28,-22! -28,-52 -20,-58 50,-58 60,-50 60,-9!', [seam(machine, '30,-30 64,-44', 0.9, 1), oval(machine, 10, -48, 5, 5, 'paper')])) // prettier-ignore
    clothes.put(ON_TOP + 0.2, shape(machine, '-20,-24! -16,-24! -17,-8! -19,-8!'))
    clothes.put(ON_TOP + 0.2, { masses: [ball(machine, 68, -40, 7, 15)], details: [] })
    clothes.put(ON_TOP + 0.2, shape(machine, '20,-58! 20,-62! 24,-62! 24,-76! 36,-76! 36,-62! 40,-62! 40,-58!', [seam(machine, '14,-69 46,-69', 0.9)])) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  potions(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    const scale = size(bones)
    const flask = (place: Frame, z: number, level: number) =>
      clothes.put(z, shape(place, '-7,-44! 7,-44! 6,-24! 22,6! 18,12 -18,12 -22,6! -6,-24!', [seam(place, `-30,${level} 30,${level}`), oval(place, -4, 4, 3, 3, 'paper')])) // prettier-ignore
    flask(frame(place([-66, -4]), 0, scale), ON_TOP, -6)
    flask(frame(place([62, -4]), 0, scale * 1.15), ON_TOP, -10)
    for (const [dx, dy, r] of [
      [60, -66, 8],
      [70, -84, 6],
      [54, -98, 9],
    ] as const)
      // prettier-ignore
      clothes.put(ON_TOP, { masses: [ball(place, dx, dy, r)], details: [] })
    for (const [i, dx] of [-36, -18].entries())
      clothes.put(ON_TOP - 0.5, shape(place, `${dx - 6},-34! ${dx + 6},-34! ${dx + 5},2 ${dx},8 ${dx - 5},2`, [seam(place, `${dx - 12},${-14 - i * 8} ${dx + 12},${-14 - i * 8}`)])) // prettier-ignore
    flask(frame(add(bones.arms.near.hand, [2 * scale, 18 * scale]), -6, scale * 0.9), IN_HANDS, -8)
    const tube = frame(bones.arms.far.hand, -24, scale)
    clothes.put(IN_HANDS, shape(tube, '-34,-9! 24,-9! 31,-5 31,5 24,9! -34,9!', [seam(tube, '4,-14 -6,14')]))
    const mouth = tube([-40, 6])
    for (const t of [8, 24]) clothes.put(IN_HANDS, shape(frame(add(mouth, [0, t * scale]), 0, scale * 4), '0,-1.9! 0.75,-0.3 0.8,0.5 0,1.1 -0.8,0.5 -0.75,-0.3')) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'dinner-table'(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const scale = size(bones)
    for (const dx of [-56, 60]) {
      clothes.put(ON_TOP, {
        masses: [ball(place, dx, 0, 26, 8)],
        details: [oval(place, dx, 0, 17, 5, 'paper')],
      })
      clothes.put(ON_TOP, shape(place, `${dx + 30},-22! ${dx + 44},-22! ${dx + 42},2! ${dx + 32},2!`))
    }
    const plate = frame(lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5), 0, scale)
    clothes.put(IN_HANDS, {
      masses: [ball(plate, 0, -6, 36, 11)],
      details: [oval(plate, 0, -7, 24, 6.5, 'paper')],
    })
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'trash-bag'(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.near
    const place = frame(add(hand, [0, 4 * scale]), 0, scale)
    clothes.put(HELD - 1, shape(place, '-4,-2! 4,-2! 9,8 26,26 30,52 18,70 -18,70 -30,52 -26,26 -9,8', [line(place, '-8,10 0,14 8,10', 1.1, [0, 0]), line(place, '-14,30 -10,46', 1, [0.2, 0.4]), line(place, '10,28 14,44', 1, [0.2, 0.4])])) // prettier-ignore
    grip(clothes, bones.arms.near)
    const bin = frame([bones.arms.far.hand[0] + 62 * scale, soleY(bones)], 0, scale)
    clothes.put(BEHIND_BODY, shape(bin, '-34,-84! 34,-84! 27,0! -27,0!', [seam(bin, '-12,-90 -9,4', 1, 1), seam(bin, '12,-90 9,4', 1, 1)])) // prettier-ignore
    const lid = frame(bin([34, -86]), 34, scale)
    clothes.put(BEHIND_BODY + 0.1, shape(lid, '-78,-4! -70,-14 -8,-14 0,-4! 0,4! -78,4!'))
    grip(clothes, bones.arms.far)
  },
  laces(clothes, bones) {
    const { hand: near } = bones.arms.near
    const { hand: far } = bones.arms.far
    const scale = size(bones)
    const bow = frame(lerp(near, far, 0.5), 0, scale)
    for (const side of [-1, 1])
      clothes.put(HELD, limb(bow, `0,4 ${side * 12},-10 ${side * 22},-4 ${side * 12},4 0,4 ${side * 10},14`, [2, 2, 2, 2, 2, 1.6])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
}

/** Hot things on a tray that mitts take out of the oven. */
function takeFromOven(
  clothes: ClothesContext,
  bones: Skeleton,
  putOn: (place: Frame, scale: number) => void,
): void {
  const scale = size(bones)
  const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
  const place = frame(lerp(near, far, 0.5), 0, scale)
  const sole = (soleY(bones) - place([0, 0])[1]) / scale
  clothes.put(BEHIND_BODY, shape(place, `88,-66! 190,-66! 190,${sole}! 88,${sole}!`, [
    seam(place, '80,-44 200,-44'), ...[106, 126, 152, 172].map((dx) => oval(place, dx, -55, 6, 6, 'paper')),
  ])) // prettier-ignore
  clothes.put(BEHIND_BODY + 0.1, shape(place, '100,-34! 178,-34! 178,44! 100,44!', [line(place, '104,-6 174,-6', 1, [0, 0]), line(place, '104,16 174,16', 1, [0, 0])])) // prettier-ignore
  clothes.put(
    BEHIND_BODY + 0.2,
    shape(place, '100,44! 178,44! 160,62! 76,62!', [seam(place, '96,53 170,53', 0.9, 1)]),
  )
  clothes.put(HELD - 1, shape(place, '-14,2! 96,-4! 104,6! -8,12!'))
  putOn(place, scale)
  clothes.put(
    HELD - 1,
    steam((i) => place([24 + i * 44, -40]), scale * 1.1, 2),
  )
  for (const arm of [bones.arms.far, bones.arms.near]) {
    const mitt = frame(arm.wrist, arm.fingers, scale * 1.05)
    clothes.put(HELD + 1, shape(mitt, '-12,-12! 2,-12 5,-20 12,-22 16,-14 26,-12 33,0 26,12 10,13 -12,11!', [seam(mitt, '-4,-20 -4,20', 1)])) // prettier-ignore
  }
}

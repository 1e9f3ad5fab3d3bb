import {
  add,
  degreesOf,
  frame,
  len,
  lerp,
  mul,
  sub,
  unit,
  type Frame,
  type Vec,
} from '../../geometry/vector.ts'
import { roundKnot, type SplineKnot } from '../../geometry/spline.ts'
import { ball, flat, limb, line, oval, seam, shape, spot } from '../engine/piece.ts'
import { polar } from '../engine/reach.ts'
import { drawHand } from './body/hands.ts'
import type { Prop } from './body/prop-names.ts'
import type { Arm } from './body/skeleton.ts'
import type { ClothesContext } from './clothes/clothes-context.ts'
import { ACTION_PROPS, drawBasket } from './action-props.ts'
import { FEELING_MARKS } from './feeling-marks.ts'
import { CONTACT_TOOLS } from './contact-tools.ts'
import { HAND_PROPS } from './hand-props.ts'
import { SCENE_PROPS } from './scenes/scene-props.ts'
import { putAtSharedTable } from './scenes/front-furniture.ts'
import { bar, grip, HELD, size, soleY, type DrawProp } from './prop-parts.ts'

/** Draws the thing that belongs to a pose, together with the body, so that fingers are in front of it. */
export function drawProp(clothes: ClothesContext, prop: Prop): void {
  // A thing that touches another figure is painted over it, like the arm that holds it.
  const { table } = clothes.wearing
  const put: ClothesContext['put'] = table
    ? putAtSharedTable(clothes, table)
    : clothes.bones.pose.contact
      ? (z, ...pieces) => clothes.put(z, ...pieces.map((piece) => ({ front: true, ...piece })))
      : clothes.put
  const draw = PROPS[prop] ?? SCENE_PROPS[prop]
  draw?.({ ...clothes, put }, clothes.bones)
}

const PROPS: Partial<Record<Prop, DrawProp>> = {
  ...ACTION_PROPS,
  ...FEELING_MARKS,
  basket: drawBasket,
  ...CONTACT_TOOLS,
  ...HAND_PROPS,
  book(clothes, bones) {
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const wide = Math.max(36 * size(bones), len(sub(far, near)) * 0.58)
    const place = frame(
      add(lerp(near, far, 0.5), [0, -wide * 0.42]),
      degreesOf(sub(far, near)) * 0.6,
      wide / 30,
    )
    clothes.put(HELD - 7, shape(place, '-31,-19! -15,-23 0,-18! 15,-23 31,-19! 31,19! 15,16 0,21! -15,16 -31,19!', [
      seam(place, '0,-24 0,26'),
      line(place, '-25,-9 -14,-12 -6,-10', 0.85, [0, 0], 1),
      line(place, '-25,-1 -14,-4 -6,-2', 0.85, [0, 0], 1),
      line(place, '-25,7 -14,4 -6,6', 0.85, [0, 0], 1),
      spot(place, [0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map((a, i): SplineKnot => [...add([15, -4], polar(a - 90, i % 2 ? 4.4 : 9.5)), 0]), 'paper'),
    ])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  guitar(clothes, bones) {
    // Larger than in life, or small pages would not show it.
    const scale = size(bones) * 1.3
    const from = add(bones.arms.near.hand, mul([2, 2], scale))
    const place = frame(from, degreesOf(sub(bones.arms.far.hand, from)), scale)
    const reach = len(sub(bones.arms.far.hand, from)) / scale
    clothes.put(19, shape(place, `24,-3! ${reach + 12},-3! ${reach + 12},-7! ${reach + 30},-6! ${reach + 30},6! ${reach + 12},7! ${reach + 12},3! 24,3!`, [0.5, 0.64, 0.78].map((t) => seam(place, `${24 + t * (reach - 10)},-8 ${24 + t * (reach - 10)},8`, 0.85, 1)))) // prettier-ignore
    clothes.put(19.2, shape(place, '-24,0 -18,-19 0,-23 14,-14 26,-16 35,-7 35,7 26,16 14,14 0,23 -18,19', [
      oval(place, 16, 0, 7, 7, 'paper'), spot(place, '-12,-8! -8,-8! -8,8! -12,8!', 'paper'), line(place, '-8,0 34,0', 0.85, [0, 0], 1),
    ])) // prettier-ignore
    clothes.put(20.5, ...drawHand(bones.arms.near, bones.body))
    grip(clothes, bones.arms.far)
  },
  violin(clothes, bones) {
    // Below the chin, in front of manes and large heads.
    const from = bones.at(bones.shoulders * 0.4, 0.7)
    const to = bones.arms.far.hand
    // As wide as the head of a child, or it would look like a spoon.
    const u = len(sub(to, from)) / 60
    const long = frame(from, degreesOf(sub(to, from)), u)
    const place: Frame = ([v, w]) => long([v, w * 1.2])
    clothes.put(46, shape(place, '36,-2.4! 66,-2! 70,-4 74,0 70,4 66,2! 36,2.4!'))
    clothes.put(46.2, shape(place, '-6,0 -4,-13 8,-16 18,-9 28,-13 40,-9 43,0 40,9 28,13 18,9 8,16 -4,13', [
      spot(place, '10,-5! 13,-5! 13,5! 10,5!', 'paper'), line(place, '12,0 48,0', 0.85, [0, 0]),
    ])) // prettier-ignore
    const bow = bones.arms.near.hand
    const d = unit(sub(place([25, 0]), bow))
    clothes.put(47, bar(sub(bow, mul(d, 6)), add(bow, mul(d, 62 * size(bones))), 1.8, 1.2))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  microphone(clothes, bones) {
    const { hand } = bones.arms.far
    const place = frame(hand, degreesOf(sub(bones.face([17, 34]), hand)), bones.body.hand * 1.3)
    clothes.put(HELD, shape(place, '-16,-3! 14,-4.5! 14,4.5! -16,3!'))
    clothes.put(HELD + 0.2, { masses: [ball(place, 20, 0, 9)], details: [line(place, '14,-6 20,0 14,6', 0.85, [0, 0]), line(place, '20,-8 26,0 20,8', 0.85, [0, 0])] }) // prettier-ignore
    grip(clothes, bones.arms.far)
  },
  shovel(clothes, bones) {
    const [top, low] = [bones.arms.near.hand, bones.arms.far.hand]
    const d = unit(sub(low, top))
    const long = Math.max(len(sub(low, top)) + 20, (-top[1] - 30 * size(bones)) / Math.max(0.35, d[1]))
    const place = frame(top, degreesOf(d), 1)
    const scale = size(bones)
    clothes.put(
      17,
      shape(
        place,
        `-14,${-3.4 * scale}! ${long},${-3.4 * scale}! ${long},${3.4 * scale}! -14,${3.4 * scale}!`,
      ),
    )
    clothes.put(
      17.1,
      shape(
        place,
        `${-24 * scale},${-13 * scale} ${-16 * scale},${-14 * scale} ${-12 * scale},0 ${-16 * scale},${14 * scale} ${-24 * scale},${13 * scale} ${-26 * scale},0`,
      ),
    )
    clothes.put(17.2, shape(place, `${long - 12 * scale},${-15 * scale}! ${long + 12 * scale},${-16 * scale} ${long + 38 * scale},0! ${long + 12 * scale},${16 * scale} ${long - 12 * scale},${15 * scale}!`, [seam(place, `${long - 14 * scale},0 ${long + 16 * scale},0`, 0.85, 1)])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  rod(clothes, bones) {
    const scale = size(bones)
    const [from, hand] = [bones.arms.near.hand, bones.arms.far.hand]
    const d = unit(add(unit(sub(hand, from)), [0.5, -0.75]))
    const tip = add(hand, mul(d, 120 * scale))
    clothes.put(17, bar(sub(hand, mul(d, len(sub(hand, from)) + 8)), tip, 4.8 * scale, 3.4 * scale))
    // A whole fish hangs on the line, above the water from which it was pulled.
    const water = frame([tip[0] + 8 * scale, soleY(bones) - 4 * scale], 0, scale)
    const mouth = water([-4, -104])
    clothes.put(16.2, shape(water, '-84,2 -60,-12 -20,-16 24,-14 62,-13 86,0 66,15 24,19 -24,20 -64,14', [line(water, '-58,3 -42,-2 -26,3', 1), line(water, '30,9 46,4 62,8', 1), line(water, '-14,12 0,8 12,12', 1)])) // prettier-ignore
    clothes.put(16.5, { masses: [], details: [line(flat, [roundKnot(tip), roundKnot(lerp(add(tip, [6 * scale, 0]), mouth, 0.5)), roundKnot(mouth)], 0.9, [0, 0])] }) // prettier-ignore
    const fish = frame(mouth, 84, scale * 1.35)
    clothes.put(16.8, shape(fish, '0,0 10,-14 28,-17 46,-6! 62,-16! 57,0 62,16! 46,6! 28,17 10,14', [oval(fish, 11, -4, 2.6, 2.6), line(fish, '20,-12 25,0 20,12', 0.9)])) // prettier-ignore
    clothes.put(16.9, shape(fish, '26,2 36,6 32,16! 22,10'))
    for (const [x, y] of [[-40, -34], [34, -40], [46, -22]] as const) clothes.put(16.3, shape(water, `${x},${y - 10}! ${x + 6},${y} ${x},${y + 7} ${x - 6},${y}`)) // prettier-ignore
    grip(clothes, bones.arms.far)
  },
  cup(clothes, bones) {
    const place = frame(bones.face([17, 30]), -22, bones.body.head / 50)
    clothes.put(HELD, shape(place, '0,0! 40,0! 36,38 31,42! 10,42! 5,38', [seam(place, '-6,10 20,13 46,10')]))
    grip(clothes, bones.arms.far)
  },
  toothbrush(clothes, bones) {
    const { hand } = bones.arms.far
    // At the edge of the mouth, so that the smile is seen.
    const teeth = bones.face([27, 35])
    const u = bones.body.head / 50
    const place = frame(teeth, degreesOf(sub(hand, teeth)), u)
    const end = len(sub(hand, teeth)) / u + 24
    clothes.put(HELD - 0.4, shape(place, `-9,-3! 12,-2.6 ${end},-4.4 ${end + 4},0 ${end},4.4 12,2.6 -9,3!`))
    clothes.put(
      HELD - 0.3,
      shape(place, '-8,-2.6! 7,-2.6! 7,-9! -8,-9!', [seam(place, '-0.5,-14 -0.5,0', 0.9, 1)]),
    )
    for (const [dx, dy, r] of [
      [-6, 14, 4.5],
      [4, 17, 6],
    ] as const)
      // prettier-ignore
      clothes.put(HELD - 0.2, { masses: [ball(frame(teeth, 0, u), dx, dy, r)], details: [] })
    grip(clothes, bones.arms.far)
  },
  flute(clothes, bones) {
    const [from, to] = [bones.face([14, 36]), bones.arms.far.hand]
    const place = frame(from, degreesOf(sub(to, from)), size(bones))
    const end = len(sub(to, from)) / size(bones) + 16
    clothes.put(HELD, shape(place, `-3,-2.6! ${end},-3.6! ${end + 4},-5! ${end + 4},5! ${end},3.6! -3,2.6!`, [0.3, 0.5, 0.7].map((t) => oval(place, t * end, 0, 1.4)))) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  skis(clothes, bones) {
    for (const { foot, near } of [bones.legs.far, bones.legs.near])
      clothes.put(near ? -9 : -19, shape(foot, '-82,4! -82,10! 92,10! 110,6 122,-8! 112,-1 92,4!', [seam(foot, '-90,7 100,7', 0.85, 1)])) // prettier-ignore
    const pole = (arm: Arm, z: number) => {
      const end: Vec = [arm.hand[0] - 30, -3]
      clothes.put(z, bar(add(arm.hand, [4, -12]), end, 2, 1.6))
      clothes.put(z, { masses: [ball(flat, end[0] + 2, end[1] - 9, 8, 3, -16)], details: [] })
    }
    pole(bones.arms.far, -31)
    pole(bones.arms.near, HELD)
    grip(clothes, bones.arms.near)
  },
  skates(clothes, bones) {
    for (const { foot, near } of [bones.legs.far, bones.legs.near])
      clothes.put(near ? -9.7 : -19.7, shape(foot, '-14,4! -10,4! -10,11! 22,11! 22,4! 27,4! 27,11! 40,9 38,15 20,16 -16,16! -18,12! -14,11!')) // prettier-ignore
  },
  skateboard(clothes, bones) {
    const [a, b] = [bones.legs.near.foot([0, 4]), bones.legs.far.foot([0, 4])]
    const [left, right] = [Math.min(a[0], b[0]) - 22, Math.max(a[0], b[0]) + 40]
    const place: Frame = ([u, v]) => [left + u * (right - left), Math.max(a[1], b[1]) + v]
    clothes.put(-22, shape(place, '-0.1,-9! 0,0! 1,0! 1.1,-9! 1.12,-4! 1.02,7! -0.02,7! -0.12,-4!'))
    for (const u of [0.14, 0.86]) {
      const [cx, cy] = place([u, 13])
      clothes.put(-21, {
        masses: [ball(flat, cx, cy, 8.5)],
        details: [oval(flat, cx, cy, 3.2, 3.2, 'paper')],
      })
    }
  },
}

/** How far a backpack stands out behind the back. */
const BAG_DEPTH = 26

export function drawBackpack({ put, bones }: ClothesContext): void {
  const { at, shoulders } = bones
  const knot = (u: number, v: number, tension?: number): SplineKnot => [...at(u, v), tension]
  const bag = -shoulders - BAG_DEPTH * size(bones)
  put(-44, shape(flat, [knot(bag, 0.42), knot(bag * 0.94, 0.94), knot(-shoulders * 0.7, 1.04), knot(0, 0.92), knot(0, 0.04), knot(-shoulders * 0.8, -0.06), knot(bag * 0.96, 0.02)], [
    seam(flat, [knot(bag * 1.3, 0.6), knot(-shoulders, 0.56), knot(shoulders, 0.6)]),
    seam(flat, [knot(bag * 1.3, 0.3), knot(bag * 0.7, 0.34), knot(-shoulders, 0.3), knot(-shoulders, -0.2)], 0.9, 1),
  ])) // prettier-ignore
  for (const u of [-0.62, 0.56])
    put(
      8.4,
      limb(
        flat,
        [knot(u * shoulders, 0.98), knot(u * shoulders * 1.06, 0.66), knot(u * shoulders * 1.3, 0.36)],
        [2.6, 2.6, 2.6],
      ),
    )
}

import { roundKnot } from '../../geometry/spline.ts'
import { add, degreesOf, frame, lerp, sub, unit, type Vec } from '../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape } from '../engine/piece.ts'
import { polar } from '../engine/reach.ts'
import type { Prop } from './body/prop-names.ts'
import { touchingArm } from './body/skeleton.ts'
import { bar, BEHIND_BODY, grip, HELD, size, type DrawProp, soleY } from './prop-parts.ts'

/** A rope as thick as a finger. */
const ROPE = 2.6

/** Things that whole-body actions need: each shows the verb in the silhouette. */
export const ACTION_PROPS: Partial<Record<Prop, DrawProp>> = {
  rope(clothes, bones) {
    const scale = size(bones)
    const { near, far } = bones.arms
    // The rope is under the feet, because over the head it would look like a hoop.
    const low: Vec = [(near.hand[0] + far.hand[0]) / 2, soleY(bones) + 14 * scale]
    const half = (far.hand[0] - near.hand[0]) / 2
    const side = (sign: 1 | -1): Vec[] => [[1.14, 0.1], [0.92, 0.62], [0.58, 0.93]].map(([x, y]) => [low[0] + sign * half * x!, near.hand[1] + (low[1] - near.hand[1]) * y!]) // prettier-ignore
    const knots: Vec[] = [near.hand, ...side(-1), low, ...side(1).toReversed(), far.hand]
    clothes.put(BEHIND_BODY, limb(flat, knots.map(roundKnot), knots.map(() => ROPE * scale))) // prettier-ignore
    for (const arm of [near, far]) {
      const way = polar(arm === near ? 200 : -20, 9 * scale)
      clothes.put(HELD, bar(sub(arm.hand, way), add(arm.hand, way), 4 * scale))
      grip(clothes, arm)
    }
  },
  knitting(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const place = frame(lerp(near, far, 0.5), 4, scale)
    const wool: Vec = [far[0] + 46 * scale, -15 * scale]
    clothes.put(HELD - 8, limb(flat, [place([10, 26]), lerp(place([10, 26]), wool, 0.6), wool].map(roundKnot), [1.4, 1.4, 1.4])) // prettier-ignore
    clothes.put(HELD - 7, { masses: [ball(flat, wool[0], wool[1], 15 * scale)], details: [line(frame(wool, 0, scale), '-12,-4 0,-9 11,-5', 0.9), line(frame(wool, 0, scale), '-12,5 0,0 12,4', 0.9)] }) // prettier-ignore
    clothes.put(
      HELD - 6,
      shape(place, '-20,-4! 22,-4! 24,40! -18,42!', [
        seam(place, '-30,10 30,9'),
        seam(place, '-30,24 30,23'),
      ]),
    )
    for (const [hand, lean] of [
      [near, -42],
      [far, 222],
    ] as const)
      // prettier-ignore
      clothes.put(HELD, bar(sub(hand, polar(lean, 12 * scale)), add(hand, polar(lean, 40 * scale)), 2 * scale))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  juggling(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const high = bones.face([0, -50])[1] - 34 * scale
    const middle = (near[0] + far[0]) / 2 + 26 * scale
    const spots: Vec[] = [add(far, [6 * scale, -16 * scale]), [middle + 50 * scale, high + 46 * scale], [middle + 22 * scale, high], [middle - 24 * scale, high - 4 * scale]] // prettier-ignore
    for (const [cx, cy] of spots)
      clothes.put(HELD, { masses: [ball(flat, cx, cy, 15 * scale)], details: [line(frame([cx, cy], 0, scale), '-11,-4 0,1 11,-4', 0.9)] }) // prettier-ignore
  },
  'flying-pizza'(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    // Above a tall hat.
    const y = Math.min(near[1] - 44 * scale, far[1] - 44 * scale, bones.face([0, -178])[1])
    const place = frame([(near[0] + far[0]) / 2, y], -9, scale)
    const toppings = (clothes.wearing.holds ?? []).includes('pizza')
      ? [[-26, -3], [-4, -10], [20, -7], [-10, 6], [14, 7], [33, 2]].map(([cx, cy]) => oval(place, cx!, cy!, 6.5, 3.6, 'paper'))
      : [line(place, '-24,4 0,10 22,7', 0.9), line(place, '-10,-9 10,-10', 0.9)] // prettier-ignore
    clothes.put(HELD - 2, { masses: [ball(place, 0, 5, 56, 25)], details: [] })
    clothes.put(HELD - 1.9, {
      masses: [ball(place, 0, 0, 56, 24)],
      details: [oval(place, 0, 0, 46, 17, 'paper'), ...toppings],
    })
    for (const way of [-1, 1])
      clothes.put(
        HELD,
        drawnOn([line(place, `${way * 66},-14 ${way * 71},2 ${way * 62},18`, 1.2, [0.3, 0.4])]),
      )
  },
  voice(clothes, bones) {
    const place = frame(bones.face([70, 24]), -4, size(bones))
    for (const r of [16, 30, 44])
      clothes.put(HELD, drawnOn([line(place, `${r * 0.7},${-r * 0.8} ${r * 1.05},0 ${r * 0.7},${r * 0.8}`, 1.3, [0.3, 0.3])])) // prettier-ignore
  },
  oar(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const way = polar(62, 1)
    const place = frame(lerp(near, far, 0.5), degreesOf(way), scale)
    const put: typeof clothes.put = (z, piece) => clothes.put(z, { ...piece, front: true })
    put(HELD, shape(place, '-30,-3! 108,-3! 108,3! -30,3!'))
    put(HELD + 0.1, shape(place, '104,-4! 118,-12 150,-12 158,0 150,12 118,12 104,4!', [seam(place, '112,0 160,0', 0.85, 1)])) // prettier-ignore
    grip({ ...clothes, put }, bones.arms.near)
    grip({ ...clothes, put }, bones.arms.far)
  },
  sword(clothes, bones) {
    const { hand } = bones.arms.far
    const place = frame(hand, -48, size(bones))
    clothes.put(HELD, shape(place, '8,-6! 84,-5! 98,0! 84,5! 8,6!', [line(place, '14,0 84,0', 0.85)]))
    clothes.put(HELD + 0.1, shape(place, '4,-17! 11,-17! 11,17! 4,17!'))
    clothes.put(HELD + 0.1, shape(place, '-16,-4! 5,-4! 5,4! -16,4!'))
    grip(clothes, bones.arms.far)
  },
  watch(clothes, bones) {
    const { wrist, hand } = bones.arms.far
    const place = frame(lerp(wrist, hand, -0.5), degreesOf(unit(sub(hand, wrist))), size(bones))
    clothes.put(HELD, { masses: [ball(place, 0, 0, 11)], details: [oval(place, 0, 0, 8, 8, 'paper'), line(place, '0,0 0,-6', 1), line(place, '0,0 4,2', 1)] }) // prettier-ignore
  },
  'hanging-legs'(clothes, bones) {
    const { face, arms } = bones
    const scale = size(bones)
    // They come from behind the head, past both cheeks, below the brim of a hat.
    for (const [side, arm] of [
      [-1, arms.near],
      [1, arms.far],
    ] as const) {
      const foot = add(arm.hand, [0, 6 * scale])
      const knee = lerp(face([side * 68, 30]), foot, 0.42)
      clothes.put(BESIDE_HEAD, limb(flat, [knee, foot].map(roundKnot), [7.5 * scale, 6.5 * scale]))
      clothes.put(BESIDE_HEAD + 0.1, limb(flat, [face([side * 44, -42]), face([side * 67, 0]), knee].map(roundKnot), [11 * scale, 12 * scale, 10.5 * scale])) // prettier-ignore
      clothes.put(HELD - 0.9, shape(frame(foot, 0, scale * 1.3), '-8,2 -7,10 -8,20! 16,20! 15,13 6,9 7,2', [seam(frame(foot, 0, scale * 1.3), '-10,15 18,15')])) // prettier-ignore
      grip(clothes, arm)
    }
  },
}

/** Paint order over the hair and below the hat. */
const BESIDE_HEAD = 43.2

/** A basket in one hand of a person who picks or gathers; the other hand reaches for the next fruit or flower. */
export const drawBasket: DrawProp = (clothes, bones) => {
  const arm = touchingArm(bones).near ? bones.arms.far : bones.arms.near
  const { hand } = arm
  // The basket of a kneeling person stands on the ground.
  const u = Math.max(size(bones) * 0.5, Math.min(size(bones), -hand[1] / 60))
  const put: typeof clothes.put = (z, piece) => clothes.put(arm.near ? z + 50 : z, { ...piece, front: false })
  const place = frame([hand[0], Math.min(hand[1] + 2 * u, -58 * u)], 0, u)
  put(-30, limb(place, '-22,34 -18,6 0,-2 18,6 22,34', [2.4, 2.4, 2.4, 2.4, 2.4]))
  for (const at of [-12, 2, 14]) put(-29.6, { masses: [ball(place, at, 30, 9)], details: [] })
  put(
    -29,
    shape(place, '-27,32! 27,32! 21,58! -21,58!', [
      seam(place, '-30,41 30,41'),
      seam(place, '-30,50 30,50', 0.85, 1),
    ]),
  )
  grip({ ...clothes, put }, arm)
}

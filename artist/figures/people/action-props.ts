import { roundKnot } from '../../geometry/spline.ts'
import { add, degreesOf, frame, lerp, sub, unit, type Vec } from '../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape } from '../engine/piece.ts'
import { polar } from '../engine/reach.ts'
import type { Prop } from './body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, size, type DrawProp, soleY } from './prop-parts.ts'

/** A rope as thick as a finger. */
const ROPE = 2.6

/** Things that whole-body actions need: each shows the verb in the silhouette. */
export const ACTION_PROPS: Partial<Record<Prop, DrawProp>> = {
  rope(x, bones) {
    const u = size(bones)
    const { near, far } = bones.arms
    // The rope is under the feet, because over the head it would look like a hoop.
    const low: Vec = [(near.hand[0] + far.hand[0]) / 2, soleY(bones) + 14 * u]
    const half = (far.hand[0] - near.hand[0]) / 2
    const side = (sign: 1 | -1): Vec[] => [[1.14, 0.1], [0.92, 0.62], [0.58, 0.93]].map(([x, y]) => [low[0] + sign * half * x!, near.hand[1] + (low[1] - near.hand[1]) * y!]) // prettier-ignore
    const knots: Vec[] = [near.hand, ...side(-1), low, ...side(1).toReversed(), far.hand]
    x.put(BEHIND_BODY, limb(flat, knots.map(roundKnot), knots.map(() => ROPE * u))) // prettier-ignore
    for (const arm of [near, far]) {
      const way = polar(arm === near ? 200 : -20, 9 * u)
      x.put(HELD, bar(sub(arm.hand, way), add(arm.hand, way), 4 * u))
      grip(x, arm)
    }
  },
  knitting(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const P = frame(lerp(near, far, 0.5), 4, u)
    const wool: Vec = [far[0] + 46 * u, -15 * u]
    x.put(HELD - 8, limb(flat, [P([10, 26]), lerp(P([10, 26]), wool, 0.6), wool].map(roundKnot), [1.4, 1.4, 1.4])) // prettier-ignore
    x.put(HELD - 7, { masses: [ball(flat, wool[0], wool[1], 15 * u)], details: [line(frame(wool, 0, u), '-12,-4 0,-9 11,-5', 0.9), line(frame(wool, 0, u), '-12,5 0,0 12,4', 0.9)] }) // prettier-ignore
    x.put(
      HELD - 6,
      shape(P, '-20,-4! 22,-4! 24,40! -18,42!', [seam(P, '-30,10 30,9'), seam(P, '-30,24 30,23')]),
    )
    for (const [hand, lean] of [
      [near, -42],
      [far, 222],
    ] as const)
      // prettier-ignore
      x.put(HELD, bar(sub(hand, polar(lean, 12 * u)), add(hand, polar(lean, 40 * u)), 2 * u))
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  juggling(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const high = bones.face([0, -50])[1] - 34 * u
    const middle = (near[0] + far[0]) / 2 + 26 * u
    const spots: Vec[] = [add(far, [6 * u, -16 * u]), [middle + 50 * u, high + 46 * u], [middle + 22 * u, high], [middle - 24 * u, high - 4 * u]] // prettier-ignore
    for (const [cx, cy] of spots)
      x.put(HELD, { masses: [ball(flat, cx, cy, 15 * u)], details: [line(frame([cx, cy], 0, u), '-11,-4 0,1 11,-4', 0.9)] }) // prettier-ignore
  },
  'flying-pizza'(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    // Above a tall hat.
    const y = Math.min(near[1] - 44 * u, far[1] - 44 * u, bones.face([0, -178])[1])
    const P = frame([(near[0] + far[0]) / 2, y], -9, u)
    const toppings = (x.wearing.holds ?? []).includes('pizza')
      ? [[-26, -3], [-4, -10], [20, -7], [-10, 6], [14, 7], [33, 2]].map(([cx, cy]) => oval(P, cx!, cy!, 6.5, 3.6, 'paper'))
      : [line(P, '-24,4 0,10 22,7', 0.9), line(P, '-10,-9 10,-10', 0.9)] // prettier-ignore
    x.put(HELD - 2, { masses: [ball(P, 0, 5, 56, 25)], details: [] })
    x.put(HELD - 1.9, {
      masses: [ball(P, 0, 0, 56, 24)],
      details: [oval(P, 0, 0, 46, 17, 'paper'), ...toppings],
    })
    for (const way of [-1, 1])
      x.put(HELD, drawnOn([line(P, `${way * 66},-14 ${way * 71},2 ${way * 62},18`, 1.2, [0.3, 0.4])]))
  },
  voice(x, bones) {
    const P = frame(bones.face([70, 24]), -4, size(bones))
    for (const r of [16, 30, 44])
      x.put(HELD, drawnOn([line(P, `${r * 0.7},${-r * 0.8} ${r * 1.05},0 ${r * 0.7},${r * 0.8}`, 1.3, [0.3, 0.3])])) // prettier-ignore
  },
  oar(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const way = polar(62, 1)
    const P = frame(lerp(near, far, 0.5), degreesOf(way), u)
    const put: typeof x.put = (z, piece) => x.put(z, { ...piece, front: true })
    put(HELD, shape(P, '-30,-3! 108,-3! 108,3! -30,3!'))
    put(HELD + 0.1, shape(P, '104,-4! 118,-12 150,-12 158,0 150,12 118,12 104,4!', [seam(P, '112,0 160,0', 0.85, 1)])) // prettier-ignore
    grip({ ...x, put }, bones.arms.near)
    grip({ ...x, put }, bones.arms.far)
  },
  sword(x, bones) {
    const { hand } = bones.arms.far
    const P = frame(hand, -48, size(bones))
    x.put(HELD, shape(P, '8,-6! 84,-5! 98,0! 84,5! 8,6!', [line(P, '14,0 84,0', 0.85)]))
    x.put(HELD + 0.1, shape(P, '4,-17! 11,-17! 11,17! 4,17!'))
    x.put(HELD + 0.1, shape(P, '-16,-4! 5,-4! 5,4! -16,4!'))
    grip(x, bones.arms.far)
  },
  watch(x, bones) {
    const { wrist, hand } = bones.arms.far
    const P = frame(lerp(wrist, hand, -0.5), degreesOf(unit(sub(hand, wrist))), size(bones))
    x.put(HELD, { masses: [ball(P, 0, 0, 11)], details: [oval(P, 0, 0, 8, 8, 'paper'), line(P, '0,0 0,-6', 1), line(P, '0,0 4,2', 1)] }) // prettier-ignore
  },
  'hanging-legs'(x, bones) {
    const { at, shoulders: s, arms } = bones
    const u = size(bones)
    for (const [side, arm] of [
      [-0.8, arms.near],
      [0.8, arms.far],
    ] as const) {
      // prettier-ignore
      const [hip, foot] = [at(side * s, 1.02), add(arm.hand, [0, 6 * u])]
      x.put(HELD - 1, limb(flat, [roundKnot(hip), roundKnot(lerp(hip, foot, 0.5)), roundKnot(foot)], [11 * u, 10 * u, 7.5 * u])) // prettier-ignore
      x.put(HELD - 0.9, shape(frame(foot, 0, u), '-8,2 -7,10 -8,20! 16,20! 15,13 6,9 7,2'))
      grip(x, arm)
    }
  },
}

/** A basket in the far hand of a person who picks or gathers; the near hand reaches for the next fruit or flower. */
export const drawBasket: DrawProp = (x, bones) => {
  const { hand } = bones.arms.far
  // The basket of a kneeling person stands on the ground.
  const u = Math.max(size(bones) * 0.5, Math.min(size(bones), -hand[1] / 60))
  const put: typeof x.put = (z, piece) => x.put(z, { ...piece, front: false })
  const P = frame([hand[0], Math.min(hand[1] + 2 * u, -58 * u)], 0, u)
  put(-30, limb(P, '-22,34 -18,6 0,-2 18,6 22,34', [2.4, 2.4, 2.4, 2.4, 2.4]))
  for (const at of [-12, 2, 14]) put(-29.6, { masses: [ball(P, at, 30, 9)], details: [] })
  put(
    -29,
    shape(P, '-27,32! 27,32! 21,58! -21,58!', [seam(P, '-30,41 30,41'), seam(P, '-30,50 30,50', 0.85, 1)]),
  )
  grip({ ...x, put }, bones.arms.far)
}

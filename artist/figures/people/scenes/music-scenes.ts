import { roundKnot } from '../../../geometry/spline.ts'
import { add, degreesOf, frame, len, lerp, mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { drawHand } from '../body/hands.ts'
import { bar, grip, HELD, size, type DrawProp } from '../prop-parts.ts'
import { handOnTop, hem, ON_TOP, putTable } from './front-furniture.ts'

const NOTE = '-5,2 -1,-2 3,1! 3,-18! 16,-14! 16,-8! 6,-11! 6,3 1,8 -5,7'

/** Notes in the air show the music even where the player is small. */
function notes(x: Parameters<DrawProp>[0], from: Vec, u: number): void {
  for (const [i, [dx, dy]] of [
    [0, 0],
    [30, -24],
  ].entries())
    // prettier-ignore
    x.put(HELD, shape(frame(add(from, mul([dx!, dy!], u)), i * 14 - 4, u * 1.15), NOTE))
}

/** Instruments that both hands play, drawn at the size of the player. */
export const MUSIC_SCENES: Partial<Record<Prop, DrawProp>> = {
  accordion(x, bones) {
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const wide = len(sub(far, near))
    const u = size(bones)
    const P = frame(lerp(near, far, 0.5), degreesOf(sub(far, near)) * 0.5, u)
    const half = wide / u / 2
    const folds = Array.from({ length: 7 }, (_, i) => -half + 10 + ((2 * half - 20) * (i + 1)) / 8)
    x.put(HELD - 1, shape(P, `${-half + 6},-30! ${half - 6},-30! ${half - 6},32! ${-half + 6},32!`, folds.map((at, i) => seam(P, `${at},-40 ${at},42`, 1, i % 2 ? 1 : 0)))) // prettier-ignore
    x.put(HELD - 0.9, shape(P, `${-half - 10},-36! ${-half + 10},-34! ${-half + 10},36! ${-half - 10},38!`))
    x.put(HELD - 0.9, shape(P, `${half - 10},-34! ${half + 12},-38! ${half + 12},40! ${half - 10},36!`, [-22, -8, 6, 20].map((at) => seam(P, `${half - 1},${at} ${half + 20},${at}`, 1)))) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
    notes(x, add(far, [44 * u, -66 * u]), u)
  },
  saxophone(x, bones) {
    const u = size(bones)
    const mouth = bones.face([16, 36])
    const low = add(bones.arms.far.hand, [10 * u, 36 * u])
    const bell = add(low, [46 * u, -44 * u])
    const knots = [mouth, add(mouth, [18 * u, -2 * u]), lerp(add(mouth, [22 * u, 6 * u]), low, 0.4), add(low, [-2 * u, -8 * u]), add(low, [18 * u, 12 * u]), add(low, [38 * u, -8 * u]), bell] // prettier-ignore
    x.put(
      HELD - 1,
      limb(
        flat,
        knots.map(roundKnot),
        [2, 3, 5, 8, 10, 12, 17].map((r) => r * u),
      ),
    )
    const P = frame(bell, 12, u)
    x.put(HELD - 0.9, { masses: [ball(P, 2, -8, 27, 11)], details: [oval(P, 2, -8, 18, 6, 'paper')] })
    for (const t of [0.3, 0.5, 0.7]) {
      const [cx, cy] = lerp(add(mouth, [22 * u, 6 * u]), low, t)
      x.put(HELD - 0.8, { masses: [ball(flat, cx + 5 * u, cy, 4.4 * u)], details: [] })
    }
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
    notes(x, add(bell, [24 * u, -40 * u]), u)
  },
  cello(x, bones) {
    const u = size(bones)
    const knees = lerp(bones.legs.near.knee, bones.legs.far.knee, 0.5)
    const P = frame([knees[0] + 12 * u, knees[1] - 14 * u], 10, u)
    const neck = bones.arms.far.hand
    const top = Math.hypot(...sub(neck, P([0, 0]))) / u
    const ground = (-knees[1] + 14 * u) / u
    x.put(HELD - 3, shape(P, `-1.6,50! 1.6,50! 1.6,${ground}! -1.6,${ground}!`))
    x.put(HELD - 2, shape(P, `-4,-40! -4,${-top - 20}! -8,${-top - 30} 0,${-top - 38} 8,${-top - 30} 4,${-top - 20}! 4,-40!`)) // prettier-ignore
    x.put(HELD - 1.9, shape(P, '0,-50 20,-46 31,-30 25,-12 18,0 28,10 38,34 27,56 0,62 -27,56 -38,34 -28,10 -18,0 -25,-12 -31,-30 -20,-46', [
      line(P, '-15,-8 -18,2 -12,12', 1.2, [0.2, 0.2]), line(P, '15,-8 18,2 12,12', 1.2, [0.2, 0.2]),
      line(P, '-2,-60 -3,24', 0.85, [0, 0], 1), line(P, '2,-60 3,24', 0.85, [0, 0], 1), line(P, '-11,24 11,24', 1.8, [0, 0]),
    ])) // prettier-ignore
    const bow = bones.arms.near.hand
    const way = unit(sub(P([0, 14]), bow))
    x.put(HELD - 1, bar(sub(bow, mul(way, 8 * u)), add(bow, mul(way, 96 * u)), 2 * u, 1.3 * u))
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  harp(x, bones) {
    const u = size(bones)
    const base = bones.legs.near.knee
    const P = frame([base[0] + 40 * u, 0], 0, u)
    const high = (bones.face([0, -40])[1] / u) * -1
    x.put(16.6, shape(P, `-34,0! -34,-14! 34,-14! 34,0!`))
    x.put(16.7, limb(P, `22,-12 24,${-high * 0.6} 26,${-high}`, [5, 5, 6]))
    x.put(16.8, limb(P, `26,${-high} 6,${-high + 6} -12,${-high * 0.72} -30,${-high * 0.78}`, [6, 5, 5, 6]))
    x.put(16.9, limb(P, `-30,${-high * 0.78} -14,${-high * 0.4} 18,-14`, [6, 8, 9]))
    const strings = [-20, -11, -2, 7, 15].map((dx, i) => line(P, `${dx},${-high * (0.76 + i * 0.045)} ${dx},${-high * (0.56 - i * 0.1)}`, 1, [0, 0])) // prettier-ignore
    x.put(16.5, drawnOn(strings))
    for (const arm of [bones.arms.near, bones.arms.far]) x.put(HELD + 1, ...drawHand(arm, bones.body))
    notes(x, P([54, -high + 8]), u)
  },
  xylophone(x, bones) {
    const P = putTable(x, bones, hem)
    const u = size(bones)
    x.put(ON_TOP, shape(P, '-72,-8! 74,-12! 74,-4! -72,6!'))
    for (const [i, dx] of [-60, -36, -12, 12, 36, 60].entries())
      x.put(ON_TOP + 0.1, shape(P, `${dx - 10},${-24 + i * 1.6}! ${dx + 10},${-24 + i * 1.6}! ${dx + 10},${18 - i * 2.4}! ${dx - 10},${18 - i * 2.4}!`, [oval(P, dx, -17 + i * 1.6, 1.6), oval(P, dx, 12 - i * 2.4, 1.6)])) // prettier-ignore
    for (const [arm, to] of [
      [bones.arms.near, P([-34, -10])],
      [bones.arms.far, P([38, -12])],
    ] as const) {
      // prettier-ignore
      const way = unit(sub(to, arm.hand))
      x.put(ON_TOP + 1, bar(sub(arm.hand, mul(way, 9 * u)), to, 2.2 * u))
      x.put(ON_TOP + 1.1, { masses: [ball(flat, to[0], to[1], 7 * u)], details: [] })
      handOnTop(x, arm)
    }
    notes(x, P([96, -66]), u)
  },
}

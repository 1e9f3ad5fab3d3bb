import { roundKnot } from '../../../geometry/spline.ts'
import { add, degreesOf, frame, len, lerp, mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { drawHand } from '../body/hands.ts'
import { bar, grip, HELD, size, type DrawProp } from '../prop-parts.ts'
import { handOnTop, hem, ON_TOP, putTable } from './front-furniture.ts'

const NOTE = '-5,2 -1,-2 3,1! 3,-18! 16,-14! 16,-8! 6,-11! 6,3 1,8 -5,7'

/** Notes in the air show the music even where the player is small. */
function notes(clothes: Parameters<DrawProp>[0], from: Vec, u: number): void {
  for (const [i, [dx, dy]] of [
    [0, 0],
    [30, -24],
  ].entries())
    // prettier-ignore
    clothes.put(HELD, shape(frame(add(from, mul([dx!, dy!], u)), i * 14 - 4, u * 1.15), NOTE))
}

/** Instruments that both hands play, drawn at the size of the player. */
export const MUSIC_SCENES: Partial<Record<Prop, DrawProp>> = {
  accordion(clothes, bones) {
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const wide = len(sub(far, near))
    const scale = size(bones)
    const place = frame(lerp(near, far, 0.5), degreesOf(sub(far, near)) * 0.5, scale)
    const half = wide / scale / 2
    const folds = Array.from({ length: 7 }, (_, i) => -half + 10 + ((2 * half - 20) * (i + 1)) / 8)
    clothes.put(HELD - 1, shape(place, `${-half + 6},-30! ${half - 6},-30! ${half - 6},32! ${-half + 6},32!`, folds.map((at, i) => seam(place, `${at},-40 ${at},42`, 1, i % 2 ? 1 : 0)))) // prettier-ignore
    clothes.put(
      HELD - 0.9,
      shape(place, `${-half - 10},-36! ${-half + 10},-34! ${-half + 10},36! ${-half - 10},38!`),
    )
    clothes.put(HELD - 0.9, shape(place, `${half - 10},-34! ${half + 12},-38! ${half + 12},40! ${half - 10},36!`, [-22, -8, 6, 20].map((at) => seam(place, `${half - 1},${at} ${half + 20},${at}`, 1)))) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
    notes(clothes, add(far, [44 * scale, -66 * scale]), scale)
  },
  saxophone(clothes, bones) {
    const scale = size(bones)
    const mouth = bones.face([16, 36])
    const low = add(bones.arms.far.hand, [10 * scale, 36 * scale])
    const bell = add(low, [46 * scale, -44 * scale])
    const knots = [mouth, add(mouth, [18 * scale, -2 * scale]), lerp(add(mouth, [22 * scale, 6 * scale]), low, 0.4), add(low, [-2 * scale, -8 * scale]), add(low, [18 * scale, 12 * scale]), add(low, [38 * scale, -8 * scale]), bell] // prettier-ignore
    clothes.put(
      HELD - 1,
      limb(
        flat,
        knots.map(roundKnot),
        [2, 3, 5, 8, 10, 12, 17].map((r) => r * scale),
      ),
    )
    const place = frame(bell, 12, scale)
    clothes.put(HELD - 0.9, {
      masses: [ball(place, 2, -8, 27, 11)],
      details: [oval(place, 2, -8, 18, 6, 'paper')],
    })
    for (const t of [0.3, 0.5, 0.7]) {
      const [cx, cy] = lerp(add(mouth, [22 * scale, 6 * scale]), low, t)
      clothes.put(HELD - 0.8, { masses: [ball(flat, cx + 5 * scale, cy, 4.4 * scale)], details: [] })
    }
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
    notes(clothes, add(bell, [24 * scale, -40 * scale]), scale)
  },
  cello(clothes, bones) {
    const scale = size(bones)
    const knees = lerp(bones.legs.near.knee, bones.legs.far.knee, 0.5)
    const place = frame([knees[0] + 12 * scale, knees[1] - 14 * scale], 10, scale)
    const neck = bones.arms.far.hand
    const top = Math.hypot(...sub(neck, place([0, 0]))) / scale
    const ground = (-knees[1] + 14 * scale) / scale
    clothes.put(HELD - 3, shape(place, `-1.6,50! 1.6,50! 1.6,${ground}! -1.6,${ground}!`))
    clothes.put(HELD - 2, shape(place, `-4,-40! -4,${-top - 20}! -8,${-top - 30} 0,${-top - 38} 8,${-top - 30} 4,${-top - 20}! 4,-40!`)) // prettier-ignore
    clothes.put(HELD - 1.9, shape(place, '0,-50 20,-46 31,-30 25,-12 18,0 28,10 38,34 27,56 0,62 -27,56 -38,34 -28,10 -18,0 -25,-12 -31,-30 -20,-46', [
      line(place, '-15,-8 -18,2 -12,12', 1.2, [0.2, 0.2]), line(place, '15,-8 18,2 12,12', 1.2, [0.2, 0.2]),
      line(place, '-2,-60 -3,24', 0.85, [0, 0], 1), line(place, '2,-60 3,24', 0.85, [0, 0], 1), line(place, '-11,24 11,24', 1.8, [0, 0]),
    ])) // prettier-ignore
    const bow = bones.arms.near.hand
    const way = unit(sub(place([0, 14]), bow))
    clothes.put(
      HELD - 1,
      bar(sub(bow, mul(way, 8 * scale)), add(bow, mul(way, 96 * scale)), 2 * scale, 1.3 * scale),
    )
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  harp(clothes, bones) {
    const scale = size(bones)
    const base = bones.legs.near.knee
    const place = frame([base[0] + 40 * scale, 0], 0, scale)
    const high = (bones.face([0, -40])[1] / scale) * -1
    clothes.put(16.6, shape(place, `-34,0! -34,-14! 34,-14! 34,0!`))
    clothes.put(16.7, limb(place, `22,-12 24,${-high * 0.6} 26,${-high}`, [5, 5, 6]))
    clothes.put(
      16.8,
      limb(place, `26,${-high} 6,${-high + 6} -12,${-high * 0.72} -30,${-high * 0.78}`, [6, 5, 5, 6]),
    )
    clothes.put(16.9, limb(place, `-30,${-high * 0.78} -14,${-high * 0.4} 18,-14`, [6, 8, 9]))
    const strings = [-20, -11, -2, 7, 15].map((dx, i) => line(place, `${dx},${-high * (0.76 + i * 0.045)} ${dx},${-high * (0.56 - i * 0.1)}`, 1, [0, 0])) // prettier-ignore
    clothes.put(16.5, drawnOn(strings))
    for (const arm of [bones.arms.near, bones.arms.far]) clothes.put(HELD + 1, ...drawHand(arm, bones.body))
    notes(clothes, place([54, -high + 8]), scale)
  },
  xylophone(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const scale = size(bones)
    clothes.put(ON_TOP, shape(place, '-72,-8! 74,-12! 74,-4! -72,6!'))
    for (const [i, dx] of [-60, -36, -12, 12, 36, 60].entries())
      clothes.put(ON_TOP + 0.1, shape(place, `${dx - 10},${-24 + i * 1.6}! ${dx + 10},${-24 + i * 1.6}! ${dx + 10},${18 - i * 2.4}! ${dx - 10},${18 - i * 2.4}!`, [oval(place, dx, -17 + i * 1.6, 1.6), oval(place, dx, 12 - i * 2.4, 1.6)])) // prettier-ignore
    for (const [arm, to] of [
      [bones.arms.near, place([-34, -10])],
      [bones.arms.far, place([38, -12])],
    ] as const) {
      // prettier-ignore
      const way = unit(sub(to, arm.hand))
      clothes.put(ON_TOP + 1, bar(sub(arm.hand, mul(way, 9 * scale)), to, 2.2 * scale))
      clothes.put(ON_TOP + 1.1, { masses: [ball(flat, to[0], to[1], 7 * scale)], details: [] })
      handOnTop(clothes, arm)
    }
    notes(clothes, place([96, -66]), scale)
  },
}

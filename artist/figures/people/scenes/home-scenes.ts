import { add, frame, lerp, mul, sub, unit } from '../../../geometry/vector.ts'
import { ball, drawnOn, flat, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, rod, size, type DrawProp } from '../prop-parts.ts'
import { handOnTop } from './front-furniture.ts'

/** Instruments, a bed, a boat and the water around a swimmer, drawn at the size of the person. */
export const HOME_SCENES: Partial<Record<Prop, DrawProp>> = {
  piano(x, bones) {
    const u = size(bones)
    const keys = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const P = frame(keys, 0, u)
    const ground = -keys[1] / u
    x.put(17, shape(P, `34,-78! 40,-84! 104,-84! 104,${ground}! 34,${ground}!`, [seam(P, '20,-66 120,-66'), seam(P, `20,${ground * 0.45} 120,${ground * 0.45}`, 1, 1)])) // prettier-ignore
    x.put(17.2, shape(P, `-20,12! 40,12! 40,26! 22,26! 18,${ground}! 8,${ground}! 8,26! -20,26!`))
    x.put(17.3, shape(P, '-20,6! 34,6! 34,13! -20,13!', [-10, 0, 10, 20].map((at) => seam(P, `${at},0 ${at},20`, 0.9)))) // prettier-ignore
    const seat = bones.at(0, -0.16)
    const S = frame([seat[0], 0], 0, u)
    const high = -seat[1] / u
    x.put(-46, shape(S, `-30,${-high + 2}! 30,${-high + 2}! 30,${-high + 12}! -30,${-high + 12}!`))
    for (const dx of [-24, 18]) x.put(-47, shape(S, `${dx},${-high + 10}! ${dx + 7},${-high + 10}! ${dx + 7},0! ${dx},0!`)) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  shirt(x, bones) {
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const P = frame(lerp(near, far, 0.5), 0, (far[0] - near[0]) / 44)
    x.put(HELD - 1, shape(P, '-22,-8! -8,-11! 0,-7 8,-11! 22,-8! 38,8! 29,18! 20,11! 20,56! -20,56! -20,11! -29,18! -38,8!', [oval(P, 0, 28, 10, 10, 'paper')])) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  'drum-kit'(x, bones) {
    const u = size(bones)
    const P = frame(bones.at(0, 0.12), 0, u)
    const ground = -P([0, 0])[1] / u + 5
    const drum = (cx: number, cy: number, w: number, h: number, z: number) => {
      x.put(z, shape(P, `${cx - w},${cy}! ${cx + w},${cy}! ${cx + w * 0.92},${cy + h}! ${cx - w * 0.92},${cy + h}!`, [seam(P, `${cx - w - 9},${cy + h * 0.6} ${cx + w + 9},${cy + h * 0.6}`, 1, 1)])) // prettier-ignore
      x.put(z + 0.1, { masses: [ball(P, cx, cy, w, w * 0.26)], details: [] })
    }
    for (const side of [-1, 1]) {
      x.put(62, rod([P([side * 92, -34]), P([side * 92, ground])], 2.6 * u))
      x.put(62.1, { masses: [ball(P, side * 90, -36, 32, 10)], details: [] })
      x.put(62, rod([P([side * 60, 30]), P([side * 66, ground])], 3 * u))
      drum(side * 62, 12, 29, 30, 62.2)
    }
    drum(-25, -8, 24, 22, 62.4)
    drum(25, -8, 24, 22, 62.4)
    const r = (ground - 14) / 2
    x.put(62.6, { masses: [ball(P, 0, ground - r, r)], details: [oval(P, 0, ground - r, r * 0.82, r * 0.82, 'paper'), oval(P, 0, ground - r, r * 0.34, r * 0.34, 'paper')] }) // prettier-ignore
    for (const [arm, to] of [
      [bones.arms.near, P([-62, 8])],
      [bones.arms.far, P([64, 8])],
    ] as const) {
      // prettier-ignore
      const way = unit(sub(to, arm.hand))
      x.put(64, bar(sub(arm.hand, mul(way, 10 * u)), add(arm.hand, mul(way, 40 * u)), 2.2 * u))
      const end = add(arm.hand, mul(way, 42 * u))
      x.put(64, { masses: [ball(flat, end[0], end[1], 4.6 * u)], details: [] })
      handOnTop(x, arm)
    }
  },
  'bed-below'(x, bones) {
    const u = size(bones)
    const seat = bones.at(0, -0.14)
    const P = frame([seat[0], seat[1] + 4 * u], 0, u)
    const long = 176
    x.put(BEHIND_BODY - 1, shape(P, '-66,46! -66,-74 -60,-82 -52,-82 -46,-74 -46,46!'))
    x.put(BEHIND_BODY, shape(P, '-48,-4 -46,-40 -30,-48 -14,-40 -10,-4'))
    x.put(BEHIND_BODY + 1, shape(P, `-48,-4! ${long},-4! ${long},34! -48,34!`))
    x.put(HELD - 2, shape(P, `2,-12 20,-30 60,-34 100,-24 130,-30 150,-22 ${long + 4},-4! ${long + 6},38 120,32 70,38 24,32 -8,36! -12,8`, [seam(P, '-20,8 10,14 30,-40'), seam(P, `100,-40 106,0 100,50`, 1, 1)])) // prettier-ignore
    x.put(HELD - 1, shape(P, `${long},48! ${long},-30 ${long + 6},-36 ${long + 14},-36 ${long + 18},-30 ${long + 18},48!`)) // prettier-ignore
    x.put(BEHIND_BODY - 2, shape(P, `-46,30! ${long},30! ${long},42! -46,42!`))
  },
  boat(x, bones) {
    const u = size(bones)
    const seat = bones.at(0, -0.1)
    const P = frame([seat[0] + 16 * u, seat[1] - 16 * u], 0, u)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const hold = lerp(near, far, 0.5)
    const blade = P([92, 66])
    const way = unit(sub(blade, hold))
    x.put(HELD - 1, shape(P, '-118,-12! 128,-16! 112,26 96,46 80,54! -76,54! -98,46 -112,24', [seam(P, '-140,14 -60,20 70,20 140,6'), seam(P, '-140,36 -60,40 70,40 140,28', 1, 1)])) // prettier-ignore
    x.put(HELD, bar(sub(hold, mul(way, 26 * u)), blade, 3 * u))
    x.put(HELD + 0.1, shape(frame(blade, (Math.atan2(way[1], way[0]) * 180) / Math.PI, u), '-6,-4! 6,-11 36,-11 42,0 36,11 6,11 -6,4!')) // prettier-ignore
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  water(x, bones) {
    const u = size(bones)
    const [cx, cy] = bones.at(0, 0.4)
    const P = frame([cx, cy + 6 * u], 0, u)
    const waves = Array.from({ length: 9 }, (_, i) => `${-112 + i * 28},${i % 2 ? -6 : 4}`).join(' ')
    x.put(HELD + 2, shape(P, `-126,5! ${waves} 126,0! 118,24 70,32 0,35 -70,32 -118,24`, [seam(P, '-140,16 -60,12 0,18 60,12 140,16', 1, 1)])) // prettier-ignore
    for (const [dx, dy, r] of [
      [-100, -14, 5],
      [-112, -28, 4],
      [-84, -26, 4],
      [106, -14, 5],
      [118, -26, 4],
    ] as const)
      // prettier-ignore
      x.put(HELD + 3, shape(frame(P([dx, dy]), 0, r * u), '0,-1.9! 0.75,-0.3 0.8,0.5 0,1.1 -0.8,0.5 -0.75,-0.3'))
  },
  springboard(x, bones) {
    const u = size(bones)
    const feet = lerp(bones.legs.near.foot([20, 0]), bones.legs.far.foot([20, 0]), 0.5)
    const hands = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const P = frame(add(feet, [-26 * u, 34 * u]), 0, u)
    const low = (hands[1] + 46 * u - P([0, 0])[1]) / u
    x.put(BEHIND_BODY, shape(P, '-96,0! 18,0! 18,9! -96,9!'))
    x.put(BEHIND_BODY - 1, shape(P, `-82,8! -62,8! -62,${low}! -82,${low}!`))
    const W = frame([hands[0] + 8 * u, hands[1] + 40 * u], 0, u)
    x.put(HELD, shape(W, '-66,4 -40,-8 0,-10 42,-8 68,4 40,13 0,16 -42,13', [oval(W, 0, 3, 28, 5, 'paper')]))
    for (const [dx, dy, r] of [
      [-40, -20, 5],
      [-54, -34, 4],
      [40, -22, 5],
      [56, -34, 4],
      [24, -38, 4],
    ] as const)
      // prettier-ignore
      x.put(HELD, shape(frame(W([dx, dy]), 0, r * u), '0,-1.9! 0.75,-0.3 0.8,0.5 0,1.1 -0.8,0.5 -0.75,-0.3'))
    x.put(
      HELD,
      drawnOn([line(P, '-4,-12 14,-26', 1.1, [0.2, 0.5]), line(P, '-20,-8 -12,-24', 1.1, [0.2, 0.5])]),
    )
  },
}

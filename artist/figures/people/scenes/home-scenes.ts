import { add, frame, lerp, mul, sub, unit } from '../../../geometry/vector.ts'
import { ball, drawnOn, flat, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, rod, size, type DrawProp } from '../prop-parts.ts'
import { handOnTop } from './front-furniture.ts'

/** Instruments, a bed, a boat and the water around a swimmer, drawn at the size of the person. */
export const HOME_SCENES: Partial<Record<Prop, DrawProp>> = {
  piano(clothes, bones) {
    const scale = size(bones)
    const keys = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const place = frame(keys, 0, scale)
    const ground = -keys[1] / scale
    clothes.put(17, shape(place, `34,-78! 40,-84! 104,-84! 104,${ground}! 34,${ground}!`, [seam(place, '20,-66 120,-66'), seam(place, `20,${ground * 0.45} 120,${ground * 0.45}`, 1, 1)])) // prettier-ignore
    clothes.put(17.2, shape(place, `-20,12! 40,12! 40,26! 22,26! 18,${ground}! 8,${ground}! 8,26! -20,26!`))
    clothes.put(17.3, shape(place, '-20,6! 34,6! 34,13! -20,13!', [-10, 0, 10, 20].map((at) => seam(place, `${at},0 ${at},20`, 0.9)))) // prettier-ignore
    const seat = bones.at(0, -0.16)
    const stool = frame([seat[0], 0], 0, scale)
    const high = -seat[1] / scale
    clothes.put(-46, shape(stool, `-30,${-high + 2}! 30,${-high + 2}! 30,${-high + 12}! -30,${-high + 12}!`))
    for (const dx of [-24, 18]) clothes.put(-47, shape(stool, `${dx},${-high + 10}! ${dx + 7},${-high + 10}! ${dx + 7},0! ${dx},0!`)) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  shirt(clothes, bones) {
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const place = frame(lerp(near, far, 0.5), 0, (far[0] - near[0]) / 44)
    clothes.put(HELD - 1, shape(place, '-22,-8! -8,-11! 0,-7 8,-11! 22,-8! 38,8! 29,18! 20,11! 20,56! -20,56! -20,11! -29,18! -38,8!', [oval(place, 0, 28, 10, 10, 'paper')])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  'drum-kit'(clothes, bones) {
    const scale = size(bones)
    const place = frame(bones.at(0, 0.12), 0, scale)
    const ground = -place([0, 0])[1] / scale + 5
    const drum = (cx: number, cy: number, w: number, h: number, z: number) => {
      clothes.put(z, shape(place, `${cx - w},${cy}! ${cx + w},${cy}! ${cx + w * 0.92},${cy + h}! ${cx - w * 0.92},${cy + h}!`, [seam(place, `${cx - w - 9},${cy + h * 0.6} ${cx + w + 9},${cy + h * 0.6}`, 1, 1)])) // prettier-ignore
      clothes.put(z + 0.1, { masses: [ball(place, cx, cy, w, w * 0.26)], details: [] })
    }
    for (const side of [-1, 1]) {
      clothes.put(62, rod([place([side * 92, -34]), place([side * 92, ground])], 2.6 * scale))
      clothes.put(62.1, { masses: [ball(place, side * 90, -36, 32, 10)], details: [] })
      clothes.put(62, rod([place([side * 60, 30]), place([side * 66, ground])], 3 * scale))
      drum(side * 62, 12, 29, 30, 62.2)
    }
    drum(-25, -8, 24, 22, 62.4)
    drum(25, -8, 24, 22, 62.4)
    const r = (ground - 14) / 2
    clothes.put(62.6, { masses: [ball(place, 0, ground - r, r)], details: [oval(place, 0, ground - r, r * 0.82, r * 0.82, 'paper'), oval(place, 0, ground - r, r * 0.34, r * 0.34, 'paper')] }) // prettier-ignore
    for (const [arm, to] of [
      [bones.arms.near, place([-62, 8])],
      [bones.arms.far, place([64, 8])],
    ] as const) {
      // prettier-ignore
      const way = unit(sub(to, arm.hand))
      clothes.put(
        64,
        bar(sub(arm.hand, mul(way, 10 * scale)), add(arm.hand, mul(way, 40 * scale)), 2.2 * scale),
      )
      const end = add(arm.hand, mul(way, 42 * scale))
      clothes.put(64, { masses: [ball(flat, end[0], end[1], 4.6 * scale)], details: [] })
      handOnTop(clothes, arm)
    }
  },
  'bed-below'(clothes, bones) {
    const scale = size(bones)
    const seat = bones.at(0, -0.14)
    const place = frame([seat[0], seat[1] + 4 * scale], 0, scale)
    const long = 176
    clothes.put(BEHIND_BODY - 1, shape(place, '-66,46! -66,-74 -60,-82 -52,-82 -46,-74 -46,46!'))
    clothes.put(BEHIND_BODY, shape(place, '-48,-4 -46,-40 -30,-48 -14,-40 -10,-4'))
    clothes.put(BEHIND_BODY + 1, shape(place, `-48,-4! ${long},-4! ${long},34! -48,34!`))
    clothes.put(HELD - 2, shape(place, `2,-12 20,-30 60,-34 100,-24 130,-30 150,-22 ${long + 4},-4! ${long + 6},38 120,32 70,38 24,32 -8,36! -12,8`, [seam(place, '-20,8 10,14 30,-40'), seam(place, `100,-40 106,0 100,50`, 1, 1)])) // prettier-ignore
    clothes.put(HELD - 1, shape(place, `${long},48! ${long},-30 ${long + 6},-36 ${long + 14},-36 ${long + 18},-30 ${long + 18},48!`)) // prettier-ignore
    clothes.put(BEHIND_BODY - 2, shape(place, `-46,30! ${long},30! ${long},42! -46,42!`))
  },
  boat(clothes, bones) {
    const scale = size(bones)
    const seat = bones.at(0, -0.1)
    const place = frame([seat[0] + 16 * scale, seat[1] - 16 * scale], 0, scale)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const hold = lerp(near, far, 0.5)
    const blade = place([92, 66])
    const way = unit(sub(blade, hold))
    clothes.put(HELD - 1, shape(place, '-118,-12! 128,-16! 112,26 96,46 80,54! -76,54! -98,46 -112,24', [seam(place, '-140,14 -60,20 70,20 140,6'), seam(place, '-140,36 -60,40 70,40 140,28', 1, 1)])) // prettier-ignore
    clothes.put(HELD, bar(sub(hold, mul(way, 26 * scale)), blade, 3 * scale))
    clothes.put(HELD + 0.1, shape(frame(blade, (Math.atan2(way[1], way[0]) * 180) / Math.PI, scale), '-6,-4! 6,-11 36,-11 42,0 36,11 6,11 -6,4!')) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  water(clothes, bones) {
    const scale = size(bones)
    const [cx, cy] = bones.at(0, 0.4)
    const place = frame([cx, cy + 6 * scale], 0, scale)
    const waves = Array.from({ length: 9 }, (_, i) => `${-112 + i * 28},${i % 2 ? -6 : 4}`).join(' ')
    clothes.put(HELD + 2, shape(place, `-126,5! ${waves} 126,0! 118,24 70,32 0,35 -70,32 -118,24`, [seam(place, '-140,16 -60,12 0,18 60,12 140,16', 1, 1)])) // prettier-ignore
    for (const [dx, dy, r] of [
      [-100, -14, 5],
      [-112, -28, 4],
      [-84, -26, 4],
      [106, -14, 5],
      [118, -26, 4],
    ] as const)
      // prettier-ignore
      clothes.put(HELD + 3, shape(frame(place([dx, dy]), 0, r * scale), '0,-1.9! 0.75,-0.3 0.8,0.5 0,1.1 -0.8,0.5 -0.75,-0.3'))
  },
  springboard(clothes, bones) {
    const scale = size(bones)
    const feet = lerp(bones.legs.near.foot([20, 0]), bones.legs.far.foot([20, 0]), 0.5)
    const hands = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const place = frame(add(feet, [-26 * scale, 34 * scale]), 0, scale)
    const low = (hands[1] + 46 * scale - place([0, 0])[1]) / scale
    clothes.put(BEHIND_BODY, shape(place, '-96,0! 18,0! 18,9! -96,9!'))
    clothes.put(BEHIND_BODY - 1, shape(place, `-82,8! -62,8! -62,${low}! -82,${low}!`))
    const splash = frame([hands[0] + 8 * scale, hands[1] + 40 * scale], 0, scale)
    clothes.put(
      HELD,
      shape(splash, '-66,4 -40,-8 0,-10 42,-8 68,4 40,13 0,16 -42,13', [oval(splash, 0, 3, 28, 5, 'paper')]),
    )
    for (const [dx, dy, r] of [
      [-40, -20, 5],
      [-54, -34, 4],
      [40, -22, 5],
      [56, -34, 4],
      [24, -38, 4],
    ] as const)
      // prettier-ignore
      clothes.put(HELD, shape(frame(splash([dx, dy]), 0, r * scale), '0,-1.9! 0.75,-0.3 0.8,0.5 0,1.1 -0.8,0.5 -0.75,-0.3'))
    clothes.put(
      HELD,
      drawnOn([
        line(place, '-4,-12 14,-26', 1.1, [0.2, 0.5]),
        line(place, '-20,-8 -12,-24', 1.1, [0.2, 0.5]),
      ]),
    )
  },
}

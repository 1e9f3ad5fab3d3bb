import { roundKnot } from '../../geometry/spline.ts'
import { degreesOf, frame, len, sub } from '../../geometry/vector.ts'
import { ball, drawnOn, line, oval, seam, shape } from '../engine/piece.ts'
import { polar } from '../engine/reach.ts'
import type { Prop } from './body/prop-names.ts'
import { grip, HELD, size, type DrawProp } from './prop-parts.ts'

const MUSIC_NOTE = '-5,2 -1,-2 3,1! 3,-18! 16,-14! 16,-8! 6,-11! 6,3 1,8 -5,7'

/** An instrument is larger than in life, or small pages would not show it. */
const LOUD = 1.3

/** Things in the hands of a person who acts alone. */
export const HAND_PROPS: Partial<Record<Prop, DrawProp>> = {
  trumpet(clothes, bones) {
    const scale = size(bones) * LOUD
    const from = bones.face([16, 34])
    const place = frame(from, degreesOf(sub(bones.arms.far.hand, from)), scale)
    const end = len(sub(bones.arms.far.hand, from)) / scale + 34
    clothes.put(HELD - 0.2, shape(place, `26,2! ${end - 14},2! ${end - 14},16 34,17 24,10`, [oval(place, 44, 9, 4, 3, 'paper')])) // prettier-ignore
    clothes.put(HELD, shape(place, `0,-3! 6,-2! ${end - 18},-3! ${end - 4},-8 ${end},-22! ${end + 5},0 ${end},22! ${end - 4},8 ${end - 18},3! 6,2! 0,3!`)) // prettier-ignore
    for (const at of [34, 42, 50]) clothes.put(HELD - 0.1, shape(place, `${at - 2},-10! ${at + 2},-10! ${at + 2},-2! ${at - 2},-2!`)) // prettier-ignore
    for (const [i, by] of [
      [16, -26],
      [34, -8],
    ].entries())
      // prettier-ignore
      clothes.put(HELD, shape(frame(place([end + by[0]!, by[1]! * 1.2]), i * 14, scale * 0.9), MUSIC_NOTE))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  mug(clothes, bones) {
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const place = frame([(near[0] + far[0]) / 2, far[1]], 0, bones.body.head / 42)
    clothes.put(HELD - 0.2, shape(place, '-28,17! 0,13 28,17! 15,26 -15,26'))
    clothes.put(HELD - 0.1, shape(place, '14,-13! 29,-14 30,5 12,9! 12,3! 22,0 21,-7 14,-7!'))
    clothes.put(HELD, shape(place, '-18,-20! 0,-25 18,-20! 14,8 9,18! -9,18! -14,8', [line(place, '-18,-20 0,-15 18,-20', 1, [0, 0])])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
    for (const [at, up] of [
      [30, -2],
      [42, -12],
    ] as const)
      clothes.put(HELD, drawnOn([line(place, `${at},${-20 + up} ${at + 7},${-32 + up} ${at - 3},${-44 + up} ${at + 5},${-58 + up}`, 1)])) // prettier-ignore
  },
  phone(clothes, bones) {
    const { hand } = bones.arms.far
    const place = frame(hand, bones.headAngle - 84, bones.body.hand * 1.3)
    clothes.put(
      HELD,
      shape(place, '-20,-10! 26,-10! 26,10! -20,10!', [
        seam(place, '18,-14 18,14', 0.85, 1),
        oval(place, -14, 0, 3, 3, 'paper'),
      ]),
    )
    grip(clothes, bones.arms.far)
    for (const radius of [12, 20])
      clothes.put(HELD, drawnOn([line(frame(bones.face([62, -12]), -20, size(bones)), [-40, 0, 40].map((way) => roundKnot(polar(way, radius))), 1)])) // prettier-ignore
  },
  camera(clothes, bones) {
    // The camera is below the eyes, because in front of them it would hide the face.
    const place = frame(bones.face([20, 42]), bones.headAngle, bones.body.head / 46)
    clothes.put(HELD, shape(place, '-34,-20! -14,-20! -8,-29! 14,-29! 20,-20! 36,-20! 36,22! -34,22!', [oval(place, -24, -12, 4, 3, 'paper')])) // prettier-ignore
    clothes.put(HELD + 0.1, { masses: [ball(place, 4, 2, 17)], details: [oval(place, 4, 2, 10, 10, 'paper'), oval(place, 1, -2, 3, 3)] }) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  spyglass(clothes, bones) {
    const eye = bones.face([26, 0])
    const place = frame(eye, -8, size(bones))
    clothes.put(HELD, shape(place, '0,-6! 34,-7! 34,7! 0,6!'))
    clothes.put(
      HELD + 0.1,
      shape(place, '32,-9! 64,-10! 64,10! 32,9!', [seam(place, '38,-14 38,14', 0.85, 1)]),
    )
    clothes.put(HELD + 0.2, shape(place, '62,-13! 90,-15! 90,15! 62,13!', [seam(place, '84,-18 84,18')]))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  magnifier(clothes, bones) {
    const { hand } = bones.arms.far
    const place = frame(hand, 34, size(bones))
    clothes.put(HELD, shape(place, '-12,-3! 16,-3! 16,3! -12,3!'))
    clothes.put(HELD + 0.1, { masses: [ball(place, 36, 0, 22)], details: [oval(place, 36, 0, 17, 17, 'paper'), line(place, '26,-6 30,-11 37,-12', 1)] }) // prettier-ignore
    grip(clothes, bones.arms.far)
  },
  baton(clothes, bones) {
    const { hand, fingers } = bones.arms.far
    const place = frame(hand, fingers, size(bones))
    clothes.put(HELD, shape(place, '-9,-4 -2,-3! 48,-7! 48,-4! -2,3! -9,4'))
    grip(clothes, bones.arms.far)
  },
  broom(clothes, bones) {
    const [top, low] = [bones.arms.near.hand, bones.arms.far.hand]
    const scale = size(bones)
    const way = sub(low, top)
    const place = frame(top, degreesOf(way), 1)
    const long = (-top[1] - 18 * scale) / Math.max(0.4, way[1] / len(way))
    clothes.put(17, shape(place, `-30,-2.6! ${long},-2.6! ${long},2.6! -30,2.6!`))
    clothes.put(17.1, shape(place, `${long - 6},-8! ${long + 6},-9! ${long + 26 * scale},-24! ${long + 30 * scale},0 ${long + 26 * scale},20! ${long + 6},9! ${long - 6},8!`, [-10, -2, 8].map((v) => line(place, `${long + 8},${v * 0.4} ${long + 24 * scale},${v * 1.4}`, 0.85)))) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  breath(clothes, bones) {
    const place = frame(bones.face([38, 36]), bones.headAngle + 6, size(bones))
    for (const [dy, long] of [[-7, 26], [0, 34], [7, 26]]) // prettier-ignore
      clothes.put(HELD, drawnOn([line(place, `4,${dy! * 0.5} ${long! * 0.6},${dy!} ${long!},${dy! * 1.6}`, 1.2, [0.2, 0.5])])) // prettier-ignore
  },
  pan(clothes, bones) {
    const scale = size(bones)
    const place = frame(bones.arms.far.hand, -4, scale)
    clothes.put(HELD, shape(place, '-10,-3! 30,-3! 30,3! -10,3!'))
    clothes.put(HELD + 0.1, shape(place, '26,-7! 86,-7! 80,7 32,7', [seam(place, '20,-2 92,-2')]))
    clothes.put(HELD + 0.2, shape(place, '32,-50 56,-62 84,-56 80,-47 56,-52 36,-42'))
    for (const dx of [40, 72])
      clothes.put(HELD, drawnOn([line(place, `${dx},-14 ${dx + 2},-34`, 1.2, [0.3, 0.4])]))
    grip(clothes, bones.arms.far)
  },
  comb(clothes, bones) {
    const { hand } = bones.arms.near
    const place = frame(hand, degreesOf(sub(bones.face([10, -40]), hand)), bones.body.hand * 1.5)
    const teeth = [18, 25, 32, 39, 46]
      .map((at) => `${at},14! ${at + 4},14! ${at + 4},3! ${at + 7},3!`)
      .join(' ')
    clothes.put(HELD, shape(place, `-16,-4! 12,-4! 16,-9 50,-9 55,-4 53,3! ${teeth.split(' ').toReversed().join(' ')} 12,4! -16,4!`)) // prettier-ignore
    grip(clothes, bones.arms.near)
  },
  speech(clothes, bones) {
    const place = frame(bones.face([46, -64]), 0, size(bones))
    const dots = [10, 28, 46].map((at) => oval(place, at, -26, 4.4, 4.4, 'paper'))
    clothes.put(HELD, shape(place, '-6,4! 4,-10 -8,-26 4,-46 28,-52 56,-46 68,-26 56,-8 28,-3 14,-5', dots))
  },
  tears(clothes, bones) {
    for (const [dx, dy] of [[-22, 26], [-26, 46], [46, 20]] as const) // prettier-ignore
      clothes.put(HELD, shape(frame(bones.face([dx, dy]), bones.headAngle, bones.body.head / 50), '0,-11! 5,-2 5,3 0,6 -5,3 -5,-2')) // prettier-ignore
    grip(clothes, bones.arms.far)
  },
}

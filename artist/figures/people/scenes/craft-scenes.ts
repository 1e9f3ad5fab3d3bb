import { add, degreesOf, frame, lerp, mul, sub, unit, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, flat, limb, line, oval, seam, shape } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, rod, size, soleY, type DrawProp } from '../prop-parts.ts'

const STAR = '0,-13! 4,-4! 13,-4! 6,2! 8,11! 0,6! -8,11! -6,2! -13,-4! -4,-4!'

/** What people carry, mend and use in the garden and on a building site. */
export const CRAFT_SCENES: Partial<Record<Prop, DrawProp>> = {
  'book-stack'(clothes, bones) {
    const scale = size(bones)
    const place = frame(lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5), -3, scale)
    for (const [i, [dx, w]] of [[0, 36], [3, 32], [-3, 34], [2, 30]].entries()) // prettier-ignore
      clothes.put(HELD - 2 + i * 0.1, shape(place, `${dx! - w!},${-i * 15 - 20}! ${dx! + w!},${-i * 15 - 20}! ${dx! + w! - 4},${-i * 15 - 13}! ${dx! + w!},${-i * 15 - 5}! ${dx! - w!},${-i * 15 - 5}!`, [line(place, `${dx! - w! + 10},${-i * 15 - 20} ${dx! - w! + 10},${-i * 15 - 5}`, 1, [0, 0])])) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  flagpole(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const foot: Vec = [lerp(near, far, 0.5)[0] + 8 * scale, soleY(bones) + 2 * scale]
    const top: Vec = [lerp(near, far, 0.5)[0] + 10 * scale, bones.face([0, -50])[1] - 50 * scale]
    const flag = frame(top, 3, scale * 1.25)
    clothes.put(HELD - 3, shape(flag, '0,2! 22,-5 46,6 72,-1! 74,48! 48,56 24,44 2,52!', [oval(flag, 37, 25, 0.1), line(flag, '24,2 25,46', 0.7, [0.3, 0.3], 2)])) // prettier-ignore
    clothes.put(HELD - 2.9, shape(frame(flag([38, 26]), 3, scale * 1.35), STAR))
    clothes.put(HELD - 2, bar(top, foot, 3.4 * scale))
    clothes.put(HELD - 1.9, { masses: [ball(flat, top[0], top[1] - 3 * scale, 6 * scale)], details: [] })
    clothes.put(HELD - 1, shape(frame(foot, 0, scale), '-34,5! -22,-8 -8,-14 10,-13 24,-6 36,5!'))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  axe(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const way = unit(sub(far, near))
    const place = frame(near, degreesOf(way), scale)
    clothes.put(HELD - 1, shape(place, '-20,-3.4! 78,-3.4! 78,3.4! -20,3.4!'))
    clothes.put(
      HELD - 0.9,
      shape(place, '58,-10! 78,-10! 78,4! 88,34! 68,38 48,34! 58,4!', [
        line(place, '50,28 68,32 86,28', 1, [0, 0]),
      ]),
    )
    const block = frame([far[0] + 74 * scale, soleY(bones)], 0, scale)
    clothes.put(16, shape(block, '-36,-34! 36,-34! 38,2! -38,2!'))
    clothes.put(16.1, {
      masses: [ball(block, 0, -34, 36, 9)],
      details: [oval(block, 0, -34, 20, 5, 'paper')],
    })
    for (const side of [-1, 1]) clothes.put(16.3, shape(block, `${side * 2},-38! ${side * 6},-82! ${side * 24},-76! ${side * 19},-36!`)) // prettier-ignore
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  'post-box'(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const place = frame([hand[0] + 66 * scale, hand[1]], 0, scale)
    const low = (soleY(bones) - hand[1]) / scale
    clothes.put(BEHIND_BODY, shape(place, `-10,60! 10,60! 10,${low}! -10,${low}!`))
    clothes.put(BEHIND_BODY + 1, shape(place, '-40,64! -40,-24 -30,-46 0,-54 30,-46 40,-24 40,64!', [seam(place, '-60,24 60,24')])) // prettier-ignore
    clothes.put(BEHIND_BODY + 1.1, shape(place, '-28,-10! 28,-10! 28,2! -28,2!'))
    clothes.put(
      BEHIND_BODY + 1.2,
      shape(place, '-16,36! 16,36! 16,56! -16,56!', [line(place, '-16,36 0,48 16,36', 1, [0, 0])]),
    )
    const letter = frame(lerp(hand, place([-14, -4]), 0.45), -6, scale * 1.2)
    clothes.put(
      HELD - 1,
      shape(letter, '-24,-15! 24,-15! 24,15! -24,15!', [line(letter, '-24,-15 0,4 24,-15', 1.1, [0, 0])]),
    )
    grip(clothes, bones.arms.far)
  },
  bricks(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const sole = soleY(bones)
    const wall = frame([hand[0] + 64 * scale, sole], 0, scale)
    const rows = Math.max(3, Math.round((sole - hand[1]) / scale / 22) - 1)
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < 4; i++) {
        const left = -62 + i * 40 - (row % 2 ? 20 : 0)
        if (row === rows - 1 && i > 1) continue
        clothes.put(16 + row * 0.01, shape(wall, `${left},${-row * 22 - 22}! ${left + 40},${-row * 22 - 22}! ${left + 40},${-row * 22}! ${left},${-row * 22}!`)) // prettier-ignore
      }
    const brick = frame(add(hand, [8 * scale, 4 * scale]), 0, scale)
    clothes.put(HELD - 1, shape(brick, '-20,-11! 20,-11! 20,11! -20,11!'))
    const trowel = frame(bones.arms.near.hand, 20, scale)
    clothes.put(HELD - 1, shape(trowel, '-12,-4! 10,-4! 14,-1! 22,-12! 52,0! 22,12! 14,3! 10,4! -12,4!'))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  net(clothes, bones) {
    const scale = size(bones)
    const { hand, wrist } = bones.arms.far
    const place = frame(hand, degreesOf(sub(hand, wrist)) + 10, scale)
    clothes.put(HELD - 1, shape(place, '-26,-3! 56,-3! 56,3! -26,3!'))
    const hoop = frame(place([80, 0]), 0, scale)
    clothes.put(HELD - 1.2, shape(hoop, '-27,0! 27,0! 22,34 6,62 -10,58 -24,30', [line(hoop, '-14,4 -4,54', 0.9, [0, 0]), line(hoop, '0,4 2,58', 0.9, [0, 0]), line(hoop, '14,4 8,54', 0.9, [0, 0]), line(hoop, '-24,22 22,24', 0.9, [0, 0]), line(hoop, '-18,40 16,42', 0.9, [0, 0])])) // prettier-ignore
    clothes.put(HELD - 0.9, {
      masses: [ball(hoop, 0, 0, 29, 11)],
      details: [oval(hoop, 0, 0, 23, 7, 'paper')],
    })
    grip(clothes, bones.arms.far)
  },
  'magic-wand'(clothes, bones) {
    const scale = size(bones)
    const { hand, fingers } = bones.arms.far
    const tip = frame(hand, fingers, scale)([52, -4])
    clothes.put(HELD - 1, bar(frame(hand, fingers, scale)([-14, 0]), tip, 3 * scale))
    clothes.put(HELD - 0.9, shape(frame(tip, 10, scale * 1.6), STAR))
    for (const [dx, dy, starSize] of [
      [34, 26, 0.8],
      [52, -6, 1],
      [30, -40, 0.75],
      [74, 30, 0.7],
      [84, -26, 0.6],
    ] as const)
      // prettier-ignore
      clothes.put(HELD, shape(frame(add(tip, mul([dx, dy], scale)), dx, scale * starSize), STAR))
    grip(clothes, bones.arms.far)
  },
  'door-knock'(clothes, bones) {
    const scale = size(bones)
    const { hand } = bones.arms.far
    const sole = soleY(bones)
    const door = frame([hand[0] + 14 * scale, sole], 0, scale)
    const top = bones.face([0, -50])[1] / scale - sole / scale - 34
    clothes.put(BEHIND_BODY - 1, shape(door, `-10,2! -10,${top - 12}! 112,${top - 12}! 112,2!`))
    clothes.put(BEHIND_BODY, shape(door, `0,2! 0,${top}! 102,${top}! 102,2!`))
    for (const [from, to] of [[0.1, 0.48], [0.56, 0.92]] as const) // prettier-ignore
      clothes.put(BEHIND_BODY + 0.1, shape(door, `16,${top * (1 - from)}! 86,${top * (1 - from)}! 86,${top * (1 - to)}! 16,${top * (1 - to)}!`)) // prettier-ignore
    clothes.put(BEHIND_BODY + 0.2, { masses: [ball(door, 92, top * 0.47, 7)], details: [] })
    for (const way of [-70, -20, 30]) clothes.put(HELD, drawnOn([line(frame(hand, way, scale), '24,0 38,0', 1.4, [0.1, 0.5])])) // prettier-ignore
    grip(clothes, bones.arms.far)
  },
  mower(clothes, bones) {
    const scale = size(bones)
    const hands = lerp(bones.arms.near.hand, bones.arms.far.hand, 0.5)
    const sole = soleY(bones)
    const mower = frame([hands[0] + 92 * scale, sole], 0, scale)
    clothes.put(17, rod([hands, mower([-30, -30])], 3.6 * scale))
    clothes.put(
      HELD - 1,
      rod(
        [add(bones.arms.near.hand, [-8 * scale, 0]), add(bones.arms.far.hand, [8 * scale, 0])],
        4.4 * scale,
      ),
    )
    clothes.put(17.1, shape(mower, '-44,-12! -42,-30 -20,-38! 38,-38 54,-24 56,-10!'))
    clothes.put(
      17.2,
      shape(mower, '-12,-36! -10,-54 8,-60 28,-52 30,-36!', [seam(mower, '-20,-46 40,-46', 1, 1)]),
    )
    for (const dx of [-32, 40]) clothes.put(17.3, { masses: [ball(mower, dx, -13, 14)], details: [oval(mower, dx, -13, 5, 5, 'paper')] }) // prettier-ignore
    for (const dx of [70, 84, 98, 112]) clothes.put(16, limb(frame([mower([0, 0])[0] + dx * scale, sole], 0, scale), `0,2 ${dx % 4 ? 3 : -3},-14 ${dx % 4 ? 8 : -7},-26`, [3, 2.4, 1])) // prettier-ignore
    for (const [dx, dy] of [
      [-66, -26],
      [-80, -44],
      [-56, -50],
      [-92, -22],
    ])
      // prettier-ignore
      clothes.put(16, shape(frame(mower([dx!, dy!]), dx!, scale), '-9,0! 0,-3.4 9,0! 0,3.4'))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  bubbles(clothes, bones) {
    const { hand } = bones.arms.far
    const scale = size(bones)
    const ring = bones.face([72, 30])
    const place = frame(ring, degreesOf(sub(ring, hand)), scale)
    clothes.put(HELD, bar(sub(hand, mul(unit(sub(ring, hand)), 16 * scale)), ring, 3 * scale))
    clothes.put(HELD + 0.1, {
      masses: [ball(place, 8, 0, 16)],
      details: [oval(place, 8, 0, 11, 11, 'paper')],
    })
    const bottle = frame(bones.arms.near.hand, 0, scale)
    clothes.put(HELD - 1, shape(bottle, '-11,-20! -11,-28! 11,-28! 11,-20! 14,-14 14,24! -14,24! -14,-14', [seam(bottle, '-20,-4 20,-4'), seam(bottle, '-20,12 20,12', 1, 1)])) // prettier-ignore
    grip(clothes, bones.arms.near)
    for (const [dx, dy, r] of [
      [42, -12, 14],
      [84, -40, 24],
      [72, 16, 12],
      [132, -10, 19],
      [116, -92, 16],
      [54, -74, 12],
      [150, -66, 11],
    ] as const) {
      // prettier-ignore
      const at: Vec = add(ring, mul([dx, dy], scale))
      clothes.put(HELD, { masses: [ball(flat, at[0], at[1], r * scale)], details: [line(frame(at, 0, r * scale), '-0.6,-0.1 -0.48,-0.45 -0.12,-0.62', 1.1)] }) // prettier-ignore
    }
    grip(clothes, bones.arms.far)
  },
}

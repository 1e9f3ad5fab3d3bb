import { add, degreesOf, frame, len, mul, sub, unit, type Frame, type Vec } from '../../../geometry/vector.ts'
import { ball, drawnOn, limb, line, oval, seam, shape, type PieceDetail } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import type { Skeleton } from '../body/skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'
import { bar, size, type DrawProp } from '../prop-parts.ts'
import {
  between,
  drawers,
  FURNITURE,
  IN_HANDS,
  handOnTop,
  hem,
  ON_TOP,
  placeAtTable,
  putTable,
} from './front-furniture.ts'

/** A pencil from the far hand down to the paper. */
function pencilIn(clothes: ClothesContext, bones: Skeleton): void {
  const { hand } = bones.arms.far
  const scale = size(bones)
  const way = unit([-0.5, 0.8])
  clothes.put(ON_TOP + 1, bar(sub(hand, mul(way, 24 * scale)), add(hand, mul(way, 12 * scale)), 3 * scale))
  clothes.put(
    ON_TOP + 1,
    shape(frame(add(hand, mul(way, 12 * scale)), degreesOf(way), scale), '-2,-3! 8,0! -2,3!'),
  )
  handOnTop(clothes, bones.arms.far)
}

/** A sheet of paper that lies on the table in front of both hands. */
const sheetOn = (place: Frame, details: PieceDetail[]) =>
  shape(place, '-30,-11! 34,-11! 42,14! -40,14!', details)

/** A cup with pencils on the table. */
function putPencilCup(clothes: ClothesContext, place: Frame): void {
  for (const [dx, tip] of [[-76, -46], [-69, -52], [-62, -44]] as const) // prettier-ignore
    clothes.put(ON_TOP, shape(place, `${dx - 3},-14! ${dx - 3},${tip + 8}! ${dx},${tip}! ${dx + 3},${tip + 8}! ${dx + 3},-14!`)) // prettier-ignore
  clothes.put(
    ON_TOP + 0.1,
    shape(place, '-82,-24! -56,-24! -58,6! -80,6!', [seam(place, '-90,-10 -50,-10', 1, 1)]),
  )
}

const stir = (place: Frame, [dx, dy]: Vec, puffs = 2) =>
  drawnOn(Array.from({ length: puffs }, (_, i) => line(place, `${dx + i * 14},${dy} ${dx + 5 + i * 14},${dy - 9} ${dx - 3 + i * 14},${dy - 18} ${dx + 4 + i * 14},${dy - 27}`, 1.2, [0.3, 0.3]))) // prettier-ignore

const cookie = (place: Frame, cx: number, cy: number, r = 8): PieceDetail =>
  oval(place, cx, cy, r, r * 0.55, 'paper')

/** Actions at a table, a desk, a stove or a sink, seen from the front. */
export const TABLE_SCENES: Partial<Record<Prop, DrawProp>> = {
  homework(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    putPencilCup(clothes, place)
    clothes.put(ON_TOP, shape(place, '-44,-12! 0,-9! 44,-12! 52,13! 0,17! -52,13!', [seam(place, '0,-20 0,24'), ...[-4, 3, 9].map((y) => line(place, `-40,${y} -10,${y + 2}`, 0.9, [0, 0], 1))])) // prettier-ignore
    for (const [i, w] of [34, 30, 32].entries())
      clothes.put(ON_TOP, shape(place, `${60 - i},${-i * 9 - 8}! ${60 + w},${-i * 9 - 8}! ${60 + w},${-i * 9 + 1}! ${60 - i},${-i * 9 + 1}!`)) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    pencilIn(clothes, bones)
  },
  drawing(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const house = ['-16,8 -14,-1 -4,-8 6,-1 7,8', '-16,8 8,8']
    clothes.put(
      ON_TOP,
      sheetOn(place, [
        ...house.map((d) => line(place, d, 1.1, [0, 0])),
        oval(place, -24, -5, 5, 3.4, 'paper'),
      ]),
    )
    for (const [i, [dx, dy]] of [[-72, -6], [-66, 4], [62, -8], [70, 2]].entries()) // prettier-ignore
      clothes.put(ON_TOP, shape(frame(place([dx!, dy!]), -24 + i * 17, size(bones)), '-13,-3.4! 9,-3.4! 15,0! 9,3.4! -13,3.4!', [])) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    pencilIn(clothes, bones)
  },
  letter(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    putPencilCup(clothes, place)
    clothes.put(ON_TOP, sheetOn(place, [-5, 1, 7].map((y) => line(place, `-26,${y} -14,${y - 2} -2,${y + 1} 8,${y - 1}`, 1, [0, 0])))) // prettier-ignore
    clothes.put(
      ON_TOP,
      shape(place, '54,-12! 84,-12! 84,8! 54,8!', [line(place, '54,-12 69,0 84,-12', 1, [0, 0])]),
    )
    handOnTop(clothes, bones.arms.near)
    pencilIn(clothes, bones)
  },
  paper(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    for (const [dx, dy] of [[-66, 0], [68, 2]] as const) // prettier-ignore
      clothes.put(ON_TOP, shape(frame(place([dx, dy]), 0, size(bones)), '0,-9! 3,-3! 10,-3! 5,1! 7,8! 0,4! -7,8! -5,1! -10,-3! -3,-3!')) // prettier-ignore
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const sheet = frame(add(near, [16 * scale, -10 * scale]), -6, scale * 1.2)
    clothes.put(ON_TOP + 1, shape(sheet, '-22,-26! 22,-26! 22,-3! 2,1! 22,4! 22,24! -22,24!', [line(sheet, '2,1 -12,2', 1, [0, 0])])) // prettier-ignore
    const scissors = frame(far, degreesOf(sub(sheet([0, 1]), far)), scale * 1.5)
    for (const side of [1, -1]) clothes.put(ON_TOP + 2, shape(([a, b]) => scissors([a, b * side]), '4,-2! 34,7! 30,-1! 10,-4!')) // prettier-ignore
    for (const side of [1, -1]) clothes.put(ON_TOP + 2.1, { masses: [ball(scissors, -6, 8 * side, 9, 7)], details: [oval(scissors, -6, 8 * side, 5, 3.4, 'paper')] }) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'soup-bowl'(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const plate = placeAtTable(bones)
    clothes.put(IN_HANDS, shape(plate, '-36,-9! 36,-9! 28,10 16,16 -16,16 -28,10'))
    clothes.put(IN_HANDS + 0.1, { masses: [ball(plate, 0, -9, 36, 8)], details: [oval(plate, -12, -9, 5, 2.4, 'paper'), oval(plate, 12, -8, 5, 2.4, 'paper')] }) // prettier-ignore
    clothes.put(ON_TOP, shape(place, '58,-16! 80,-16! 78,10! 60,10!'))
    clothes.put(IN_HANDS, stir(plate, [-28, -22], 2))
    const { hand } = bones.arms.far
    const scale = size(bones)
    const mouth = bones.face([24, 36])
    const way = unit(sub(mouth, hand))
    const reach = Math.max(16 * scale, len(sub(mouth, hand)) - 5 * scale)
    clothes.put(ON_TOP + 3, bar(sub(hand, mul(way, 12 * scale)), add(hand, mul(way, reach)), 2.4 * scale))
    clothes.put(ON_TOP + 3.1, { masses: [ball(frame(add(hand, mul(way, reach)), degreesOf(way), scale), 0, 0, 10, 6)], details: [] }) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far, ON_TOP + 4)
  },
  baking(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    clothes.put(ON_TOP, shape(place, '-40,0 -34,-10 -8,-13 26,-12 40,-4 42,8 22,15 -18,15 -38,10'))
    clothes.put(ON_TOP, shape(place, '50,-14! 90,-14! 96,8! 52,8!', [[60, -8], [76, -8], [62, 2], [80, 2]].map(([cx, cy]) => cookie(place, cx!, cy!)))) // prettier-ignore
    clothes.put(
      ON_TOP,
      shape(place, '-88,-30! -58,-30! -62,2 -68,6 -78,6 -84,2', [seam(place, '-96,-20 -50,-20')]),
    )
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const scale = size(bones)
    const way = unit(sub(far, near))
    clothes.put(ON_TOP + 0.4, bar(sub(near, mul(way, 9 * scale)), add(far, mul(way, 9 * scale)), 3.4 * scale))
    clothes.put(ON_TOP + 0.5, bar(between(near, far, 0.22), between(near, far, 0.78), 8.5 * scale))
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  stove(clothes, bones) {
    const place = putTable(clothes, bones, ({ place: stove, left, right, top, ground }) => [
      seam(stove, `${left},${top + 30} ${right},${top + 30}`),
      ...[-54, -28, 28, 54].map((dx) => oval(stove, (left + right) / 2 + dx, top + 19, 6, 6, 'paper')),
      { ...oval(stove, (left + right) / 2, ground * 0.64 + 8, 52, 22, 'paper') },
    ])
    clothes.put(ON_TOP, stir(place, [-34, -44], 2))
    clothes.put(
      ON_TOP,
      shape(place, '-38,-24! 38,-24! 35,6 28,10 -28,10 -35,6', [seam(place, '-44,-14 44,-14', 1, 1)]),
    )
    clothes.put(ON_TOP + 0.1, shape(place, '-50,-18! -36,-19! -36,-12! -50,-12!'))
    clothes.put(ON_TOP + 0.1, shape(place, '36,-19! 50,-18! 50,-12! 36,-12!'))
    const scale = size(bones)
    const { hand } = bones.arms.far
    const into = place([8, -22])
    clothes.put(ON_TOP - 0.4, { masses: [ball(place, 0, -24, 38, 7)], details: [] })
    clothes.put(ON_TOP - 0.2, bar(sub(hand, mul(unit(sub(into, hand)), 12 * scale)), into, 2.8 * scale))
    handOnTop(clothes, bones.arms.far)
    handOnTop(clothes, bones.arms.near)
  },
  puzzle(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    clothes.put(ON_TOP, shape(place, '-50,-12! 32,-12! 40,14! -58,14!', [seam(place, '-26,-20 -24,-8 -32,-2 -22,4 -28,22'), seam(place, '4,-20 2,-6 12,0 4,6 6,22'), seam(place, '-70,0 -44,-3 -38,3 -10,0 -2,-4 20,2 50,0')])) // prettier-ignore
    const piece = '-11,-10! -3,-10! -4,-15 4,-15 3,-10! 11,-10! 11,-2! 16,-3 16,5 11,4! 11,11! -11,11!'
    clothes.put(ON_TOP, shape(frame(place([68, 2]), 20, size(bones) * 0.8), piece))
    clothes.put(ON_TOP, shape(frame(place([-76, 0]), -30, size(bones) * 0.8), piece))
    const { hand } = bones.arms.far
    clothes.put(ON_TOP + 1, shape(frame(add(hand, mul([2, -12], size(bones))), 8, size(bones) * 1.1), piece))
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  cards(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const scale = size(bones)
    for (const [dx, turned] of [[-52, -12], [-30, 6]] as const) // prettier-ignore
      clothes.put(ON_TOP, shape(frame(place([dx, 0]), turned, scale), '-9,-9! 9,-9! 12,10! -12,10!', [oval(frame(place([dx, 0]), 0, scale), 0, 0, 3, 3, 'paper')])) // prettier-ignore
    clothes.put(ON_TOP, shape(place, '58,-14! 80,-14! 80,6! 58,6!', [seam(place, '50,0 90,0', 1, 1)]))
    for (const [i, turned] of [-40, -16, 8, 32].entries()) {
      const place = frame(bones.arms.far.hand, turned - 6, scale)
      clothes.put(ON_TOP + 1 + i * 0.1, shape(place, '-11,-40! 11,-40! 11,0! -11,0!', [shapeHeart(place)]))
    }
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  chess(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    const rows = [-8, -1, 7]
    clothes.put(ON_TOP, shape(place, '-46,-13! 50,-13! 62,15! -58,15!', [
      ...rows.map((y) => seam(place, `-80,${y} 80,${y}`, 1, y < 0 ? 1 : 0)),
      ...[-24, 2, 28].map((at, i) => seam(place, `${at},-20 ${at + (i - 1) * 9},24`)),
    ])) // prettier-ignore
    const pawn = '-7,0! -4,-10 -3,-14 -7,-17 -7,-23 0,-27 7,-23 7,-17 3,-14 4,-10 7,0!'
    for (const [dx, dy, pawnSize] of [
      [-42, 2, 1],
      [-30, 12, 1.15],
      [46, 8, 1.15],
      [34, -4, 1],
    ] as const)
      // prettier-ignore
      clothes.put(ON_TOP + 0.5, shape(frame(place([dx, dy]), 0, size(bones) * pawnSize), pawn))
    clothes.put(ON_TOP + 1, shape(frame(add(bones.arms.far.hand, mul([0, 22], size(bones))), 0, size(bones) * 1.2), pawn)) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'board-game'(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const fields = [[-38, 8], [-26, -6], [-8, -9], [10, -6], [22, 3], [38, 9]] as const // prettier-ignore
    clothes.put(ON_TOP, shape(place, '-46,-14! 50,-14! 62,15! -58,15!', fields.map(([cx, cy]) => oval(place, cx, cy, 7, 4.4, 'paper')))) // prettier-ignore
    const pawn = '-7,0! -3,-12 -6,-16 -5,-22 0,-25 5,-22 6,-16 3,-12 7,0!'
    for (const [dx, dy] of [
      [-26, -4],
      [24, 5],
    ] as const)
      // prettier-ignore
      clothes.put(ON_TOP + 0.5, shape(frame(place([dx, dy]), 0, size(bones)), pawn))
    clothes.put(ON_TOP + 0.5, shape(place, '66,-12! 82,-12! 82,4! 66,4!', [oval(place, 70, -8, 1.8), oval(place, 74, -4, 1.8), oval(place, 78, 0, 1.8)])) // prettier-ignore
    clothes.put(ON_TOP + 1, shape(frame(add(bones.arms.far.hand, mul([0, 22], size(bones))), 0, size(bones) * 1.2), pawn)) // prettier-ignore
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  microscope(clothes, bones) {
    const place = putTable(clothes, bones, drawers)
    const scale = size(bones)
    const eye = bones.face([42, 6])
    const microscope = frame(place([70, 6]), 0, scale)
    const lens = microscope([-14, -26])
    const along = (t: number): Vec => between(eye, lens, t)
    clothes.put(ON_TOP, limb(microscope, '14,-2 26,-24 22,-48 6,-56', [5, 5, 5, 5]))
    clothes.put(ON_TOP + 0.1, shape(microscope, '-30,8! -26,0 22,-2 28,8!'))
    clothes.put(ON_TOP + 0.2, shape(microscope, '-30,-12! 18,-12! 18,-6! -30,-6!'))
    clothes.put(ON_TOP + 0.3, bar(along(0.66), lens, 4.6 * scale))
    clothes.put(ON_TOP + 0.4, bar(along(0.16), along(0.72), 7.6 * scale))
    clothes.put(ON_TOP + 0.5, bar(eye, along(0.14), 8.6 * scale))
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'candle-cake'(clothes, bones) {
    const place = putTable(clothes, bones, hem, 65)
    for (const dx of [46, 66, 86]) {
      clothes.put(ON_TOP, shape(place, `${dx - 4},-44! ${dx + 4},-44! ${dx + 4},-24! ${dx - 4},-24!`))
      clothes.put(
        ON_TOP,
        shape(place, `${dx + 4},-66! ${dx + 8},-55 ${dx + 5},-46 ${dx - 4},-46 ${dx - 6},-54`),
      )
    }
    clothes.put(ON_TOP + 0.1, shape(place, '32,-28! 98,-28! 98,6! 32,6!', [seam(place, '24,-14 38,-10 50,-17 62,-10 74,-17 86,-10 106,-15')])) // prettier-ignore
    clothes.put(ON_TOP, shape(place, '24,4! 106,4! 100,12! 30,12!'))
    const breath = frame(bones.face([40, 38]), 4, size(bones))
    for (const dy of [-4, 4])
      clothes.put(ON_TOP + 1, drawnOn([line(breath, `0,${dy * 0.7} 11,${dy * 1.3}`, 1.3, [0, 0.5])]))
    handOnTop(clothes, bones.arms.near)
  },
  'wash-basin'(clothes, bones) {
    const place = putTable(clothes, bones, ({ place: basin, top, ground }) => [seam(basin, `-34,${top} -26,${ground + 9}`), seam(basin, `34,${top} 26,${ground + 9}`)]) // prettier-ignore
    clothes.put(FURNITURE + 0.2, {
      masses: [ball(place, 6, 1, 58, 11)],
      details: [oval(place, 6, 4, 44, 6, 'paper')],
    })
    clothes.put(ON_TOP - 1, shape(place, '74,4! 74,-32 68,-42 54,-42 42,-38 38,-28! 48,-28! 52,-33 58,-34 63,-30! 63,4!')) // prettier-ignore
    clothes.put(ON_TOP - 1, shape(place, '74,-14! 90,-17 90,-8 74,-7!'))
    for (const [dx, dy] of [
      [43, -21],
      [40, -12],
      [46, -11],
    ] as const)
      // prettier-ignore
      clothes.put(ON_TOP + 2, shape(frame(place([dx, dy]), 0, size(bones)), '0,-5! 3,0 0,3 -3,0'))
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
    for (const [dx, dy, r] of [
      [-14, -14, 8],
      [-4, -26, 6],
      [8, 4, 7],
      [-26, -24, 5],
    ] as const)
      // prettier-ignore
      clothes.put(ON_TOP + 4, { masses: [ball(place, dx, dy, r)], details: [] })
    clothes.put(ON_TOP, shape(place, '-84,-14 -64,-14 -62,0 -86,0'))
  },
}

const shapeHeart = (place: Frame): PieceDetail =>
  line(place, '0,-14 -6,-22 -3,-27 0,-23 3,-27 6,-22 0,-14', 1, [0, 0])

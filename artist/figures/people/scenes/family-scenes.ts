import {
  add,
  degreesOf,
  frame,
  lerp,
  mul,
  sub,
  unit,
  type Frame,
  type Vec,
} from '../../../geometry/vector.ts'
import { ball, drawnOn, limb, line, oval, seam, shape, spot, type Piece } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import { bar, BEHIND_BODY, grip, HELD, size, soleY, type DrawProp } from '../prop-parts.ts'
import { drawers, handOnTop, IN_HANDS, ON_TOP, putTable } from './front-furniture.ts'

/** Where the birdhouse stands on the bench: beside the builder, so that two people can build it from both sides. */
const HOUSE_AT = 60

function putHammer(clothes: Parameters<DrawProp>[0], hand: Vec, u: number): void {
  const place = frame(hand, -30, u)
  clothes.put(IN_HANDS, shape(place, '-12,-3.2! 28,-3.2! 28,3.2! -12,3.2!'))
  clothes.put(IN_HANDS + 0.1, shape(place, '22,-11! 33,-11! 33,12! 36,17 20,17 22,12!'))
}

function putBrush(clothes: Parameters<DrawProp>[0], hand: Vec, u: number): void {
  const place = frame(hand, 26, u)
  clothes.put(IN_HANDS, shape(place, '-22,-3.2! 14,-3.2! 14,3.2! -22,3.2!'))
  clothes.put(
    IN_HANDS + 0.1,
    shape(place, '12,-7! 20,-7! 34,-3 36,2! 30,7 20,7! 12,7!', [seam(place, '20,-10 20,10')]),
  )
}

/** A small teddy that sits and looks to the left, with its feet at 0, 0. */
function teddy(place: Frame): Piece[] {
  return [
    { masses: [ball(place, -13, -50, 7.5), ball(place, 15, -50, 7.5)], details: [] },
    { masses: [ball(place, 0, -16, 16, 18)], details: [oval(place, -2, -14, 9, 10, 'paper')] },
    { masses: [ball(place, 0, -40, 18, 16)], details: [
      oval(place, -4, -35, 9, 6.5, 'paper'), oval(place, -5, -38, 3, 2.2), oval(place, -11, -44, 2.2, 2.8), oval(place, 4, -45, 2.2, 2.8),
      line(place, '-9,-33 -5,-31 -1,-33', 1.1, [0, 0]),
    ] },
    { masses: [ball(place, -14, -20, 5.5, 9, 30)], details: [] },
    { masses: [ball(place, 14, -19, 5.5, 9, -30)], details: [] },
    { masses: [ball(place, -11, -3, 8, 6.5)], details: [] },
    { masses: [ball(place, 11, -3, 8, 6.5)], details: [] },
  ] // prettier-ignore
}

const TEDDIES: ReadonlySet<string> = new Set(['teddy-bear', 'bear'])

/** A young plant by what grows on it: tomatoes at a stake, a flower, or leaves only. */
function seedling(place: Frame, holds: readonly string[]): Piece[] {
  const leaves = ['0,-34! -14,-52 -32,-46! -20,-32', '0,-26! 14,-44 32,-38! 20,-24']
  const stem = limb(place, '0,0 1,-30 0,-62', [3, 2.6, 2.2])
  const pair = leaves.map((text, i) => shape(place, text, [line(place, i === 0 ? '-3,-35 -22,-43' : '3,-27 22,-36', 0.85, [0, 0.4])])) // prettier-ignore
  if (holds.includes('tomato'))
    return [
      shape(place, '7,4! 7,-104! 13,-104! 13,4!'),
      stem,
      limb(place, '0,-56 4,-76 2,-94', [2.4, 2.2, 1.6]),
      ...pair,
      shape(place, '2,-84! -10,-100 -24,-96! -14,-84'),
      ...[[-15, -70], [19, -66], [-6, -50]].map(([cx, cy]): Piece => ({ masses: [ball(place, cx!, cy!, 11.5, 10.5)], details: [line(place, `${cx! - 5},${cy! - 8} ${cx},${cy! - 4} ${cx! + 5},${cy! - 8}`, 1, [0, 0])] })),
    ] // prettier-ignore
  if (holds.some((noun) => FLOWERS.has(noun)))
    return [
      stem,
      ...pair,
      { masses: [0, 60, 120, 180, 240, 300].map((a) => ball(place, Math.cos((a * Math.PI) / 180) * 15, -74 + Math.sin((a * Math.PI) / 180) * 15, 10)), details: [oval(place, 0, -74, 9, 9, 'paper')] },
    ] // prettier-ignore
  return [
    stem,
    ...pair,
    shape(place, '0,-58! -12,-74 -4,-90! 10,-76', [line(place, '0,-62 -2,-80', 0.85, [0, 0.4])]),
  ]
}
const FLOWERS = new Set('flower tulip rose daisy daffodil poppy sunflower'.split(' '))

/** What children, parents and grandparents do together at home and in the garden. */
export const FAMILY_SCENES: Partial<Record<Prop, DrawProp>> = {
  birdhouse(clothes, bones) {
    const place = putTable(clothes, bones, drawers, clothes.wearing.table ? 0 : -HOUSE_AT)
    const house = clothes.wearing.table ? place : frame(place([HOUSE_AT, 0]), 0, size(bones) ** 0.75)
    const scale = size(bones) ** 0.75
    clothes.put(ON_TOP, shape(house, '-26,-2! 26,-2! 26,6! -26,6!'))
    clothes.put(
      ON_TOP + 0.1,
      shape(house, '-20,-42! 0,-58! 20,-42! 20,-2! -20,-2!', [oval(house, 0, -30, 8.5, 8.5, 'paper')]),
    )
    clothes.put(ON_TOP + 0.2, shape(house, '-3,-14! 3,-14! 3,-10! -3,-10!'))
    for (const side of [-1, 1])
      clothes.put(
        ON_TOP + 0.3 + side * 0.05,
        shape(([a, b]) => house([a * side, b]), '-1,-66! 32,-38! 27,-31! -1,-56!'),
      )
    for (const [i, w] of [30, 26].entries())
      clothes.put(
        ON_TOP,
        shape(place, `${-74 - w / 2},${-i * 9 - 4}! ${-74 + w},${-i * 9 - 4}! ${-74 + w},${-i * 9 + 5}! ${-74 - w / 2},${-i * 9 + 5}!`),
      ) // prettier-ignore
    if (bones.body.grown > 0.5) putHammer(clothes, bones.arms.far.hand, scale)
    else putBrush(clothes, bones.arms.far.hand, scale)
    handOnTop(clothes, bones.arms.near)
    handOnTop(clothes, bones.arms.far)
  },
  'bed-book'(clothes, bones) {
    const scale = size(bones)
    const seat = bones.at(0, -0.14)
    const place = frame([seat[0], seat[1] + 4 * scale], 0, scale)
    const long = 176
    clothes.put(BEHIND_BODY - 1, shape(place, '-76,46! -76,-84 -70,-94 -60,-94 -54,-84 -54,46!'))
    clothes.put(BEHIND_BODY, shape(place, '-56,2 -62,-44 -50,-72 -26,-70 -14,-42 -8,-4', [line(place, '-46,-58 -38,-52', 0.85)])) // prettier-ignore
    clothes.put(BEHIND_BODY + 1, shape(place, `-54,-4! ${long},-4! ${long},34! -54,34!`))
    clothes.put(38, shape(place, `-8,-16! 20,-34 60,-36 100,-26 ${long - 30},-30 ${long},-24 ${long + 6},34! 120,30 70,36 24,30 -10,34! -18,10`, [seam(place, '-20,4 14,6 36,-40')])) // prettier-ignore
    clothes.put(38.5, shape(place, `${long},48! ${long},-40 ${long + 7},-48 ${long + 15},-48 ${long + 20},-40 ${long + 20},48!`)) // prettier-ignore
    clothes.put(BEHIND_BODY - 2, shape(place, `-52,30! ${long},30! ${long},42! -52,42!`))
    if (clothes.wearing.holds?.some((noun) => TEDDIES.has(noun)))
      clothes.put(38.2, ...teddy(frame(place([122, -28]), 4, scale * 1.1)))
    openBook(clothes, bones)
  },
  cauldron(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const sole = soleY(bones)
    const high = 92 * scale
    const cauldron = frame([near[0] + 44 * scale, sole - high], 0, scale * 1.1)
    const foot = high / (scale * 1.1)
    for (const side of [-1, 1]) clothes.put(HELD - 7, shape(([a, b]) => cauldron([a * side, b]), `22,${foot - 24}! 36,${foot - 28}! 38,${foot}! 28,${foot}!`)) // prettier-ignore
    clothes.put(HELD - 7.1, shape(cauldron, `-22,${foot} -30,${foot - 14} -18,${foot - 22} -12,${foot - 12}! -4,${foot - 26} 6,${foot - 12}! 16,${foot - 24} 26,${foot - 10} 20,${foot}`)) // prettier-ignore
    clothes.put(HELD - 6, {
      masses: [ball(cauldron, 0, 0, 48, 12)],
      details: [oval(cauldron, 0, 0, 40, 8.5, 'paper')],
    })
    const end = cauldron([2, 4])
    const way = unit(sub(end, far))
    clothes.put(HELD - 5, bar(sub(far, mul(way, 16 * scale)), end, 3.2 * scale))
    clothes.put(HELD - 4, shape(cauldron, `-48,0! -24,9.6 0,12 24,9.6 48,0! 54,10 46,16! 56,38 44,${foot - 26} 22,${foot - 12} -22,${foot - 12} -44,${foot - 26} -56,38 -46,16! -54,10`, [
      seam(cauldron, '-60,15 -24,24 0,26 24,24 60,15'), spot(cauldron, '0,36! 4,46! 14,46! 6,52! 9,62! 0,56! -9,62! -6,52! -14,46! -4,46!', 'paper'),
    ])) // prettier-ignore
    for (const [dx, dy, r] of [
      [22, -14, 8],
      [34, -34, 6],
      [14, -46, 9],
      [-26, -12, 6],
    ] as const)
      // prettier-ignore
      clothes.put(HELD - 5.5, { masses: [ball(cauldron, dx, dy, r)], details: [] })
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
  seedling(clothes, bones) {
    const scale = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const middle = lerp(near, far, 0.5)
    const ground = soleY(bones)
    const place = frame([middle[0] + 24 * scale, ground - 12 * scale], 0, scale)
    clothes.put(HELD - 3, ...seedling(place, clothes.wearing.holds ?? []))
    clothes.put(HELD - 2, shape(place, '-44,14! -34,-4 -16,-12 4,-14 24,-10 40,2 48,14!', [line(place, '-18,2 -10,-2', 0.9), line(place, '14,4 24,2', 0.9)])) // prettier-ignore
    const trowel = frame(place([78, -16]), 74, scale)
    clothes.put(HELD - 2.5, shape(trowel, '-38,-4! -12,-4! -12,4! -38,4!'))
    clothes.put(HELD - 2.4, shape(trowel, '-14,-9! 8,-10 24,0! 8,10 -14,9!'))
    grip(clothes, bones.arms.near)
    grip(clothes, bones.arms.far)
  },
}

/** An open book that rests on the blanket, seen from its covers. */
function openBook(clothes: Parameters<DrawProp>[0], bones: Parameters<DrawProp>[1]): void {
  const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
  const wide = 30 * size(bones)
  const place = frame(add(lerp(near, far, 0.5), [0, -wide * 0.3]), degreesOf(sub(far, near)) * 0.5, wide / 30)
  clothes.put(HELD - 7, shape(place, '-33,-19! -15,-23 0,-18! 15,-23 33,-19! 33,19! 15,16 0,21! -15,16 -33,19!', [seam(place, '0,-24 0,26')])) // prettier-ignore
  clothes.put(HELD - 6.9, drawnOn([line(place, '8,-10 17,-13 26,-11', 0.9, [0, 0], 1), line(place, '8,-2 17,-5 26,-3', 0.9, [0, 0], 1), oval(place, -16, -3, 8, 8, 'paper')])) // prettier-ignore
  grip(clothes, bones.arms.near)
  grip(clothes, bones.arms.far)
}

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

function putHammer(x: Parameters<DrawProp>[0], hand: Vec, u: number): void {
  const Q = frame(hand, -30, u)
  x.put(IN_HANDS, shape(Q, '-12,-3.2! 28,-3.2! 28,3.2! -12,3.2!'))
  x.put(IN_HANDS + 0.1, shape(Q, '22,-11! 33,-11! 33,12! 36,17 20,17 22,12!'))
}

function putBrush(x: Parameters<DrawProp>[0], hand: Vec, u: number): void {
  const Q = frame(hand, 26, u)
  x.put(IN_HANDS, shape(Q, '-22,-3.2! 14,-3.2! 14,3.2! -22,3.2!'))
  x.put(IN_HANDS + 0.1, shape(Q, '12,-7! 20,-7! 34,-3 36,2! 30,7 20,7! 12,7!', [seam(Q, '20,-10 20,10')]))
}

/** A small teddy that sits and looks to the left, with its feet at 0, 0. */
function teddy(P: Frame): Piece[] {
  return [
    { masses: [ball(P, -13, -50, 7.5), ball(P, 15, -50, 7.5)], details: [] },
    { masses: [ball(P, 0, -16, 16, 18)], details: [oval(P, -2, -14, 9, 10, 'paper')] },
    { masses: [ball(P, 0, -40, 18, 16)], details: [
      oval(P, -4, -35, 9, 6.5, 'paper'), oval(P, -5, -38, 3, 2.2), oval(P, -11, -44, 2.2, 2.8), oval(P, 4, -45, 2.2, 2.8),
      line(P, '-9,-33 -5,-31 -1,-33', 1.1, [0, 0]),
    ] },
    { masses: [ball(P, -14, -20, 5.5, 9, 30)], details: [] },
    { masses: [ball(P, 14, -19, 5.5, 9, -30)], details: [] },
    { masses: [ball(P, -11, -3, 8, 6.5)], details: [] },
    { masses: [ball(P, 11, -3, 8, 6.5)], details: [] },
  ] // prettier-ignore
}

const TEDDIES: ReadonlySet<string> = new Set(['teddy-bear', 'bear'])

/** A young plant by what grows on it: tomatoes at a stake, a flower, or leaves only. */
function seedling(P: Frame, holds: readonly string[]): Piece[] {
  const leaves = ['0,-34! -14,-52 -32,-46! -20,-32', '0,-26! 14,-44 32,-38! 20,-24']
  const stem = limb(P, '0,0 1,-30 0,-62', [3, 2.6, 2.2])
  const pair = leaves.map((text, i) => shape(P, text, [line(P, i === 0 ? '-3,-35 -22,-43' : '3,-27 22,-36', 0.85, [0, 0.4])])) // prettier-ignore
  if (holds.includes('tomato'))
    return [
      shape(P, '7,4! 7,-104! 13,-104! 13,4!'),
      stem,
      limb(P, '0,-56 4,-76 2,-94', [2.4, 2.2, 1.6]),
      ...pair,
      shape(P, '2,-84! -10,-100 -24,-96! -14,-84'),
      ...[[-15, -70], [19, -66], [-6, -50]].map(([cx, cy]): Piece => ({ masses: [ball(P, cx!, cy!, 11.5, 10.5)], details: [line(P, `${cx! - 5},${cy! - 8} ${cx},${cy! - 4} ${cx! + 5},${cy! - 8}`, 1, [0, 0])] })),
    ] // prettier-ignore
  if (holds.some((noun) => FLOWERS.has(noun)))
    return [
      stem,
      ...pair,
      { masses: [0, 60, 120, 180, 240, 300].map((a) => ball(P, Math.cos((a * Math.PI) / 180) * 15, -74 + Math.sin((a * Math.PI) / 180) * 15, 10)), details: [oval(P, 0, -74, 9, 9, 'paper')] },
    ] // prettier-ignore
  return [stem, ...pair, shape(P, '0,-58! -12,-74 -4,-90! 10,-76', [line(P, '0,-62 -2,-80', 0.85, [0, 0.4])])]
}
const FLOWERS = new Set('flower tulip rose daisy daffodil poppy sunflower'.split(' '))

/** What children, parents and grandparents do together at home and in the garden. */
export const FAMILY_SCENES: Partial<Record<Prop, DrawProp>> = {
  birdhouse(x, bones) {
    const P = putTable(x, bones, drawers, x.wearing.table ? 0 : -HOUSE_AT)
    const H = x.wearing.table ? P : frame(P([HOUSE_AT, 0]), 0, size(bones) ** 0.75)
    const u = size(bones) ** 0.75
    x.put(ON_TOP, shape(H, '-26,-2! 26,-2! 26,6! -26,6!'))
    x.put(
      ON_TOP + 0.1,
      shape(H, '-20,-42! 0,-58! 20,-42! 20,-2! -20,-2!', [oval(H, 0, -30, 8.5, 8.5, 'paper')]),
    )
    x.put(ON_TOP + 0.2, shape(H, '-3,-14! 3,-14! 3,-10! -3,-10!'))
    for (const side of [-1, 1])
      x.put(
        ON_TOP + 0.3 + side * 0.05,
        shape(([a, b]) => H([a * side, b]), '-1,-66! 32,-38! 27,-31! -1,-56!'),
      )
    for (const [i, w] of [30, 26].entries())
      x.put(
        ON_TOP,
        shape(P, `${-74 - w / 2},${-i * 9 - 4}! ${-74 + w},${-i * 9 - 4}! ${-74 + w},${-i * 9 + 5}! ${-74 - w / 2},${-i * 9 + 5}!`),
      ) // prettier-ignore
    if (bones.body.grown > 0.5) putHammer(x, bones.arms.far.hand, u)
    else putBrush(x, bones.arms.far.hand, u)
    handOnTop(x, bones.arms.near)
    handOnTop(x, bones.arms.far)
  },
  'bed-book'(x, bones) {
    const u = size(bones)
    const seat = bones.at(0, -0.14)
    const P = frame([seat[0], seat[1] + 4 * u], 0, u)
    const long = 176
    x.put(BEHIND_BODY - 1, shape(P, '-76,46! -76,-84 -70,-94 -60,-94 -54,-84 -54,46!'))
    x.put(BEHIND_BODY, shape(P, '-56,2 -62,-44 -50,-72 -26,-70 -14,-42 -8,-4', [line(P, '-46,-58 -38,-52', 0.85)])) // prettier-ignore
    x.put(BEHIND_BODY + 1, shape(P, `-54,-4! ${long},-4! ${long},34! -54,34!`))
    x.put(38, shape(P, `-8,-16! 20,-34 60,-36 100,-26 ${long - 30},-30 ${long},-24 ${long + 6},34! 120,30 70,36 24,30 -10,34! -18,10`, [seam(P, '-20,4 14,6 36,-40')])) // prettier-ignore
    x.put(38.5, shape(P, `${long},48! ${long},-40 ${long + 7},-48 ${long + 15},-48 ${long + 20},-40 ${long + 20},48!`)) // prettier-ignore
    x.put(BEHIND_BODY - 2, shape(P, `-52,30! ${long},30! ${long},42! -52,42!`))
    if (x.wearing.holds?.some((noun) => TEDDIES.has(noun)))
      x.put(38.2, ...teddy(frame(P([122, -28]), 4, u * 1.1)))
    openBook(x, bones)
  },
  cauldron(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const sole = soleY(bones)
    const high = 92 * u
    const C = frame([near[0] + 44 * u, sole - high], 0, u * 1.1)
    const foot = high / (u * 1.1)
    for (const side of [-1, 1]) x.put(HELD - 7, shape(([a, b]) => C([a * side, b]), `22,${foot - 24}! 36,${foot - 28}! 38,${foot}! 28,${foot}!`)) // prettier-ignore
    x.put(HELD - 7.1, shape(C, `-22,${foot} -30,${foot - 14} -18,${foot - 22} -12,${foot - 12}! -4,${foot - 26} 6,${foot - 12}! 16,${foot - 24} 26,${foot - 10} 20,${foot}`)) // prettier-ignore
    x.put(HELD - 6, { masses: [ball(C, 0, 0, 48, 12)], details: [oval(C, 0, 0, 40, 8.5, 'paper')] })
    const end = C([2, 4])
    const way = unit(sub(end, far))
    x.put(HELD - 5, bar(sub(far, mul(way, 16 * u)), end, 3.2 * u))
    x.put(HELD - 4, shape(C, `-48,0! -24,9.6 0,12 24,9.6 48,0! 54,10 46,16! 56,38 44,${foot - 26} 22,${foot - 12} -22,${foot - 12} -44,${foot - 26} -56,38 -46,16! -54,10`, [
      seam(C, '-60,15 -24,24 0,26 24,24 60,15'), spot(C, '0,36! 4,46! 14,46! 6,52! 9,62! 0,56! -9,62! -6,52! -14,46! -4,46!', 'paper'),
    ])) // prettier-ignore
    for (const [dx, dy, r] of [
      [22, -14, 8],
      [34, -34, 6],
      [14, -46, 9],
      [-26, -12, 6],
    ] as const)
      // prettier-ignore
      x.put(HELD - 5.5, { masses: [ball(C, dx, dy, r)], details: [] })
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
  seedling(x, bones) {
    const u = size(bones)
    const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
    const middle = lerp(near, far, 0.5)
    const ground = soleY(bones)
    const P = frame([middle[0] + 24 * u, ground - 12 * u], 0, u)
    x.put(HELD - 3, ...seedling(P, x.wearing.holds ?? []))
    x.put(HELD - 2, shape(P, '-44,14! -34,-4 -16,-12 4,-14 24,-10 40,2 48,14!', [line(P, '-18,2 -10,-2', 0.9), line(P, '14,4 24,2', 0.9)])) // prettier-ignore
    const T = frame(P([78, -16]), 74, u)
    x.put(HELD - 2.5, shape(T, '-38,-4! -12,-4! -12,4! -38,4!'))
    x.put(HELD - 2.4, shape(T, '-14,-9! 8,-10 24,0! 8,10 -14,9!'))
    grip(x, bones.arms.near)
    grip(x, bones.arms.far)
  },
}

/** An open book that rests on the blanket, seen from its covers. */
function openBook(x: Parameters<DrawProp>[0], bones: Parameters<DrawProp>[1]): void {
  const [near, far] = [bones.arms.near.hand, bones.arms.far.hand]
  const wide = 30 * size(bones)
  const P = frame(add(lerp(near, far, 0.5), [0, -wide * 0.3]), degreesOf(sub(far, near)) * 0.5, wide / 30)
  x.put(HELD - 7, shape(P, '-33,-19! -15,-23 0,-18! 15,-23 33,-19! 33,19! 15,16 0,21! -15,16 -33,19!', [seam(P, '0,-24 0,26')])) // prettier-ignore
  x.put(HELD - 6.9, drawnOn([line(P, '8,-10 17,-13 26,-11', 0.9, [0, 0], 1), line(P, '8,-2 17,-5 26,-3', 0.9, [0, 0], 1), oval(P, -16, -3, 8, 8, 'paper')])) // prettier-ignore
  grip(x, bones.arms.near)
  grip(x, bones.arms.far)
}

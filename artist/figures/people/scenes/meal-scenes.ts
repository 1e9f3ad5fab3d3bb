import { add, frame, type Frame } from '../../../geometry/vector.ts'
import { ball, drawnOn, line, oval, seam, shape, type Piece } from '../../engine/piece.ts'
import type { Prop } from '../body/prop-names.ts'
import type { Skeleton } from '../body/skeleton.ts'
import type { ClothesContext } from '../clothes/clothes-context.ts'
import { grip, HELD, size, type DrawProp } from '../prop-parts.ts'
import { handOnTop, hem, IN_HANDS, ON_TOP, placeAtTable, putTable } from './front-furniture.ts'

const CAKES: ReadonlySet<string> = new Set(['cake', 'birthday-cake', 'pie'])
const NOODLES: ReadonlySet<string> = new Set(['spaghetti', 'noodle'])

/** What lies on a plate: a pile of pancakes, a slice of pizza or cake, noodles, or something with peas. */
function mealOn(place: Frame, holds: readonly string[]): Piece[] {
  const has = (nouns: ReadonlySet<string>) => holds.some((noun) => nouns.has(noun))
  if (holds.some((noun) => noun === 'pancake' || noun === 'waffle'))
    return [2, -5, -12].map((y) => ({ masses: [ball(place, 0, y, 25, 6.5)], details: y < -10 ? [oval(place, 0, y - 1, 7, 3, 'paper')] : [] })) // prettier-ignore
  if (holds.includes('pizza'))
    return [
      shape(place, '-24,-8! 20,-16! 14,8!', [
        oval(place, -2, -5, 4, 3, 'paper'),
        oval(place, 10, -6, 4, 3, 'paper'),
      ]),
    ]
  if (has(CAKES))
    return [
      shape(place, '-20,-20! 18,-26! 22,-14! 22,2! -18,6!', [seam(place, '-26,-8 24,-13', 1, 0)]),
      { masses: [ball(place, -2, -27, 6)], details: [] },
    ]
  if (has(NOODLES))
    return [
      shape(place, '-27,2 -24,-10 -12,-18 4,-20 18,-14 27,-2 22,5 -20,6', [
        line(place, '-18,-2 -8,-12 4,-4 14,-12', 1, [0.2, 0.3]), line(place, '-12,3 0,-3 12,2 20,-4', 1, [0.2, 0.3]),
      ]),
      { masses: [ball(place, 2, -21, 8)], details: [] },
    ] // prettier-ignore
  return [
    shape(place, '-26,2 -24,-10 -8,-14 4,-8 6,2'),
    { masses: [ball(place, 15, -3, 6.5)], details: [] },
    { masses: [ball(place, 25, -1, 5.5)], details: [] },
  ] // prettier-ignore
}

function putPlate(clothes: ClothesContext, plate: Frame): void {
  clothes.put(IN_HANDS, {
    masses: [ball(plate, 0, 2, 40, 11)],
    details: [oval(plate, 0, 0, 31, 7.5, 'paper')],
  })
}

/** A cup in the hand, with its handle in the fingers. */
function cupInHand(clothes: ClothesContext, bones: Skeleton, scale: number): void {
  const { hand } = bones.arms.far
  const cup = frame(add(hand, [-15 * scale, 0]), 0, scale)
  clothes.put(IN_HANDS + 2, shape(cup, '-15,-17! 0,-20 15,-17! 12,12 8,17! -8,17! -12,12', [line(cup, '-15,-17 0,-13 15,-17', 1, [0, 0])])) // prettier-ignore
  clothes.put(IN_HANDS + 2.1, drawnOn([0, 10].map((dx) => line(cup, `${dx - 5},-26 ${dx},-34 ${dx - 7},-42 ${dx - 1},-50`, 1, [0.3, 0.4])))) // prettier-ignore
}

/** A fork in the hand, upright, so that the mouth stays free. */
function forkInHand(clothes: ClothesContext, bones: Skeleton): void {
  const fork = frame(bones.arms.far.hand, -12, size(bones) ** 0.75 * 0.75)
  clothes.put(IN_HANDS + 2, shape(fork, '-2.4,16! -2,-14! -8,-20 -9,-36! -5,-36! -4,-25! -2,-25! -2,-37! 2,-37! 2,-25! 4,-25! 5,-36! 9,-36! 8,-20 2,-14! 2.4,16!')) // prettier-ignore
}

function handsAtMeal(clothes: ClothesContext, bones: Skeleton): void {
  handOnTop(clothes, bones.arms.near)
  handOnTop(clothes, bones.arms.far, IN_HANDS + 3)
}

/** In figure units. Children sit in the middle of a longer table, and things between them would cover their faces. */
const LONG_TABLE = 400
const isMiddleFree = ({ wearing: { table } }: ClothesContext): boolean =>
  !table || table.ahead + table.behind < LONG_TABLE

/** Meals at a table that a family can share. */
export const MEAL_SCENES: Partial<Record<Prop, DrawProp>> = {
  dinner(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const plate = placeAtTable(bones)
    const jug = clothes.wearing.table ? place : frame(place([62, 0]), 0, size(bones))
    if (isMiddleFree(clothes))
      clothes.put(ON_TOP, shape(jug, '-9,-44! 9,-44! 13,4! -13,4!', [seam(jug, '-20,-24 20,-24')]))
    putPlate(clothes, plate)
    clothes.put(IN_HANDS + 0.1, ...mealOn(plate, clothes.wearing.holds ?? []))
    forkInHand(clothes, bones)
    handsAtMeal(clothes, bones)
  },
  breakfast(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const plate = placeAtTable(bones)
    const dx = clothes.wearing.table ? 0 : 64
    // A carton of milk is recognised as breakfast more easily than a jug.
    if (isMiddleFree(clothes)) clothes.put(ON_TOP, shape(place, `${dx - 12},-40! ${dx - 6},-54! ${dx + 8},-54! ${dx + 13},-40! ${dx + 13},4! ${dx - 12},4!`, [seam(place, `${dx - 20},-40 ${dx + 20},-40`), oval(place, dx, -18, 7, 8, 'paper')])) // prettier-ignore
    putPlate(clothes, plate)
    if (bones.body.grown > 0.5) {
      clothes.put(IN_HANDS + 0.1, shape(plate, '-22,0! -24,-18 -14,-26 0,-22 14,-26 24,-18 22,0!', [oval(plate, 0, -10, 11, 7, 'paper')])) // prettier-ignore
      cupInHand(clothes, bones, size(bones) ** 0.75)
    } else {
      clothes.put(IN_HANDS + 0.1, shape(plate, '4,0! 2,-14 10,-19 18,-16 28,-19 34,-12 32,0!', [oval(plate, 18, -8, 7, 4, 'paper')])) // prettier-ignore
      clothes.put(IN_HANDS + 0.2, { masses: [ball(plate, -14, -20, 9.5, 13)], details: [line(plate, '-22,-25 -17,-22 -14,-26 -10,-22 -6,-25', 1, [0, 0])] }) // prettier-ignore
      clothes.put(IN_HANDS + 0.3, shape(plate, '-26,-18! -2,-18! -6,-8 -11,-6! -11,-2! -6,3! -22,3! -17,-2! -17,-6! -22,-8')) // prettier-ignore
      forkInHand(clothes, bones)
    }
    handsAtMeal(clothes, bones)
  },
  sandwich(clothes, bones) {
    const sandwich = frame(bones.arms.far.hand, -20, size(bones))
    clothes.put(HELD, shape(sandwich, '-20,8! 0,-24! 20,8!', [seam(sandwich, '-26,2 26,2', 1, 0)]))
    grip(clothes, bones.arms.far)
  },
  'tea-table'(clothes, bones) {
    const place = putTable(clothes, bones, hem)
    const teapot = frame(
      place([clothes.wearing.table ? 0 : 70, 2]),
      0,
      size(bones) ** 0.75 * (clothes.wearing.table ? 0.9 : 0.7),
    )
    clothes.put(ON_TOP, shape(teapot, '-24,-14 -38,-24 -42,-36! -34,-38! -28,-28 -20,-24!'))
    clothes.put(ON_TOP, shape(teapot, '20,-30! 36,-32 40,-16 22,-10! 22,-16! 32,-18 30,-26 21,-24!'))
    clothes.put(ON_TOP + 0.1, {
      masses: [ball(teapot, 0, -20, 25, 22)],
      details: [seam(teapot, '-30,-20 0,-14 30,-20', 1, 1)],
    })
    clothes.put(ON_TOP + 0.2, shape(teapot, '-15,-37! 0,-46 15,-37! 0,-33'), {
      masses: [ball(teapot, 0, -48, 5)],
      details: [],
    })
    const plate = placeAtTable(bones)
    clothes.put(IN_HANDS, {
      masses: [ball(plate, 0, 2, 30, 8)],
      details: [oval(plate, 0, 1, 21, 5, 'paper')],
    })
    clothes.put(IN_HANDS + 0.1, ...[-9, 9].map((dx): Piece => ({ masses: [ball(plate, dx, -4, 11, 6)], details: [oval(plate, dx, -5, 3, 1.8, 'paper')] }))) // prettier-ignore
    cupInHand(clothes, bones, size(bones) ** 0.75)
    handsAtMeal(clothes, bones)
  },
}

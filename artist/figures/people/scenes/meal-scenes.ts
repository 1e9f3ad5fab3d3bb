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
function mealOn(P: Frame, holds: readonly string[]): Piece[] {
  const has = (nouns: ReadonlySet<string>) => holds.some((noun) => nouns.has(noun))
  if (holds.some((noun) => noun === 'pancake' || noun === 'waffle'))
    return [2, -5, -12].map((y) => ({ masses: [ball(P, 0, y, 25, 6.5)], details: y < -10 ? [oval(P, 0, y - 1, 7, 3, 'paper')] : [] })) // prettier-ignore
  if (holds.includes('pizza'))
    return [
      shape(P, '-24,-8! 20,-16! 14,8!', [oval(P, -2, -5, 4, 3, 'paper'), oval(P, 10, -6, 4, 3, 'paper')]),
    ]
  if (has(CAKES))
    return [
      shape(P, '-20,-20! 18,-26! 22,-14! 22,2! -18,6!', [seam(P, '-26,-8 24,-13', 1, 0)]),
      { masses: [ball(P, -2, -27, 6)], details: [] },
    ]
  if (has(NOODLES))
    return [
      shape(P, '-27,2 -24,-10 -12,-18 4,-20 18,-14 27,-2 22,5 -20,6', [
        line(P, '-18,-2 -8,-12 4,-4 14,-12', 1, [0.2, 0.3]), line(P, '-12,3 0,-3 12,2 20,-4', 1, [0.2, 0.3]),
      ]),
      { masses: [ball(P, 2, -21, 8)], details: [] },
    ] // prettier-ignore
  return [
    shape(P, '-26,2 -24,-10 -8,-14 4,-8 6,2'),
    { masses: [ball(P, 15, -3, 6.5)], details: [] },
    { masses: [ball(P, 25, -1, 5.5)], details: [] },
  ] // prettier-ignore
}

function putPlate(x: ClothesContext, plate: Frame): void {
  x.put(IN_HANDS, { masses: [ball(plate, 0, 2, 40, 11)], details: [oval(plate, 0, 0, 31, 7.5, 'paper')] })
}

/** A cup in the hand, with its handle in the fingers. */
function cupInHand(x: ClothesContext, bones: Skeleton, u: number): void {
  const { hand } = bones.arms.far
  const C = frame(add(hand, [-15 * u, 0]), 0, u)
  x.put(IN_HANDS + 2, shape(C, '-15,-17! 0,-20 15,-17! 12,12 8,17! -8,17! -12,12', [line(C, '-15,-17 0,-13 15,-17', 1, [0, 0])])) // prettier-ignore
  x.put(IN_HANDS + 2.1, drawnOn([0, 10].map((dx) => line(C, `${dx - 5},-26 ${dx},-34 ${dx - 7},-42 ${dx - 1},-50`, 1, [0.3, 0.4])))) // prettier-ignore
}

/** A fork in the hand, upright, so that the mouth stays free. */
function forkInHand(x: ClothesContext, bones: Skeleton): void {
  const F = frame(bones.arms.far.hand, -12, size(bones) ** 0.75 * 0.75)
  x.put(IN_HANDS + 2, shape(F, '-2.4,16! -2,-14! -8,-20 -9,-36! -5,-36! -4,-25! -2,-25! -2,-37! 2,-37! 2,-25! 4,-25! 5,-36! 9,-36! 8,-20 2,-14! 2.4,16!')) // prettier-ignore
}

function handsAtMeal(x: ClothesContext, bones: Skeleton): void {
  handOnTop(x, bones.arms.near)
  handOnTop(x, bones.arms.far, IN_HANDS + 3)
}

/** In figure units. Children sit in the middle of a longer table, and things between them would cover their faces. */
const LONG_TABLE = 400
const isMiddleFree = ({ wearing: { table } }: ClothesContext): boolean =>
  !table || table.ahead + table.behind < LONG_TABLE

/** Meals at a table that a family can share. */
export const MEAL_SCENES: Partial<Record<Prop, DrawProp>> = {
  dinner(x, bones) {
    const P = putTable(x, bones, hem)
    const plate = placeAtTable(bones)
    const J = x.wearing.table ? P : frame(P([62, 0]), 0, size(bones))
    if (isMiddleFree(x)) x.put(ON_TOP, shape(J, '-9,-44! 9,-44! 13,4! -13,4!', [seam(J, '-20,-24 20,-24')]))
    putPlate(x, plate)
    x.put(IN_HANDS + 0.1, ...mealOn(plate, x.wearing.holds ?? []))
    forkInHand(x, bones)
    handsAtMeal(x, bones)
  },
  breakfast(x, bones) {
    const P = putTable(x, bones, hem)
    const plate = placeAtTable(bones)
    const dx = x.wearing.table ? 0 : 64
    // A carton of milk is recognised as breakfast more easily than a jug.
    if (isMiddleFree(x)) x.put(ON_TOP, shape(P, `${dx - 12},-40! ${dx - 6},-54! ${dx + 8},-54! ${dx + 13},-40! ${dx + 13},4! ${dx - 12},4!`, [seam(P, `${dx - 20},-40 ${dx + 20},-40`), oval(P, dx, -18, 7, 8, 'paper')])) // prettier-ignore
    putPlate(x, plate)
    if (bones.body.grown > 0.5) {
      x.put(IN_HANDS + 0.1, shape(plate, '-22,0! -24,-18 -14,-26 0,-22 14,-26 24,-18 22,0!', [oval(plate, 0, -10, 11, 7, 'paper')])) // prettier-ignore
      cupInHand(x, bones, size(bones) ** 0.75)
    } else {
      x.put(IN_HANDS + 0.1, shape(plate, '4,0! 2,-14 10,-19 18,-16 28,-19 34,-12 32,0!', [oval(plate, 18, -8, 7, 4, 'paper')])) // prettier-ignore
      x.put(IN_HANDS + 0.2, { masses: [ball(plate, -14, -20, 9.5, 13)], details: [line(plate, '-22,-25 -17,-22 -14,-26 -10,-22 -6,-25', 1, [0, 0])] }) // prettier-ignore
      x.put(IN_HANDS + 0.3, shape(plate, '-26,-18! -2,-18! -6,-8 -11,-6! -11,-2! -6,3! -22,3! -17,-2! -17,-6! -22,-8')) // prettier-ignore
      forkInHand(x, bones)
    }
    handsAtMeal(x, bones)
  },
  sandwich(x, bones) {
    const S = frame(bones.arms.far.hand, -20, size(bones))
    x.put(HELD, shape(S, '-20,8! 0,-24! 20,8!', [seam(S, '-26,2 26,2', 1, 0)]))
    grip(x, bones.arms.far)
  },
  'tea-table'(x, bones) {
    const P = putTable(x, bones, hem)
    const T = frame(P([x.wearing.table ? 0 : 70, 2]), 0, size(bones) ** 0.75 * (x.wearing.table ? 0.9 : 0.7))
    x.put(ON_TOP, shape(T, '-24,-14 -38,-24 -42,-36! -34,-38! -28,-28 -20,-24!'))
    x.put(ON_TOP, shape(T, '20,-30! 36,-32 40,-16 22,-10! 22,-16! 32,-18 30,-26 21,-24!'))
    x.put(ON_TOP + 0.1, {
      masses: [ball(T, 0, -20, 25, 22)],
      details: [seam(T, '-30,-20 0,-14 30,-20', 1, 1)],
    })
    x.put(ON_TOP + 0.2, shape(T, '-15,-37! 0,-46 15,-37! 0,-33'), {
      masses: [ball(T, 0, -48, 5)],
      details: [],
    })
    const plate = placeAtTable(bones)
    x.put(IN_HANDS, { masses: [ball(plate, 0, 2, 30, 8)], details: [oval(plate, 0, 1, 21, 5, 'paper')] })
    x.put(IN_HANDS + 0.1, ...[-9, 9].map((dx): Piece => ({ masses: [ball(plate, dx, -4, 11, 6)], details: [oval(plate, dx, -5, 3, 1.8, 'paper')] }))) // prettier-ignore
    cupInHand(x, bones, size(bones) ** 0.75)
    handsAtMeal(x, bones)
  },
}

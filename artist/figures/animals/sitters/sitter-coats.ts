import type { Frame } from '../../../geometry/vector.ts'
import type { Mass } from '../../engine/mass.ts'
import { bothSides, flat, marking, oval, patch, type PieceDetail } from '../../engine/piece.ts'
import { beside } from '../walkers/coat.ts'

/** Wedges from both flanks. */
export const tigerStripes = (place: Frame): PieceDetail[] =>
  bothSides(place, (side) => [
    marking(side, '60,-92! 60,-80! 38,-76 24,-82! 38,-89', 0),
    marking(side, '64,-72! 64,-59! 42,-57 28,-63! 42,-70', 0),
    marking(side, '70,-52! 70,-41! 50,-40 36,-45! 50,-52'),
  ])

const spots = (place: Frame, list: readonly (readonly [x: number, y: number, rx: number, ry: number])[], fill: 'ink' | 'paper'): PieceDetail[] =>
  list.map(([x, y, rx, ry]) => ({ ...oval(place, x, y, rx, ry, fill), inside: true })) // prettier-ignore

/** Large spots, because only they tell a leopard from other cats on the easiest pages. */
export const rosettes = (place: Frame): PieceDetail[] =>
  bothSides(place, (side) => spots(side, [[31, -92, 4.4, 4], [40, -74, 6, 5], [48, -54, 6, 5.4], [31, -58, 3.6, 3.4], [53, -34, 5, 5], [42, -38, 3.4, 3.4]], 'paper')) // prettier-ignore

export const dots = (place: Frame): PieceDetail[] =>
  bothSides(place, (side) => spots(side, [[31, -88, 3, 2.6], [38, -74, 3.4, 3], [31, -68, 2.8, 2.6], [44, -58, 3.4, 3], [35, -50, 2.8, 2.6], [49, -42, 3, 2.8]], 'ink')) // prettier-ignore

/** Spots down a leg. */
export const spotsAlong = (leg: Mass): PieceDetail[] =>
  [[0.36, 0.35], [0.5, -0.4], [0.62, 0.4], [0.76, -0.3]].map(([share, side]) => {
    const [x, y] = beside(leg, share!, side!)
    return { ...oval(flat, x, y, 2.6, 3), inside: true }
  }) // prettier-ignore

export const cowPatches = (place: Frame): PieceDetail[] => [
  patch(place, '-70,-100 -46,-98 -34,-80 -40,-58 -74,-52'),
  patch(place, '72,-62 50,-60 42,-44 52,-30 74,-28'),
]

export const pouch = (place: Frame): PieceDetail[] => [
  patch(place, '-34,-44! -12,-37 12,-37 34,-44! 33,-14 16,-4 -16,-4 -33,-14', undefined, 'belly'),
]

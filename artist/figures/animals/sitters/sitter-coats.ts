import type { Frame } from '../../../geometry/vector.ts'
import { bothSides, marking, oval, patch, type PieceDetail } from '../../engine/piece.ts'

/** Wedges from both flanks. */
export const tigerStripes = (place: Frame): PieceDetail[] =>
  bothSides(place, (side) => [
    marking(side, '60,-92! 60,-80! 38,-76 24,-82! 38,-89', 0),
    marking(side, '64,-72! 64,-59! 42,-57 28,-63! 42,-70', 0),
    marking(side, '70,-52! 70,-41! 50,-40 36,-45! 50,-52'),
  ])

const spots = (place: Frame, list: readonly (readonly [x: number, y: number, rx: number, ry: number])[], fill: 'ink' | 'paper'): PieceDetail[] =>
  list.map(([x, y, rx, ry]) => oval(place, x, y, rx, ry, fill)) // prettier-ignore

export const rosettes = (place: Frame): PieceDetail[] =>
  bothSides(place, (side) => spots(side, [[33, -74, 5, 4], [41, -60, 5.5, 4.6], [30, -92, 4, 3.4], [46, -46, 4, 3.6]], 'paper')) // prettier-ignore

export const dots = (place: Frame): PieceDetail[] =>
  bothSides(place, (side) => spots(side, [[31, -84, 2.6, 2.2], [37, -72, 2.8, 2.4], [31, -66, 2.4, 2.2], [42, -58, 2.8, 2.4], [46, -45, 2.6, 2.2]], 'ink')) // prettier-ignore

export const cowPatches = (place: Frame): PieceDetail[] => [
  patch(place, '-70,-100 -46,-98 -34,-80 -40,-58 -74,-52'),
  patch(place, '72,-62 50,-60 42,-44 52,-30 74,-28'),
]

export const pouch = (place: Frame): PieceDetail[] => [
  patch(place, '-34,-44! -12,-37 12,-37 34,-44! 33,-14 16,-4 -16,-4 -33,-14', undefined, 'belly'),
]

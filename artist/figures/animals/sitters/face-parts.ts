import type { Frame } from '../../../geometry/vector.ts'
import { brow, cheek, eye, isOpenMouthed, lips, whiskers, type Expression } from '../../engine/face.ts'
import { mirroredKnots } from '../../engine/mass.ts'
import { ball, bothSides, drawnOn, line, oval, patch, shape, spot, type Piece, type PieceDetail } from '../../engine/piece.ts' // prettier-ignore

/** A head from the front, about 100 units wide around 0,0. */
export type FrontFace = (place: Frame, face: Expression) => Piece[]

export const eyes = (
  place: Frame,
  x: number,
  y: number,
  r: number,
  face: Expression,
  wide = 0.84,
): PieceDetail[] => [
  ...eye(place, -x, y, r, face, wide),
  ...eye(place, x, y, r, face, wide),
  brow(place, -x, y - r * 1.5, r * 0.6, -1, face),
  brow(place, x, y - r * 1.5, r * 0.6, 1, face),
]
export const cheeks = (place: Frame, x: number, y: number): PieceDetail[] =>
  [-x, x].map((at) => cheek(place, at, y))
export const roundEars = (place: Frame, x: number, y: number, r: number): Piece[] =>
  bothSides(place, (side) => [
    {
      masses: [ball(side, x, y, r)],
      details: [{ ...oval(side, x, y, r * 0.55, r * 0.55, 'paper'), part: 'inner-ear' }],
      part: 'ear',
    },
  ])
export const pointedEars = (place: Frame, outer: string, inner: string): Piece[] =>
  bothSides(place, (side) => [
    shape(side, outer, [{ ...spot(side, inner, 'paper'), part: 'inner-ear' }], { part: 'ear' }),
  ])
export const hairs = (place: Frame, x: number, out: number, ys: readonly (readonly [number, number])[]): PieceDetail[] =>
  bothSides(place, (side) => whiskers(side, ys.map(([from, to]) => [x, from, out, to] as const))) // prettier-ignore
/** Three hairs on the crown. */
export const tuft = (place: Frame, y: number): Piece[] => [
  drawnOn(
    ['-3,2 -8,-9 -16,-12', '0,2 0,-11 4,-19', '3,2 9,-8 17,-9'].map((hair) =>
      line(([u, v]) => place([u, v + y]), hair, 1.2, [0, 0.7]),
    ),
  ),
]
export const muzzle = (place: Frame, half: string): PieceDetail =>
  patch(place, mirroredKnots(half), undefined, 'muzzle')

/** A wide mouth below a flat nose; joyful, it shows the tongue. */
export function wideMouth(place: Frame, y: number, width: number, face: Expression): PieceDetail[] {
  if (!isOpenMouthed(face)) return [lips(place, `${-width},${y} 0,${y + 10} ${width},${y}`, face)]
  const open = `${-width},${y}! 0,${y + 5} ${width},${y}! ${width * 0.7},${y + 15} 0,${y + 20} ${-width * 0.7},${y + 15}`
  return [{ ...spot(place, open, 'paper'), part: 'mouth' }, line(place, `${-width / 2},${y + 14} 0,${y + 11} ${width / 2},${y + 14}`, 0.8, [0, 0])]
} // prettier-ignore

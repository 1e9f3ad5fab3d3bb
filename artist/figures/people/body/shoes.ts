import type { Frame } from '../../../geometry/vector.ts'
import { scaleOf } from '../../engine/mass.ts'
import { flat, line, oval, seam, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { FEET, type FootName } from './paws.ts'
import { limbOutline } from './limb-outline.ts'
import type { Limb } from './limb-outline.ts'

export type Shoe = 'sneaker' | 'slipper' | 'boot' | 'bare' | 'pointed' | 'fin'

/** Shoes in the frame of a foot: the sole is at y 0, the ankle at 0, -17. */
const SHOES: Record<Shoe, string> = {
  sneaker: '-13,-21~2 10,-22~2 17,-13 30,-9.5 38,-3 38,2~2 35,4! -14,4! -17,-5',
  slipper: '-12,-14~2 4,-11 12,-13~2 20,-9 31,-6 36,0 34,4! -13,4! -16,-4',
  boot: '-13,-30~2 11,-31~2 15,-15 30,-10 38,-3 38,2~2 35,4! -14,4! -16,-6',
  bare: '-9,-22 9,-22 13,-11 24,-6 35,-3 37,2 30,4 2,3.5 -11,4 -14,-3 -11,-11',
  fin: '-13,-20 10,-21 16,-12 34,-9 56,-13! 63,-6 60,4! -10,4! -15,-5',
  pointed: '-13,-20~2 10,-21~2 17,-12 30,-7 42,-10 50,-20! 50,-6 42,3 35,4! -14,4! -17,-5',
}

const LINES: Record<Shoe, (place: Frame) => PieceDetail[]> = {
  sneaker: (at) => [
    seam(at, '-24,-2.5 8,-2 46,-1.5', 0.9, 1),
    line(at, '12,-16 17,-10', 0.85, [0.2, 0.2], 1),
    line(at, '18,-13 22.5,-7.5', 0.85, [0.2, 0.2], 1),
    line(at, '26,-11 26,-6 30,-2', 0.85, [0, 0.3], 1),
  ],
  slipper: (at) => [seam(at, '-22,-1 8,-0.5 46,-0.5', 0.9, 1)],
  boot: (at) => [seam(at, '-24,-2.5 8,-2 46,-1.5', 0.9, 1), seam(at, '-24,-24 0,-22 24,-25', 0.9, 1)],
  bare: (at) => [line(at, '33,-2 29,-1', 0.8, [0, 0.5], 1), line(at, '35,1 30,1.4', 0.8, [0, 0.5], 1)],
  fin: (at) => [line(at, '22,-6 40,-5 56,-8', 0.85), line(at, '22,-1 40,0 57,-1', 0.85)],
  pointed: (at) => [seam(at, '-24,-2.5 8,-2 40,-1 60,-12', 0.9, 1)],
}

export function drawShoe(place: Frame, kind: Shoe, shin: Limb, grow: number): Piece[] {
  const shoe = shape(place, SHOES[kind], LINES[kind](place))
  if (kind === 'bare') return [{ ...shoe, open: [{ at: place([0, -22]), radius: 11 * scaleOf(place) }] }]
  if (kind !== 'boot') return [shoe]
  const shaft = shape(flat, limbOutline(shin, { from: 0.74, to: 0.98, grow: grow + 2, hem: 'both' }))
  return [shaft, { ...shoe, open: [{ at: place([0, -26]), radius: 13 * scaleOf(place) }] }]
}

/** The bare foot of an animal, which grows out of its leg. */
export function drawFoot(place: Frame, name: FootName): Piece {
  const { outline, lines, ovals = [] } = FEET[name]
  const details = [
    ...lines.map((text) => line(place, text, 0.85, [0, 0.4], 1)),
    ...ovals.map(([x, y, rx, ry]) => ({ ...oval(place, x, y, rx, ry, 'paper'), level: 1 as const })),
  ]
  return shape(place, outline, details, { open: [{ at: place([0, -22]), radius: 16 * scaleOf(place) }] })
}

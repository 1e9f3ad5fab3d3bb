import type { Frame } from '../../../geometry/vector.ts'
import type { Piece } from '../../engine/piece.ts'
import { boundsOfMasses } from '../../engine/mass.ts'

/** How far the middle of a face moves, in its own units, when the head is seen from the side. */
const SHIFT = 19
const HALF = 58

/** A face from the front turned to the right like a ball: the middle moves most, the outline stays. */
export function turnedFrame(place: Frame, turn: number): Frame {
  return ([x, y]) => {
    const across = Math.max(0, 1 - (x / HALF) ** 2)
    const above = y < 0 ? Math.max(0, 1 - (y / 74) ** 2) : 1
    return place([x + SHIFT * turn * across * above, y])
  }
}

/** The head from behind: ears, mane and skull without what is on the front. */
export function fromBehind(pieces: readonly Piece[]): Piece[] {
  const boxes = pieces.map(({ masses }) => boundsOfMasses(masses))
  const largest = boxes.reduce((a, b) => (b.right - b.left > a.right - a.left ? b : a))
  const isInside = ({ left, right, top, bottom }: (typeof boxes)[number]) =>
    left > largest.left && right < largest.right && top > largest.top && bottom < largest.bottom
  return pieces
    .filter(({ masses }, i) => masses.length > 0 && !isInside(boxes[i]!))
    .map((piece) => ({ ...piece, details: [] }))
}

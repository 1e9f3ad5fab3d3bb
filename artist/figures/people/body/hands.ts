import { frame, type Frame } from '../../../geometry/vector.ts'
import { line, onHead, oval, shape, type Piece, type PieceDetail } from '../../engine/piece.ts'
import { PAWS, type PawName } from './paws.ts'
import type { HandShape } from './pose.ts'
import type { Proportions } from './proportions.ts'
import type { Arm } from './skeleton.ts'

interface HandDrawing {
  outline: string
  lines: readonly string[]
}

/** Hands with the wrist at 0, 0, the fingers to the right and the thumb above. */
const HANDS: Record<HandShape, HandDrawing> = {
  rest: {
    outline: '-8,-7 3,-9 8,-15.5 14,-18.5 18,-15.5 15.5,-9.5 23,-8.5 28.5,-3 28,3.5 22,8.5 12,10 2,9 -8,7',
    lines: ['28,-2 20,-2.4', '27,3 19,2.6', '5,-6 10,-7 15,-9.5'],
  },
  open: {
    outline:
      '-8,-7 2,-8.5 3,-16 7,-22 12,-20.5 12,-12.5! 14,-11! 25,-17.5 29.5,-16 28,-11.5 18,-5.2! 31,-7.5 34.5,-4.5 32,-1.2 19,-0.4! 31,1.8 33.5,5.2 30.5,7.6 17.5,4.8! 25,9 27,12.4 23.5,14.2 13,10.4 3,9.6 -8,7',
    lines: ['4,-3 8,1 8,6'],
  },
  grip: {
    outline:
      '-8,-7 2,-10 9,-13.5 16,-13 20.5,-9.5 21.8,-5.6! 25,-3.6 25,0.4 23.4,1.8! 24.6,4.4 23,7.4 20.6,8! 18,12 9,12.4 1,10 -8,7',
    lines: ['23.6,1.8 15,2.2', '22,-5.4 15,-4.6', '20.6,8 14,7.6', '3,-9.6 8,-4 14.5,-4.6 18.6,-9.6'],
  },
  point: {
    outline: '-8,-7 4,-9.5 14,-10.5 33,-10.5 37,-7.6 33,-4.6 20.5,-4! 22.5,1 20,7.5 10,10.5 1,9.5 -8,7',
    lines: ['22,2.4 15,2.8', '20,-4 12,-4', '2,6 9,2 14,4'],
  },
}

/** A mitten, and an open hand that is too small on the page for single fingers. */
const MITTEN = '-8,-8 2,-9.5 5,-17 11,-20 15,-15 14,-9.5 24,-10 31.5,-3.5 30.5,4.5 23,9.5 11,11 1,10 -8,8'

/** The hand alone. It grows out of the forearm, so there is no line at the wrist. Small hands have no fingers. */
export function drawHand(arm: Arm, body: Proportions, more: Partial<Piece> = {}, isMitten = false): Piece[] {
  if (body.animal && !isMitten) return [drawPaw(arm, body, body.animal.hand, more)]
  const { outline, lines } = HANDS[arm.shape]
  const place = handFrame(arm, body)
  const wrist: Partial<Piece> = { open: [{ at: place([-8, 0]), radius: 9 * body.hand }], ...more }
  const details = lines.map((text): PieceDetail => line(place, text, 0.85, [0, 0.5], 1))
  if (isMitten) return [shape(place, arm.shape === 'grip' ? outline : MITTEN, [], wrist)]
  if (arm.shape !== 'open') return [shape(place, outline, onHead('large', details), wrist)]
  return [
    shape(place, outline, details, { ...wrist, onHead: 'large' }),
    shape(place, MITTEN, [], { ...wrist, onHead: 'small' }),
  ]
}

/** The paw, wing or fin of an animal. */
function drawPaw(arm: Arm, body: Proportions, name: PawName, more: Partial<Piece>): Piece {
  const { closed, open } = PAWS[name]
  const { outline, lines, ovals = [] } = arm.shape === 'open' ? (open ?? closed) : closed
  const place = handFrame(arm, body)
  return shape(
    place,
    outline,
    onHead('large', [
      ...lines.map((text): PieceDetail => line(place, text, 0.85, [0, 0.4], 1)),
      ...ovals.map(([x, y, rx, ry]) => ({ ...oval(place, x, y, rx, ry, 'paper'), level: 1 as const })),
    ]),
    { open: [{ at: place([-8, 0]), radius: 11 * body.hand }], ...more },
  )
}

/** The frame of a hand; the thumb is above if the hand points to the right, and inwards if it hangs down. */
function handFrame({ wrist, fingers }: Arm, body: Proportions): Frame {
  const place = frame(wrist, fingers, body.hand)
  const upwards = Math.cos((fingers * Math.PI) / 180)
  // A hand that points down or to the left is turned over, so that its thumb stays in front or above.
  return upwards < -0.05 ? ([x, y]) => place([x, -y]) : place
}

import type { Frame } from '../../../geometry/vector.ts'
import { line, oval, spot, type PieceDetail } from '../../engine/piece.ts'
import type { Expression } from '../body/pose.ts'

/** The side away from the viewer is shorter. */
const FAR = 0.92

/** A mouth around x, y with half the width w. */
export function drawMouth(place: Frame, mood: Expression, x: number, y: number, w: number): PieceDetail[] {
  const [left, right] = [x - w, x + w * FAR]
  switch (mood) {
    case 'scared':
      return [
        { ...spot(place, [[left + w * 0.35, y + 9, 0], [x - w * 0.3, y + 1], [x, y + 3.5], [x + w * 0.35, y + 1], [right - w * 0.2, y + 9, 0], [x + w * 0.3, y + 8], [x - w * 0.1, y + 10.5], [x - w * 0.4, y + 8]], 'paper'), width: 1.1, part: 'mouth' },
      ] // prettier-ignore
    case 'cold':
      return [line(place, [[left + w * 0.2, y + 5, 0], [x - w * 0.45, y + 1, 0], [x - w * 0.12, y + 6, 0], [x + w * 0.2, y + 1, 0], [x + w * 0.5, y + 6, 0], [right - w * 0.1, y + 2, 0]], 1.5, [0.1, 0.1])] // prettier-ignore
    case 'bored':
      return [
        line(
          place,
          [
            [left + w * 0.4, y + 2.5],
            [x, y + 2],
            [right - w * 0.2, y + 5],
          ],
          1.6,
          [0.2, 0.2],
        ),
      ]
    case 'tired':
      return [{ ...oval(place, x, y + 6, w * 0.42, w * 0.6, 'paper'), width: 1.1, part: 'mouth' }]
    case 'sad':
      return [
        line(place, [[left + w * 0.3, y + 6], [x, y + 1], [right - w * 0.2, y + 5]], 1.4, [0.3, 0.3]),
        line(place, [[x - w * 0.25, y + 9], [x + w * 0.2, y + 9]], 0.8),
      ] // prettier-ignore
    case 'angry':
      return [
        { ...spot(place, [[left + w * 0.2, y + 9, 0], [left + w * 0.5, y + 1], [x, y - 0.5], [right - w * 0.4, y + 1], [right - w * 0.1, y + 8, 0], [x, y + 6.5]], 'paper'), width: 1.2, part: 'mouth' },
        line(place, [[left + w * 0.3, y + 5], [x, y + 3], [right - w * 0.2, y + 4.5]], 0.9, [0, 0]),
        ...[-0.3, 0.05, 0.4].map((at) => line(place, [[x + w * at, y], [x + w * at, y + 6.5]], 0.8, [0, 0])),
      ] // prettier-ignore
    case 'surprised':
      return [{ ...oval(place, x, y + 4, w * 0.36, w * 0.46, 'paper'), width: 1, part: 'mouth' }]
    case 'singing':
      return [
        { ...oval(place, x, y + 5, w * 0.56, w * 0.66, 'paper'), width: 1, part: 'mouth' },
        line(place, [[x - w * 0.44, y + 8], [x, y + 5.5], [x + w * 0.44, y + 8]], 0.85, [0, 0]),
      ] // prettier-ignore
    case 'sleeping':
      return [line(place, [[x - w * 0.4, y + 1], [x, y + 3.4], [x + w * 0.4, y + 1]], 1.3)] // prettier-ignore
    case 'happy':
    case 'laughing': {
      const depth = w * (mood === 'happy' ? 0.8 : 1.08)
      return [
        { ...spot(place, [[left, y - 2, 0], [x, y + 2.5], [right, y - 3, 0], [right - w * 0.22, y + depth * 0.6], [x + w * 0.1, y + depth], [left + w * 0.42, y + depth * 0.62]], 'paper'), width: 1.05, part: 'mouth' },
        line(place, [[left + w * 0.42, y + depth * 0.6], [x + w * 0.06, y + depth * 0.46], [right - w * 0.24, y + depth * 0.54]], 0.85, [0, 0], 1),
        line(place, [[left - 2, y - 4], [left, y - 1]], 1.05, [0.4, 0]),
      ] // prettier-ignore
    }
    default:
      return [
        line(place, [[left, y - 1], [x - w * 0.1, y + 5], [right, y - 2]], 1.45, [0.3, 0.3]),
        line(place, [[left - 2.4, y - 3], [left - 0.6, y + 1.2]], 1, [0.3, 0.3]),
      ] // prettier-ignore
  }
}

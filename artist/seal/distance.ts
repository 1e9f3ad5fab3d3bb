import type { Bitmap } from './bitmap.ts'

const STRAIGHT = 1
const DIAGONAL = Math.SQRT2

/**
 * Distance in pixels of each pixel of the given kind to the nearest pixel of the other kind; 0 for other pixels.
 * Two-pass chamfer.
 */
export function distances({ width, height, ink }: Bitmap, of: 'ink' | 'paper'): Float32Array {
  const wanted = of === 'ink' ? 1 : 0
  const distance = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (ink[at] !== wanted) continue
      distance[at] = Math.min(
        distance[at - 1]! + STRAIGHT,
        distance[at - width]! + STRAIGHT,
        distance[at - width - 1]! + DIAGONAL,
        distance[at - width + 1]! + DIAGONAL,
      )
    }
  for (let y = height - 2; y > 0; y--)
    for (let x = width - 2; x > 0; x--) {
      const at = y * width + x
      if (distance[at] === 0) continue
      distance[at] = Math.min(
        distance[at]!,
        distance[at + 1]! + STRAIGHT,
        distance[at + width]! + STRAIGHT,
        distance[at + width + 1]! + DIAGONAL,
        distance[at + width - 1]! + DIAGONAL,
      )
    }
  return distance
}

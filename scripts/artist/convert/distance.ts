import { SIZE, type Extent } from './grid.ts'

const DIAGONAL = Math.SQRT2
const FAR = 1e6

/**
 * Distance of every pixel of a box to the nearest pixel for which `isSource` is true, in pixels (chamfer).
 * `isSource` is also called for the frame of one pixel around the box.
 */
export function distances(
  { left, top, right, bottom }: Extent,
  isSource: (pixel: number) => boolean,
): { distance: Float32Array; indexOf: (pixel: number) => number } {
  const width = right - left + 3
  const height = bottom - top + 3
  const distance = new Float32Array(width * height).fill(FAR)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [x + left - 1, y + top - 1]
      const isOnPage = px >= 0 && py >= 0 && px < SIZE && py < SIZE
      if (!isOnPage || isSource(py * SIZE + px)) distance[y * width + x] = 0
    }
  const lower = (i: number, j: number, step: number) => {
    const through = distance[j]! + step
    if (through < distance[i]!) distance[i] = through
  }
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (!distance[i]) continue
      lower(i, i - 1, 1)
      lower(i, i - width, 1)
      lower(i, i - width - 1, DIAGONAL)
      lower(i, i - width + 1, DIAGONAL)
    }
  for (let y = height - 2; y >= 0; y--)
    for (let x = width - 2; x > 0; x--) {
      const i = y * width + x
      if (!distance[i]) continue
      lower(i, i + 1, 1)
      lower(i, i + width, 1)
      lower(i, i + width + 1, DIAGONAL)
      lower(i, i + width - 1, DIAGONAL)
    }
  const indexOf = (pixel: number) => (Math.floor(pixel / SIZE) - top + 1) * width + (pixel % SIZE) - left + 1
  return { distance, indexOf }
}

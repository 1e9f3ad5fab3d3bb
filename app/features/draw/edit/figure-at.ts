import type { Box } from '#artist/drawing.ts'

interface Boxed {
  box: Box
}

/**
 * The figure that a tap means where boxes overlap: the one whose middle is nearest in proportion to its size. So a small figure in front of
 * a large one is found, and a large one in front of a small one, too.
 */
export function figureAt<Figure extends Boxed>(
  figures: readonly Figure[],
  x: number,
  y: number,
): Figure | undefined {
  const distance = ({ box }: Boxed) =>
    Math.max(Math.abs(x - box.x - box.w / 2) / box.w, Math.abs(y - box.y - box.h / 2) / box.h)
  const [nearest] = figures
    .filter((figure) => distance(figure) <= 0.5)
    .toSorted((a, b) => distance(a) - distance(b))
  return nearest
}

import type { FigurePlacement, WishFigure } from '#artist/wish.ts'

const DEFAULT_SIZE = 0.24
/** Candidates in the order in which equally free ones are preferred: at the bottom of the sheet first, at its sides first. */
const CANDIDATE_X = [0.2, 0.8, 0.5, 0.35, 0.65]
const CANDIDATE_Y = [0.9, 0.62, 0.36]

/** The place on the sheet with the most room among the figures. `shape` is the sheet's width divided by its height. */
export function findFreePlacement(
  figures: readonly WishFigure[],
  shape: number,
  size = DEFAULT_SIZE,
): FigurePlacement {
  const taken = figures.flatMap(({ placement }) => placement ?? [])
  const candidates = CANDIDATE_Y.flatMap((y) => CANDIDATE_X.map((x) => ({ x, y, size })))
  const room = (candidate: FigurePlacement) =>
    Math.min(1, ...taken.map((other) => gapBetween(candidate, other, shape)))
  return candidates.reduce((best, candidate) => (room(candidate) > room(best) + 0.001 ? candidate : best))
}

/** The distance between the middles of two figures minus their radii, so about the gap between them. */
function gapBetween(a: FigurePlacement, b: FigurePlacement, shape: number): number {
  const side = Math.sqrt(shape)
  const middle = ({ y, size }: FigurePlacement) => y / side - size / 2
  return Math.hypot((a.x - b.x) * side, middle(a) - middle(b)) - (a.size + b.size) / 2
}

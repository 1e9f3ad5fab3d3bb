import { clusterBox, transformCluster, type Cluster } from '../figures/cluster.ts'

/** Figures with a smaller ratio of width to height are slender and form longer rows. */
const SLENDER_RATIO = 0.78
const MAX_SLENDER_ROW = 4
const MAX_ROW = 3

/**
 * Arranges copies of a figure: a few side by side, more in rows, with the back rows higher and smaller. With
 * `wantedRatio` the whole group gets about this ratio of width to height.
 */
export function arrangeInRows(copies: readonly Cluster[], wantedRatio?: number): Cluster {
  const [first] = copies
  if (!first || copies.length === 1) return first!
  const parts: Cluster['parts'] = []
  const width = Math.max(...copies.map((copy) => clusterBox(copy).w))
  const height = Math.max(...copies.map((copy) => clusterBox(copy).h))
  const slender = width / height < SLENDER_RATIO
  const rows = rowLengths(
    copies.length,
    wantedRatio
      ? bestRowLength(copies.length, width / height, wantedRatio)
      : slender
        ? MAX_SLENDER_ROW
        : MAX_ROW,
  )
  // Back rows of slender figures are lower, because they would seem to stand on the shoulders of the front row.
  const rise = height * (slender && !wantedRatio ? 0.44 : 0.62)
  let nextCopy = 0
  for (const [row, count] of rows.entries()) {
    const rowsInFront = rows.length - 1 - row
    const scale = 1 - rowsInFront * 0.08
    const pitch = width * (rows.length > 1 ? 1.02 : 0.98)
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2 + (rows.length > 1 && count === rows[row + 1] ? 0.26 : 0)) * pitch
      const copy = transformCluster(copies[nextCopy++]!, {
        scale,
        x,
        y: -rowsInFront * rise + (i % 2) * height * 0.05,
      })
      parts.push(...copy.parts)
    }
  }
  return { ...first, parts }
}

/** The row length that gives the whole group about this ratio of width to height. */
function bestRowLength(count: number, figureRatio: number, wantedRatio: number): number {
  const deviation = (max: number) =>
    Math.abs(Math.log((figureRatio * max) / (1 + (Math.ceil(count / max) - 1) * 0.62) / wantedRatio))
  return [2, 3, 4, 5, 6].reduce((best, max) => (deviation(max) < deviation(best) ? max : best))
}

/** The length of each row, back row first. Rows are short, so that each figure is large enough to color. */
function rowLengths(count: number, max: number): number[] {
  if (count <= 2) return [count]
  if (count === 3 && max < 4) return [1, 2]
  const rows = Math.ceil(count / max)
  const min = Math.floor(count / rows)
  return Array.from({ length: rows }, (_, row) => min + (row >= rows - (count % rows) ? 1 : 0))
}

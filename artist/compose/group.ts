import { clusterBox, placed, type Cluster } from './cluster.ts'

/** Up to so many who are much taller than wide stand in one row. */
const MOST_SLENDER = 4
const SLENDER = 0.78

/** Several of a kind: few side by side, more in rows behind each other, those behind a little higher and smaller. */
export function grouped(copies: readonly Cluster[], ratio?: number): Cluster {
  const [first] = copies
  if (!first || copies.length === 1) return first!
  const parts: Cluster['parts'] = []
  const wide = Math.max(...copies.map((copy) => clusterBox(copy).w))
  const tall = Math.max(...copies.map((copy) => clusterBox(copy).h))
  const slender = wide / tall < SLENDER
  const rows = rowsFor(
    copies.length,
    ratio ? rowFor(copies.length, wide / tall, ratio) : slender ? MOST_SLENDER : 3,
  )
  // Behind people one sees faces, not whole bodies: they would seem to stand on each other's shoulders.
  const rise = tall * (slender && !ratio ? 0.44 : 0.62)
  let next = 0
  for (const [row, count] of rows.entries()) {
    const back = rows.length - 1 - row
    const scale = 1 - back * 0.08
    const pitch = wide * (rows.length > 1 ? 1.02 : 0.98)
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2 + (rows.length > 1 && count === rows[row + 1] ? 0.26 : 0)) * pitch
      const copy = placed(copies[next++]!, { scale, x, y: -back * rise + (i % 2) * tall * 0.05 })
      parts.push(...copy.parts)
    }
  }
  return { ...first, parts }
}

/** How many a row must hold for the whole group to be about so much wider than tall. */
function rowFor(count: number, each: number, ratio: number): number {
  const off = (most: number) =>
    Math.abs(Math.log((each * most) / (1 + (Math.ceil(count / most) - 1) * 0.62) / ratio))
  return [2, 3, 4, 5, 6].reduce((best, most) => (off(most) < off(best) ? most : best))
}

/** How many stand in each row, back row first: few, so that each stays large enough to color. */
function rowsFor(count: number, most: number): number[] {
  if (count <= 2) return [count]
  if (count === 3 && most < 4) return [1, 2]
  const rows = Math.ceil(count / most)
  const least = Math.floor(count / rows)
  return Array.from({ length: rows }, (_, row) => least + (row >= rows - (count % rows) ? 1 : 0))
}

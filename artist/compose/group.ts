import { clusterBox, placed, type Cluster } from './cluster.ts'

/** Several of a kind: two side by side, more in rows behind each other, those behind a little higher and smaller. */
export function grouped(copies: readonly Cluster[]): Cluster {
  const [first] = copies
  if (!first || copies.length === 1) return first!
  const rows = rowsFor(copies.length)
  const parts: Cluster['parts'] = []
  const wide = Math.max(...copies.map((copy) => clusterBox(copy).w))
  const tall = Math.max(...copies.map((copy) => clusterBox(copy).h))
  let next = 0
  for (const [row, count] of rows.entries()) {
    const back = rows.length - 1 - row
    const scale = 1 - back * 0.08
    const pitch = wide * (rows.length > 1 ? 1.02 : 0.98)
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2 + (rows.length > 1 && count === rows[row + 1] ? 0.26 : 0)) * pitch
      const copy = placed(copies[next++]!, { scale, x, y: -back * tall * 0.62 + (i % 2) * tall * 0.05 })
      parts.push(...copy.parts)
    }
  }
  return { ...first, parts }
}

/** How many stand in each row, back row first: never more than three, so that each stays large enough to color. */
function rowsFor(count: number): number[] {
  if (count <= 2) return [count]
  if (count === 3) return [1, 2]
  const rows = Math.ceil(count / 3)
  const least = Math.floor(count / rows)
  return Array.from({ length: rows }, (_, row) => least + (row >= rows - (count % rows) ? 1 : 0))
}

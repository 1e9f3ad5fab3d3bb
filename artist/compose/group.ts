import { clusterBox, placed, type Cluster } from './cluster.ts'

/** Several of a kind: one row up to three, then rows behind each other, those behind a little higher and smaller. */
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
    const scale = 1 - back * 0.1
    const pitch = wide * (rows.length > 1 ? 1.02 : 0.98)
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * pitch
      const copy = placed(copies[next++]!, { scale, x, y: -back * tall * 0.5 + (i % 2) * tall * 0.05 })
      parts.push(...copy.parts)
    }
  }
  return { ...first, parts }
}

/** How many stand in each row, back row first. */
function rowsFor(count: number): number[] {
  if (count <= 3) return [count]
  if (count === 4) return [2, 2]
  if (count <= 5) return [2, 3]
  if (count <= 7) return [count - 4, 4]
  const third = Math.floor(count / 3)
  return [third, third, count - 2 * third].sort((a, b) => a - b)
}

import type { Ring } from './trace-outline.ts'

/** Leaves out corners that are closer than `tolerance` to the line between the remaining ones (Douglas and Peucker). */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const count = ring.length / 2
  if (count <= 4) return ring
  const isCorner = new Uint8Array(count)
  // A closed ring has no ends: it is split at its first corner and at the corner farthest from it.
  const far = farthestFrom(ring, 0)
  isCorner[0] = isCorner[far] = 1
  const spans: [from: number, to: number][] = [
    [0, far],
    [far, count],
  ]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const corner = farthestFromLine(ring, from, to, tolerance)
    if (corner < 0) continue
    isCorner[corner] = 1
    spans.push([from, corner], [corner, to])
  }
  const corners: Ring = []
  for (let i = 0; i < count; i++) if (isCorner[i]) corners.push(ring[i * 2]!, ring[i * 2 + 1]!)
  return corners
}

function farthestFrom(ring: Ring, corner: number): number {
  let [best, bestDistance] = [corner, -1]
  for (let i = 0; i < ring.length / 2; i++) {
    const distance = Math.hypot(ring[i * 2]! - ring[corner * 2]!, ring[i * 2 + 1]! - ring[corner * 2 + 1]!)
    if (distance > bestDistance) [best, bestDistance] = [i, distance]
  }
  return best
}

/** The corner between `from` and `to` that is farthest from the line between them, or -1 if all are within the tolerance. */
function farthestFromLine(ring: Ring, from: number, to: number, tolerance: number): number {
  const end = to % (ring.length / 2)
  const [ax, ay] = [ring[from * 2]!, ring[from * 2 + 1]!]
  const [dx, dy] = [ring[end * 2]! - ax, ring[end * 2 + 1]! - ay]
  const length = Math.hypot(dx, dy)
  let [best, bestDistance] = [-1, tolerance]
  for (let i = from + 1; i < to; i++) {
    const [px, py] = [ring[i * 2]! - ax, ring[i * 2 + 1]! - ay]
    const distance = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length
    if (distance > bestDistance) [best, bestDistance] = [i, distance]
  }
  return best
}

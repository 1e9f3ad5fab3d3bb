import { flatten } from './mask.ts'
import type { Contour } from './path-data.ts'

interface Ring {
  contour: Contour
  line: number[]
  area: number
}

function signedArea(line: number[]): number {
  let sum = 0
  for (let i = 0; i < line.length; i += 2) {
    const j = (i + 2) % line.length
    sum += line[i]! * line[j + 1]! - line[j]! * line[i + 1]!
  }
  return sum / 2
}

function holds(line: number[], x: number, y: number): boolean {
  let inside = false
  for (let i = 0; i < line.length; i += 2) {
    const j = (i + 2) % line.length
    const [x1, y1, x2, y2] = [line[i]!, line[i + 1]!, line[j]!, line[j + 1]!]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside
  }
  return inside
}

const within = (outer: Ring, inner: Ring) =>
  [0, 0.33, 0.66].every((share) => {
    const i = Math.floor((share * inner.line.length) / 2) * 2
    return holds(outer.line, inner.line[i]!, inner.line[i + 1]!)
  })

/**
 * Splits a path that holds several things (both ears, two eyes and a nose): each outer ring with its holes becomes
 * a separate component, because each is classified separately.
 */
export function components(contours: readonly Contour[]): Contour[][] {
  const rings = contours
    .map((contour): Ring => {
      const line = flatten(contour, 1)
      return { contour, line, area: signedArea(line) }
    })
    .filter((ring) => Math.abs(ring.area) > 0.05)
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area))
  const groups: Ring[][] = []
  for (const ring of rings) {
    const home = groups.findLast(([outer, ...holes]) => {
      if (!within(outer!, ring)) return false
      return !holes.some((hole) => hole.area * outer!.area < 0 && within(hole, ring))
    })
    if (home) home.push(ring)
    else groups.push([ring])
  }
  return groups.map((group) => group.map((ring) => ({ ...ring.contour, closed: true })))
}

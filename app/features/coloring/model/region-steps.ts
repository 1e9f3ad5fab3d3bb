import type { MapRegion, RegionMap } from '#domain/coloring/region-map.ts'

/** The order in which a keyboard or a switch device visits the regions: thing by thing, from top to bottom. */
export function stepOrder({ regions, names }: Pick<RegionMap, 'regions' | 'names'>): number[] {
  const key = (index: number) => names[regions[index]![5] ?? -1]?.thing ?? -1
  /** The topmost region of a thing, by which things are sorted. */
  const tops = new Map<number, number>()
  for (const [index, [, , y]] of regions.entries())
    tops.set(key(index), Math.min(y, tops.get(key(index)) ?? Infinity))
  return regions
    .map((_, index) => index)
    .sort((a, b) => {
      const [one, other] = [key(a), key(b)]
      if (one !== other) return tops.get(one)! - tops.get(other)! || one - other
      return regions[a]![2] - regions[b]![2] || regions[a]![1] - regions[b]![1]
    })
}

/** The position of a region among the regions of the same thing: 3 of 12. */
export function placeAmongNamesakes(
  regions: readonly MapRegion[],
  order: readonly number[],
  region: number,
): { place: number; count: number } {
  const name = regions[region]![5]
  const namesakes = order.filter((index) => regions[index]![5] === name)
  return { place: namesakes.indexOf(region) + 1, count: namesakes.length }
}

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const
type ArrowKey = keyof typeof DIRECTIONS
export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(DIRECTIONS, key)

/** The region that lies next in a direction; the same one at the edge. */
export function regionInDirection(regions: readonly MapRegion[], from: number, key: ArrowKey): number {
  const [dx, dy] = DIRECTIONS[key]
  const [, x, y] = regions[from]!
  let [best, bestDistance] = [from, Infinity]
  for (const [index, [, otherX, otherY]] of regions.entries()) {
    const ahead = (otherX - x) * dx + (otherY - y) * dy
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx)
    // A region far to the side is not "next", however near it is ahead.
    const distance = ahead + aside * 2
    if (index !== from && ahead > 0 && distance < bestDistance) [best, bestDistance] = [index, distance]
  }
  return best
}

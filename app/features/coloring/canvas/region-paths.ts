import type { MapRegion } from '#domain/coloring/region-map.ts'

/** The regions as paths, created when they are first needed. */
export interface RegionPaths {
  path(region: number): Path2D
  /** The region under a point, or the nearest one if the point is on a thick line; undefined outside the drawing. */
  at(context: CanvasRenderingContext2D, x: number, y: number, reach: number): number | undefined
}

/** Directions in which a region is searched around a point on a line. */
const DIRECTIONS = 8
/** How often it is searched on the way to the farthest point. */
const SEARCH_STEPS = 2

export function createRegionPaths(regions: readonly MapRegion[]): RegionPaths {
  const paths: Path2D[] = []
  const path = (region: number) => (paths[region] ??= new Path2D(regions[region]![0]))
  // Boxes make it fast to find one of more than a thousand regions.
  const boxes = regions.map(([outline]) => boxOfOutline(outline))
  const hit = (context: CanvasRenderingContext2D, x: number, y: number) => {
    for (const [region, [left, top, right, bottom]] of boxes.entries())
      if (x >= left && x <= right && y >= top && y <= bottom && context.isPointInPath(path(region), x, y))
        return region
    return undefined
  }
  return {
    path,
    at(context, x, y, reach) {
      context.save()
      context.resetTransform()
      let region = hit(context, x, y)
      for (let step = 1; region === undefined && step <= SEARCH_STEPS; step++)
        for (let turn = 0; region === undefined && turn < DIRECTIONS; turn++) {
          const angle = (turn * 2 * Math.PI) / DIRECTIONS
          const distance = (reach * step) / SEARCH_STEPS
          region = hit(context, x + Math.cos(angle) * distance, y + Math.sin(angle) * distance)
        }
      context.restore()
      return region
    },
  }
}

/** The box around an outline as a region map has it: whole numbers, `M` and relative lines. */
export function boxOfOutline(outline: string): [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of outline.split('z')) {
    const numbers = ring.match(/-?\d+/g) ?? []
    let [x, y] = [0, 0]
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      x += Number(numbers[i])
      y += Number(numbers[i + 1])
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return [left, top, right, bottom]
}

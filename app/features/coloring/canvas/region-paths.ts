import type { MapRegion } from '#domain/coloring/region-map.ts'
import { type Box, boxOfOutline } from './box.ts'

/** The regions as paths, created when they are first needed. */
export interface RegionPaths {
  path(region: number): Path2D
  box(region: number): Box
  /** The region under a point, or the nearest one if the point is on a thick line; undefined outside the drawing. */
  at(context: CanvasRenderingContext2D, x: number, y: number, reach: number): number | undefined
}

/** Directions in which a region is searched around a point on a line. */
const DIRECTIONS = 8
/** The number of points that are tried in each direction. */
const SEARCH_STEPS = 2
/** The share of a region's free circle that is certainly free of ink. Less than 1, because the circle is measured in pixels. */
const FREE_CIRCLE = 0.8

export function createRegionPaths(regions: readonly MapRegion[]): RegionPaths {
  const paths: Path2D[] = []
  const boxes: Box[] = []
  const path = (region: number) => (paths[region] ??= new Path2D(regions[region]![0]))
  const box = (region: number) => (boxes[region] ??= boxOfOutline(regions[region]![0]))
  const isInside = (context: CanvasRenderingContext2D, region: number, x: number, y: number) => {
    const [left, top, right, bottom] = box(region)
    return x >= left && x <= right && y >= top && y <= bottom && context.isPointInPath(path(region), x, y)
  }
  const hit = (context: CanvasRenderingContext2D, x: number, y: number): number | undefined => {
    // Most taps hit the free circle of a region, which is found without reading any outline.
    const near = regions.findIndex(
      ([, middleX, middleY, room]) => Math.hypot(x - middleX, y - middleY) < room * FREE_CIRCLE,
    )
    if (near >= 0) return near
    const region = regions.findIndex((_, index) => isInside(context, index, x, y))
    return region < 0 ? undefined : region
  }
  return {
    path,
    box,
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

import type { Box, Point } from '../drawing.ts'
import type { Page } from '../page/to-svg.ts'
import { judgedSize, rasterisePage } from '../raster/rasterise-page.ts'
import type { Bitmap } from '../seal/bitmap.ts'
import { distances } from '../seal/distance.ts'
import { findPatches, squareMm, type Patch } from '../seal/regions.ts'
import { growRegions } from './grow-regions.ts'
import { simplifyRing } from './simplify-ring.ts'
import { traceOutline, type Ring } from './trace-outline.ts'

/** A region to color. All lengths are in page units. */
interface TracedRegion {
  /** SVG path data that reaches under the ink around the region, to be filled with the nonzero rule. */
  outline: string
  /** The point farthest from the outline: for a number or a finger. */
  at: Point
  /** The distance of that point to the nearest ink: how large a number may be. */
  room: number
  mm2: number
  box: Box
}

/** Half the width of the widest lines, 1.6 mm. In thinner lines the regions on both sides meet in the middle. */
const REACH_PIXELS = 4
/** Simplified outlines stay under the thinnest line, which is two pixels wide. */
const TOLERANCE_PIXELS = 1

/** Every closed region of a page, largest first, without the paper around the drawing. */
export function traceRegions(page: Page): TracedRegion[] {
  const bitmap = rasterisePage(page, judgedSize(page.paper))
  const { labels, list } = findPatches(bitmap)
  const unitsPerPixel = page.paper.width / bitmap.width
  const depth = distances(bitmap, 'paper')
  const deepest = deepestPixels(labels, depth, list.length)
  growRegions(bitmap, labels, REACH_PIXELS)
  return list
    .filter((patch) => !patch.touchesEdge)
    .map((patch) => {
      const pixel = deepest[patch.label]!
      const rings = traceOutline(labels, bitmap.width, patch.label, grownBox(patch, bitmap))
      return {
        outline: pathOf(rings, unitsPerPixel),
        at: {
          x: Math.round(((pixel % bitmap.width) + 0.5) * unitsPerPixel),
          y: Math.round((Math.floor(pixel / bitmap.width) + 0.5) * unitsPerPixel),
        },
        room: Math.round(depth[pixel]! * unitsPerPixel * 10) / 10,
        mm2: Math.round(squareMm(patch, bitmap) * 10) / 10,
        box: {
          x: patch.left * unitsPerPixel,
          y: patch.top * unitsPerPixel,
          w: (patch.right + 1 - patch.left) * unitsPerPixel,
          h: (patch.bottom + 1 - patch.top) * unitsPerPixel,
        },
      }
    })
    .sort((a, b) => b.mm2 - a.mm2)
}

/** For every label the pixel that is farthest from ink. */
function deepestPixels(labels: Int32Array, depth: Float32Array, count: number): Int32Array {
  const deepest = new Int32Array(count + 1).fill(-1)
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i]!
    const best = deepest[label]!
    if (label > 0 && (best < 0 || depth[i]! > depth[best]!)) deepest[label] = i
  }
  return deepest
}

function grownBox({ left, top, right, bottom }: Patch, { width, height }: Bitmap): Box {
  const x = Math.max(0, left - REACH_PIXELS)
  const y = Math.max(0, top - REACH_PIXELS)
  return {
    x,
    y,
    w: Math.min(width, right + 1 + REACH_PIXELS) - x,
    h: Math.min(height, bottom + 1 + REACH_PIXELS) - y,
  }
}

/** Relative path data in whole units, which is half as long as absolute data. */
function pathOf(rings: readonly Ring[], unitsPerPixel: number): string {
  let data = ''
  for (const ring of rings) {
    const corners = simplifyRing(ring, TOLERANCE_PIXELS).map((value) => Math.round(value * unitsPerPixel))
    data += `M${corners[0]} ${corners[1]}l`
    for (let i = 2; i < corners.length; i += 2) {
      const [dx, dy] = [corners[i]! - corners[i - 2]!, corners[i + 1]! - corners[i - 1]!]
      data += `${i > 2 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`
    }
    data += 'z'
  }
  return data
}

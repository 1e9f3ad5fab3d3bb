import type { Shape } from '../drawing.ts'
import type { Bitmap } from './bitmap.ts'
import { findPatches, meanWidthMm, squareMm, type Patch } from './regions.ts'

export interface SealLimits {
  /** Smaller patches are inked. */
  smallestMm2: number
  /** Thinner patches are inked, too, if they are small. */
  thinnestMm: number
}

const THIN_UP_TO_MM2 = 9

interface Sealed {
  /** Undefined if no sliver was found. Its line width is a multiple of the pen. */
  shape?: Shape
  filled: number
}

/**
 * Inks slivers that are too small to color. Returns them as one shape of short strokes, so that the page stays a
 * vector drawing. Also updates the bitmap, so that the page can be measured without rasterising it again.
 */
export function seal(bitmap: Bitmap, limits: SealLimits, unitsPerPixel: number, pen: number): Sealed {
  const { labels, list } = findPatches(bitmap)
  const slivers = list.filter((patch) => isSliver(patch, bitmap, limits))
  if (slivers.length === 0) return { filled: 0 }
  const d = slivers.map((patch) => inkRows(patch, labels, bitmap, unitsPerPixel)).join('')
  const shape: Shape = { d, fill: 'none', stroke: round((ROW_LINE_WIDTH * unitsPerPixel) / pen), level: 0 }
  return { shape, filled: slivers.length }
}

/** Slightly more than a row, so that neighbouring rows and lines overlap. */
const ROW_LINE_WIDTH = 1.9

function isSliver(patch: Patch, bitmap: Bitmap, limits: SealLimits): boolean {
  if (patch.touchesEdge) return false
  const area = squareMm(patch, bitmap)
  if (area < limits.smallestMm2) return true
  return area < THIN_UP_TO_MM2 && meanWidthMm(patch, bitmap) < limits.thinnestMm
}

/** Inks a patch on the bitmap and returns the strokes that do the same on the page. */
function inkRows(patch: Patch, labels: Int32Array, { ink, width }: Bitmap, unitsPerPixel: number): string {
  const at = (pixel: number) => round((pixel + 0.5) * unitsPerPixel)
  let d = ''
  for (let y = patch.top; y <= patch.bottom; y++)
    for (let x = patch.left; x <= patch.right; x++) {
      if (labels[y * width + x] !== patch.label) continue
      const from = x
      while (x < patch.right && labels[y * width + x + 1] === patch.label) x++
      ink.fill(1, y * width + from, y * width + x + 1)
      d += `M${at(from)} ${at(y)}L${at(x) + (x === from ? 0.1 : 0)} ${at(y)}`
    }
  return d
}

const round = (value: number) => Math.round(value * 100) / 100

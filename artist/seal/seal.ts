import type { Shape } from '../drawing.ts'
import type { Bitmap } from './bitmap.ts'
import { findPatches, meanWidthMm, type Patch, type Run, squareMm } from './regions.ts'

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
  /** The patches that stay paper. */
  patches: Patch[]
}

/**
 * Inks slivers that are too small to color. Returns them as one shape of short strokes, so that the page stays a
 * vector drawing. Also updates the bitmap, so that the page can be measured without rasterising it again.
 */
export function seal(bitmap: Bitmap, limits: SealLimits, unitsPerPixel: number, pen: number): Sealed {
  const { list, runsOf } = findPatches(bitmap)
  const slivers = list.filter((patch) => isSliver(patch, bitmap, limits, runsOf))
  if (slivers.length === 0) return { filled: 0, patches: list }
  const d = slivers.map((patch) => inkRuns(runsOf(patch), bitmap, unitsPerPixel)).join('')
  const shape: Shape = { d, fill: 'none', stroke: round((ROW_LINE_WIDTH * unitsPerPixel) / pen), level: 0 }
  const inked = new Set(slivers)
  return { shape, filled: slivers.length, patches: list.filter((patch) => !inked.has(patch)) }
}

/** Slightly more than a row, so that neighbouring rows and lines overlap. */
const ROW_LINE_WIDTH = 1.9

function isSliver(
  patch: Patch,
  bitmap: Bitmap,
  limits: SealLimits,
  runsOf: (patch: Patch) => Run[],
): boolean {
  if (patch.touchesEdge) return false
  const area = squareMm(patch, bitmap)
  if (area < limits.smallestMm2) return true
  return area < THIN_UP_TO_MM2 && meanWidthMm(patch, runsOf(patch), bitmap) < limits.thinnestMm
}

/** Inks a patch on the bitmap and returns the strokes that do the same on the page. */
function inkRuns(runs: readonly Run[], { ink, width }: Bitmap, unitsPerPixel: number): string {
  const at = (pixel: number) => round((pixel + 0.5) * unitsPerPixel)
  let d = ''
  for (const { y, from, to } of runs) {
    ink.fill(1, y * width + from, y * width + to)
    const last = to - 1
    d += `M${at(from)} ${at(y)}L${at(last) + (last === from ? 0.1 : 0)} ${at(y)}`
  }
  return d
}

const round = (value: number) => Math.round(value * 100) / 100

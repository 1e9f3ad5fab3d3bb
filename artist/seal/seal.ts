import type { Shape } from '../drawing.ts'
import type { Bitmap } from './bitmap.ts'
import { findPatches, meanWidthMm, squareMm, type Patch } from './regions.ts'

export interface SealLimits {
  /** Patches smaller than this are inked in. */
  smallestMm2: number
  /** So are patches thinner than this, as long as they stay small. */
  thinnestMm: number
}

const THIN_UP_TO_MM2 = 9

export interface Sealed {
  /** Nothing when there was nothing to close. Its line width is a multiple of the pen like any other. */
  shape?: Shape
  filled: number
}

/**
 * Slivers nobody can color become part of the line beside them. The inked rows are returned as one shape of short strokes, so
 * the page stays a vector drawing; the bitmap is changed too and need not be rasterised again to be measured.
 */
export function seal(bitmap: Bitmap, limits: SealLimits, unitsPerPixel: number, pen: number): Sealed {
  const { labels, list } = findPatches(bitmap)
  const doomed = new Set<number>()
  for (const patch of list) if (isSliver(patch, bitmap, limits)) doomed.add(patch.label)
  if (doomed.size === 0) return { filled: 0 }
  let d = ''
  for (const patch of list) if (doomed.has(patch.label)) d += rows(patch, labels, bitmap, unitsPerPixel)
  for (let i = 0; i < labels.length; i++) if (doomed.has(labels[i]!)) bitmap.ink[i] = 1
  const shape: Shape = { d, fill: 'none', stroke: round((ROW_WIDTH * unitsPerPixel) / pen), level: 0 }
  return { shape, filled: doomed.size }
}

/** A little wider than a row, so that neighbouring rows and the line beside them melt together. */
const ROW_WIDTH = 1.9

function isSliver(patch: Patch, bitmap: Bitmap, limits: SealLimits): boolean {
  if (patch.touchesEdge) return false
  const area = squareMm(patch, bitmap)
  if (area < limits.smallestMm2) return true
  return area < THIN_UP_TO_MM2 && meanWidthMm(patch, bitmap) < limits.thinnestMm
}

function rows(patch: Patch, labels: Int32Array, { width }: Bitmap, unitsPerPixel: number): string {
  let d = ''
  for (let y = patch.top; y <= patch.bottom; y++)
    for (let x = patch.left; x <= patch.right; x++) {
      if (labels[y * width + x] !== patch.label) continue
      const from = x
      while (x < patch.right && labels[y * width + x + 1] === patch.label) x++
      const at = (pixel: number) => round((pixel + 0.5) * unitsPerPixel)
      d += `M${at(from)} ${at(y)}L${at(x) + (x === from ? 0.1 : 0)} ${at(y)}`
    }
  return d
}

const round = (value: number) => Math.round(value * 100) / 100

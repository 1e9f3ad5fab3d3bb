import type { Shape } from '../drawing.ts'
import { type Paper, UNITS_PER_MM } from '../page/paper.ts'
import { type Page, roundAsInSvg } from '../page/to-svg.ts'
import type { Bitmap } from '../seal/bitmap.ts'
import { fillPolyline } from './fill-polyline.ts'
import { toPolyline } from './polyline.ts'
import { strokePolyline } from './stroke-polyline.ts'

interface PixelSize {
  width: number
  height: number
}

/** The size in which pages are judged and their regions are found: fine enough for the thinnest pen. */
const JUDGED_PIXELS_PER_MM = 4

export function judgedSize({ width, height }: Paper): PixelSize {
  const perUnit = JUDGED_PIXELS_PER_MM / UNITS_PER_MM
  return { width: width * perUnit, height: height * perUnit }
}

/**
 * Ink and paper of a page. Every pixel is decided at its middle with additions, multiplications, divisions and square roots, whose results are
 * the same on every machine, so that a server and all browsers draw the same textures and ink the same slivers. All pixels of `ink` must be
 * paper; a caller may pass in an array that it uses for several pages.
 */
export function rasterisePage(
  { paper, pen, shapes }: Page,
  { width, height }: PixelSize,
  ink = new Uint8Array(width * height),
): Bitmap {
  const pixelsPerMm = (width / paper.width) * UNITS_PER_MM
  const bitmap: Bitmap = { width, height, ink, pixelsPerMm }
  paintShapes(bitmap, shapes, pen)
  return bitmap
}

/** Paints more shapes on a page that is rasterised already. */
export function paintShapes(bitmap: Bitmap, shapes: readonly Shape[], pen: number): void {
  const pixelsPerUnit = bitmap.pixelsPerMm / UNITS_PER_MM
  for (const { d, fill, stroke } of shapes) {
    const polyline = toPolyline(d, pixelsPerUnit)
    if (fill !== 'none') fillPolyline(bitmap, polyline, fill === 'ink' ? 1 : 0)
    const lineWidth = roundAsInSvg(stroke * pen)
    if (lineWidth > 0) strokePolyline(bitmap, polyline, lineWidth * pixelsPerUnit)
  }
}

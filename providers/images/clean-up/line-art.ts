import sharp from 'sharp'
import { PAPER_SIZES_MM } from '#domain/print/paper-size.ts'
import type { Bitmap, Picture } from '#artist/seal/bitmap.ts'
import { distances } from '#artist/seal/distance.ts'
import { findPatches, squareMm } from '#artist/seal/regions.ts'

/** A4 at 150 dpi: fine enough for lines of a third of a millimetre. */
const SHEET = { width: 1240, height: 1754, mm: PAPER_SIZES_MM.a4[0] }
const MARGIN = 59
const MAX_PIXELS = 40_000_000
const INK_BELOW = 150
const SPECK_MM2 = 0.8
const GAP_MM = 0.42
const TINY_MM2 = 1

/** The original picture (to measure its tones) and the clean black and white sheet. */
interface LineArt {
  source: Picture
  sheet: Bitmap
}

/**
 * Turns a hosted model's picture into a clean sheet: even background, hard edges, no specks, no gaps, no pinholes.
 */
export async function toLineArt(bytes: Uint8Array): Promise<LineArt> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const inner = { width: SHEET.width - 2 * MARGIN, height: SHEET.height - 2 * MARGIN }
  const fitted = sharp(bytes, options)
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ ...inner, fit: 'contain', background: '#fff', kernel: 'lanczos3' })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
  const color = await fitted
    .clone()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = color.info
  const grey = await fitted.clone().greyscale().normalise().raw().toBuffer()
  const background = await sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(14)
    .raw()
    .toBuffer()
  const ink = new Uint8Array(width * height)
  for (let i = 0; i < ink.length; i++) {
    const lifted = grey[i]! + 255 - Math.min(255, background[i]! * 1.06)
    ink[i] = lifted < INK_BELOW ? 1 : 0
  }
  const rough: Bitmap = { width, height, ink, pixelsPerMm: width / SHEET.mm }
  return {
    source: { width, height, pixels: color.data },
    sheet: fillPinholes(closeGaps(removeSpecks(rough))),
  }
}

/** Finds specks as tiny patches in the inverted bitmap. */
function removeSpecks(bitmap: Bitmap): Bitmap {
  const inverted = { ...bitmap, ink: bitmap.ink.map((value) => 1 - value) }
  const { labels, list } = findPatches(inverted)
  const speck = new Set(
    list.filter((patch) => squareMm(patch, bitmap) < SPECK_MM2).map((patch) => patch.label),
  )
  return { ...bitmap, ink: bitmap.ink.map((value, i) => (speck.has(labels[i]!) ? 0 : value)) }
}

/** Joins lines that nearly meet: the ink grows by half the gap and shrinks again. */
function closeGaps(bitmap: Bitmap): Bitmap {
  const reach = GAP_MM * bitmap.pixelsPerMm
  const paper = distances(bitmap, 'paper')
  const grown = { ...bitmap, ink: bitmap.ink.map((value, i) => (value || paper[i]! <= reach ? 1 : 0)) }
  const depth = distances(grown, 'ink')
  return { ...bitmap, ink: bitmap.ink.map((value, i) => (value || depth[i]! > reach ? 1 : 0)) }
}

function fillPinholes(bitmap: Bitmap): Bitmap {
  const { labels, list } = findPatches(bitmap)
  const tiny = new Set(list.filter((patch) => squareMm(patch, bitmap) < TINY_MM2).map((patch) => patch.label))
  return { ...bitmap, ink: bitmap.ink.map((value, i) => (tiny.has(labels[i]!) ? 1 : value)) }
}

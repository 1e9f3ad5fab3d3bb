import type { Page } from '../page/to-svg.ts'
import { rasterisePage } from '../raster/rasterise-page.ts'
import type { Deflate } from './bytes.ts'
import { writePng } from './png-file.ts'
import { createXmp } from './xmp-metadata.ts'

/** A4 portrait at 300 dpi; landscape pages swap the two. */
const PRINT_WIDTH = 2480
const PRINT_HEIGHT = 3508
const PRINT_DPI = 300

/** The page as a PNG for printing, in black and white at one bit per pixel, so that no printer dithers it. */
export async function pagePng(page: Page, deflate: Deflate): Promise<Uint8Array<ArrayBuffer>> {
  const isLandscape = page.paper.width > page.paper.height
  const [width, height] = isLandscape ? [PRINT_HEIGHT, PRINT_WIDTH] : [PRINT_WIDTH, PRINT_HEIGHT]
  const bitmap = rasterisePage(page, { width, height })
  const rowBytes = Math.ceil(width / 8)
  const rows = new Uint8Array(rowBytes * height).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (bitmap.ink[y * width + x]) rows[y * rowBytes + (x >> 3)]! &= ~(128 >> (x & 7))
  return writePng(
    { width, height, rows, dotsPerInch: PRINT_DPI, xmp: createXmp(page.source ?? 'algorithmicMedia') },
    deflate,
  )
}

import { readDigitalSource } from '../page/parse-master.ts'
import type { Picture, Rasterise } from '../seal/bitmap.ts'
import type { Deflate } from './bytes.ts'
import { writePng } from './png-file.ts'
import { createXmp } from './xmp-metadata.ts'

/** A4 portrait at 300 dpi; landscape pages swap the two. */
const PRINT_WIDTH = 2480
const PRINT_HEIGHT = 3508
const PRINT_DPI = 300
const BAND_HEIGHT = 877
/** Darker pixels count as ink. */
const INK_BELOW = 140

/** The page as a PNG for printing, in black and white at one bit per pixel, so that no printer dithers it. */
export async function pagePng(
  svg: string,
  rasterise: Rasterise,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = isLandscape(svg) ? [PRINT_HEIGHT, PRINT_WIDTH] : [PRINT_WIDTH, PRINT_HEIGHT]
  const rowBytes = Math.ceil(width / 8)
  const rows = new Uint8Array(rowBytes * height).fill(255)
  let top = 0
  for (const band of renderBands(svg, width, height, rasterise)) {
    const end = Math.min(band.height, height - top)
    for (let y = 0; y < end; y++)
      for (let x = 0; x < width; x++)
        if (band.pixels[(y * band.width + x) * 4 + 1]! < INK_BELOW)
          rows[(top + y) * rowBytes + (x >> 3)]! &= ~(128 >> (x & 7))
    top += band.height
  }
  const xmp = createXmp(readDigitalSource(svg))
  return writePng({ width, height, rows, dotsPerInch: PRINT_DPI, xmp }, deflate)
}

/** Renders the page in bands from top to bottom, so that memory never holds a full sheet of RGBA pixels. */
function* renderBands(svg: string, width: number, height: number, rasterise: Rasterise): Generator<Picture> {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  if (!size) return yield rasterise(svg, width)
  const perPixel = Number(size[1]) / width
  for (let top = 0; top < height; top += BAND_HEIGHT) {
    const window = `viewBox="0 ${top * perPixel} ${size[1]} ${BAND_HEIGHT * perPixel}"`
    const band = svg.replace(size[0], window).replace(/ width="[\d.]+mm" height="[\d.]+mm"/, '')
    yield rasterise(band, width)
  }
}

function isLandscape(svg: string): boolean {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  return size !== null && Number(size[1]) > Number(size[2])
}

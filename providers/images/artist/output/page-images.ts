import sharp from 'sharp'
import { readDigitalSource } from '#artist/page/parse-master.ts'
import type { Picture } from '#artist/seal/bitmap.ts'
import { rasterise } from './rasterise.ts'
import { createXmp } from './xmp-metadata.ts'

/** A4 portrait at 300 dpi; landscape pages swap the two. */
const PRINT_WIDTH = 2480
const PRINT_HEIGHT = 3508

const PRINT_DPI = 300

const BAND_HEIGHT = 877
const INK = 0
const PAPER = 255
/** Darker pixels count as ink. */
const INK_BELOW = 140

/** The page as a PNG for printing, in black and white at one bit per pixel, so that no printer dithers it. */
export async function pagePng(svg: string): Promise<Buffer> {
  const [width, height] = isLandscape(svg) ? [PRINT_HEIGHT, PRINT_WIDTH] : [PRINT_WIDTH, PRINT_HEIGHT]
  const pixels = new Uint8Array(width * height).fill(PAPER)
  let row = 0
  for (const band of renderBands(svg, width, height)) {
    const end = Math.min(band.height, height - row) * width
    for (let i = 0; i < end; i++) if (band.pixels[i * 4 + 1]! < INK_BELOW) pixels[row * width + i] = INK
    row += band.height
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .withDensity(PRINT_DPI)
    .withXmp(createXmp(readDigitalSource(svg)))
    .png({ palette: true, colours: 2, dither: 0, effort: 1 })
    .toBuffer()
}

/** Renders the page in bands from top to bottom, so that memory never holds a full sheet of RGBA pixels. */
function* renderBands(svg: string, width: number, height: number): Generator<Picture> {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  if (!size) return yield rasterise(svg, width)
  const perPixel = Number(size[1]) / width
  for (let top = 0; top < height; top += BAND_HEIGHT) {
    const window = `viewBox="0 ${top * perPixel} ${size[1]} ${BAND_HEIGHT * perPixel}"`
    const band = svg.replace(size[0], window).replace(/ width="[\d.]+mm" height="[\d.]+mm"/, '')
    yield rasterise(band, width)
  }
}

/** The page as a WebP for screens. */
export async function pageWebp(svg: string, width: number): Promise<Buffer> {
  const picture = rasterise(svg, width)
  const { width: w, height: h, pixels } = picture
  const grey = new Uint8Array(w * h)
  for (let i = 0; i < grey.length; i++) grey[i] = pixels[i * 4]!
  return sharp(grey, { raw: { width: w, height: h, channels: 1 } })
    .withXmp(createXmp(readDigitalSource(svg)))
    .webp({ quality: 80, effort: 0 })
    .toBuffer()
}

function isLandscape(svg: string): boolean {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  return size !== null && Number(size[1]) > Number(size[2])
}

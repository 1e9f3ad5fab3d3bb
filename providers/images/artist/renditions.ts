import sharp from 'sharp'
import { sourceOf } from '#artist/page/from-svg.ts'
import type { Picture } from '#artist/seal/bitmap.ts'
import { rasterise } from './rasterise.ts'
import { blackAndWhitePng } from './png.ts'
import { xmpFor } from './source-type.ts'

/** A4 at 300 dots an inch, upright; lying pages swap the two. */
export const PRINT_WIDTH = 2480
export const PRINT_HEIGHT = 3508

const BAND = 877

/** The page as a PNG for printing: pure black and white. */
export function pagePng(svg: string): Buffer {
  const [width, height] = isLying(svg) ? [PRINT_HEIGHT, PRINT_WIDTH] : [PRINT_WIDTH, PRINT_HEIGHT]
  return blackAndWhitePng(bandsOf(svg, width, height), width, height, sourceOf(svg))
}

/** The same drawing through a window that moves down the sheet. */
function* bandsOf(svg: string, width: number, height: number): Generator<Picture> {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  if (!size) return yield rasterise(svg, width)
  const perPixel = Number(size[1]) / width
  for (let top = 0; top < height; top += BAND) {
    const window = `viewBox="0 ${top * perPixel} ${size[1]} ${BAND * perPixel}"`
    const band = svg.replace(size[0], window).replace(/ width="[\d.]+mm" height="[\d.]+mm"/, '')
    yield rasterise(band, width)
  }
}

/** A picture for the screen. */
export async function pageWebp(svg: string, width: number): Promise<Buffer> {
  const picture = rasterise(svg, width)
  const { width: w, height: h, pixels } = picture
  const grey = new Uint8Array(w * h)
  for (let i = 0; i < grey.length; i++) grey[i] = pixels[i * 4]!
  return sharp(grey, { raw: { width: w, height: h, channels: 1 } })
    .withXmp(xmpFor(sourceOf(svg)))
    .webp({ quality: 80, effort: 0 })
    .toBuffer()
}

function isLying(svg: string): boolean {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  return size !== null && Number(size[1]) > Number(size[2])
}

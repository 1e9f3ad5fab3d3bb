import sharp from 'sharp'
import type { Page } from '#artist/page/to-svg.ts'
import { drawingPaths } from './drawing-paths.ts'
import { rasterise } from './rasterise.ts'

/** The page colored in, as a WebP that covers its thumbnail of the same width. */
export async function createColoredImage(page: Page, width: number): Promise<Buffer> {
  const { paper } = page
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}">` +
    `${drawingPaths(page, true)}</svg>`
  const { pixels, ...size } = rasterise(svg, width)
  return sharp(pixels, { raw: { width: size.width, height: size.height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 60, effort: 2 })
    .toBuffer()
}

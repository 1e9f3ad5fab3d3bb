import sharp from 'sharp'
import { readDigitalSource } from '#artist/page/parse-master.ts'
import type { Page } from '#artist/page/to-svg.ts'
import * as print from '#artist/print/page-png.ts'
import { createXmp } from '#artist/print/xmp-metadata.ts'
import { deflate } from './deflate.ts'
import { rasterise } from './rasterise.ts'

/** The page as a PNG for printing. */
export const pagePng = (page: Page) => print.pagePng(page, deflate)

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

import sharp from 'sharp'
import { rasterise } from './rasterise.ts'
import { blackAndWhitePng } from './png.ts'

/** A4 at 300 dots an inch, upright; lying pages swap the two. */
export const PRINT_WIDTH = 2480
export const PRINT_HEIGHT = 3508

/** The page as a PNG for printing: pure black and white. */
export function pagePng(svg: string): Buffer {
  const lying = isLying(svg)
  const picture = rasterise(svg, lying ? PRINT_HEIGHT : PRINT_WIDTH)
  return blackAndWhitePng(picture, lying ? PRINT_WIDTH : PRINT_HEIGHT)
}

/** A picture for the screen. */
export async function pageWebp(svg: string, width: number): Promise<Buffer> {
  const picture = rasterise(svg, width)
  const { width: w, height: h, pixels } = picture
  const grey = new Uint8Array(w * h)
  for (let i = 0; i < grey.length; i++) grey[i] = pixels[i * 4]!
  return sharp(grey, { raw: { width: w, height: h, channels: 1 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer()
}

function isLying(svg: string): boolean {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)
  return size !== null && Number(size[1]) > Number(size[2])
}

/** A rasterised picture: four bytes per pixel, rows from the top. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}

/** Renders an SVG at the given width. Injected, so that the artist runs in any environment. */
export type Rasterise = (svg: string, width: number) => Picture

/** One byte per pixel: 1 ink, 0 paper. */
export interface Bitmap {
  width: number
  height: number
  ink: Uint8Array
  pixelsPerMm: number
}

const INK_BELOW = 140

export function toBitmap({ width, height, pixels }: Picture, sheetWidthMm: number): Bitmap {
  const ink = new Uint8Array(width * height)
  for (let i = 0; i < ink.length; i++) {
    const at = i * 4
    ink[i] = pixels[at]! + pixels[at + 1]! + pixels[at + 2]! < INK_BELOW * 3 ? 1 : 0
  }
  return { width, height, ink, pixelsPerMm: width / sheetWidthMm }
}

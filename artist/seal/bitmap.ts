/** A rasterised picture: four bytes per pixel, rows from the top. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}

/** One byte per pixel: 1 ink, 0 paper. */
export interface Bitmap {
  width: number
  height: number
  ink: Uint8Array
  pixelsPerMm: number
}

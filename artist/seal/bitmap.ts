/** One byte per pixel: 1 ink, 0 paper. */
export interface Bitmap {
  width: number
  height: number
  ink: Uint8Array
  pixelsPerMm: number
}

/** Pixels per side of the analysed icon: 4 per unit of its 128 box, enough to measure lines of half a unit. */
export const SIZE = 512
export const PER_UNIT = SIZE / 128

/** One byte per pixel: 1 inside, 0 outside. */
export type Mask = Uint8Array

/** In pixels, edges included. */
export interface Extent {
  area: number
  left: number
  top: number
  right: number
  bottom: number
}

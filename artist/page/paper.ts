import type { Box } from '../drawing.ts'

/** Page units: four to a millimetre, so that A4 portrait is 840 x 1188. */
export const UNITS_PER_MM = 4

export const ORIENTATIONS = ['portrait', 'landscape'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

export interface Paper {
  width: number
  height: number
  /** What may be drawn on; the rest is the white margin every home printer needs. */
  frame: Box
}

const SHORT = 210 * UNITS_PER_MM
const LONG = 297 * UNITS_PER_MM
const MARGIN = 10 * UNITS_PER_MM

export function paperFor(orientation: Orientation): Paper {
  const [width, height] = orientation === 'portrait' ? [SHORT, LONG] : [LONG, SHORT]
  return {
    width,
    height,
    frame: { x: MARGIN, y: MARGIN, w: width - 2 * MARGIN, h: height - 2 * MARGIN },
  }
}

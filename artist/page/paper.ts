import { PAPER_SIZES_MM } from '#domain/print/paper-size.ts'
import type { Box } from '../drawing.ts'

/** Page units per millimetre: A4 portrait is 840 x 1188. */
export const UNITS_PER_MM = 4

export const ORIENTATIONS = ['portrait', 'landscape'] as const
export type Orientation = (typeof ORIENTATIONS)[number]

export interface Paper {
  width: number
  height: number
  /** The drawable area. Around it is the white margin that home printers need. */
  frame: Box
}

const [SHORT, LONG] = PAPER_SIZES_MM.a4.map((mm) => mm * UNITS_PER_MM) as [number, number]
const MARGIN = 10 * UNITS_PER_MM

export const orientationOf = ({ width, height }: Paper): Orientation =>
  width > height ? 'landscape' : 'portrait'

export function paperFor(orientation: Orientation): Paper {
  const [width, height] = orientation === 'portrait' ? [SHORT, LONG] : [LONG, SHORT]
  return {
    width,
    height,
    frame: { x: MARGIN, y: MARGIN, w: width - 2 * MARGIN, h: height - 2 * MARGIN },
  }
}

import type { Box, Shape } from '../drawing.ts'
import type { Bitmap } from '../seal/bitmap.ts'

/** Options of the steps that draw into the finished page's regions. */
export interface FillOptions {
  seed: number
  unitsPerPixel: number
  /** Boxes in page units to keep free: faces. */
  keepOff: readonly Box[]
  /** Outlines of living figures as path data. */
  bodies?: readonly string[]
  /** Where the scene takes place. */
  place: string
  style: 'natural' | 'detailed'
  /** 0 nothing … 1 as much as the style allows. */
  amount: number
}

/** Whether a pixel is in one of the boxes to keep free. */
export function createKeepOffTest({
  keepOff,
  unitsPerPixel,
}: FillOptions): (x: number, y: number) => boolean {
  const boxes = keepOff.map((box) => ({
    left: (box.x - box.w * 0.06) / unitsPerPixel,
    right: (box.x + box.w * 1.06) / unitsPerPixel,
    top: (box.y - box.h * 0.06) / unitsPerPixel,
    bottom: (box.y + box.h * 1.06) / unitsPerPixel,
  }))
  return (x, y) => boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
}

export const line = (d: string, width: number): Shape => ({ d, fill: 'none', stroke: width, level: 3 })

export const inMm = (bitmap: Bitmap, millimetres: number) => millimetres * bitmap.pixelsPerMm

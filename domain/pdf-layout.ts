import type { Paper } from './paper.ts'

/** Readers of PDF files accept no longer side than this. */
export const MAX_PAGE_UNITS = 14_400
export const PDF_MARGIN = 40

/** Points, upright. */
const SHEETS: Record<Paper, readonly [width: number, height: number]> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
}

export interface PdfLayout {
  orientation: 'portrait' | 'landscape'
  page: { width: number; height: number }
  /** Where the picture lies, from the top left corner. */
  picture: { x: number; y: number; width: number; height: number }
}

/** A picture on a sheet of its own: lying when it is wider than tall, never enlarged, in the middle. */
export function layOut(picture: { width: number; height: number }, paper: Paper = 'a4'): PdfLayout {
  if (!(picture.width > 0 && picture.height > 0)) throw new RangeError('a picture without a size')
  const orientation = picture.width > picture.height ? 'landscape' : 'portrait'
  const [short, long] = SHEETS[paper]
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
  const page = pageWithin(width, height)
  const scale = Math.min(
    1,
    (page.width - 2 * PDF_MARGIN) / picture.width,
    (page.height - 2 * PDF_MARGIN) / picture.height,
  )
  const [w, h] = [picture.width * scale, picture.height * scale]
  return {
    orientation,
    page,
    picture: { x: (page.width - w) / 2, y: (page.height - h) / 2, width: w, height: h },
  }
}

/** A page no reader refuses. */
export const pageWithin = (width: number, height: number) => ({
  width: Math.min(width, MAX_PAGE_UNITS),
  height: Math.min(height, MAX_PAGE_UNITS),
})

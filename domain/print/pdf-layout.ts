import { PAPER_SIZES_MM, type PaperSize, POINTS_PER_MM } from './paper-size.ts'

/** PDF readers reject pages with a longer side. */
export const MAX_PDF_PAGE_UNITS = 14_400
export const PDF_MARGIN_POINTS = 40

/** Rounded to two decimals, as jsPDF does, so that its page and this layout have the same size. */
const toPoints = (mm: number): number => Math.round(mm * POINTS_PER_MM * 100) / 100

interface PdfLayout {
  orientation: 'portrait' | 'landscape'
  page: { width: number; height: number }
  /** Measured from the top left corner. */
  picture: { x: number; y: number; width: number; height: number }
}

/** Centres one picture on a page: landscape when it is wider than tall, shrunk when too large, never enlarged. */
export function createPdfLayout(
  picture: { width: number; height: number },
  paperSize: PaperSize = 'a4',
): PdfLayout {
  if (!(picture.width > 0 && picture.height > 0)) throw new RangeError('the picture has no size')
  const orientation = picture.width > picture.height ? 'landscape' : 'portrait'
  const [short, long] = PAPER_SIZES_MM[paperSize].map(toPoints) as [number, number]
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short]
  const page = clampPageSize(width, height)
  const scale = Math.min(
    1,
    (page.width - 2 * PDF_MARGIN_POINTS) / picture.width,
    (page.height - 2 * PDF_MARGIN_POINTS) / picture.height,
  )
  const fitted = { width: picture.width * scale, height: picture.height * scale }
  return {
    orientation,
    page,
    picture: { x: (page.width - fitted.width) / 2, y: (page.height - fitted.height) / 2, ...fitted },
  }
}

export const clampPageSize = (width: number, height: number) => ({
  width: Math.min(width, MAX_PDF_PAGE_UNITS),
  height: Math.min(height, MAX_PDF_PAGE_UNITS),
})

import { textWidth } from '#domain/print/helvetica.ts'
import { PAPER_SIZES_MM, type PaperSize, POINTS_PER_MM } from '#domain/print/paper-size.ts'
import { drawTitleBanner } from '../compose/decoration/title-banner.ts'
import { UNITS_PER_MM } from '../page/paper.ts'
import type { Page } from '../page/to-svg.ts'
import type { Deflate } from './bytes.ts'
import { hexText, writePdf, type PdfPage } from './pdf-file.ts'
import { formatNumber, shapeOperators } from './pdf-operators.ts'

export interface PdfOptions {
  paperSize: PaperSize
  title?: string
  /** The line below the picture with the licence and the site's address. */
  footer?: string
  /** The label of a line above the picture on which a child writes its name. */
  nameLabel?: string
  /** A word above the picture, in letters to color. */
  word?: string
}

/** What is printed beside the drawing of a page. */
export interface PageAdditions {
  /** PDF operators over the picture, in page units. */
  overPicture: readonly string[]
  /** PDF operators below the picture, in points from the lower left corner, and the height they need. */
  below: (width: number) => readonly string[]
  belowHeightMm: number
}

/** The margin that home printers cannot print on. */
export const PRINTER_MARGIN_MM = 6.35
export const FOOTER_HEIGHT_MM = 4
const NAME_HEIGHT_MM = 12

/** One page as a vector PDF: its paths become PDF path operators. */
export const pagePdf = (
  page: Page,
  options: PdfOptions,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> =>
  writePdf([{ ...createPdfPage(page, options), copies: 1 }], deflate, options.title)

/** Several pages in one file, each with its number of copies. */
export const packPdf = (
  pages: readonly { page: Page; copies: number; footer?: string; word?: string }[],
  options: PdfOptions,
  deflate: Deflate,
): Promise<Uint8Array<ArrayBuffer>> =>
  writePdf(
    pages.map(({ page, copies, footer, word }) => ({
      ...createPdfPage(page, { ...options, footer, word }),
      copies,
    })),
    deflate,
    options.title,
  )

export function createPdfPage(
  page: Page,
  { paperSize, footer, nameLabel, word = '' }: PdfOptions,
  additions?: PageAdditions,
): Omit<PdfPage, 'copies'> {
  const { paper } = page
  const upright = paper.height >= paper.width
  const [short, long] = PAPER_SIZES_MM[paperSize]
  const [width, height] = upright ? [short, long] : [long, short]
  const banner = drawTitleBanner(word, paper.frame)
  // The picture gets smaller by the height of the banner instead of being drawn again.
  const bannerHeight = paper.frame.h - banner.below.h
  const frame = { w: paper.frame.w / UNITS_PER_MM, h: (paper.frame.h + bannerHeight) / UNITS_PER_MM }
  const reserved = {
    below: (footer ? FOOTER_HEIGHT_MM : 0) + (additions?.belowHeightMm ?? 0),
    above: nameLabel ? NAME_HEIGHT_MM : 0,
  }
  const fit = Math.min(
    1,
    (width - 2 * PRINTER_MARGIN_MM) / frame.w,
    (height - 2 * PRINTER_MARGIN_MM - reserved.below - reserved.above) / frame.h,
  )
  const scale = (fit / UNITS_PER_MM) * POINTS_PER_MM
  const left = (width * POINTS_PER_MM - paper.width * scale) / 2
  const shiftUp = ((reserved.below - reserved.above) / 2) * POINTS_PER_MM
  const top = (height * POINTS_PER_MM + (paper.height - bannerHeight) * scale) / 2 + shiftUp
  const content = [
    `q ${formatNumber(scale)} 0 0 ${formatNumber(-scale)} ${formatNumber(left)} ${formatNumber(top)} cm 1 j 1 J`,
    ...shapeOperators(page.shapes, page.pen),
    ...(additions?.overPicture ?? []),
    ...(bannerHeight > 0
      ? [`1 0 0 1 0 ${formatNumber(-bannerHeight)} cm`, ...shapeOperators(banner.shapes, page.pen)]
      : []),
    'Q',
    ...(additions?.below(width * POINTS_PER_MM) ?? []),
    ...(footer ? [footerOperators(footer, width * POINTS_PER_MM)] : []),
    ...(nameLabel ? [nameLineOperators(nameLabel, width * POINTS_PER_MM, height * POINTS_PER_MM)] : []),
  ].join('\n')
  return { content, width: width * POINTS_PER_MM, height: height * POINTS_PER_MM, source: page.source }
}

/** A longer line would leave the page. */
const MAX_FOOTER_LENGTH = 120
const FOOTER_FONT_SIZE = 7
const NAME_FONT_SIZE = 14
const NAME_LINE_MM = 90

function footerOperators(text: string, width: number): string {
  const shown = text.slice(0, MAX_FOOTER_LENGTH)
  const x = Math.max(PRINTER_MARGIN_MM * POINTS_PER_MM, (width - textWidth(shown) * FOOTER_FONT_SIZE) / 2)
  return `BT 0.35 g /F1 ${FOOTER_FONT_SIZE} Tf ${formatNumber(x)} ${formatNumber(PRINTER_MARGIN_MM * POINTS_PER_MM - 4)} Td ${hexText(shown)} Tj ET`
}

/** Large enough for a child who has just learned to write. */
function nameLineOperators(label: string, width: number, height: number): string {
  const x = (PRINTER_MARGIN_MM + 6) * POINTS_PER_MM
  const y = height - (PRINTER_MARGIN_MM + NAME_HEIGHT_MM - 4) * POINTS_PER_MM
  const start = x + textWidth(`${label} `) * NAME_FONT_SIZE
  const end = Math.min(width - x, start + NAME_LINE_MM * POINTS_PER_MM)
  return `BT 0 g /F1 ${NAME_FONT_SIZE} Tf ${formatNumber(x)} ${formatNumber(y)} Td ${hexText(label)} Tj ET 0 G 1 w ${formatNumber(start)} ${formatNumber(y - 2)} m ${formatNumber(end)} ${formatNumber(y - 2)} l S`
}

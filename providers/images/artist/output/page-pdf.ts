import type { Page } from '#artist/page/to-svg.ts'
import * as print from '#artist/print/page-pdf.ts'
import { deflate } from './deflate.ts'

/** One page as a vector PDF. */
export const pagePdf = (page: Page, options: print.PdfOptions) => print.pagePdf(page, options, deflate)

/** Several pages in one file, each with its number of copies. */
export const packPdf = (pages: Parameters<typeof print.packPdf>[0], options: print.PdfOptions) =>
  print.packPdf(pages, options, deflate)

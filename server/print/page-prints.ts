import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import type { PdfOptions } from '#artist/print/page-pdf.ts'
import { parsePrintRequest, type PrintRequest } from './parse-print-request.ts'
import { pdfHeaders } from './print-responses.ts'
import { footerLine } from './print-texts.ts'
import type { RenditionKind } from './rendition-handler.ts'

interface Options {
  siteUrl: string
  createPdf(svg: string, options: PdfOptions): Promise<Uint8Array>
}

/** Must be increased when the same request gives other bytes, so that cached files are created again. */
const EDITION = 3

/** One page as a PDF file: `/print/<slug>.pdf`. */
export const pagePrints = ({ siteUrl, createPdf }: Options): RenditionKind<PrintRequest> => ({
  name: 'print',
  parse: parsePrintRequest,
  describe(order, [page]) {
    const title = pageTitle(page!.title, order.language)
    const footer = order.foot && [order.language, siteUrl]
    return {
      identity: [EDITION, page!.version, order.paperSize, title, footer],
      masterVersion: page!.version,
      headers: pdfHeaders({ ...order, fileName: pdfFileName(title) }),
    }
  },
  render({ paperSize, language, foot }, [page]) {
    const title = pageTitle(page!.title, language)
    return createPdf(page!.svg, {
      paperSize,
      title,
      footer: foot ? footerLine(title, siteUrl, language) : undefined,
    })
  },
})

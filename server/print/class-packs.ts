import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import type { PackSheet } from '#providers/images/artist/workers/artist-jobs.ts'
import type { PdfOptions } from '#artist/print/page-pdf.ts'
import { type PackRequest, parsePackRequest } from './parse-pack-request.ts'
import { pdfHeaders } from './print-responses.ts'
import { footerLine, PRINT_TEXTS } from './print-texts.ts'
import type { RenditionKind } from './rendition-handler.ts'

interface Options {
  siteUrl: string
  createPdf(sheets: PackSheet[], options: PdfOptions): Promise<Uint8Array>
}

/** Must be increased when the same request gives other bytes, so that cached files are created again. */
const EDITION = 1

/** Several pages as one PDF file: `/print/pack/<any name>.pdf`. */
export const classPacks = ({ siteUrl, createPdf }: Options): RenditionKind<PackRequest> => ({
  name: 'class pack',
  parse: parsePackRequest,
  describe(order, pages) {
    const { language, paperSize, foot, nameLine, word } = order
    const titledPages = pages.map((page) => ({ ...page, title: pageTitle(page.title, language) }))
    return {
      identity: [EDITION, titledPages, paperSize, language, foot && siteUrl, nameLine, word],
      headers: pdfHeaders({ ...order, fileName: pdfFileName(PRINT_TEXTS[language].pack) }),
    }
  },
  render({ language, paperSize, foot, nameLine, word }, pages) {
    const { name, pack } = PRINT_TEXTS[language]
    const sheets = pages.map(({ svg, copies, title }) => ({
      svg,
      copies,
      foot: foot ? footerLine(pageTitle(title, language), siteUrl, language) : undefined,
    }))
    return createPdf(sheets, { paperSize, title: pack, nameLabel: nameLine ? name : undefined, word })
  },
})

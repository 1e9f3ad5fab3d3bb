import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { sheetTitle } from '#domain/print/sheet-word.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import type { PackPage } from '#providers/images/artist/workers/artist-jobs.ts'
import type { PdfOptions } from '#artist/print/page-pdf.ts'
import type { NumberPdfOptions, NumberPage } from '#artist/print/color-by-number-pdf.ts'
import type { ReadRegionMap } from './coloring/region-maps.ts'
import { crayonNames } from './coloring/crayon-names.ts'
import { COLOR_BY_NUMBER_EDITION } from './coloring/editions.ts'
import { type PackRequest, parsePackRequest } from './parse-pack-request.ts'
import { pdfHeaders } from './print-responses.ts'
import { footerLine, PRINT_TEXTS } from './print-texts.ts'
import type { RenditionKind } from './rendition-handler.ts'

interface Options {
  siteUrl: string
  createPdf(pages: PackPage[], options: PdfOptions): Promise<Uint8Array>
  readRegionMap: ReadRegionMap
  createNumberPdf(pages: NumberPage[], options: NumberPdfOptions): Promise<Uint8Array>
}

/** Must be increased when the same request gives other bytes, so that cached files are created again. */
const EDITION = 4

/** A box of six pencils is enough. */
const PACK_COLORS = 6

/** Several pages as one PDF file: `/print/pack/<any name>.pdf`. */
export const classPacks = ({
  siteUrl,
  createPdf,
  readRegionMap,
  createNumberPdf,
}: Options): RenditionKind<PackRequest> => ({
  name: 'class pack',
  parse: parsePackRequest,
  describe(order, pages) {
    const { language, paperSize, foot, nameLine, word, titles, numbers } = order
    const titledPages = pages.map((page) => ({ ...page, title: pageTitle(page.title, language) }))
    return {
      identity: [
        EDITION,
        titledPages,
        paperSize,
        language,
        foot && siteUrl,
        nameLine,
        word,
        titles,
        ...(numbers ? [numbers, COLOR_BY_NUMBER_EDITION] : []),
      ],
      headers: pdfHeaders({ ...order, fileName: pdfFileName(PRINT_TEXTS[language].pack) }),
    }
  },
  async render({ language, paperSize, foot, nameLine, word, titles, numbers }, pages, signal) {
    const { name, pack } = PRINT_TEXTS[language]
    const packPages = pages.map(({ svg, copies, title }) => ({
      svg,
      copies,
      footer: foot ? footerLine(pageTitle(title, language), siteUrl, language) : undefined,
      word: titles ? sheetTitle(pageTitle(title, language)) : word,
    }))
    const options = { paperSize, title: pack, nameLabel: nameLine ? name : undefined }
    if (!numbers) return createPdf(packPages, options)
    const numberPages: NumberPage[] = []
    // One after the other, because a region map that is created for the first time takes seconds.
    for (const [index, { slug, svg, version }] of pages.entries()) {
      signal.throwIfAborted()
      numberPages.push({ ...packPages[index]!, regionMap: await readRegionMap(slug, svg, version) })
    }
    signal.throwIfAborted()
    return createNumberPdf(numberPages, {
      ...options,
      colors: PACK_COLORS,
      sums: numbers === 'plain' ? undefined : numbers,
      hasAnswers: true,
      crayonNames: crayonNames(language),
    })
  },
})

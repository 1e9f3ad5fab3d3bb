import { colorCountOf, type NumberOptions } from '#domain/coloring/color-by-number.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { SUM_LEVELS } from '#domain/coloring/sums.ts'
import { isSlug } from '#domain/pages/slug.ts'
import { clampCopies, type PackEntry } from '#domain/print/class-pack.ts'
import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { isLanguage, type Language } from '#domain/text/languages.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import type { NumberPdfOptions, NumberPage } from '#artist/print/color-by-number-pdf.ts'
import { parsePrintOptions, type PrintOptions } from '../parse-print-request.ts'
import { pdfHeaders } from '../print-responses.ts'
import { footerLine, PRINT_TEXTS } from '../print-texts.ts'
import type { RenditionKind } from '../rendition-handler.ts'
import { crayonNames } from './crayon-names.ts'
import { COLOR_BY_NUMBER_EDITION } from './editions.ts'

interface Options {
  siteUrl: string
  readRegionMap(slug: string, svg: string, version: string): Promise<RegionMap>
  createNumberPdf(pages: NumberPage[], options: NumberPdfOptions): Promise<Uint8Array>
}

interface NumberPrintRequest extends PrintOptions, NumberOptions {
  entries: PackEntry[]
  slug: string
  copies: number
  /** The names of the colors are written in this language, too. */
  second?: Language
  hasAnswers: boolean
  nameLine: boolean
}

/** A page to color by number: `/print/numbers/<slug>.pdf?colors=6&sums=add-20&second=en&answers=on&copies=25&name=on`. */
export const numberPrints = ({
  siteUrl,
  readRegionMap,
  createNumberPdf,
}: Options): RenditionKind<NumberPrintRequest> => ({
  name: 'color-by-number sheet',
  parse(url) {
    const slug = /^\/print\/numbers\/([^/]+)\.pdf$/.exec(url.pathname)?.[1]
    if (!isSlug(slug)) return undefined
    const { searchParams } = url
    const options = parsePrintOptions(url)
    const second = searchParams.get('second')
    return {
      ...options,
      entries: [{ slug, copies: 1 }],
      slug,
      colors: colorCountOf(searchParams.get('colors')),
      sums: SUM_LEVELS.find((level) => level === searchParams.get('sums')),
      second: isLanguage(second) && second !== options.language ? second : undefined,
      copies: clampCopies(Number(searchParams.get('copies') ?? 1)),
      hasAnswers: searchParams.get('answers') === 'on',
      nameLine: searchParams.get('name') === 'on',
    }
  },
  describe(order, [page]) {
    const { entries: _, asDownload: __, foot, ...content } = order
    const title = pageTitle(page!.title, order.language)
    return {
      identity: [COLOR_BY_NUMBER_EDITION, page!.version, title, content, foot && siteUrl],
      masterVersion: page!.version,
      headers: pdfHeaders({ ...order, fileName: pdfFileName(title) }),
    }
  },
  async render({ slug, language, second, paperSize, foot, nameLine, copies, ...order }, [page]) {
    const title = pageTitle(page!.title, language)
    const numberPage: NumberPage = {
      svg: page!.svg,
      regionMap: await readRegionMap(slug, page!.svg, page!.version),
      copies,
      footer: foot ? footerLine(title, siteUrl, language) : undefined,
    }
    return createNumberPdf([numberPage], {
      paperSize,
      title,
      colors: order.colors,
      sums: order.sums,
      hasAnswers: order.hasAnswers,
      crayonNames: crayonNames(language, second),
      footer: numberPage.footer,
      nameLabel: nameLine ? PRINT_TEXTS[language].name : undefined,
    })
  },
})

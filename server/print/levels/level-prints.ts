import { isSlug } from '#domain/pages/slug.ts'
import type { PackEntry } from '#domain/print/class-pack.ts'
import { type LevelSheets, parseLevels } from '#domain/print/level-sheets.ts'
import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import type { PackPage } from '#providers/images/artist/workers/artist-jobs.ts'
import type { PdfOptions } from '#artist/print/page-pdf.ts'
import { parsePrintOptions, type PrintOptions } from '../parse-print-request.ts'
import { pdfHeaders } from '../print-responses.ts'
import { footerLine, PRINT_TEXTS } from '../print-texts.ts'
import type { RenditionKind } from '../rendition-handler.ts'
import type { DrawLevel } from './level-drawings.ts'

interface Options {
  siteUrl: string
  drawLevel: DrawLevel
  createPdf(pages: PackPage[], options: PdfOptions): Promise<Uint8Array>
}

interface LevelPrintRequest extends PrintOptions {
  entries: PackEntry[]
  slug: string
  levels: LevelSheets[]
  nameLine: boolean
}

/** Must be increased when the same request gives other bytes, so that cached files are created again. */
const EDITION = 2

/** One picture in several difficulties: `/print/levels/<slug>.pdf?levels=easy*8,hard*7&name=on`. */
export const levelPrints = ({
  siteUrl,
  drawLevel,
  createPdf,
}: Options): RenditionKind<LevelPrintRequest> => ({
  name: 'print in several levels',
  parse(url) {
    const slug = /^\/print\/levels\/([^/]+)\.pdf$/.exec(url.pathname)?.[1]
    const levels = parseLevels(url.searchParams.get('levels'))
    if (!isSlug(slug) || !levels) return undefined
    const nameLine = url.searchParams.get('name') === 'on'
    return { entries: [{ slug, copies: 1 }], slug, levels, nameLine, ...parsePrintOptions(url) }
  },
  describe(order, [page]) {
    const { language, paperSize, foot, levels, nameLine } = order
    const title = pageTitle(page!.title, language)
    return {
      identity: [
        'levels',
        EDITION,
        page!.version,
        title,
        levels,
        paperSize,
        language,
        foot && siteUrl,
        nameLine,
      ],
      masterVersion: page!.version,
      headers: pdfHeaders({ ...order, fileName: pdfFileName(title) }),
    }
  },
  async render({ slug, language, paperSize, foot, levels, nameLine }, [page]) {
    const title = pageTitle(page!.title, language)
    const pages = await Promise.all(
      levels.map(async ({ level, copies }) => ({
        svg: await drawLevel(slug, page!.version, level),
        copies,
        footer: foot ? footerLine(title, siteUrl, language) : undefined,
      })),
    )
    return createPdf(pages, {
      paperSize,
      title,
      nameLabel: nameLine ? PRINT_TEXTS[language].name : undefined,
    })
  },
})

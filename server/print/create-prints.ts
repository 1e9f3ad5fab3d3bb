import type { Fetch } from '#backend/identity.ts'
import { pdfFileName } from '#domain/file-name.ts'
import { pageTitle } from '#domain/text.ts'
import type { PdfOptions } from '#providers/images/artist/pdf.ts'
import { footLine } from './foot-line.ts'
import { type KeptFiles, nameOf, storeKey } from './kept-files.ts'
import type { Masters } from './masters.ts'
import { artistFailed, missing, pdfAnswer, pdfHeaders } from './pdf-answer.ts'
import { type PrintOrder, readOrder } from './read-order.ts'

export interface PrintablePage {
  title: unknown
  thumbnail_url: string | null
}

interface Options {
  siteUrl: string
  /** The page as a visitor without an account may see it. */
  findPage(slug: string): Promise<PrintablePage | undefined>
  masters: Masters
  kept: KeptFiles
  makePdf(svg: string, options: PdfOptions): Promise<Uint8Array>
  log: { warn(facts: object, message: string): void }
}

/** Raised when the same order would give other bytes, so that kept sheets are made anew. */
const EDITION = 2

/** A page as a sheet to print: made from its vector master on the first request, then kept. Answers `/print/<slug>.pdf`. */
export function createPrints({ siteUrl, findPage, masters, kept, makePdf, log }: Options): Fetch {
  async function make(address: string, order: PrintOrder, title: string): Promise<Uint8Array | undefined> {
    const svg = await masters.read(address)
    if (svg === undefined) return undefined
    const foot = order.foot ? footLine(title, siteUrl, order.language) : undefined
    return makePdf(svg, { sheet: order.paper, title, foot })
  }

  return async (request) => {
    const order = readOrder(new URL(request.url))
    if (!order) return missing()
    const page = await findPage(order.slug)
    const address = page?.thumbnail_url
    const version = await masters.version(address)
    if (!page || !address || !version) return missing()
    const title = pageTitle(page.title, order.language)
    // Everything that changes the bytes is in the name: a redrawn or renamed page gets a new sheet.
    const name = nameOf([EDITION, version, order.paper, title, order.foot && [order.language, siteUrl]])
    const headers = pdfHeaders({ ...order, fileName: pdfFileName(title), name })
    if (request.headers.get('if-none-match')?.includes(name))
      return new Response(null, { status: 304, headers })

    const key = storeKey(version, name)
    try {
      const known = await kept.get(key)
      const sheet = known ?? (await make(address, order, title))
      if (!sheet) return missing()
      if (!known) await kept.keep(key, sheet, 'application/pdf')
      return pdfAnswer(request, headers, sheet)
    } catch (error) {
      log.warn({ err: error, slug: order.slug }, 'a sheet could not be made')
      return artistFailed(error)
    }
  }
}

import type { Fetch } from '#backend/identity.ts'
import { pdfFileName } from '#domain/file-name.ts'
import { pageTitle } from '#domain/text.ts'
import type { PackedSheet } from '#providers/images/artist/jobs.ts'
import type { PdfOptions } from '#providers/images/artist/pdf.ts'
import type { PrintablePage } from './create-prints.ts'
import { footLine, PRINT_WORDS } from './foot-line.ts'
import { type KeptFiles, nameOf, storeKey } from './kept-files.ts'
import type { Masters } from './masters.ts'
import { artistFailed, missing, pdfAnswer, pdfHeaders, tooMany } from './pdf-answer.ts'
import { type PackOrder, readPackOrder } from './read-pack-order.ts'

interface Options {
  siteUrl: string
  findPage(slug: string): Promise<PrintablePage | undefined>
  masters: Masters
  kept: KeptFiles
  makePack(sheets: PackedSheet[], options: PdfOptions): Promise<Uint8Array>
  /** Whether whoever sends this may have one more made. */
  mayAsk(request: Request): Promise<boolean>
  log: { warn(facts: object, message: string): void }
}

interface Found {
  title: string
  address: string
  version: string
  copies: number
}

const EDITION = 1
/** All drawings of a pack together; thirty of the finest pages of the library are a third of it. */
const MOST_BYTES = 16 * 1024 * 1024

/** Many pages as one file to print, at an address of its own. Answers `/print/pack/<any name>.pdf`. */
export function createPacks({ siteUrl, findPage, masters, kept, makePack, mayAsk, log }: Options): Fetch {
  /** Pages that are gone by now are left out: a class must not go without because of one. */
  const find = async ({ entries, language }: PackOrder): Promise<Found[]> => {
    const found = await Promise.all(
      entries.map(async ({ slug, copies }) => {
        const page = await findPage(slug)
        const address = page?.thumbnail_url
        const version = await masters.version(address)
        return page && address && version
          ? { title: pageTitle(page.title, language), address, version, copies }
          : undefined
      }),
    )
    return found.filter((one) => one !== undefined)
  }

  const make = async (found: readonly Found[], order: PackOrder): Promise<Uint8Array | undefined> => {
    const sheets: PackedSheet[] = []
    let bytes = 0
    for (const { title, address, copies } of found) {
      const svg = await masters.read(address)
      if (svg === undefined) continue
      bytes += svg.length
      if (bytes > MOST_BYTES) return undefined
      sheets.push({ svg, copies, foot: order.foot ? footLine(title, siteUrl, order.language) : undefined })
    }
    const { name, pack } = PRINT_WORDS[order.language]
    return makePack(sheets, {
      sheet: order.paper,
      title: pack,
      nameLabel: order.nameLine ? name : undefined,
    })
  }

  return async (request) => {
    const order = readPackOrder(new URL(request.url))
    const found = order ? await find(order) : []
    if (!order || found.length === 0) return missing()
    const { language, paper, foot, nameLine } = order
    const name = nameOf([EDITION, found, paper, language, foot && siteUrl, nameLine])
    const headers = pdfHeaders({ ...order, fileName: pdfFileName(PRINT_WORDS[language].pack), name })
    if (request.headers.get('if-none-match')?.includes(name))
      return new Response(null, { status: 304, headers })
    const key = storeKey(name, name)
    try {
      const known = await kept.get(key)
      if (!known && !(await mayAsk(request))) return tooMany()
      const pack = known ?? (await make(found, order))
      if (!pack) return missing()
      if (!known) await kept.keep(key, pack, 'application/pdf')
      return pdfAnswer(request, headers, pack)
    } catch (error) {
      log.warn({ err: error }, 'a pack could not be made')
      return artistFailed(error)
    }
  }
}

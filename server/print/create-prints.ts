import { createHash } from 'node:crypto'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { Fetch } from '#backend/identity.ts'
import { RENDITIONS } from '#backend/storage/render/renditions.ts'
import { pdfFileName } from '#domain/file-name.ts'
import type { Language } from '#domain/languages.ts'
import { pageTitle } from '#domain/text.ts'
import type { PdfOptions } from '#providers/images/artist/pdf.ts'
import { ArtistError } from '#providers/images/artist/workers.ts'
import { footLine } from './foot-line.ts'
import { type PrintOrder, readOrder } from './read-order.ts'

export interface PrintablePage {
  title: unknown
  thumbnail_url: string | null
}

interface Options {
  siteUrl: string
  /** The page as a visitor without an account may see it. */
  findPage(slug: string): Promise<PrintablePage | undefined>
  /** Answers for files of our own; the master of a page is one. */
  storage: Fetch
  /** Where finished sheets are kept for the next one who asks. */
  files: Pick<FileStore, 'get' | 'put'>
  makePdf(svg: string, options: PdfOptions): Promise<Uint8Array>
  log: { warn(facts: object, message: string): void }
}

/** Raised when the same order would give other bytes, so that kept sheets are made anew. */
const EDITION = 1
const MASTER_MAX_BYTES = 5 * 1024 * 1024
const OURS = /^\/storage\/v1\/object\/public\/pages\/[^?#]+\.svg$/

/** A page as a sheet to print: made from its vector master on the first request, then kept. Answers `/print/<slug>.pdf`. */
export function createPrints({ siteUrl, findPage, storage, files, makePdf, log }: Options): Fetch {
  const askMaster = (address: string, method: 'HEAD' | 'GET') =>
    storage(new Request(new URL(address, siteUrl), { method }))

  async function make(address: string, order: PrintOrder, title: string): Promise<Uint8Array | undefined> {
    const master = await askMaster(address, 'GET')
    if (!master.ok || Number(master.headers.get('content-length')) > MASTER_MAX_BYTES) return undefined
    const foot = order.foot ? footLine(title, siteUrl, order.language) : undefined
    return makePdf(await master.text(), { sheet: order.paper, title, foot })
  }

  return async (request) => {
    const order = readOrder(new URL(request.url))
    if (!order) return missing()
    const page = await findPage(order.slug)
    const address = page?.thumbnail_url
    if (!page || !address || !OURS.test(address)) return missing()
    const version = (await askMaster(address, 'HEAD')).headers.get('etag')
    if (!version) return missing()
    const title = pageTitle(page.title, order.language)
    const name = sheetName(version, order, title, siteUrl)
    const headers = headersOf(order, title, order.language, name)
    if (request.headers.get('if-none-match')?.includes(name))
      return new Response(null, { status: 304, headers })

    const key = storeKey(version, name)
    let sheet: Uint8Array | undefined
    try {
      sheet =
        (await readKept(files, key)) ?? (await make(address, order, title).then((made) => keep(key, made)))
    } catch (error) {
      if (!(error instanceof ArtistError)) throw error
      log.warn({ err: error, slug: order.slug }, 'a sheet could not be made')
      return error.code === 'artist-failed' ? missing() : busy()
    }
    if (!sheet) return missing()
    headers.set('content-length', String(sheet.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(sheet), { headers })
  }

  /** Keeping it is a favour to the next visitor; this one has the sheet either way. */
  async function keep(key: string, sheet: Uint8Array | undefined) {
    if (!sheet) return undefined
    const body = new Blob([new Uint8Array(sheet)]).stream()
    await files
      .put(key, body, { maxBytes: sheet.byteLength, type: 'application/pdf' })
      .catch((error: unknown) => log.warn({ err: error }, 'a sheet could not be kept'))
    return sheet
  }
}

async function readKept(files: Pick<FileStore, 'get'>, key: string): Promise<Uint8Array | undefined> {
  const stream = await files.get(key)
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Everything that changes the bytes is in the name: a redrawn or renamed page gets a new sheet. */
const sheetName = (version: string, { paper, language, foot }: PrintOrder, title: string, siteUrl: string) =>
  createHash('sha256')
    .update(JSON.stringify([EDITION, version, paper, title, foot && [language, siteUrl]]))
    .digest('base64url')

/** The store's own form of a key: a number for what it was made from, then what was made of it. */
function storeKey(version: string, name: string): string {
  const hex = createHash('sha256').update(version).digest('hex')
  const number = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
  return `${RENDITIONS}/${number}_${name}`
}

function headersOf({ asDownload }: PrintOrder, title: string, language: Language, name: string): Headers {
  const disposition = asDownload ? 'attachment' : 'inline'
  return new Headers({
    'content-type': 'application/pdf',
    'content-disposition': `${disposition}; filename="${pdfFileName(title)}"`,
    'content-language': language,
    etag: `"${name}"`,
    // An hour: a page that was taken down must not be handed out for long.
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    // What a browser's own PDF viewer needs, and nothing else.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
    // Sheets of unreleased pages are for those who have the link; the page itself is what should be found.
    'x-robots-tag': 'noindex',
  })
}

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
const busy = () =>
  new Response('Please try again in a moment.', {
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  })

import type { Fetch } from '#backend/identity.ts'
import { type ClientTurns, TurnRefused } from '#backend/fairness/client-turns.ts'
import type { PackEntry } from '#domain/print/class-pack.ts'
import { clientAddressOf } from '../http/middleware/visitor-headers.ts'
import type { PrintablePage } from './find-printable-page.ts'
import { artistErrorResponse, notFound, tooManyRequests } from './print-responses.ts'
import type { MasterReader } from './read-master.ts'
import { contentHash, type RenditionCache, renditionKey } from './rendition-cache.ts'

/** A page that visitors may see, with the address and version of its master. */
export interface FoundPage {
  slug: string
  title: unknown
  address: string
  version: string
  copies: number
}

/** A found page with the SVG text of its master. */
interface LoadedPage extends FoundPage {
  svg: string
}

/**
 * One kind of file that is created from the masters of pages: a print, a class pack or a picture for sharing.
 */
export interface RenditionKind<Order extends { entries: readonly PackEntry[] }> {
  /** For the log. */
  name: string
  /** Undefined for an invalid address. */
  parse(url: URL): Order | undefined
  describe(
    order: Order,
    pages: readonly FoundPage[],
  ): {
    /** Every value that changes the bytes of the file. Its hash is the ETag and the name in the cache. */
    identity: unknown
    /** The version of the only master; undefined for a file with several pages. */
    masterVersion?: string
    headers: Headers
  }
  /** A long rendition should stop when the signal says that the client has left. */
  render(order: Order, pages: readonly LoadedPage[], signal: AbortSignal): Promise<Uint8Array>
}

interface RenditionDependencies {
  /** Finds a page with the rights of an anonymous visitor. */
  findPage(slug: string): Promise<PrintablePage | undefined>
  masters: MasterReader
  cache: RenditionCache
  /** Checks the rate limit of the visitor before a new file is created. */
  mayCreate(request: Request): Promise<boolean>
  /** Creates the files of one address one after the other. */
  turns: ClientTurns
  /** Looks up the pages of a few files of one address at once. */
  lookups: ClientTurns
  log: { warn(fields: object, message: string): void }
}

/**
 * The limit for all drawings of a file together. Thirty of the most detailed library pages need a third of
 * it.
 */
const MAX_SVG_LENGTH = 16 * 1024 * 1024

/** Only for the log. */
const CLIENT_HAS_LEFT = 499

/** Serves a kind of file: creates it on the first request and caches it for later ones. */
export function createRenditionHandler<Order extends { entries: readonly PackEntry[] }>(
  kind: RenditionKind<Order>,
  { findPage, masters, cache, mayCreate, turns, lookups, log }: RenditionDependencies,
): Fetch {
  /** Leaves out pages that do not exist any more, so that the rest of a class pack is still printed. */
  const findPages = async (entries: readonly PackEntry[], signal: AbortSignal): Promise<FoundPage[]> => {
    const found: FoundPage[] = []
    // One after the other: thirty queries for each pack would keep the page views of others waiting.
    for (const { slug, copies } of entries) {
      signal.throwIfAborted()
      const page = await findPage(slug)
      const address = page?.thumbnail_url
      const version = await masters.version(address)
      if (page && address && version) found.push({ slug, title: page.title, address, version, copies })
    }
    return found
  }

  const create = async (
    order: Order,
    pages: readonly FoundPage[],
    signal: AbortSignal,
  ): Promise<Uint8Array | undefined> => {
    const loaded: LoadedPage[] = []
    let length = 0
    for (const page of pages) {
      const svg = await masters.read(page.address)
      if (svg === undefined) continue
      length += svg.length
      if (length > MAX_SVG_LENGTH) return undefined
      loaded.push({ ...page, svg })
    }
    return loaded.length > 0 ? kind.render(order, loaded, signal) : undefined
  }

  const createAndStore = async (
    order: Order,
    pages: readonly FoundPage[],
    key: string,
    headers: Headers,
    signal: AbortSignal,
  ): Promise<Uint8Array | undefined> => {
    const bytes = await create(order, pages, signal)
    if (bytes) await cache.store(key, bytes, headers.get('content-type')!)
    return bytes
  }

  const respond = async (order: Order, pages: readonly FoundPage[], request: Request): Promise<Response> => {
    const { identity, masterVersion, headers } = kind.describe(order, pages)
    const hash = contentHash(identity)
    headers.set('etag', `"${hash}"`)
    if (request.headers.get('if-none-match')?.includes(hash))
      return new Response(null, { status: 304, headers })

    const key = renditionKey(masterVersion ?? hash, hash)
    const cached = await cache.get(key)
    if (!cached && !(await mayCreate(request))) return tooManyRequests()
    const createInTurn = async () =>
      (await cache.get(key)) ?? createAndStore(order, pages, key, headers, request.signal)
    const bytes = cached ?? (await turns.run(clientAddressOf(request), createInTurn, hasLeft(request)))
    if (!bytes) return notFound()
    headers.set('content-length', String(bytes.byteLength))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  }

  return async (request) => {
    const order = kind.parse(new URL(request.url))
    if (!order) return notFound()
    try {
      const lookUp = () => findPages(order.entries, request.signal)
      const pages = await lookups.run(clientAddressOf(request), lookUp, hasLeft(request))
      return pages.length > 0 ? await respond(order, pages, request) : notFound()
    } catch (error) {
      if (error instanceof TurnRefused) return tooManyRequests()
      if (request.signal.aborted) return new Response(null, { status: CLIENT_HAS_LEFT })
      log.warn({ err: error, slug: order.entries[0]?.slug }, `a ${kind.name} could not be created`)
      return artistErrorResponse(error)
    }
  }
}

const hasLeft = (request: Request) => () => request.signal.aborted

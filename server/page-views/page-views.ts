import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Fetch } from '#backend/identity.ts'
import type * as EntryServer from '#app/entry.server.tsx'
import type { Visit } from '#app/lib/visit.ts'
import { contentSecurityPolicy, type Elsewhere, NONCE_PLACEHOLDER } from '../http/content-security-policy.ts'
import { busyPage } from './busy-page.ts'
import { gzippedHtml, packHtml, plainHtml } from './packed-html.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { createTurns } from './turns.ts'

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>)
  visit: Visit
  /** What pages may load from beside our own origin. */
  elsewhere: Elsewhere
  cache: PageCache
  /** Awaited before somebody who had to wait has their page made. */
  between?: () => Promise<void>
}

/** Making a page takes some ten milliseconds of the one core that answers: more at once would only wait for each other. */
const TURNS = { atOnce: 8, inCrowd: 2, waiting: 52, patienceMs: 2000 }
/** For this long a kept page is shown without asking again whether the operator has something to say. */
const NOTICE_MS = 1000

/** An answer that only has to be sent. */
export interface Ready {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer>
}

export interface PageViews {
  fetch: Fetch
  /** The page at this address where it is kept and nothing has to be asked: the answer of `fetch`, without its detours. */
  kept(address: string, acceptEncoding: string | undefined): Ready | undefined
  /** Whether a page that has to be made would come too late. */
  isFull(): boolean
}

/** The app as a fetch: everything that is not a file or a wire ends here and becomes HTML (or the data of a client navigation). */
export function createPageViews({ build, visit, elsewhere, cache, between }: Options): PageViews {
  const handle = createRequestHandler(build, 'production')
  const turns = createTurns({ ...TURNS, between })
  let notice = { text: '', until: 0 }

  const render = async (request: Request): Promise<Response> => {
    // The contexts are those of the build itself: a second copy of their module would be strangers to it.
    const { entry } = typeof build === 'function' ? await build() : build
    const { nonceContext, visitContext } = entry.module as unknown as typeof EntryServer
    const context = new RouterContextProvider()
    context.set(visitContext, visit)
    context.set(nonceContext, NONCE_PLACEHOLDER)
    return handle(request, context)
  }

  // A page made under another notice is another page.
  const keyOf = (address: string) => `${address} ${notice.text}`

  const make = async (request: Request, key: string | undefined): Promise<Response> => {
    const response = await render(request)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    // A loader that fails means that something behind us is down: searchers should come back, not forget the page.
    const status = response.status === 500 ? 503 : response.status
    const page = {
      status,
      headers: headersOf(request, response),
      html: await packHtml(await response.text()),
    }
    const seconds = sharedAge(response)
    if (key && response.status === 200 && seconds > 0) cache.set(key, page, seconds)
    return answer(request, page)
  }

  const answer = (request: Request, page: RenderedPage): Response => {
    const { status, headers, body } = ready(page, request.headers.get('accept-encoding') ?? '', elsewhere)
    return new Response(request.method === 'HEAD' ? null : body, { status, headers })
  }

  return {
    async fetch(request) {
      const address = cacheable(request)
      if (address)
        notice = { text: JSON.stringify(await visit.notice()), until: performance.now() + NOTICE_MS }
      const key = address && keyOf(address)
      const kept = key && cache.get(key)
      if (kept) return answer(request, kept)
      return turns.isFull() ? busy(new URL(request.url).pathname) : turns.take(() => make(request, key))
    },
    kept(address, acceptEncoding = '') {
      const page = performance.now() < notice.until ? cache.get(keyOf(address)) : undefined
      return page && ready(page, acceptEncoding, elsewhere)
    },
    isFull: turns.isFull,
  }
}

/** Only what is the same for everybody: a plain GET at an address that names its language. */
function cacheable(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url)
  return request.method === 'GET' && isPrefixed(pathname) && !pathname.endsWith('.data')
    ? pathname + search
    : undefined
}

const isPrefixed = (pathname: string) => /^\/[a-z]{2}(\/|$)/.test(pathname)

const sharedAge = (response: Response) =>
  Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)

function busy(address: string): Response {
  const page = busyPage(address)
  return new Response(page.body, page)
}

/**
 * Our own cache is the shared one; a page with a nonce must not be kept by anybody else's. What is one person's own, or depends on the
 * language they chose, is not kept at all.
 */
function headersOf(request: Request, response: Response): [string, string][] {
  const headers = new Headers(response.headers)
  const isOwn =
    headers.get('cache-control')?.includes('no-store') || !isPrefixed(new URL(request.url).pathname)
  headers.set('cache-control', isOwn ? 'private, no-store' : 'private, no-cache')
  return [...headers]
}

/** What is rendered, with a nonce of its own, as whoever asks can read it. */
function ready(page: RenderedPage, acceptEncoding: string, elsewhere: Elsewhere): Ready {
  const nonce = randomBytes(16).toString('base64')
  const isGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)
  const body = (isGzip ? gzippedHtml : plainHtml)(page.html, nonce)
  const headers = page.headers.filter(([name]) => name !== 'vary')
  const [, vary] = page.headers.find(([name]) => name === 'vary') ?? []
  headers.push(
    ['content-security-policy', contentSecurityPolicy(nonce, elsewhere)],
    ['vary', vary ? `${vary}, accept-encoding` : 'accept-encoding'],
    ['content-length', String(body.byteLength)],
  )
  if (page.status === 503) headers.push(['retry-after', '5'])
  if (isGzip) headers.push(['content-encoding', 'gzip'])
  return { status: page.status, headers, body }
}

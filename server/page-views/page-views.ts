import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Fetch } from '#backend/identity.ts'
import type * as EntryServer from '#app/entry.server.tsx'
import type { RequestContext } from '#app/lib/request/request-context.ts'
import {
  contentSecurityPolicy,
  type ExternalSources,
  NONCE_PLACEHOLDER,
} from '../http/content-security-policy.ts'
import { CLIENT_ADDRESS_HEADER } from '../http/middleware/visitor-headers.ts'
import { busyPage } from './busy-page.ts'
import { parsePageAddress, type PageAddress } from './page-address.ts'
import { gzippedHtml, precompressHtml, plainHtml } from './precompressed-html.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import type { PreparedResponse } from './prepared-response.ts'
import { createRenderQueue } from './render-queue.ts'

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>)
  requestContext: RequestContext
  /** External services that pages may load from. */
  externalSources: ExternalSources
  cache: PageCache
  /** Awaited before a queued page is rendered. */
  beforeQueuedRender?: () => Promise<void>
}

/**
 * Rendering takes some ten milliseconds of the single JavaScript thread, so more concurrent renders would
 * only wait for each other.
 */
const RENDER_LIMITS = {
  maxConcurrent: 8,
  maxConcurrentPerVisitor: 2,
  maxConcurrentWhenBusy: 2,
  maxWaiting: 52,
  maxWaitingPerVisitor: 26,
  maxWaitMs: 2000,
}
/** For this time a cached page is served without reading the operator's notice again. */
const NOTICE_LIFETIME_MS = 1000

export interface PageViews {
  fetch: Fetch
  /**
   * The same response as `fetch` for a cached page, synchronously; undefined if the page is not cached or the
   * notice has to be read. An urgent page is served with the last known notice.
   */
  cached(
    address: string,
    acceptEncoding: string | undefined,
    urgency?: 'urgent',
  ): PreparedResponse | undefined
  /** Whether a page that is not cached would be refused to this visitor. */
  isFull(visitor: string): boolean
}

/** Renders the app: HTML, or data for a navigation in the browser. */
export function createPageViews({
  build,
  requestContext,
  externalSources,
  cache,
  beforeQueuedRender,
}: Options): PageViews {
  const handleRequest = createRequestHandler(build, 'production')
  const renderQueue = createRenderQueue({ ...RENDER_LIMITS, beforeQueuedRun: beforeQueuedRender })
  let notice = { text: '', validUntil: 0 }

  const render = async (request: Request): Promise<Response> => {
    // The context keys come from the build, because keys of a second copy of the module would not match.
    const { entry } = typeof build === 'function' ? await build() : build
    const { nonceContext, requestContext: requestContextKey } = entry.module as unknown as typeof EntryServer
    const context = new RouterContextProvider()
    context.set(requestContextKey, requestContext)
    context.set(nonceContext, NONCE_PLACEHOLDER)
    return handleRequest(request, context)
  }

  // The notice is part of every page, so it is part of the key.
  const cacheKey = (address: string) => `${address} ${notice.text}`

  const refreshNotice = async () => {
    notice = {
      text: JSON.stringify(await requestContext.loadNotice()),
      validUntil: performance.now() + NOTICE_LIFETIME_MS,
    }
  }

  const renderAndCache = async (request: Request, key: string | undefined): Promise<Response> => {
    const response = await render(request)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    // A failed loader means that a service is down. 503 makes search engines retry instead of dropping the
    // page.
    const status = response.status === 500 ? 503 : response.status
    const page = {
      status,
      headers: headersOf(request, response),
      html: precompressHtml(await response.text()),
    }
    const seconds = sharedMaxAge(response)
    if (key && response.status === 200 && seconds > 0) cache.set(key, page, seconds)
    return toResponse(request, page)
  }

  const toResponse = (request: Request, page: RenderedPage): Response => {
    const acceptEncoding = request.headers.get('accept-encoding') ?? ''
    const { status, headers, body } = prepareResponse(page, acceptEncoding, externalSources)
    return new Response(request.method === 'HEAD' ? null : body, { status, headers })
  }

  return {
    async fetch(request) {
      const visitor = request.headers.get(CLIENT_ADDRESS_HEADER) ?? ''
      const address = cacheableAddress(request)
      if (address) await refreshNotice()
      const key = address && cacheKey(address.known)
      const cached = key && cache.get(key)
      if (cached) return toResponse(request, cached)
      if (renderQueue.isFull(visitor)) return busyResponse(new URL(request.url).pathname)
      return renderQueue.run(visitor, async () => {
        // While it waited, another request may have rendered the page, or its client may have disconnected.
        const rendered = key && cache.get(key)
        if (rendered) return toResponse(request, rendered)
        if (request.signal.aborted) return new Response(null, { status: 499 })
        return address
          ? address.restoreInRedirect(await renderAndCache(withAddress(request, address), key))
          : renderAndCache(request, key)
      })
    },
    cached(address, acceptEncoding = '', urgency) {
      if (!urgency && performance.now() >= notice.validUntil) return undefined
      const { known } = parsePageAddress(address)
      const page = cache.get(cacheKey(known))
      return page && prepareResponse(page, acceptEncoding, externalSources)
    },
    isFull: renderQueue.isFull,
  }
}

/** Only a GET with a language prefix is cached: all visitors get the same page there. */
function cacheableAddress(request: Request): PageAddress | undefined {
  const { pathname, search } = new URL(request.url)
  return request.method === 'GET' && hasLanguagePrefix(pathname) && !pathname.endsWith('.data')
    ? parsePageAddress(pathname + search)
    : undefined
}

const withAddress = ({ url, headers, signal }: Request, { known }: PageAddress) =>
  new Request(new URL(known, url), { headers, signal })

const hasLanguagePrefix = (pathname: string) => /^\/[a-z]{2}(\/|$)/.test(pathname)

const sharedMaxAge = (response: Response) =>
  Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)

function busyResponse(address: string): Response {
  const page = busyPage(address)
  return new Response(page.body, page)
}

/**
 * Forbids shared caches, because each response has its own nonce; only our own cache shares pages. Personal
 * pages and addresses without a language prefix, whose content depends on cookies, must not be stored at all.
 */
function headersOf(request: Request, response: Response): [string, string][] {
  const headers = new Headers(response.headers)
  const isPersonal =
    headers.get('cache-control')?.includes('no-store') || !hasLanguagePrefix(new URL(request.url).pathname)
  headers.set('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache')
  return [...headers]
}

/** Inserts a new nonce and chooses the encoding. */
function prepareResponse(
  page: RenderedPage,
  acceptEncoding: string,
  externalSources: ExternalSources,
): PreparedResponse {
  const nonce = randomBytes(16).toString('base64')
  const isGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)
  const body = (isGzip ? gzippedHtml : plainHtml)(page.html, nonce)
  const headers = page.headers.filter(([name]) => name !== 'vary')
  const [, vary] = page.headers.find(([name]) => name === 'vary') ?? []
  headers.push(
    ['content-security-policy', contentSecurityPolicy(nonce, externalSources)],
    ['vary', vary ? `${vary}, accept-encoding` : 'accept-encoding'],
    ['content-length', String(body.byteLength)],
  )
  if (page.status === 503) headers.push(['retry-after', '5'])
  if (isGzip) headers.push(['content-encoding', 'gzip'])
  return { status: page.status, headers, body }
}

import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Fetch } from '#backend/identity.ts'
import type * as EntryServer from '#app/entry.server.tsx'
import type { Visit } from '#app/lib/visit.ts'
import { contentSecurityPolicy, type Elsewhere, NONCE_PLACEHOLDER } from '../http/content-security-policy.ts'
import { gzippedHtml, packHtml, plainHtml } from './packed-html.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'

interface Options {
  build: ServerBuild | (() => Promise<ServerBuild>)
  visit: Visit
  /** What pages may load from beside our own origin. */
  elsewhere: Elsewhere
  cache: PageCache
}

/** Making a page takes some ten milliseconds of the one core that answers: more than this at once would only wait for each other. */
const MOST_AT_ONCE = 60

/** The app as a fetch: everything that is not a file or a wire ends here and becomes HTML (or the data of a client navigation). */
export function createPageViews({ build, visit, elsewhere, cache }: Options): Fetch {
  const handle = createRequestHandler(build, 'production')
  let atWork = 0

  const render = async (request: Request): Promise<Response> => {
    // The contexts are those of the build itself: a second copy of their module would be strangers to it.
    const { entry } = typeof build === 'function' ? await build() : build
    const { nonceContext, visitContext } = entry.module as unknown as typeof EntryServer
    const context = new RouterContextProvider()
    context.set(visitContext, visit)
    context.set(nonceContext, NONCE_PLACEHOLDER)
    return handle(request, context)
  }

  return async (request) => {
    const path = cacheKey(request)
    // A page made under another notice is another page.
    const key = path && `${path} ${JSON.stringify(await visit.notice())}`
    const kept = key && cache.get(key)
    if (kept) return answer(request, kept, elsewhere)
    if (atWork >= MOST_AT_ONCE) return busy()
    atWork++
    const response = await render(request).finally(() => atWork--)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    // A loader that fails means that something behind us is down: searchers should come back, not forget the page.
    const status = response.status === 500 ? 503 : response.status
    const page = { status, headers: [...response.headers], html: await packHtml(await response.text()) }
    const seconds = sharedAge(response)
    if (key && response.status === 200 && seconds > 0) cache.set(key, page, seconds)
    return answer(request, page, elsewhere)
  }
}

/** Only what is the same for everybody: a plain GET at an address that names its language. */
function cacheKey(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url)
  return request.method === 'GET' && /^\/[a-z]{2}(\/|$)/.test(pathname) && !pathname.endsWith('.data')
    ? pathname + search
    : undefined
}

const sharedAge = (response: Response) =>
  Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0)

/** Said early, while there is still time to say it. The browser of a person tries again by itself. */
const busy = () =>
  new Response('Many people are here right now. This page comes in a moment.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      refresh: '2',
    },
  })

function answer(request: Request, page: RenderedPage, elsewhere: Elsewhere): Response {
  const nonce = randomBytes(16).toString('base64')
  const headers = new Headers(page.headers)
  headers.set('content-security-policy', contentSecurityPolicy(nonce, elsewhere))
  // Our own cache is the shared one; a page with a nonce must not be kept by anybody else's.
  headers.set('cache-control', 'private, no-cache')
  headers.append('vary', 'accept-encoding')
  if (page.status === 503) headers.set('retry-after', '5')
  const isGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(request.headers.get('accept-encoding') ?? '')
  if (isGzip) headers.set('content-encoding', 'gzip')
  const body = (isGzip ? gzippedHtml : plainHtml)(page.html, nonce)
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { BUNDLES } from 'virtual:texts'
import textsAddresses from 'virtual:texts-addresses'
import { LANGUAGES } from '#domain/languages.ts'
import { FRAME_ROUTE, type FrameData } from './lib/frame.ts'
import { loadTexts } from './lib/texts/load.ts'
import { NonceContext } from './lib/nonce.ts'
import { paintFirst } from './lib/paint-first.ts'
import { nonceContext, visitContext } from './lib/visit.ts'

await Promise.all(LANGUAGES.flatMap((language) => BUNDLES.map((bundle) => loadTexts(language, bundle))))

/**
 * Pages are rendered whole before they are sent: they are small, they can then be cached, and a failure becomes a status, not half a
 * page.
 */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // In development there is no policy that asks for it (scripts/dev.ts), and a link of the router would differ by it in the browser.
  const nonce = import.meta.env.PROD ? context.get(nonceContext) : undefined
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    // No part is held back to be put in place by a script: everything stands where it belongs, also for whoever runs none.
    { nonce, signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  for (const hint of hints(routerContext)) headers.append('link', hint)
  const html = await new Response(stream).text()
  return new Response(withRoutes(html, routerContext), { status, headers })
}

/** The list of all routes stands in the page: as a file it would be one more request before anything can be pressed. */
function withRoutes(html: string, { manifest }: EntryContext): string {
  const routes = `window.__reactRouterManifest=${JSON.stringify(manifest).replaceAll('<', '\\u003c')}`
  const whole = html
    .replace(/<link rel="modulepreload" href="\/assets\/manifest-[^>]*>/, '')
    .replace(`import ${JSON.stringify(manifest.url)}`, () => routes)
  // In development a script of its own has to run first.
  return import.meta.env.PROD ? paintFirst(whole) : whole
}

/** What the browser may fetch before it has read a line: the styles nothing is shown without, and the texts the first script asks for. */
function* hints({ manifest, staticHandlerContext: { loaderData } }: EntryContext): Generator<string> {
  for (const styles of manifest.routes['root']?.css ?? []) yield `<${styles}>; rel=preload; as=style`
  const frame = loaderData[FRAME_ROUTE] as FrameData | undefined
  const texts = frame && textsAddresses[frame.language]
  if (texts) yield `<${texts}>; rel=modulepreload; fetchpriority=low`
}

/** What went wrong on the way to a page goes to the server's log, unless the visitor has simply left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).report(error)
}

export { nonceContext, visitContext } from './lib/visit.ts'

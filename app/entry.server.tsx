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
import { afterFirstPaint } from './lib/after-first-paint.ts'
import { FRAME_ROUTE, type FrameData } from './lib/frame.ts'
import { loadTexts } from './lib/texts/load.ts'
import { NonceContext } from './lib/nonce.ts'
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
  const nonce = context.get(nonceContext)
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    // No part is held back to be put in place by a script: everything stands where it belongs, also for whoever runs none.
    { nonce, signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  const { manifest, staticHandlerContext } = routerContext
  headers.set('content-type', 'text/html; charset=utf-8')
  // Nothing is shown without the styles: they are on their way before the browser has read a line.
  for (const styles of manifest.routes['root']?.css ?? [])
    headers.append('link', `<${styles}>; rel=preload; as=style`)
  const frame = staticHandlerContext.loaderData[FRAME_ROUTE] as FrameData | undefined
  const texts = frame && textsAddresses[frame.language]
  const html = afterFirstPaint(await new Response(stream).text(), nonce, ...(texts ? [texts] : []))
  return new Response(html, { status, headers })
}

/** What went wrong on the way to a page goes to the server's log, unless the visitor has simply left. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).report(error)
}

export { nonceContext, visitContext } from './lib/visit.ts'

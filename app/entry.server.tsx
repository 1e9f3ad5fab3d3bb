import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { BUNDLES } from 'virtual:texts'
import textUrls from 'virtual:texts-addresses'
import { LANGUAGES } from '#domain/text/languages.ts'
import { SITE_LAYOUT_ROUTE, type SiteData } from './lib/layout/site-data.ts'
import { loadTexts } from './lib/texts/load-texts.ts'
import { NonceContext } from './lib/rendering/nonce-context.ts'
import { deferHydration } from './lib/rendering/deferred-hydration.ts'
import { nonceContext, requestContext } from './lib/request/request-context.ts'

// Loaded before the first request, because rendering reads the texts synchronously.
await Promise.all(LANGUAGES.flatMap((language) => BUNDLES.map((bundle) => loadTexts(language, bundle))))

/**
 * Renders the whole document before sending it: documents are small, can be cached this way, and an error becomes
 * an HTTP status instead of a truncated page.
 */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Development has no Content-Security-Policy (scripts/commands/dev.ts); a nonce there would cause hydration
  // mismatches.
  const nonce = import.meta.env.PROD ? context.get(nonceContext) : undefined
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    // React must not split the document into parts that a script inserts, because visitors without scripts would
    // not see them.
    { nonce, signal: request.signal, progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  for (const preload of preloadHeaders(routerContext)) headers.append('link', preload)
  const html = inlineManifest(await new Response(stream).text(), routerContext)
  // Vite's development client has to run before all other scripts.
  return new Response(import.meta.env.PROD ? deferHydration(html) : html, { status, headers })
}

/** Writes the route manifest into the document; as a file it would be one more request before hydration. */
function inlineManifest(html: string, { manifest }: EntryContext): string {
  const assignment = `window.__reactRouterManifest=${JSON.stringify(manifest).replaceAll('<', '\\u003c')}`
  return html
    .replace(/<link rel="modulepreload" href="\/assets\/manifest-[^>]*>/, '')
    .replace(`import ${JSON.stringify(manifest.url)}`, () => assignment)
}

/** Link headers for the files every first load needs: the styles and the texts that the entry script waits for. */
function* preloadHeaders({
  manifest,
  staticHandlerContext: { loaderData },
}: EntryContext): Generator<string> {
  for (const styles of manifest.routes['root']?.css ?? []) yield `<${styles}>; rel=preload; as=style`
  const siteData = loaderData[SITE_LAYOUT_ROUTE] as SiteData | undefined
  const texts = siteData && textUrls[siteData.language]
  if (texts) yield `<${texts}>; rel=modulepreload; fetchpriority=low`
}

/** Logs errors of loaders and rendering, except when the client closed the connection. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).reportError(error)
}

// The server fills these contexts. It must use the objects of this bundle, because a second copy would be another context.
export { nonceContext, requestContext } from './lib/request/request-context.ts'

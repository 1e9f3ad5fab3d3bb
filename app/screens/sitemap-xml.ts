import { createSitemap, createSitemapPart } from '#app/lib/sitemap/create-sitemap.ts'
import { requestContext } from '#app/lib/request/request-context.ts'
import type { Route } from './+types/sitemap-xml.ts'

const MAX_PARTS = 10_000

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(requestContext)
  const requestedPart = new URL(request.url).searchParams.get('part')
  const part = Number(requestedPart)
  if (requestedPart !== null && !(Number.isInteger(part) && part >= 0 && part <= MAX_PARTS))
    return new Response(null, { status: 404 })
  const xml = requestedPart === null ? await createSitemap(site) : await createSitemapPart(site, part)
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

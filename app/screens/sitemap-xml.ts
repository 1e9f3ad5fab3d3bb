import { readSitemap, readSitemapPart } from '#app/lib/sitemap/read.ts'
import { visitContext } from '#app/lib/visit.ts'
import type { Route } from './+types/sitemap-xml.ts'

const MOST_PARTS = 10_000

export async function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const asked = new URL(request.url).searchParams.get('part')
  const part = Number(asked)
  if (asked !== null && !(Number.isInteger(part) && part >= 0 && part <= MOST_PARTS))
    return new Response(null, { status: 404 })
  const xml = asked === null ? await readSitemap(visit) : await readSitemapPart(visit, part)
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}

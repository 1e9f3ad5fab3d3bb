import { visitContext } from '#app/lib/visit.ts'
import type { Route } from './+types/robots-txt.ts'

/** Screens with nothing to find for a search engine. */
const CLOSED = ['admin', 'secure-admin', 'dashboard', 'setup', 'auth', 'outbox']

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(visitContext).config
  const lines = [
    'User-agent: *',
    ...CLOSED.flatMap((name) => [`Disallow: /${name}`, `Disallow: /*/${name}`]),
    'Disallow: /rest/',
    'Disallow: /auth/v1/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

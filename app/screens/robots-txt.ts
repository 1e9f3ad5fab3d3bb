import { requestContext } from '#app/lib/request/request-context.ts'
import type { Route } from './+types/robots-txt.ts'

const DISALLOWED_SCREENS = ['admin', 'secure-admin', 'dashboard', 'setup', 'auth', 'outbox']

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext).config
  const lines = [
    'User-agent: *',
    ...DISALLOWED_SCREENS.flatMap((name) => [`Disallow: /${name}`, `Disallow: /*/${name}`]),
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

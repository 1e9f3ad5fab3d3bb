import { FALLBACK_LANGUAGE, isLanguage } from '#domain/text/languages.ts'
import de from '#locales/de/maintenance.json' with { type: 'json' }
import en from '#locales/en/maintenance.json' with { type: 'json' }
import es from '#locales/es/maintenance.json' with { type: 'json' }
import fr from '#locales/fr/maintenance.json' with { type: 'json' }
import it from '#locales/it/maintenance.json' with { type: 'json' }
import nl from '#locales/nl/maintenance.json' with { type: 'json' }
import { createNoticePages } from './notice-page.ts'

const RELOAD_SECONDS = 5
const PAGES = createNoticePages({ en, de, fr, es, it, nl }, RELOAD_SECONDS)

/** The response to every request while a backup is restored: a page for people, JSON for programs. */
export function maintenanceResponse(request: Request): Response {
  if (!request.headers.get('accept')?.includes('text/html'))
    return Response.json(
      { code: 'maintenance', message: en.text },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': String(RELOAD_SECONDS) } },
    )
  const prefix = new URL(request.url).pathname.slice(1, 3)
  const { status, headers, body } = PAGES.get(isLanguage(prefix) ? prefix : FALLBACK_LANGUAGE)!
  return new Response(body, { status, headers })
}

import { redirect } from 'react-router'
import { parseLanguageSegment } from '../language/url-language.ts'
import { paths } from '../navigation/paths.ts'
import type { RequestContext } from './request-context.ts'
import { requestedPath } from './requested-path.ts'

/** For the 404 screen: the request is already logged, under this path. */
const LOGGED_COOKIE = 'missing-path'

/**
 * For an unknown page, theme or language: logs the path, then redirects to the 404 screen in the language of the
 * path.
 */
export async function redirectToNotFound(context: RequestContext, request: Request): Promise<never> {
  await logNotFound(context, request)
  throw redirect(paths.notFound(pathLanguage(new URL(request.url).pathname)), {
    headers: {
      'set-cookie': `${LOGGED_COOKIE}=${encodeURIComponent(requestedPath(request).pathname.slice(0, 500))}; Max-Age=5; Path=/; HttpOnly; SameSite=Lax`,
    },
  })
}

/** On the 404 screen itself, the path that was logged before the redirect; any other missing path is logged on its own. */
export function alreadyLoggedPath(request: Request): string | undefined {
  if (!/^(?:\/[a-z]{2})?\/404$/.test(requestedPath(request).pathname)) return undefined
  const cookie = request.headers.get('cookie') ?? ''
  const encoded = new RegExp(`(?:^|;\\s*)${LOGGED_COOKIE}=([^;]*)`).exec(cookie)?.[1]
  try {
    return encoded && decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

/** A failure to log is reported to the operator and does not change the response. */
export async function logNotFound({ db, reportError }: RequestContext, request: Request): Promise<void> {
  const { pathname } = requestedPath(request)
  const { error } = await db.rpc('log_not_found', {
    requested_path: pathname,
    referer: request.headers.get('referer') ?? undefined,
    language: pathLanguage(pathname),
    user_agent: request.headers.get('user-agent') ?? undefined,
  })
  if (error) reportError(error)
}

function pathLanguage(pathname: string) {
  const [, first] = pathname.split('/')
  const segment = parseLanguageSegment(first)
  return segment.kind === 'language' ? segment.language : undefined
}

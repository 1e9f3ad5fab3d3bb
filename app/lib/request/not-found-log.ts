import { redirect } from 'react-router'
import { parseLanguageSegment } from '../language/url-language.ts'
import { paths } from '../navigation/paths.ts'
import type { RequestContext } from './request-context.ts'
import { requestedPath } from './requested-path.ts'

/** Tells the 404 screen that this request is already logged under the path that was requested first. */
const LOGGED_COOKIE = 'missing-noted'

/**
 * For an unknown page, theme or language: logs the path, then redirects to the 404 screen in the language of the
 * path.
 */
export async function redirectToNotFound(context: RequestContext, request: Request): Promise<never> {
  await logNotFound(context, request)
  throw redirect(paths.notFound(pathLanguage(new URL(request.url).pathname)), {
    headers: { 'set-cookie': `${LOGGED_COOKIE}=1; Max-Age=5; Path=/; HttpOnly; SameSite=Lax` },
  })
}

export const isAlreadyLogged = (request: Request) =>
  (request.headers.get('cookie') ?? '').includes(`${LOGGED_COOKIE}=1`)

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

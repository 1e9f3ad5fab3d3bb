import { redirect } from 'react-router'
import { askedAddress } from './asked-address.ts'
import { readSegment } from './language.ts'
import { paths } from './paths.ts'
import type { Visit } from './visit.ts'

/** Says to the 404 screen for a few seconds that this visit is noted already, under the path first asked for. */
const NOTED = 'missing-noted'

/** Unknown page, theme or language: noted, then led to the 404 screen, with the language kept where there is one. */
export async function leadTo404(visit: Visit, request: Request): Promise<never> {
  await noteMissing(visit, request)
  const [, first] = new URL(request.url).pathname.split('/')
  const segment = readSegment(first)
  throw redirect(paths.notFound(segment.kind === 'language' ? segment.language : undefined), {
    headers: { 'set-cookie': `${NOTED}=1; Max-Age=5; Path=/; HttpOnly; SameSite=Lax` },
  })
}

export const isNoted = (request: Request) => (request.headers.get('cookie') ?? '').includes(`${NOTED}=1`)

/** Writes down a path nobody found. A failure to do so is nobody's problem but ours. */
export async function noteMissing({ db, report }: Visit, request: Request): Promise<void> {
  const { pathname } = askedAddress(request)
  const [, first] = pathname.split('/')
  const segment = readSegment(first)
  const { error } = await db.rpc('log_not_found', {
    requested_path: pathname,
    referer: request.headers.get('referer') ?? undefined,
    language: segment.kind === 'language' ? segment.language : undefined,
    user_agent: request.headers.get('user-agent') ?? undefined,
  })
  if (error) report(error)
}

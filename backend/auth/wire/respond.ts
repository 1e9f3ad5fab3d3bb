import { isDatabaseAway } from '../../database/away.ts'
import { WireError } from '../../wire-error.ts'
import type { AuthLog } from '../ports.ts'

const PRIVATE = { 'cache-control': 'no-store' }

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...PRIVATE, ...headers } })

export const nothing = () => new Response(null, { status: 204, headers: PRIVATE })

export const redirect = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location, ...headers } })

/** A password that breaks the rules; the client shows the reasons. */
export class WeakPassword extends WireError {
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(422, 'weak_password', `Password is too weak: ${reasons.join(', ')}`)
    this.reasons = reasons
  }
}

/** An error in the shape `@supabase/auth-js` reads. */
export function errorAnswer(error: unknown, log: AuthLog): Response {
  if (isDatabaseAway(error)) {
    log.error({ err: error }, 'the database is away')
    return errorAnswer(
      new WireError(503, 'unexpected_failure', 'The database is away', { 'retry-after': '2' }),
      log,
    )
  }
  if (!(error instanceof WireError)) {
    log.error({ err: error }, 'auth failed unexpectedly')
    return errorAnswer(new WireError(500, 'unexpected_failure', 'Unexpected failure'), log)
  }
  const body = {
    code: error.status,
    error_code: error.code,
    msg: error.message,
    ...(error instanceof WeakPassword && { weak_password: { reasons: error.reasons } }),
  }
  return json(body, error.status, { 'x-sb-error-code': error.code, ...error.headers })
}

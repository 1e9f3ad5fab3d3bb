import { isDatabaseUnavailable } from '../../database/database-unavailable.ts'
import { ApiError } from '../../api-error.ts'
import type { PasswordProblem } from '../auth-settings.ts'
import type { AuthLog } from '../ports.ts'

const NO_STORE = { 'cache-control': 'no-store' }

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...NO_STORE, ...headers } })

export const noContent = () => new Response(null, { status: 204, headers: NO_STORE })

export const redirect = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...NO_STORE, location, ...headers } })

/** A password that breaks rules; the client shows the reasons. */
export class WeakPasswordError extends ApiError {
  readonly reasons: readonly string[]

  constructor(problems: readonly PasswordProblem[]) {
    super(422, 'weak_password', problems.map(({ message }) => message).join(' '))
    this.reasons = problems.map(({ reason }) => reason)
  }
}

/** An error in the shape `@supabase/auth-js` reads. */
export function errorResponse(error: unknown, log: AuthLog): Response {
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error }, 'the database is unavailable')
    return errorResponse(
      new ApiError(503, 'unexpected_failure', 'The database is unavailable', { 'retry-after': '2' }),
      log,
    )
  }
  if (!(error instanceof ApiError)) {
    log.error({ err: error }, 'an auth request failed unexpectedly')
    return errorResponse(new ApiError(500, 'unexpected_failure', 'Unexpected failure'), log)
  }
  const body = {
    code: error.status,
    error_code: error.code,
    msg: error.message,
    ...(error instanceof WeakPasswordError && { weak_password: { reasons: error.reasons } }),
  }
  return json(body, error.status, { 'x-sb-error-code': error.code, ...error.headers })
}

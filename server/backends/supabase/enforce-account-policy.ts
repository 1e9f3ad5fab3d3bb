import type { PasswordProblem } from '#backend/auth/auth-settings.ts'
import type { Fetch } from '#backend/identity.ts'
import { VISITOR_HASH_HEADER } from '../../http/middleware/visitor-headers.ts'

interface Options {
  forward: Fetch
  isRegistrationOpen(): Promise<boolean>
  /** The rules that a password breaks. */
  brokenRules(password: string): readonly PasswordProblem[]
  /** Counts one request and returns whether it is within the limit. */
  withinLimit(action: string, maxCount: number, seconds: number, visitor: string): Promise<boolean>
}

/** Generous enough for a school class behind one address; the project has stricter limits per account. */
const LIMITS: Record<string, [maxCount: number, seconds: number]> = {
  signup: [60, 3600],
  token: [300, 300],
  recover: [30, 3600],
  resend: [30, 3600],
  otp: [60, 3600],
}

/**
 * Enforces the product's rules for accounts before a request is forwarded. The project sees all visitors as
 * one client, and it does not know our registration setting and password rules. docs/supabase.md explains how
 * to enforce them for direct calls to the project.
 */
export function enforceAccountPolicy({
  forward,
  isRegistrationOpen,
  brokenRules,
  withinLimit,
}: Options): Fetch {
  return async (request) => {
    const [, action = ''] = /^\/auth\/v1\/(\w+)$/.exec(new URL(request.url).pathname) ?? []
    const limit = request.method === 'POST' ? LIMITS[action] : undefined
    if (limit) {
      const visitor = request.headers.get(VISITOR_HASH_HEADER) ?? 'unknown'
      if (!(await withinLimit(`auth-${action}`, ...limit, visitor)))
        return refuse(429, 'over_request_rate_limit', 'Request rate limit reached', { 'retry-after': '60' })
    }
    const setsPassword =
      (request.method === 'POST' && action === 'signup') || (request.method === 'PUT' && action === 'user')
    const mayCreateAccount = request.method === 'POST' && (action === 'signup' || action === 'otp')
    if (!setsPassword && !mayCreateAccount) return forward(request)

    const text = await request.text()
    const body = parseObject(text)
    if (!body) return refuse(400, 'bad_json', 'Could not parse request body as JSON')
    const createsAccount = action === 'signup' || (action === 'otp' && body.create_user !== false)
    if (createsAccount && !(await isRegistrationOpen())) {
      if (action === 'signup') return refuse(422, 'signup_disabled', 'Signups not allowed for this instance')
      return forward(withBody(request, JSON.stringify({ ...body, create_user: false })))
    }
    const problems = setsPassword && typeof body.password === 'string' ? brokenRules(body.password) : []
    if (problems.length > 0) {
      const message = problems.map((problem) => problem.message).join(' ')
      return refuse(422, 'weak_password', message, {}, { reasons: problems.map(({ reason }) => reason) })
    }
    return forward(withBody(request, text))
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function withBody({ url, method, headers, signal }: Request, body: string): Request {
  const newHeaders = new Headers(headers)
  newHeaders.delete('content-length')
  return new Request(url, { method, headers: newHeaders, body, signal })
}

/** The error format of the Auth API, which `@supabase/auth-js` parses. */
const refuse = (
  status: number,
  code: string,
  msg: string,
  headers: Record<string, string> = {},
  weakPassword?: object,
) =>
  Response.json(
    { code: status, error_code: code, msg, ...(weakPassword && { weak_password: weakPassword }) },
    { status, headers: { 'cache-control': 'no-store', 'x-sb-error-code': code, ...headers } },
  )

import type { Fetch } from '#backend/identity.ts'
import { VISITOR_HASH } from '../http/visitor.ts'

interface Options {
  forward: Fetch
  registrationOpen(): Promise<boolean>
  /** The names of the rules a password breaks. */
  brokenRules(password: string): readonly string[]
  /** Counts one more and says whether it is still within the limit. */
  within(action: string, most: number, seconds: number, who: string): Promise<boolean>
}

/** Wide enough for a school class behind one address; the project's own limits for accounts carry the weight. */
const LIMITS: Record<string, [most: number, seconds: number]> = {
  signup: [60, 3600],
  token: [300, 300],
  recover: [30, 3600],
  resend: [30, 3600],
  otp: [60, 3600],
}

/**
 * The product's rules for accounts before the project's: it sees us as one visitor with one address and knows neither our switch for
 * registration nor our rules for passwords. Whoever calls the project directly goes past this; docs/supabase.md says what to set there.
 */
export function guardAccounts({ forward, registrationOpen, brokenRules, within }: Options): Fetch {
  return async (request) => {
    const [, action = ''] = /^\/auth\/v1\/(\w+)$/.exec(new URL(request.url).pathname) ?? []
    const limit = request.method === 'POST' ? LIMITS[action] : undefined
    if (limit) {
      const who = request.headers.get(VISITOR_HASH) ?? 'unknown'
      if (!(await within(`auth-${action}`, ...limit, who)))
        return refuse(429, 'over_request_rate_limit', 'Request rate limit reached', { 'retry-after': '60' })
    }
    const setsPassword =
      (request.method === 'POST' && action === 'signup') || (request.method === 'PUT' && action === 'user')
    const mayCreate = request.method === 'POST' && (action === 'signup' || action === 'otp')
    if (!setsPassword && !mayCreate) return forward(request)

    const text = await request.text()
    const body = readObject(text)
    if (!body) return refuse(400, 'bad_json', 'Could not parse request body as JSON')
    const createsAccount = action === 'signup' || (action === 'otp' && body.create_user !== false)
    if (createsAccount && !(await registrationOpen())) {
      if (action === 'signup') return refuse(422, 'signup_disabled', 'Signups not allowed for this instance')
      return forward(withBody(request, JSON.stringify({ ...body, create_user: false })))
    }
    const reasons = setsPassword && typeof body.password === 'string' ? brokenRules(body.password) : []
    if (reasons.length > 0)
      return refuse(422, 'weak_password', `Password is too weak: ${reasons.join(', ')}`, {}, { reasons })
    return forward(withBody(request, text))
  }
}

function readObject(text: string): Record<string, unknown> | undefined {
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
  const own = new Headers(headers)
  own.delete('content-length')
  return new Request(url, { method, headers: own, body, signal })
}

/** In the shape `@supabase/auth-js` reads. */
const refuse = (
  status: number,
  code: string,
  msg: string,
  headers: Record<string, string> = {},
  weak?: object,
) =>
  Response.json(
    { code: status, error_code: code, msg, ...(weak && { weak_password: weak }) },
    { status, headers: { 'cache-control': 'no-store', 'x-sb-error-code': code, ...headers } },
  )

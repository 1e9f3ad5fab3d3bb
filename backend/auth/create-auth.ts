import { availableParallelism } from 'node:os'
import type { Sql } from 'postgres'
import type { Fetch } from '../identity.ts'
import { ApiError } from '../api-error.ts'
import type { AuthContext } from './auth-context.ts'
import { createBackgroundWork } from './background-work.ts'
import { createRateLimits } from './rate-limits/rate-limits.ts'
import type { RateLimitName } from './rate-limits/rate-limit-rules.ts'
import type { ProviderConfig } from './oauth/oauth-provider.ts'
import { createProviders } from './oauth/create-providers.ts'
import { matchesBcrypt } from './passwords/bcrypt.ts'
import { createPasswords } from './passwords/passwords.ts'
import type { AuthLog, CheckCaptcha, SendMail, SendSms, WriteLinkPage } from './ports.ts'
import { ROUTES } from './routes.ts'
import { AUTH_LIMITS, type AuthSettings } from './auth-settings.ts'
import { deleteExpiredRows, scheduleCleanup } from './cleanup.ts'
import { authUrlOf, type Tokens } from './tokens/create-tokens.ts'
import type { AuthRequest } from './http/auth-request.ts'
import { createRouteMatcher } from './http/match-route.ts'
import { createRedirects } from './http/redirects.ts'
import { obscuredId } from './users/obscured-id.ts'
import { errorResponse } from './http/responses.ts'

export interface AuthOptions {
  sql: Sql
  tokens: Tokens
  /** The site's public URL: mail links point to it, and sign-ins redirect back to it. */
  siteUrl: string
  settings: AuthSettings
  sendMail: SendMail
  writeLinkPage: WriteLinkPage
  checkCaptcha?: CheckCaptcha
  sendSms?: SendSms
  providers?: readonly ProviderConfig[]
  /** Calls identity providers. The server passes a fetch that blocks private networks. */
  fetch?: typeof globalThis.fetch
  /** The server passes this because only it knows which proxies to trust. */
  ipAddressOf: (request: Request) => string
  rateLimits?: Partial<Record<RateLimitName, { burst: number; seconds: number }>>
  clock?: () => number
  log?: AuthLog
}

export interface Auth {
  fetch: Fetch
  /** Waits for background work. The caller closes the database. */
  close(): Promise<void>
}

const silent: AuthLog = { info() {}, warn() {}, error() {} }
const PREFIX = '/auth/v1'

/** The Auth API: handles `/auth/v1/*` as Supabase Auth does. */
export function createAuth(options: AuthOptions): Auth {
  const { sql, tokens, clock = Date.now, log = silent } = options
  const background = createBackgroundWork({ log, maxRunning: AUTH_LIMITS.maxBackgroundWork })
  const auth: AuthContext = {
    ...options,
    keys: tokens.keys,
    tokens: tokens.access,
    identify: tokens.identify,
    // One core stays free for other requests.
    passwords: createPasswords({
      maxRunning: Math.max(1, availableParallelism() - 1),
      matchesBcrypt: (password, hash) => matchesBcrypt(sql, password, hash),
    }),
    rateLimits: createRateLimits({ sql, clock, rules: options.rateLimits }),
    redirects: createRedirects(options.siteUrl, options.settings.allowedRedirects),
    authUrl: authUrlOf(options.siteUrl),
    providers: createProviders(options.providers ?? [], options.fetch ?? fetch),
    now: () => new Date(clock()),
    obscuredId: (email) => obscuredId(tokens.apiKeys.secret, email),
    runInBackground: background.run,
    tryRunInBackground: background.tryRun,
    log,
  }
  const match = createRouteMatcher(ROUTES)
  const cleanup = scheduleCleanup(() =>
    deleteExpiredRows(sql, auth.now()).catch((error: unknown) =>
      log.error({ err: error }, 'deleting expired auth rows failed'),
    ),
  )

  async function handle(raw: Request): Promise<Response> {
    const url = new URL(raw.url)
    const path = url.pathname.startsWith(`${PREFIX}/`) ? url.pathname.slice(PREFIX.length) : url.pathname
    const { entry, params, methods } = match(raw.method, path)
    if (!entry && methods.length > 0)
      throw new ApiError(405, 'validation_failed', 'Method not allowed', { allow: methods.join(', ') })
    if (!entry) throw new ApiError(404, 'not_offered', 'This server does not support this endpoint')
    const userAgent = raw.headers.get('user-agent') ?? ''
    const request: AuthRequest = { raw, url, params, ipAddress: options.ipAddressOf(raw), userAgent }
    return entry.handler(auth, request)
  }

  return {
    fetch: (request) => handle(request).catch((error: unknown) => errorResponse(error, log)),
    async close() {
      cleanup.stop()
      await background.finish()
    },
  }
}

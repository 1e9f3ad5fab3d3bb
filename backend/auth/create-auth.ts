import { availableParallelism } from 'node:os'
import type { Sql } from 'postgres'
import type { Fetch } from '../identity.ts'
import { WireError } from '../wire-error.ts'
import type { AuthContext } from './context.ts'
import { createLater } from './later.ts'
import { createLimits } from './limits/limits.ts'
import type { RuleName } from './limits/rules.ts'
import type { ProviderConfig } from './oauth/provider.ts'
import { createProviders } from './oauth/providers.ts'
import { createPasswords } from './passwords/passwords.ts'
import type { AuthLog, CheckCaptcha, SendMail, SendSms, WriteLinkPage } from './ports.ts'
import { ROUTES } from './routes.ts'
import { BOUNDS, type AuthSettings } from './settings.ts'
import { sweep, sweepNowAndThen } from './sweep.ts'
import { wireUrlOf, type Tokens } from './tokens/open-tokens.ts'
import type { Ask } from './wire/ask.ts'
import { createMatcher } from './wire/match.ts'
import { createRedirects } from './wire/redirects.ts'
import { errorAnswer } from './wire/respond.ts'

export interface AuthOptions {
  sql: Sql
  tokens: Tokens
  /** The site's public address, where mails lead and visitors are sent back to. */
  siteUrl: string
  settings: AuthSettings
  sendMail: SendMail
  writeLinkPage: WriteLinkPage
  checkCaptcha?: CheckCaptcha
  sendSms?: SendSms
  providers?: readonly ProviderConfig[]
  /** For calls to identity providers; the server passes one that guards where it goes. */
  fetch?: typeof globalThis.fetch
  /** The visitor's address, as the server around us knows it. */
  addressOf: (request: Request) => string
  limits?: Partial<Record<RuleName, { burst: number; seconds: number }>>
  clock?: () => number
  log?: AuthLog
}

export interface Auth {
  fetch: Fetch
  /** Waits for mails under way; the database is the caller's to close. */
  close(): Promise<void>
}

const silent: AuthLog = { info() {}, warn() {}, error() {} }
const PREFIX = '/auth/v1'

/** Accounts on the wire of Supabase Auth, answering `/auth/v1/*`. */
export function createAuth(options: AuthOptions): Auth {
  const { sql, tokens, clock = Date.now, log = silent } = options
  const { later, laterIfRoom, done } = createLater({ log, bound: BOUNDS.mailsUnderWay })
  const auth: AuthContext = {
    ...options,
    keys: tokens.keys,
    tokens: tokens.access,
    identify: tokens.identify,
    // One core stays free for answers; a machine with one core takes turns.
    passwords: createPasswords({ atOnce: Math.max(1, availableParallelism() - 1) }),
    limits: createLimits({ sql, clock, rules: options.limits }),
    redirects: createRedirects(options.siteUrl, options.settings.allowedRedirects),
    wireUrl: wireUrlOf(options.siteUrl),
    providers: createProviders(options.providers ?? [], options.fetch ?? fetch),
    now: () => new Date(clock()),
    later,
    laterIfRoom,
    log,
  }
  const match = createMatcher(ROUTES)
  const sweeper = sweepNowAndThen(() =>
    sweep(sql, auth.now()).catch((error: unknown) => log.error({ err: error }, 'sweeping accounts failed')),
  )

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const path = url.pathname.startsWith(`${PREFIX}/`) ? url.pathname.slice(PREFIX.length) : url.pathname
    const { entry, params, methods } = match(request.method, path)
    if (!entry && methods.length > 0)
      throw new WireError(405, 'validation_failed', 'Method not allowed', { allow: methods.join(', ') })
    if (!entry) throw new WireError(404, 'not_offered', 'This server does not offer that')
    const userAgent = request.headers.get('user-agent') ?? ''
    const ask: Ask = { request, url, params, address: options.addressOf(request), userAgent }
    return entry.answer(auth, ask)
  }

  return {
    fetch: (request) => answer(request).catch((error: unknown) => errorAnswer(error, log)),
    async close() {
      sweeper.stop()
      await done()
    },
  }
}

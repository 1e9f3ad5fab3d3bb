import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { createAuth, type Auth, type AuthOptions } from '#backend/auth/create-auth.ts'
import type { AuthSettings } from '#backend/auth/auth-settings.ts'
import { createTokens, type Tokens } from '#backend/auth/tokens/create-tokens.ts'
import { platformDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createTestMailbox, type TestMailbox } from './test-mailbox.ts'

export const SITE = 'http://localhost:3000'
export const PASSWORD = 'Kangaroo-7!'

/** The Auth API with a database, a mailbox and an adjustable clock. */
export interface AuthFixture {
  database: TestDatabase
  tokens: Tokens
  auth: Auth
  mailbox: TestMailbox
  clock: { now: number; advance(seconds: number): void }
  /** An unmodified supabase-js client; `from` is its IP address. */
  client(options?: { flow?: 'pkce' | 'implicit'; from?: string; key?: string }): SupabaseClient
  /** Sends a plain request, with the publishable key unless `headers` contains another. */
  request(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  /** Waits until all mails and messages of finished requests are sent, so that a test can expect that there is none. */
  finishBackgroundWork(): Promise<void>
  /** Signs up, confirms by the mailed link and signs in. */
  createUser(email: string, options?: { password?: string }): Promise<SupabaseClient>
  /** Submits the page that a mail's link opens and returns the URL of the redirect. */
  submitLinkPage(link: string): Promise<URL>
  close(): Promise<void>
}

const settings: AuthSettings = {
  siteName: 'Test Site',
  allowedRedirects: ['https://app.example.org', 'https://partner.example.org/welcome'],
  brokenPasswordRules: (password) => [
    ...(password.length < 8
      ? [{ reason: 'length' as const, message: 'Password should be at least 8 characters.' }]
      : []),
    ...(/\d/.test(password)
      ? []
      : [{ reason: 'characters' as const, message: 'Password should contain a digit.' }]),
  ],
  registrationOpen: async () => true,
  confirmEmail: true,
  languageField: 'language',
}

export async function createAuthFixture(
  options: Partial<Omit<AuthOptions, 'settings'>> & {
    settings?: Partial<AuthSettings>
    /** Uses the database and clock of this fixture, like a second server process. */
    sharedWith?: AuthFixture
  } = {},
): Promise<AuthFixture> {
  const database = options.sharedWith?.database ?? (await platformDatabase())
  const clock = options.sharedWith?.clock ?? createClock()
  const readClock = options.clock ?? (() => clock.now)
  const mailbox = createTestMailbox()
  const tokens = await createTokens({ sql: database.sql, siteUrl: SITE, clock: readClock })
  const auth = createAuth({
    sql: database.sql,
    tokens,
    siteUrl: SITE,
    sendMail: mailbox.send,
    writeLinkPage: ({ kind, language, action, fields }) => JSON.stringify({ kind, language, action, fields }),
    ipAddressOf: (request) => request.headers.get('x-from') ?? '192.0.2.1',
    clock: readClock,
    ...options,
    settings: { ...settings, ...options.settings },
  })

  const request: AuthFixture['request'] = (path, { from, headers, ...init } = {}) =>
    auth.fetch(
      new Request(`${SITE}/auth/v1${path}`, {
        ...init,
        headers: { apikey: tokens.apiKeys.publishable, ...(from && { 'x-from': from }), ...headers },
      }),
    )

  const client: AuthFixture['client'] = ({ flow = 'implicit', from = '192.0.2.1', key } = {}) =>
    createClient(SITE, key ?? tokens.apiKeys.publishable, {
      global: {
        fetch: (input, init) => {
          const request = new Request(input as string, init)
          request.headers.set('x-from', from)
          return auth.fetch(request)
        },
      },
      auth: {
        flowType: flow,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storageKey: crypto.randomUUID(),
      },
    })

  const press: AuthFixture['submitLinkPage'] = async (link) => {
    const page = await auth.fetch(new Request(link))
    if (page.status !== 200) return new URL(page.headers.get('location')!)
    const { action, fields } = (await page.json()) as { action: string; fields: Record<string, string> }
    const redirectUrl = await auth.fetch(
      new Request(action, { method: 'POST', body: new URLSearchParams(fields) }),
    )
    return new URL(redirectUrl.headers.get('location')!)
  }

  return {
    database,
    tokens,
    auth,
    mailbox,
    clock,
    request,
    client,
    submitLinkPage: press,
    finishBackgroundWork: () => auth.close(),
    async createUser(email, { password = PASSWORD } = {}) {
      const user = client()
      const { error } = await user.auth.signUp({ email, password })
      if (error) throw error
      const { link } = await mailbox.waitFor(email, 'confirm')
      await press(link!)
      const signedIn = await user.auth.signInWithPassword({ email, password })
      if (signedIn.error) throw signedIn.error
      return user
    },
    async close() {
      await auth.close()
      if (!options.sharedWith) await database.close()
    },
  }
}

function createClock(): AuthFixture['clock'] {
  const clock = { now: Date.now(), advance: (seconds: number) => void (clock.now += seconds * 1000) }
  return clock
}

/** The parameters after the `#` of a URL. */
export const fragmentParams = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

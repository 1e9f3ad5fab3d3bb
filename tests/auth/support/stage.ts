import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { createAuth, type Auth, type AuthOptions } from '#backend/auth/create-auth.ts'
import type { AuthSettings } from '#backend/auth/settings.ts'
import { openTokens, type Tokens } from '#backend/auth/tokens/open-tokens.ts'
import { platformDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'

export const SITE = 'http://localhost:3000'
export const PASSWORD = 'Kangaroo-7!'

/** Accounts with nothing around them: a database, a mailbox and a clock one can turn. */
export interface Stage {
  database: TestDatabase
  tokens: Tokens
  auth: Auth
  mailbox: Mailbox
  clock: { now: number; pass(seconds: number): void }
  /** An unmodified client; `from` is the network address it seems to call from. */
  client(options?: { flow?: 'pkce' | 'implicit'; from?: string; key?: string }): SupabaseClient
  /** A plain request to the wire, with the publishable key unless told otherwise. */
  ask(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  /** Signs up and confirms by the mailed link. */
  person(email: string, options?: { password?: string }): Promise<SupabaseClient>
  /** Presses the button on the page behind a mail's link and returns where one lands. */
  press(link: string): Promise<URL>
  close(): Promise<void>
}

const settings: AuthSettings = {
  siteName: 'Test Site',
  allowedRedirects: ['https://app.example.org', 'https://partner.example.org/welcome'],
  passwordRules: (password) => [
    ...(password.length < 8 ? ['length'] : []),
    ...(/\d/.test(password) ? [] : ['characters']),
  ],
  registrationOpen: async () => true,
  confirmEmail: true,
  languageField: 'language',
}

export async function openStage(
  options: Partial<Omit<AuthOptions, 'settings'>> & {
    settings?: Partial<AuthSettings>
    beside?: Stage
  } = {},
): Promise<Stage> {
  const database = options.beside?.database ?? (await platformDatabase())
  const clock = options.beside?.clock ?? createClock()
  const read = options.clock ?? (() => clock.now)
  const mailbox = createMailbox()
  const tokens = await openTokens({ sql: database.sql, siteUrl: SITE, clock: read })
  const auth = createAuth({
    sql: database.sql,
    tokens,
    siteUrl: SITE,
    sendMail: mailbox.send,
    writeLinkPage: ({ kind, language, action, fields }) => JSON.stringify({ kind, language, action, fields }),
    addressOf: (request) => request.headers.get('x-from') ?? '192.0.2.1',
    clock: read,
    ...options,
    settings: { ...settings, ...options.settings },
  })

  const ask: Stage['ask'] = (path, { from, headers, ...init } = {}) =>
    auth.fetch(
      new Request(`${SITE}/auth/v1${path}`, {
        ...init,
        headers: { apikey: tokens.apiKeys.publishable, ...(from && { 'x-from': from }), ...headers },
      }),
    )

  const client: Stage['client'] = ({ flow = 'implicit', from = '192.0.2.1', key } = {}) =>
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

  const press: Stage['press'] = async (link) => {
    const page = await auth.fetch(new Request(link))
    if (page.status !== 200) return new URL(page.headers.get('location')!)
    const { action, fields } = (await page.json()) as { action: string; fields: Record<string, string> }
    const landed = await auth.fetch(
      new Request(action, { method: 'POST', body: new URLSearchParams(fields) }),
    )
    return new URL(landed.headers.get('location')!)
  }

  return {
    database,
    tokens,
    auth,
    mailbox,
    clock,
    ask,
    client,
    press,
    async person(email, { password = PASSWORD } = {}) {
      const someone = client()
      const { error } = await someone.auth.signUp({ email, password })
      if (error) throw error
      const { link } = await mailbox.take(email, 'confirm')
      await press(link!)
      const signedIn = await someone.auth.signInWithPassword({ email, password })
      if (signedIn.error) throw signedIn.error
      return someone
    },
    async close() {
      await auth.close()
      if (!options.beside) await database.close()
    },
  }
}

function createClock(): Stage['clock'] {
  const clock = { now: Date.now(), pass: (seconds: number) => void (clock.now += seconds * 1000) }
  return clock
}

/** What stands behind the `#` of an address. */
export const fragment = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))

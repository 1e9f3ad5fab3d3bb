import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { Sql } from 'postgres'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { createTokens, type Tokens } from '#backend/auth/tokens/create-tokens.ts'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { createSite } from '#server/create-site.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/listen/listen.ts'
import { loadBuild } from '#server/startup/load-build.ts'
import { productDatabase } from '../database/test-database.ts'

/** Callers of the site. `stranger` sends a forged token. */
export const SITE_CALLERS = ['anon', 'user', 'other', 'admin', 'stranger'] as const
type SiteCaller = (typeof SITE_CALLERS)[number]

export interface InProcessSite {
  url: string
  port: number
  sql: Sql
  dataDir: string
  /** Every line the server has logged, at level debug. */
  log: string[]
  keys: Tokens['apiKeys']
  ids: Record<'user' | 'other' | 'admin', string>
  /** Sends a request over the real port as a caller, from the given client address. */
  request(address: string, options?: CallOptions): Promise<Response>
  tokenOf(caller: SiteCaller): string | undefined
  close(): Promise<void>
}

export interface CallOptions extends Omit<RequestInit, 'headers' | 'body'> {
  as?: SiteCaller
  /** Client address, as a proxy in front of the server would report it. */
  from?: string
  headers?: Record<string, string>
  /** Sent as JSON unless it is a string. */
  body?: unknown
}

/** Starts the product as in production, but in this process, on a free port, with three accounts. */
export async function startInProcessSite(
  env: Record<string, string> = {},
  {
    databaseUrlFor = connectionUrl,
  }: { databaseUrlFor?: (connection: ConnectionOptions) => string | Promise<string> } = {},
): Promise<InProcessSite> {
  await buildIfChanged()
  const database = await productDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-in-process-'))
  const log: string[] = []
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: await databaseUrlFor(database.connection),
    SEED: 'sample',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'debug',
    PORT: '0',
    ...env,
  })
  let handler: ((...args: never[]) => unknown) | undefined
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: (request, bindings) => handler!(request as never, bindings as never) as Response,
    connectionOpened: () => site.connectionOpened(),
    connectionKey: (socket) => site.connectionKey(socket),
    admit: (incoming, outgoing) => site.admit(incoming, outgoing),
    handleDirectly: (incoming, outgoing) => site.handleDirectly(incoming, outgoing),
    upgrade: (request, stream, head) => site.upgrade(request, stream, head),
  })
  const { port } = listening
  const url = `http://localhost:${port}`
  const siteUrl = config.siteUrlIsSet ? config.siteUrl : url
  const site = await createSite(
    { ...config, siteUrl, port },
    {
      log: pino({ level: 'debug', base: undefined }, { write: (line: string) => void log.push(line) }),
      printLine: () => {},
      app: await loadBuild(),
    },
  )
  handler = site.fetch as typeof handler
  const tokens = await createTokens({ sql: database.sql, siteUrl })
  const [user, other, admin] = await Promise.all(
    ['user', 'other', 'admin'].map((name) => createAccount(database.sql, tokens, name)),
  )
  await database.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin!.id}`
  const bearer: Record<SiteCaller, string | undefined> = {
    anon: undefined,
    user: user!.token,
    other: other!.token,
    admin: admin!.token,
    // Well-formed, with an invalid signature.
    stranger: `${admin!.token.split('.').slice(0, 2).join('.')}.${Buffer.alloc(64, 7).toString('base64url')}`,
  }
  return {
    url,
    port,
    sql: database.sql,
    dataDir,
    log,
    keys: tokens.apiKeys,
    ids: { user: user!.id, other: other!.id, admin: admin!.id },
    tokenOf: (caller) => bearer[caller],
    request(address, { as = 'anon', from = '192.0.2.1', headers, body, ...init } = {}) {
      const token = bearer[as] ?? tokens.apiKeys.publishable
      return fetch(url + address, {
        redirect: 'manual',
        ...init,
        body: body === undefined || typeof body === 'string' ? (body as string) : JSON.stringify(body),
        headers: {
          apikey: tokens.apiKeys.publishable,
          authorization: `Bearer ${token}`,
          'x-forwarded-for': from,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      })
    },
    async close() {
      await listening.close(0)
      await site.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const connectionUrl = ({ host, port, user, password = '', database }: ConnectionOptions) =>
  `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`

async function createAccount(sql: Sql, tokens: Tokens, name: string) {
  const [id, session, email] = [randomUUID(), randomUUID(), `${name}@example.org`]
  await sql`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (${id}, ${email}, now(), ${sql.json({ full_name: name })})`
  await sql`insert into auth.sessions (id, user_id, refresh_token_hmac_key) values (${session}, ${id}, 'x')`
  const { token } = await tokens.access.sign({
    sub: id,
    email,
    phone: '',
    app_metadata: {},
    user_metadata: { role: 'admin', subscription_tier: 'admin' },
    role: 'authenticated',
    aal: 'aal1',
    amr: [],
    session_id: session,
    is_anonymous: false,
  })
  return { id, token }
}

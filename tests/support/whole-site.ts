import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { Sql } from 'postgres'
import type { ConnectionOptions } from '#backend/database/connection.ts'
import { openTokens, type Tokens } from '#backend/auth/tokens/open-tokens.ts'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/listen.ts'
import { readBuild } from '#server/read-build.ts'
import { productDatabase } from './database.ts'

/** Whoever knocks at the door of the whole server. `stranger` shows a token that somebody made up. */
export const CALLERS = ['anon', 'user', 'other', 'admin', 'stranger'] as const
export type CallerName = (typeof CALLERS)[number]

export interface WholeSite {
  url: string
  port: number
  sql: Sql
  dataDir: string
  /** Every line the server has logged, at its most talkative. */
  log: string[]
  keys: Tokens['apiKeys']
  ids: Record<'user' | 'other' | 'admin', string>
  /** Asks over the real port as somebody, from an address of one's own. */
  ask(address: string, options?: Ask): Promise<Response>
  tokenOf(caller: CallerName): string | undefined
  close(): Promise<void>
}

export interface Ask extends Omit<RequestInit, 'headers' | 'body'> {
  as?: CallerName
  /** The network the request comes from, as a proxy in front of us says. */
  from?: string
  headers?: Record<string, string>
  /** Anything but a text is sent as JSON. */
  body?: unknown
}

/** The whole product as it is composed for production, in this process, on a free port, with three accounts. */
export async function openWholeSite(
  env: Record<string, string> = {},
  { reach = addressOf }: { reach?: (connection: ConnectionOptions) => string | Promise<string> } = {},
): Promise<WholeSite> {
  await buildIfChanged()
  const database = await productDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-whole-'))
  const log: string[] = []
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: await reach(database.connection),
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
    arrived: () => site.arrived(),
    answerAtDoor: (incoming, outgoing) => site.answerAtDoor(incoming, outgoing),
    upgrade: (request, stream, head) => site.upgrade(request, stream, head),
  })
  const { port } = listening
  const url = `http://localhost:${port}`
  const siteUrl = config.siteUrlIsSet ? config.siteUrl : url
  const site = await compose(
    { ...config, siteUrl, port },
    {
      log: pino({ level: 'debug', base: undefined }, { write: (line: string) => void log.push(line) }),
      say: () => {},
      app: await readBuild(),
    },
  )
  handler = site.fetch as typeof handler
  const tokens = await openTokens({ sql: database.sql, siteUrl })
  const [user, other, admin] = await Promise.all(
    ['user', 'other', 'admin'].map((name) => newAccount(database.sql, tokens, name)),
  )
  await database.sql`update public.profiles set subscription_tier = 'admin' where id = ${admin!.id}`
  const bearer: Record<CallerName, string | undefined> = {
    anon: undefined,
    user: user!.token,
    other: other!.token,
    admin: admin!.token,
    // Right in form, signed by nobody.
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
    ask(address, { as = 'anon', from = '192.0.2.1', headers, body, ...init } = {}) {
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

const addressOf = ({ host, port, user, password = '', database }: ConnectionOptions) =>
  `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`

async function newAccount(sql: Sql, tokens: Tokens, name: string) {
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

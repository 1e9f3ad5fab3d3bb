import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from 'postgres'
import { vi } from 'vitest'
import { openTokens } from '#backend/auth/tokens/open-tokens.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { createStorage } from '#backend/storage/create-storage.ts'
import { createDiskStore } from '#backend/storage/files/disk.ts'
import { createArtistWorkers } from '#providers/images/artist/workers.ts'
import { createMailer } from '#providers/mail/mailer.ts'
import { openAccounts } from '#server/accounts.ts'
import { readConfig } from '#server/config.ts'
import { openFunctions } from '#server/functions/open-functions.ts'
import { createLog } from '#server/log.ts'
import { openMail } from '#server/mail.ts'
import { openProviders } from '#server/open-providers.ts'
import type { Providers } from '#supabase/functions/providers.ts'
import { createUpkeep } from '#server/upkeep.ts'
import { productDatabase } from '../support/database.ts'

export interface FunctionSite {
  sql: Sql
  /** Where its files and mails lie. */
  folder: string
  /** Calls a function as an account (or as a guest) and answers status and body. */
  call(
    name: string,
    body: unknown,
    options?: CallOptions,
  ): Promise<{ status: number; body: Record<string, unknown> }>
  /** Calls a function and asks to be told its stages; answers as the wire does. */
  stream(name: string, body: unknown, options?: CallOptions): Promise<Response>
  fetchFile(url: string): Promise<Response>
  newAccount(): Promise<Account>
  close(): Promise<void>
}

interface CallOptions {
  account?: Account
  language?: string
  /** Who calls, as the server names a network for limits. */
  visitor?: string
}

export interface Account {
  id: string
  token: string
}

const SITE = 'http://localhost:9'

/** Drawing starts a process, which takes its time on a busy machine. */
const PATIENCE_MS = 120_000
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

/** Everything a function needs, real, without a port: data wire, files, artist, the check for children; `instead` puts in other providers. */
export async function openFunctionSite(
  instead: Partial<Providers> = {},
  { patrolEveryMs = 3_600_000, binEveryMs = 3_600_000 } = {},
): Promise<FunctionSite> {
  const database = await productDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'colorami-functions-'))
  const tokens = await openTokens({ sql: database.sql, siteUrl: SITE })
  const rest = createRest({ connection: database.connection, identify: tokens.identify })
  const files = createDiskStore(folder)
  const storage = createStorage({
    sql: database.sql,
    files,
    identify: tokens.identify,
  })
  const artist = createArtistWorkers({ most: 1, timeoutMs: PATIENCE_MS })
  const log = createLog('silent')
  const config = readConfig({ DATA_DIR: folder, SITE_URL: SITE })
  const mail = await openMail(config, log)
  const accounts = openAccounts(config, database.sql, tokens, mail.deliver, log)
  const drawing = await openProviders(artist)
  const named = { name: 'Colorami', url: SITE }
  const upkeep = createUpkeep({
    sql: database.sql,
    files,
    mail,
    images: drawing.images,
    site: named,
    kinds: { database: 'embedded', storage: 'disk' },
    gaps: async () => [],
  })
  const functions = openFunctions({
    siteUrl: SITE,
    tokens,
    providers: { ...drawing, mail: { send: createMailer(named, mail.deliver).sendMail }, upkeep, ...instead },
    rest: rest.fetch,
    storage: storage.fetch,
    auth: accounts.fetch,
    log,
    patrolEveryMs,
    binEveryMs,
  })
  const post = (name: string, body: unknown, accept: string, options: CallOptions = {}) =>
    functions.fetch(
      new Request(`${SITE}/functions/v1/${name}`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          apikey: tokens.apiKeys.publishable,
          authorization: `Bearer ${options.account?.token ?? tokens.apiKeys.publishable}`,
          'content-type': 'application/json',
          'accept-language': options.language ?? 'en',
          'x-visitor-hash': options.visitor ?? 'a-home',
          accept,
        },
      }),
    )
  return {
    sql: database.sql,
    folder,
    stream: (name, body, options) => post(name, body, 'text/event-stream', options),
    async call(name, body, options) {
      const response = await post(name, body, 'application/json', options)
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    fetchFile: (url) => storage.fetch(new Request(SITE + url)),
    async newAccount() {
      const [id, session] = [randomUUID(), randomUUID()]
      await database.sql`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${`${id}@example.org`}, '{"full_name":"Anna"}')`
      await database.sql`insert into auth.sessions (id, user_id, refresh_token_hmac_key) values (${session}, ${id}, 'x')`
      const { token } = await tokens.access.sign({
        sub: id,
        email: `${id}@example.org`,
        phone: '',
        app_metadata: {},
        user_metadata: {},
        role: 'authenticated',
        aal: 'aal1',
        amr: [],
        session_id: session,
        is_anonymous: false,
      })
      return { id, token }
    },
    async close() {
      await functions.close()
      artist.close()
      await accounts.close()
      rest.close()
      await storage.close?.()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sql } from 'postgres'
import { vi } from 'vitest'
import { createTokens } from '#backend/auth/tokens/create-tokens.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { createStorage } from '#backend/storage/create-storage.ts'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import { createMailer } from '#providers/mail/mailer.ts'
import { createAccounts } from '#server/backends/own/create-accounts.ts'
import { readConfig } from '#server/config.ts'
import { createFunctions } from '#server/functions/create-functions.ts'
import { createLog } from '#server/monitoring/log.ts'
import { createMail } from '#server/mail/create-mail.ts'
import { createProviders } from '#server/startup/create-providers.ts'
import type { JobInterval } from '#supabase/jobs/define-job.ts'
import type { Providers } from '#supabase/shared/providers.ts'
import { createSiteDiagnostics } from '#server/monitoring/site-status.ts'
import { createTableViewer } from '#server/tables/table-viewer.ts'
import { productDatabase } from '../support/database/test-database.ts'
import { sharedArtist } from '../support/drawing/shared-artist.ts'

export interface FunctionSite {
  sql: Sql
  /** Contains the stored files and the outbox. */
  folder: string
  /** Calls a function as an account, or as a visitor without one. */
  call(
    name: string,
    body: unknown,
    options?: CallOptions,
  ): Promise<{ status: number; body: Record<string, unknown> }>
  /** Calls a function and accepts an event stream of its stages. */
  stream(name: string, body: unknown, options?: CallOptions): Promise<Response>
  fetchFile(url: string): Promise<Response>
  /** `aal2` stands for a session in which the second factor was entered. */
  createAccount(aal?: 'aal1' | 'aal2'): Promise<Account>
  close(): Promise<void>
}

interface CallOptions {
  account?: Account
  language?: string
  /** The hash of the caller's network, by which the server limits requests. */
  visitor?: string
}

export interface Account {
  id: string
  token: string
}

const SITE = 'http://localhost:9'

/** Drawing starts a worker process, which is slow on a busy machine. */
const TIMEOUT_MS = 120_000
const HOUR_MS = 3_600_000
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS })

/**
 * Creates the real functions and jobs with database, storage, artist and moderation, without a port. Tests
 * can replace single providers.
 */
export async function createFunctionSite(
  replacedProviders: Partial<Providers> = {},
  jobIntervalsMs: Partial<Record<JobInterval, number>> = {},
): Promise<FunctionSite> {
  const database = await productDatabase()
  const folder = mkdtempSync(path.join(tmpdir(), 'colorami-functions-'))
  const tokens = await createTokens({ sql: database.sql, siteUrl: SITE })
  const rest = createRest({ connection: database.connection, identify: tokens.identify })
  const files = createDiskStore(folder)
  const storage = createStorage({
    sql: database.sql,
    files,
    identify: tokens.identify,
  })
  const log = createLog('silent')
  const config = readConfig({ DATA_DIR: folder, SITE_URL: SITE })
  const mail = await createMail(config, log)
  const accounts = createAccounts(config, database.sql, tokens, mail.deliver, log)
  const providers = await createProviders(sharedArtist)
  const site = { name: 'Colorami', url: SITE }
  const diagnostics = createSiteDiagnostics({
    sql: database.sql,
    files,
    mail,
    images: providers.images,
    site,
    serviceKinds: { database: 'embedded', storage: 'disk' },
    policyGaps: async () => [],
  })
  const functions = createFunctions({
    siteUrl: SITE,
    tokens,
    providers: {
      ...providers,
      mail: { send: createMailer(site, mail.deliver).sendMail },
      diagnostics,
      tables: createTableViewer(database.sql),
      ...replacedProviders,
    },
    rest: rest.fetch,
    storage: storage.fetch,
    auth: accounts.fetch,
    log,
    jobIntervalsMs: { frequent: HOUR_MS, hourly: HOUR_MS, ...jobIntervalsMs },
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
    async createAccount(aal = 'aal1') {
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
        aal,
        amr: [],
        session_id: session,
        is_anonymous: false,
      })
      return { id, token }
    },
    async close() {
      await functions.close()
      await accounts.close()
      rest.close()
      await storage.close?.()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

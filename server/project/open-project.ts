import { createClient } from '@supabase/supabase-js'
import type { JSONWebKeySet } from 'jose'
import type { Sql } from 'postgres'
import { createTokenCheck } from '#backend/auth/tokens/check-tokens.ts'
import { createIdentify } from '#backend/auth/tokens/identify.ts'
import { wireUrlOf } from '#backend/auth/tokens/open-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { StoreDrawings } from '#supabase/seed/seed.ts'
import { brokenPasswordRules, registrationOpen } from '../account-rules.ts'
import { type Config, ConfigError } from '../config.ts'
import { clientAddress, limitKey } from '../http/client-address.ts'
import type { Log } from '../log.ts'
import type { Wires } from '../wires/wires.ts'
import { createForward } from './forward.ts'
import { forwardSockets } from './forward-socket.ts'
import { findGaps, type ProjectSettings } from './gaps.ts'
import { guardAccounts } from './guard-accounts.ts'
import { createProjectFiles } from './project-files.ts'
import { ALGORITHMS, createProjectKeys } from './project-keys.ts'

interface Surroundings {
  project: NonNullable<Config['supabase']>
  sql: Sql
  files: FileStore
  log: Log
}

const CALLS = { timeoutMs: 20_000, mostBytes: 1024 * 1024 }
const ACCOUNTS = { ...CALLS, mostBytes: 64 * 1024 }
const FILES = { timeoutMs: 120_000, mostBytes: 50 * 1024 * 1024 }
const AT_ONCE = 8

/** A Supabase project behind our own address: visitors speak to us, we to it. Who somebody is, its published keys say. */
export async function openProject(
  config: Pick<Config, 'trustProxy' | 'mail'>,
  { project, sql, files, log }: Surroundings,
): Promise<Wires> {
  const origin = project.url
  const forward = createForward({ origin, ...CALLS, log })
  const asGuest = (path: string) =>
    forward(new Request(origin + path, { headers: { apikey: project.publishableKey } }))
  const settings = await readSettings(asGuest, origin)

  const storage = createProjectFiles({
    forward: createForward({ origin, ...FILES, log }),
    files,
    log,
  })
  const sockets = forwardSockets({
    origin,
    addressOf: ({ headers, socket }) =>
      limitKey(
        clientAddress(
          socket.remoteAddress ?? '',
          headers['x-forwarded-for'] === undefined ? null : String(headers['x-forwarded-for']),
          config.trustProxy,
        ),
      ),
    log,
  })
  const verify = createTokenCheck({
    verifier: createProjectKeys({
      load: async () => readKeys(await asGuest('/auth/v1/.well-known/jwks.json')),
    }),
    issuer: wireUrlOf(origin),
    algorithms: ALGORITHMS,
  })
  const apiKeys = { publishable: project.publishableKey, secret: project.secretKey }

  return {
    auth: guardAccounts({
      forward: createForward({ origin, ...ACCOUNTS, log }),
      registrationOpen: () => registrationOpen(sql),
      brokenRules: brokenPasswordRules,
      within: (action, most, seconds, who) => within(sql, action, most, seconds, who),
    }),
    rest: forward,
    storage: storage.fetch,
    realtime: { fetch: forward, ...sockets },
    identify: createIdentify({ tokens: { verify }, apiKeys }),
    apiKeys,
    oauth: providersOf(settings),
    storeDrawings: createStoreDrawings(origin, apiKeys.secret, storage.fetch),
    answers: async () => (await asGuest('/auth/v1/health')).ok,
    async checkFiles() {
      const headers = { apikey: apiKeys.secret, authorization: `Bearer ${apiKeys.secret}` }
      const { ok } = await forward(new Request(`${origin}/storage/v1/bucket/pages`, { headers }))
      if (!ok) throw new Error('the project keeps no files')
    },
    gaps: async () =>
      findGaps(await readSettings(asGuest, origin), {
        registrationOpen: await registrationOpen(sql),
        confirmEmail: config.mail.confirmation,
      }),
    async close() {
      sockets.close()
      await storage.close()
    },
  }
}

async function readSettings(
  ask: (path: string) => Promise<Response>,
  origin: string,
): Promise<ProjectSettings> {
  const response = await ask('/auth/v1/settings')
  if (response.status === 401 || response.status === 403)
    throw new ConfigError('SUPABASE_PUBLISHABLE_KEY is not a key of the project at SUPABASE_URL.')
  if (!response.ok) throw new ConfigError(`No Supabase project answers at SUPABASE_URL (${origin}).`)
  return (await response.json()) as ProjectSettings
}

async function readKeys(response: Response): Promise<JSONWebKeySet> {
  if (!response.ok) throw new Error(`keys: ${response.status}`)
  const { keys } = (await response.json()) as Partial<JSONWebKeySet>
  return { keys: keys ?? [] }
}

/** `email` and `phone` are no outside services. */
const providersOf = ({ external = {} }: ProjectSettings) =>
  Object.keys(external).filter(
    (name) => external[name] && !['email', 'phone', 'anonymous_users'].includes(name),
  )

async function within(
  sql: Sql,
  action: string,
  most: number,
  seconds: number,
  who: string,
): Promise<boolean> {
  const [row] = await sql<{ fine: boolean }[]>`
    select private.within_limit(${action}, ${most}, make_interval(secs => ${seconds}), ${`guest:${who}`}) as fine`
  return row!.fine
}

/** The project's storage keeps its own books, so drawings go through its wire and not past it. */
function createStoreDrawings(origin: string, secret: string, storage: Fetch): StoreDrawings {
  const { storage: client } = createClient(origin, secret, {
    accessToken: async () => secret,
    global: {
      fetch: (input, init) => storage(new Request(input instanceof Request ? input : String(input), init)),
    },
  })
  return async (drawings) => {
    for (let start = 0; start < drawings.length; start += AT_ONCE)
      await Promise.all(
        drawings.slice(start, start + AT_ONCE).map(async ({ name, svg }) => {
          const file = new Blob([svg], { type: 'image/svg+xml' })
          const options = { contentType: 'image/svg+xml', cacheControl: '31536000', upsert: true }
          const { error } = await client.from('pages').upload(name, file, options)
          if (error) throw new Error(`storing ${name}: ${error.message}`)
        }),
      )
  }
}

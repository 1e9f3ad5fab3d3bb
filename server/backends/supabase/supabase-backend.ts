import { createClient } from '@supabase/supabase-js'
import type { JSONWebKeySet } from 'jose'
import type { Sql } from 'postgres'
import { createTokenVerifier } from '#backend/auth/tokens/verify-token.ts'
import { createIdentify } from '#backend/auth/tokens/identify.ts'
import { authUrlOf } from '#backend/auth/tokens/create-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import type { FileStore } from '#backend/storage/files/file-store.ts'
import type { StoreDrawings } from '#supabase/seed/seed.ts'
import { brokenPasswordRules, isRegistrationOpen } from '../account-policy.ts'
import { type Config, ConfigError } from '../../config.ts'
import { createRateLimitKeyOf } from '../../http/client-address.ts'
import type { Log } from '../../monitoring/log.ts'
import type { Backend } from '../backend.ts'
import { createRequestForwarder } from './forward-request.ts'
import { createWebSocketForwarder } from './forward-websocket.ts'
import { findPolicyGaps, type ProjectAuthSettings } from './policy-gaps.ts'
import { enforceAccountPolicy } from './enforce-account-policy.ts'
import { createProjectStorage } from './project-storage.ts'
import { SIGNING_ALGORITHMS, createProjectSigningKeys } from './project-signing-keys.ts'

interface Dependencies {
  project: NonNullable<Config['supabase']>
  sql: Sql
  files: FileStore
  log: Log
}

const REST_LIMITS = { timeoutMs: 20_000, maxBodyBytes: 1024 * 1024 }
const AUTH_LIMITS = { ...REST_LIMITS, maxBodyBytes: 64 * 1024 }
const STORAGE_LIMITS = { timeoutMs: 120_000, maxBodyBytes: 50 * 1024 * 1024 }
const MAX_CONCURRENT_UPLOADS = 8

/**
 * Implements the backend with a Supabase project: forwards requests to it and checks tokens with its
 * published keys.
 */
export async function createSupabaseBackend(
  config: Pick<Config, 'trustProxy' | 'mail'>,
  { project, sql, files, log }: Dependencies,
): Promise<Backend> {
  const origin = project.url
  const forward = createRequestForwarder({ origin, ...REST_LIMITS, log })
  const getAsVisitor = (path: string) =>
    forward(new Request(origin + path, { headers: { apikey: project.publishableKey } }))
  const settings = await fetchSettings(getAsVisitor, origin)

  const storage = createProjectStorage({
    forward: createRequestForwarder({ origin, ...STORAGE_LIMITS, log }),
    files,
    log,
  })
  const sockets = createWebSocketForwarder({
    origin,
    addressOf: createRateLimitKeyOf(config.trustProxy),
    log,
  })
  const verify = createTokenVerifier({
    publicKey: createProjectSigningKeys({
      load: async () => parseKeys(await getAsVisitor('/auth/v1/.well-known/jwks.json')),
    }),
    issuer: authUrlOf(origin),
    algorithms: SIGNING_ALGORITHMS,
  })
  const apiKeys = { publishable: project.publishableKey, secret: project.secretKey }

  return {
    auth: enforceAccountPolicy({
      forward: createRequestForwarder({ origin, ...AUTH_LIMITS, log }),
      isRegistrationOpen: () => isRegistrationOpen(sql),
      brokenRules: brokenPasswordRules,
      withinLimit: (action, maxCount, seconds, visitor) =>
        withinLimit(sql, action, maxCount, seconds, visitor),
    }),
    rest: forward,
    internalRest: forward,
    storage: storage.fetch,
    bytesAdded: storage.bytesAdded,
    realtime: { fetch: forward, ...sockets },
    identify: createIdentify({ tokens: { verify }, apiKeys }),
    apiKeys,
    oauth: oauthProviders(settings),
    storeDrawings: createStoreDrawings(origin, apiKeys.secret, storage.fetch),
    isReachable: async () => (await getAsVisitor('/auth/v1/health')).ok,
    async checkStorage() {
      const headers = { apikey: apiKeys.secret, authorization: `Bearer ${apiKeys.secret}` }
      const { ok } = await forward(new Request(`${origin}/storage/v1/bucket/pages`, { headers }))
      if (!ok) throw new Error('the Supabase project does not respond to storage requests')
    },
    policyGaps: async () =>
      findPolicyGaps(await fetchSettings(getAsVisitor, origin), {
        registrationOpen: await isRegistrationOpen(sql),
        confirmEmail: config.mail.confirmation,
      }),
    async close() {
      sockets.close()
      await storage.close()
    },
  }
}

async function fetchSettings(
  get: (path: string) => Promise<Response>,
  origin: string,
): Promise<ProjectAuthSettings> {
  const response = await get('/auth/v1/settings')
  if (response.status === 401 || response.status === 403)
    throw new ConfigError('SUPABASE_PUBLISHABLE_KEY is not a key of the project at SUPABASE_URL.')
  if (!response.ok) throw new ConfigError(`No Supabase project responds at SUPABASE_URL (${origin}).`)
  return (await response.json()) as ProjectAuthSettings
}

async function parseKeys(response: Response): Promise<JSONWebKeySet> {
  if (!response.ok) throw new Error(`keys: ${response.status}`)
  const { keys } = (await response.json()) as Partial<JSONWebKeySet>
  return { keys: keys ?? [] }
}

/** The enabled OAuth providers. The project lists them together with its other sign-in methods. */
const oauthProviders = ({ external = {} }: ProjectAuthSettings) =>
  Object.keys(external).filter(
    (name) => external[name] && !['email', 'phone', 'anonymous_users'].includes(name),
  )

async function withinLimit(
  sql: Sql,
  action: string,
  maxCount: number,
  seconds: number,
  visitor: string,
): Promise<boolean> {
  const [row] = await sql<{ allowed: boolean }[]>`
    select private.within_limit(${action}, ${maxCount}, make_interval(secs => ${seconds}), ${`guest:${visitor}`}) as allowed`
  return row!.allowed
}

/** Uploads through the Storage API, because the project's storage service has its own records of files. */
function createStoreDrawings(origin: string, secret: string, storage: Fetch): StoreDrawings {
  const { storage: client } = createClient(origin, secret, {
    accessToken: async () => secret,
    global: {
      fetch: (input, init) => storage(new Request(input instanceof Request ? input : String(input), init)),
    },
  })
  return async (drawings) => {
    for (let start = 0; start < drawings.length; start += MAX_CONCURRENT_UPLOADS)
      await Promise.all(
        drawings.slice(start, start + MAX_CONCURRENT_UPLOADS).map(async ({ name, svg }) => {
          const file = new Blob([svg], { type: 'image/svg+xml' })
          const options = { contentType: 'image/svg+xml', cacheControl: '31536000', upsert: true }
          const { error } = await client.from('pages').upload(name, file, options)
          if (error) throw new Error(`storing ${name}: ${error.message}`)
        }),
      )
  }
}

// A fake Supabase project: the real PostgREST (our own REST API where it has no binary), and our own Auth, Storage and Realtime APIs, behind
// one gateway that maps API keys to roles.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SignJWT } from 'jose'
import { createAuth } from '#backend/auth/create-auth.ts'
import { createTokens, type Tokens } from '#backend/auth/tokens/create-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import { createRealtime } from '#backend/realtime/create-realtime.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { createStorage } from '#backend/storage/create-storage.ts'
import { createDiskStore } from '#backend/storage/files/disk-store.ts'
import { type RequestHandler, listen, type UpgradeHandler } from '#server/http/listen/listen.ts'
import { postgrestUnavailable, startPostgrest } from '#tests/conformance/postgrest.ts'
import { platformDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createSupabaseProjectOwner } from '#tests/support/database/supabase-project-owner.ts'

export interface FakeSupabaseProject {
  database: TestDatabase
  /** The environment variables that an operator would set. */
  env: Record<string, string>
  /** All requests to the gateway, oldest first. */
  requests: { path: string; headers: Headers }[]
  /** Closes the gateway, like a paused project. */
  pause(): Promise<void>
  close(): Promise<void>
}

export async function startFakeSupabaseProject(): Promise<FakeSupabaseProject> {
  const database = await platformDatabase()
  const owner = `project_${database.name}`
  await createSupabaseProjectOwner(database, owner)
  await database.sql.unsafe(
    `grant usage on schema realtime to ${owner}; grant execute on function realtime.announce to ${owner}`,
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'colorami-project-'))

  let handler: RequestHandler = () => new Response(null, { status: 503 })
  let upgrade: UpgradeHandler = (_, stream) => stream.destroy()
  const gateway = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: (request, env) => handler(request, env),
    upgrade: (request, stream, head) => upgrade(request, stream, head),
  })
  const url = `http://127.0.0.1:${gateway.port}`
  const { sql, connection } = database
  const tokens = await createTokens({ sql, siteUrl: url })
  await tokens.keys.current()
  const rest = postgrestUnavailable
    ? createOwnRest(database, tokens)
    : await startProjectPostgrest(database, tokens)
  const auth = createAuth({
    sql,
    tokens,
    siteUrl: url,
    settings: {
      siteName: 'Project',
      allowedRedirects: [],
      // A project does not know the product's password rules.
      brokenPasswordRules: () => [],
      registrationOpen: async () => true,
      confirmEmail: false,
      languageField: 'language',
    },
    sendMail: async () => {},
    writeLinkPage: () => '',
    ipAddressOf: (request) => request.headers.get('x-forwarded-for') ?? 'unknown',
  })
  const storage = createStorage({ sql, files: createDiskStore(folder), identify: tokens.identify })
  const realtime = createRealtime({
    sql,
    connection,
    identify: tokens.identify,
    findLiveSessions: async (ids) => new Set(ids),
  })
  const requests: FakeSupabaseProject['requests'] = []
  handler = (request) => {
    const { pathname } = new URL(request.url)
    requests.push({ path: pathname, headers: request.headers })
    if (pathname.startsWith('/rest/v1/')) return rest.fetch(request)
    if (pathname.startsWith('/auth/v1/')) return auth.fetch(request)
    return pathname.startsWith('/storage/v1/') ? storage.fetch(request) : realtime.fetch(request)
  }
  upgrade = (request, stream, head) => void realtime.upgrade(request, stream, head, '127.0.0.1')

  const host = encodeURIComponent(connection.host)
  let isOpen = true
  const pause = async () => {
    if (!isOpen) return
    isOpen = false
    realtime.close()
    await gateway.close(0)
  }
  return {
    database,
    requests,
    env: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: tokens.apiKeys.publishable,
      SUPABASE_SECRET_KEY: tokens.apiKeys.secret,
      DATABASE_URL: `postgres://${owner}@/${database.name}?host=${host}&port=${connection.port}`,
    },
    pause,
    async close() {
      await pause()
      await rest.close()
      await auth.close()
      await storage.close()
      await sql.unsafe(`drop owned by ${owner} cascade; drop role ${owner}`)
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startProjectPostgrest(database: TestDatabase, tokens: Tokens) {
  const postgrest = await startPostgrest(database, {
    schemas: 'public',
    port: database.connection.port,
    readyPath: '/',
    jwtSecret: JSON.stringify(await tokens.keys.published()),
  })
  return { fetch: forwardToPostgrest(postgrest.url, tokens), close: () => postgrest.close() }
}

const createOwnRest = ({ connection }: TestDatabase, { identify }: Tokens) =>
  createRest({ connection: { ...connection, user: 'authenticator' }, identify })

/**
 * Maps API keys to roles like Supabase's gateway: the publishable key is anonymous, the secret key is the
 * service role.
 */
function forwardToPostgrest(address: string, tokens: Tokens): Fetch {
  return async (request) => {
    const url = new URL(request.url)
    const headers = new Headers(request.headers)
    const key = headers.get('apikey')
    if (key !== tokens.apiKeys.publishable && key !== tokens.apiKeys.secret)
      return Response.json({ message: 'Invalid API key' }, { status: 401 })
    const bearer = headers.get('authorization')?.replace(/^Bearer /, '')
    if (bearer === undefined || bearer === key) headers.delete('authorization')
    if (key === tokens.apiKeys.secret && (bearer === undefined || bearer === key))
      headers.set('authorization', `Bearer ${await serviceToken(tokens)}`)
    for (const name of ['connection', 'transfer-encoding', 'content-length']) headers.delete(name)
    const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.text()
    const response = await fetch(address + url.pathname.replace('/rest/v1', '') + url.search, {
      method: request.method,
      headers,
      body,
    })
    const responseHeaders = new Headers(response.headers)
    for (const name of ['transfer-encoding', 'content-encoding']) responseHeaders.delete(name)
    responseHeaders.set('set-cookie', '__cf_bm=1')
    return new Response([204, 304].includes(response.status) ? null : await response.arrayBuffer(), {
      status: response.status,
      headers: responseHeaders,
    })
  }
}

async function serviceToken(tokens: Tokens): Promise<string> {
  const { id, key } = await tokens.keys.current()
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid: id })
    .setExpirationTime('5 min')
    .sign(key)
}

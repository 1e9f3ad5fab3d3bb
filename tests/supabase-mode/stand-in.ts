// A Supabase project in one process: the real PostgREST for data, accounts, files and realtime behind one address, with keys that a
// gateway turns into roles as Supabase's does.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SignJWT } from 'jose'
import { createAuth } from '#backend/auth/create-auth.ts'
import { openTokens, type Tokens } from '#backend/auth/tokens/open-tokens.ts'
import type { Fetch } from '#backend/identity.ts'
import { createRealtime } from '#backend/realtime/create-realtime.ts'
import { createStorage } from '#backend/storage/create-storage.ts'
import { createDiskStore } from '#backend/storage/files/disk.ts'
import { type Handler, listen, type Upgrade } from '#server/listen.ts'
import { startReference } from '#tests/conformance/reference.ts'
import { platformDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createProjectOwner } from '#tests/support/project-owner.ts'

export interface StandIn {
  database: TestDatabase
  /** What an operator would put into the environment. */
  env: Record<string, string>
  /** Every request that came through the gate, newest last. */
  seen: { path: string; headers: Headers }[]
  /** Stops answering, as a project that is paused. */
  pause(): Promise<void>
  close(): Promise<void>
}

export async function startStandIn(): Promise<StandIn> {
  const database = await platformDatabase()
  const owner = `standin_${database.name}`
  await createProjectOwner(database, owner)
  await database.sql.unsafe(
    `grant usage on schema realtime to ${owner}; grant execute on function realtime.announce to ${owner}`,
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'colorami-project-'))

  let handler: Handler = () => new Response(null, { status: 503 })
  let upgrade: Upgrade = (_, stream) => stream.destroy()
  const gate = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: (request, env) => handler(request, env),
    upgrade: (request, stream, head) => upgrade(request, stream, head),
  })
  const url = `http://127.0.0.1:${gate.port}`
  const { sql, connection } = database
  const tokens = await openTokens({ sql, siteUrl: url })
  await tokens.keys.current()
  const reference = await startReference(database, {
    schemas: 'public',
    port: connection.port,
    readyPath: '/',
    jwtSecret: JSON.stringify(await tokens.keys.published()),
  })
  const auth = createAuth({
    sql,
    tokens,
    siteUrl: url,
    settings: {
      siteName: 'Project',
      allowedRedirects: [],
      // A project knows nothing of our rules.
      passwordRules: () => [],
      registrationOpen: async () => true,
      confirmEmail: false,
      languageField: 'language',
    },
    sendMail: async () => {},
    writeLinkPage: () => '',
    addressOf: (request) => request.headers.get('x-forwarded-for') ?? 'unknown',
  })
  const storage = createStorage({ sql, files: createDiskStore(folder), identify: tokens.identify })
  const realtime = createRealtime({
    sql,
    connection,
    identify: tokens.identify,
    tables: [{ schema: 'public', table: 'ai_prompts' }],
    liveSessions: async (ids) => new Set(ids),
  })
  const rest = forwardToPostgrest(reference.url, tokens)
  const seen: StandIn['seen'] = []
  handler = (request) => {
    const { pathname } = new URL(request.url)
    seen.push({ path: pathname, headers: request.headers })
    if (pathname.startsWith('/rest/v1/')) return rest(request)
    if (pathname.startsWith('/auth/v1/')) return auth.fetch(request)
    return pathname.startsWith('/storage/v1/') ? storage.fetch(request) : realtime.fetch(request)
  }
  upgrade = (request, stream, head) => void realtime.upgrade(request, stream, head, '127.0.0.1')

  const host = encodeURIComponent(connection.host)
  let open = true
  const pause = async () => {
    if (!open) return
    open = false
    realtime.close()
    await gate.close(0)
  }
  return {
    database,
    seen,
    env: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: tokens.apiKeys.publishable,
      SUPABASE_SECRET_KEY: tokens.apiKeys.secret,
      DATABASE_URL: `postgres://${owner}@/${database.name}?host=${host}&port=${connection.port}`,
    },
    pause,
    async close() {
      await pause()
      await reference.close()
      await auth.close()
      await storage.close()
      await sql.unsafe(`drop owned by ${owner} cascade; drop role ${owner}`)
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What Supabase's gateway does with the keys: the publishable one is nobody, the secret one is the service. */
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
    const answer = new Headers(response.headers)
    for (const name of ['transfer-encoding', 'content-encoding']) answer.delete(name)
    answer.set('set-cookie', '__cf_bm=1')
    return new Response([204, 304].includes(response.status) ? null : await response.arrayBuffer(), {
      status: response.status,
      headers: answer,
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

import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import type { Identity } from '#backend/identity.ts'
import { createRealtime, type Realtime } from '#backend/realtime/create-realtime.ts'
import type { RealtimeLimits } from '#backend/realtime/realtime-limits.ts'
import { listen } from '#server/http/listen/listen.ts'
import { ApiError } from '#backend/api-error.ts'
import { productDatabase, type TestDatabase } from '../support/database/test-database.ts'
import { createTestAccounts, identities, USER_IDS, type Caller } from '../support/accounts/callers.ts'

export const API_KEY = 'key'

export interface RealtimeFixture {
  database: TestDatabase
  /** Maps tokens, which are plain words, to the callers they identify. A test may change it. */
  tokens: Map<string, Identity>
  endedSessions: Set<string>
  startServer(limits?: Partial<RealtimeLimits>, port?: number): Promise<RealtimeServer>
  insertPrompt(user: keyof typeof USER_IDS, text: string): Promise<string>
  close(): Promise<void>
}

export interface RealtimeServer {
  port: number
  url: string
  realtime: Realtime
  /** Creates a client that uses this token from the start; with the API key as its token it is anonymous. */
  createClient(token: Caller | typeof API_KEY | (string & {}), options?: object): Promise<SupabaseClient>
  /** Stops the server without disconnecting the clients first. */
  stopListening(): Promise<void>
  stop(): Promise<void>
}

/** Creates the product's tables; a test can start any number of realtime servers on them. */
export async function createRealtimeFixture(): Promise<RealtimeFixture> {
  const database = await productDatabase()
  await createTestAccounts(database.sql)
  const tokens = new Map<string, Identity>(Object.entries(identities))
  const endedSessions = new Set<string>()
  const runningServers = new Set<RealtimeServer>()

  async function identify(request: Request): Promise<Identity> {
    if (request.headers.get('apikey') !== API_KEY)
      throw new ApiError(401, 'no_authorization', 'Invalid API key')
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? API_KEY
    const identity = bearer === API_KEY ? identities.anon : tokens.get(bearer)
    if (!identity) throw new ApiError(401, 'bad_jwt', 'Invalid JWT')
    return identity
  }

  async function startServer(limits: Partial<RealtimeLimits> = {}, port = 0): Promise<RealtimeServer> {
    const realtime = createRealtime({
      sql: database.sql,
      connection: database.connection,
      identify,
      findLiveSessions: async (sessionIds) => new Set(sessionIds.filter((id) => !endedSessions.has(id))),
      limits,
    })
    const listener = await listen({
      host: '127.0.0.1',
      port,
      handler: realtime.fetch,
      upgrade: (request, stream, head) => void realtime.upgrade(request, stream, head, '127.0.0.1'),
    })
    const clients: SupabaseClient[] = []
    const server: RealtimeServer = {
      port: listener.port,
      url: `http://127.0.0.1:${listener.port}`,
      realtime,
      async createClient(token, options = {}) {
        const client = createClient(`http://127.0.0.1:${listener.port}`, API_KEY, {
          accessToken: async () => token,
          realtime: options,
        })
        clients.push(client)
        await client.realtime.setAuth()
        return client
      },
      async stopListening() {
        runningServers.delete(server)
        realtime.close()
        await listener.close(2_000)
      },
      async stop() {
        await Promise.all(clients.map((client) => client.realtime.disconnect()))
        await server.stopListening()
      },
    }
    runningServers.add(server)
    return server
  }

  return {
    database,
    tokens,
    endedSessions,
    startServer,
    async insertPrompt(user, text) {
      const [row] = await database.sql<{ id: string }[]>`
        insert into public.ai_prompts (user_id, prompt_text) values (${USER_IDS[user]}, ${text}) returning id`
      return row!.id
    },
    async close() {
      for (const server of runningServers) await server.stop()
      await database.close()
    },
  }
}

/** A subscribed channel with everything it has received. */
interface Subscription {
  states: string[]
  errors: string[]
  rows: Record<string, unknown>[]
  changes: { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> }[]
  waitUntil(condition: () => boolean): Promise<void>
  channel: RealtimeChannel
}

/** Subscribes to changes of `ai_prompts`, unless the filter names another table. */
export function subscribe(
  client: SupabaseClient,
  filter: object = {},
  channelName = 'prompts',
): Subscription {
  const pendingChecks = new Set<() => void>()
  const runChecks = () => pendingChecks.forEach((check) => check())
  const subscription: Subscription = {
    states: [],
    errors: [],
    rows: [],
    changes: [],
    channel: client.channel(channelName),
    waitUntil: (condition) =>
      new Promise((resolve, reject) => {
        const timeout = setTimeout(
          () =>
            reject(
              new Error(
                `the condition never became true: ${JSON.stringify([subscription.states, subscription.errors, subscription.rows])}`,
              ),
            ),
          30_000,
        )
        const check = () => {
          if (!condition()) return
          clearTimeout(timeout)
          pendingChecks.delete(check)
          resolve()
        }
        pendingChecks.add(check)
        check()
      }),
  }
  subscription.channel
    .on(
      'postgres_changes' as never,
      { event: '*', schema: 'public', table: 'ai_prompts', ...filter },
      (change: Subscription['changes'][number]) => {
        subscription.changes.push(change)
        subscription.rows.push(change.new)
        runChecks()
      },
    )
    .subscribe((state, error) => {
      subscription.states.push(state)
      if (error) subscription.errors.push(error.message)
      runChecks()
    })
  return subscription
}

export const waitUntilSubscribed = (subscription: Subscription, times = 1) =>
  subscription.waitUntil(() => subscription.states.filter((state) => state === 'SUBSCRIBED').length >= times)

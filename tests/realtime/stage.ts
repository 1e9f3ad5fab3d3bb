import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import type { Identity } from '#backend/identity.ts'
import { createRealtime, type Realtime } from '#backend/realtime/create-realtime.ts'
import type { RealtimeLimits } from '#backend/realtime/limits.ts'
import { listen } from '#server/listen.ts'
import { WireError } from '#backend/wire-error.ts'
import { productDatabase, type TestDatabase } from '../support/database.ts'
import { createPeople, identities, ids, type Person } from '../support/people.ts'

export const TABLES = [
  { schema: 'public', table: 'ai_prompts' },
  { schema: 'public', table: 'translation_jobs' },
]

export interface Stage {
  database: TestDatabase
  /** What the words used as tokens mean; a test may change it. */
  tokens: Map<string, Identity>
  endedSessions: Set<string>
  start(limits?: Partial<RealtimeLimits>, port?: number): Promise<Instance>
  wish(who: keyof typeof ids, text: string): Promise<string>
  close(): Promise<void>
}

export interface Instance {
  port: number
  url: string
  realtime: Realtime
  /** Somebody whose client knows its token already. */
  client(token: Person | 'key' | (string & {}), options?: object): Promise<SupabaseClient>
  /** Stops the server and leaves its clients alone. */
  stopListening(): Promise<void>
  stop(): Promise<void>
}

/** The product's tables, and as many servers in front of them as a test wants. Tokens are plain words. */
export async function openStage(): Promise<Stage> {
  const database = await productDatabase()
  await createPeople(database.sql)
  const tokens = new Map<string, Identity>(Object.entries(identities))
  const endedSessions = new Set<string>()
  const running = new Set<Instance>()

  async function identify(request: Request): Promise<Identity> {
    if (request.headers.get('apikey') !== 'key')
      throw new WireError(401, 'no_authorization', 'Invalid API key')
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? 'key'
    const identity = bearer === 'key' ? identities.anon : tokens.get(bearer)
    if (!identity) throw new WireError(401, 'bad_jwt', 'Invalid JWT')
    return identity
  }

  async function start(limits: Partial<RealtimeLimits> = {}, port = 0): Promise<Instance> {
    const realtime = createRealtime({
      sql: database.sql,
      connection: database.connection,
      identify,
      tables: TABLES,
      liveSessions: async (asked) => new Set(asked.filter((id) => !endedSessions.has(id))),
      limits,
    })
    const address = await listen({
      host: '127.0.0.1',
      port,
      handler: realtime.fetch,
      upgrade: (request, stream, head) => void realtime.upgrade(request, stream, head, '127.0.0.1'),
    })
    const clients: SupabaseClient[] = []
    const instance: Instance = {
      port: address.port,
      url: `http://127.0.0.1:${address.port}`,
      realtime,
      async client(token, options = {}) {
        const client = createClient(`http://127.0.0.1:${address.port}`, 'key', {
          accessToken: async () => token,
          realtime: options,
        })
        clients.push(client)
        await client.realtime.setAuth()
        return client
      },
      async stopListening() {
        running.delete(instance)
        realtime.close()
        await address.close(2_000)
      },
      async stop() {
        await Promise.all(clients.map((client) => client.realtime.disconnect()))
        await instance.stopListening()
      },
    }
    running.add(instance)
    return instance
  }

  return {
    database,
    tokens,
    endedSessions,
    start,
    async wish(who, text) {
      const [row] = await database.sql<{ id: string }[]>`
        insert into public.ai_prompts (user_id, prompt_text) values (${ids[who]}, ${text}) returning id`
      return row!.id
    },
    async close() {
      for (const instance of running) await instance.stop()
      await database.close()
    },
  }
}

/** What a channel was told, with a way to wait for it. */
export interface Heard {
  states: string[]
  errors: string[]
  rows: Record<string, unknown>[]
  changes: { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> }[]
  until(holds: () => boolean): Promise<void>
  channel: RealtimeChannel
}

export function hear(client: SupabaseClient, filter: object = {}, name = 'prompts'): Heard {
  const waiting = new Set<() => void>()
  const stir = () => waiting.forEach((look) => look())
  const heard: Heard = {
    states: [],
    errors: [],
    rows: [],
    changes: [],
    channel: client.channel(name),
    until: (holds) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`never came: ${JSON.stringify([heard.states, heard.errors, heard.rows])}`)),
          30_000,
        )
        const look = () => {
          if (!holds()) return
          clearTimeout(late)
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
  heard.channel
    .on(
      'postgres_changes' as never,
      { event: '*', schema: 'public', table: 'ai_prompts', ...filter },
      (change: Heard['changes'][number]) => {
        heard.changes.push(change)
        heard.rows.push(change.new)
        stir()
      },
    )
    .subscribe((state, error) => {
      heard.states.push(state)
      if (error) heard.errors.push(error.message)
      stir()
    })
  return heard
}

export const subscribed = (heard: Heard, times = 1) =>
  heard.until(() => heard.states.filter((state) => state === 'SUBSCRIBED').length >= times)

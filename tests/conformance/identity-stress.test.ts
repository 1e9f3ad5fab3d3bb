// Thousands of concurrent requests of many callers over few connections: no request may run under another caller's identity.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '#backend/database/protocol/connection-pool.ts'
import { queryRows } from '#backend/database/protocol/query-rows.ts'
import type { Identity } from '#backend/identity.ts'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'

const REQUESTS = 6_000
const CONCURRENCY = 150
const VISITOR_KEY = 'visitor'

interface SeenIdentity {
  role: string
  sub: string | null
  notes: number
}
type SendAs = (caller: Caller, n: number) => Promise<SeenIdentity | undefined>

interface Caller {
  identity: Identity
  /** The identity and the number of notes that this caller must see. */
  expected: SeenIdentity
}

const createUser = (n: number): Caller => ({
  identity: { role: 'authenticated', claims: { role: 'authenticated', sub: `user-${n}` } },
  expected: { role: 'authenticated', sub: `user-${n}`, notes: n },
})
const callers: Caller[] = [
  ...Array.from({ length: 12 }, (_, n) => createUser(n)),
  { identity: { role: 'anon', claims: { role: 'anon' } }, expected: { role: 'anon', sub: null, notes: 0 } },
  {
    identity: { role: 'service_role', claims: {} },
    expected: { role: 'service_role', sub: null, notes: 66 },
  },
]

/** Sends requests of callers in a mixed order and counts responses with another caller's identity. */
async function runStress(send: SendAs): Promise<{ responses: number; wrongIdentity: number }> {
  const result = { responses: 0, wrongIdentity: 0 }
  let next = 0
  const worker = async () => {
    while (next < REQUESTS) {
      const n = next++
      const caller = callers[(n * 7919) % callers.length]!
      const actual = await send(caller, n)
      if (!actual) continue
      result.responses++
      if (JSON.stringify(actual) !== JSON.stringify(caller.expected)) result.wrongIdentity++
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return result
}

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  await database.sql.unsafe(`
    delete from notes;
    insert into notes select 1000 * owner + n, 'user-' || owner, 'x' from generate_series(0, 11) owner, generate_series(1, owner) n;
    create function seen() returns json stable language sql as $$
      select json_build_object('role', current_user, 'sub', public.claim('sub'), 'notes', (select count(*) from public.notes)) $$;
    create function seen_slowly() returns json volatile language sql as $$ select public.seen() from pg_sleep(0.002) $$;`)
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    anonymousKey: VISITOR_KEY,
    identify: async (request) => callers[Number(request.headers.get('x-caller'))]!.identity,
    limits: { maxConnections: 6, maxQueueLength: 1_000, queueTimeoutMs: 15_000, statementTimeoutMs: 5_000 },
  })
})
afterAll(async () => {
  rest?.close()
  await database?.close()
})

/** What a visitor sees on the fast path, which is open once the schema is loaded. */
async function seeFast({ expected }: Caller): Promise<SeenIdentity | undefined> {
  const response = await rest.respondFast({
    url: '/rest/v1/notes?select=owner',
    headers: { apikey: VISITOR_KEY },
    visitor: 'visitor',
    getAbortSignal: () => new AbortController().signal,
  })
  return response && { ...expected, notes: (JSON.parse(response.body!.toString()) as unknown[]).length }
}

/** Mixes all kinds of requests: reads (also on the fast path), calls, errors, and single-object updates that match several rows. */
const sendRestRequest: SendAs = async (caller, n) => {
  const headers = { 'x-caller': String(callers.indexOf(caller)), 'content-type': 'application/json' }
  const send = (path: string, init: RequestInit = {}) =>
    rest.fetch(
      new Request(`http://test/rest/v1${path}`, { ...init, headers: { ...headers, ...init.headers } }),
    )
  if (caller.identity.role === 'anon' && n % 2 === 0) return seeFast(caller)
  if (n % 11 === 0) return void (await send('/films?select=nope'))
  if (n % 13 === 0) return void (await send('/rpc/fail_with', { method: 'POST', body: '{"code":"P0001"}' }))
  if (n % 17 === 0) {
    return void (await send('/notes?id=gt.0', {
      method: 'PATCH',
      body: '{"body":"y"}',
      headers: { accept: 'application/vnd.pgrst.object+json' },
    }))
  }
  if (n % 3 === 0) {
    const response = await send('/notes?select=owner', { headers: { prefer: 'count=exact' } })
    const notes = (await response.json()) as { owner: string }[]
    const owners = new Set(notes.map(({ owner }) => owner))
    const { role, sub } = caller.expected
    const isOwn = role === 'service_role' || owners.size === 0 || (owners.size === 1 && owners.has(sub!))
    return isOwn ? { role, sub, notes: notes.length } : { role: 'another', sub: null, notes: notes.length }
  }
  const response =
    n % 2 === 0 ? await send('/rpc/seen') : await send('/rpc/seen_slowly', { method: 'POST', body: '{}' })
  return (await response.json()) as SeenIdentity
}

describe('concurrent requests of many roles', () => {
  it('never run under the identity of another caller', async () => {
    const { responses, wrongIdentity } = await runStress(sendRestRequest)
    expect(wrongIdentity).toBe(0)
    expect(responses).toBeGreaterThan(REQUESTS * 0.7)
  })

  it('reveal a faulty implementation that stores the identity on the connection', async () => {
    const settings = {
      name: 'leak',
      connectTimeoutMs: 5_000,
      statementTimeoutMs: 5_000,
      maxPreparedStatements: 20,
    }
    const pool = createPool(
      { ...database.connection, user: 'authenticator' },
      { ...settings, size: 6, maxQueued: 1_000, maxWaitMs: 15_000 },
    )
    // Faulty on purpose: sets the identity for the session instead of the transaction and runs the query separately.
    const leaky: SendAs = async ({ identity }) => {
      await pool.use(async (connection) => {
        await connection.run([
          { sql: 'reset role' },
          {
            sql: "select set_config('request.jwt.claims', $1, false), set_config('role', $2, false)",
            values: [JSON.stringify(identity.claims), identity.role],
          },
        ])
      })
      // A connection without an identity still runs as its own user, who may read nothing.
      const noIdentity = { role: 'authenticator', sub: null, notes: 0 }
      const result = pool.use((connection) => queryRows(connection, 'select public.seen()'))
      return result.then(
        ([row]) => JSON.parse(row?.[0] ?? 'null') as SeenIdentity,
        () => noIdentity,
      )
    }
    const { wrongIdentity } = await runStress(leaky).finally(() => pool.close())
    expect(wrongIdentity).toBeGreaterThan(100)
  })
})

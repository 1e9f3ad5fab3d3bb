import { once } from 'node:events'
import { request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createRest, type Rest } from './create-rest.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(`
    do $$ begin create role anon nologin noinherit; exception when duplicate_object or unique_violation then null; end $$;
    create table public.notes (id int primary key);
    create function public.rest_for(seconds float) returns int language sql as 'select 7 from pg_sleep(seconds)';
    create function public.note_slowly(id int) returns void language sql as
      'insert into notes values (id); select pg_sleep(30)';
    grant usage on schema public to anon;
    grant select, insert on public.notes to anon;`)
  rest = createRest({
    connection: database.connection,
    identify: async () => ({ role: 'anon', claims: {} }),
    limits: { maxConnections: 3, statementTimeoutMs: 40_000, queueTimeoutMs: 40_000 },
  })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const call = (name: string, body: object, signal?: AbortSignal) =>
  rest.fetch(
    new Request(`http://test/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }),
  )

async function countRunning(text: string): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = ${database.name} and state = 'active' and pid <> pg_backend_pid() and query like ${`%${text}%`}`
  return row!.count
}

describe('a client that disconnects', () => {
  it('cancels its query and rolls back its writes', async () => {
    const controller = new AbortController()
    const response = call('note_slowly', { id: 1 }, controller.signal)
    await expect.poll(() => countRunning('note_slowly'), { timeout: 20_000 }).toBe(1)
    controller.abort()
    expect(await (await response).json()).toMatchObject({ code: '57014' })
    expect(await countRunning('note_slowly')).toBe(0)
    expect(await database.sql`select from notes`).toHaveLength(0)
  })

  it('cancels its query over a real connection', async () => {
    const server = createAdaptorServer({ fetch: rest.fetch }) as Server
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const client = httpRequest({ port, path: '/rest/v1/rpc/rest_for?seconds=30', host: '127.0.0.1' }).end()
    client.on('error', () => {})
    await expect.poll(() => countRunning('rest_for'), { timeout: 20_000 }).toBe(1)
    client.destroy()
    await expect.poll(() => countRunning('rest_for'), { timeout: 20_000 }).toBe(0)
    server.close()
  })

  it('leaves the queue before its query reaches the database', async () => {
    const busy = [1, 2, 3].map(() => call('rest_for', { seconds: 0.3 }))
    const controller = new AbortController()
    const waiting = call('note_slowly', { id: 2 }, controller.signal)
    controller.abort()
    for (const response of await Promise.all(busy)) expect(response.status).toBe(200)
    expect((await waiting).status).toBe(503)
  })

  it('never cancels the query of another client, even if it disconnects just as its own query ends', async () => {
    const connected = async () => {
      for (let n = 0; n < 25; n++) {
        const response = await call('rest_for', { seconds: 0.01 + Math.random() * 0.1 })
        expect([response.status, await response.text()]).toEqual([200, '7'])
      }
    }
    let cancelled = 0
    const disconnecting = async () => {
      for (let n = 0; n < 25; n++) {
        const response = await call('rest_for', { seconds: 0.08 }, AbortSignal.timeout(72 + (n % 16)))
        if (response.status !== 200) cancelled++
      }
    }
    await Promise.all([
      connected(),
      disconnecting(),
      connected(),
      disconnecting(),
      disconnecting(),
      connected(),
    ])
    expect(cancelled).toBeGreaterThan(0)
  })
})

import { once } from 'node:events'
import { request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
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
    limits: { connections: 3, statementTimeoutMs: 40_000, waitMs: 40_000 },
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

async function running(text: string): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = ${database.name} and state = 'active' and pid <> pg_backend_pid() and query like ${`%${text}%`}`
  return row!.count
}

describe('whoever goes away', () => {
  it('takes the query along, and what it had written', async () => {
    const leaving = new AbortController()
    const answer = call('note_slowly', { id: 1 }, leaving.signal)
    await expect.poll(() => running('note_slowly'), { timeout: 20_000 }).toBe(1)
    leaving.abort()
    expect(await (await answer).json()).toMatchObject({ code: '57014' })
    expect(await running('note_slowly')).toBe(0)
    expect(await database.sql`select from notes`).toHaveLength(0)
  })

  it('is noticed through a real connection, too', async () => {
    const server = createAdaptorServer({ fetch: rest.fetch }) as Server
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const caller = ask({ port, path: '/rest/v1/rpc/rest_for?seconds=30', host: '127.0.0.1' }).end()
    caller.on('error', () => {})
    await expect.poll(() => running('rest_for'), { timeout: 20_000 }).toBe(1)
    caller.destroy()
    await expect.poll(() => running('rest_for'), { timeout: 20_000 }).toBe(0)
    server.close()
  })

  it('leaves the queue without ever reaching the database', async () => {
    const busy = [1, 2, 3].map(() => call('rest_for', { seconds: 0.3 }))
    const leaving = new AbortController()
    const waiting = call('note_slowly', { id: 2 }, leaving.signal)
    leaving.abort()
    for (const answer of await Promise.all(busy)) expect(answer.status).toBe(200)
    expect((await waiting).status).toBe(503)
  })

  it('never hits somebody else’s query, even when leaving just as the own one ends', async () => {
    const stay = async () => {
      for (let n = 0; n < 25; n++) {
        const answer = await call('rest_for', { seconds: 0.01 + Math.random() * 0.1 })
        expect([answer.status, await answer.text()]).toEqual([200, '7'])
      }
    }
    let left = 0
    const leave = async () => {
      for (let n = 0; n < 25; n++) {
        const answer = await call('rest_for', { seconds: 0.08 }, AbortSignal.timeout(72 + (n % 16)))
        if (answer.status !== 200) left++
      }
    }
    await Promise.all([stay(), leave(), stay(), leave(), leave(), stay()])
    expect(left).toBeGreaterThan(0)
  })
})

import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createRest, type Rest } from './create-rest.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(`
    do $$ begin create role anon nologin noinherit; exception when duplicate_object or unique_violation then null; end $$;
    create table public.things (id int primary key);
    create table public.locked (id int primary key);
    create function public.timeout() returns text language sql stable as $$ select current_setting('statement_timeout') $$;
    grant usage on schema public to anon;
    grant select on public.things, public.locked to anon;`)
  rest = createRest({
    connection: database.connection,
    identify: async () => ({ role: 'anon', claims: {} }),
    limits: { statementTimeoutMs: 300_000, maxConnections: 2, maxQueueLength: 2, queueTimeoutMs: 300_000 },
    anonymousLimits: { statementTimeoutMs: 60_000, allowRegularExpressions: false },
    internalConnections: 1,
  })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const waitingForLock = async () =>
  (
    await database.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  ).count

const get = (path: string) => new Request(`http://test/rest/v1${path}`)

it("runs the server's own requests while requests of clients hold all their connections", async () => {
  const waiting: Promise<Response>[] = []
  const sendTwo = () => waiting.push(rest.fetch(get('/locked')), rest.fetch(get('/locked')))
  await database.sql.begin(async (transaction) => {
    await transaction`lock table public.locked in access exclusive mode`
    // Two hold the connections, two fill the queue.
    sendTwo()
    await expect.poll(waitingForLock).toBe(2)
    sendTwo()
    // Its requests take their places in the queue after some microtasks.
    await setImmediate()
    expect((await rest.fetch(get('/things'))).status).toBe(503)
    expect((await rest.internalFetch(get('/things'))).status).toBe(200)
  })
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 200])
})

it("does not apply the limits for anonymous callers to the server's own requests", async () => {
  expect(await (await rest.fetch(get('/rpc/timeout'))).json()).toBe('1min')
  expect(await (await rest.internalFetch(get('/rpc/timeout'))).json()).toBe('5min')
})

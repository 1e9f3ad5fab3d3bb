import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REQUESTS_OVER_LIMITS, LOW_LIMITS } from '#tests/rest/requests-over-limits.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createRest, type Rest } from './create-rest.ts'

let database: TestDatabase
let rest: Rest
/** Has a short statement timeout; `rest` has a long one, because a busy machine may delay its statements. */
let shortTimeoutRest: Rest
let role = 'anon'

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(`
    do $$ begin create role anon nologin noinherit; exception when duplicate_object or unique_violation then null; end $$;
    create table public.things (id int primary key, parent_id int references public.things, name text, data json);
    insert into public.things select n, nullif(n % 7, 0), repeat('x', 1000) from generate_series(1, 2000) n;
    create function public.slow() returns int language sql as 'select 1 from pg_sleep(30)';
    create function public.who() returns text stable language sql as 'select current_user::text';
    grant usage on schema public to anon;
    grant select, insert on public.things to anon;
    create table public.notes (id int primary key, text text);
    insert into public.notes values (1, 'a'), (2, 'b');
    grant select, update, delete on public.notes to anon;`)
  const create = (statementTimeoutMs: number) =>
    createRest({
      connection: database.connection,
      identify: async () => ({ role, claims: {} }),
      limits: {
        statementTimeoutMs,
        maxBodyBytes: 10_000,
        maxResponseBytes: 500_000,
        maxConnections: 2,
        maxQueueLength: 4,
        queueTimeoutMs: 30_000,
        ...LOW_LIMITS,
      },
    })
  rest = create(30_000)
  shortTimeoutRest = create(300)
})
afterAll(async () => {
  rest.close()
  shortTimeoutRest.close()
  await database.close()
})

async function send(path: string, init?: RequestInit, server = rest) {
  const response = await server.fetch(new Request(`http://test/rest/v1${path}`, init))
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text ? (JSON.parse(text) as { code?: string }) : null,
  }
}

// bench/rejected-requests.ts measures that a rejection takes less than a second.
describe('the REST API rejects requests over its limits', () => {
  it.each(REQUESTS_OVER_LIMITS)('rejects %s', async (_, path, status) => {
    expect(await send(path)).toMatchObject({ status, body: { code: 'PGRST100' } })
  })

  it('rejects a body over the limit, with and without content-length', async () => {
    const large = JSON.stringify({ id: 5000, name: 'x'.repeat(20_000) })
    const headers = { 'content-type': 'application/json' }
    const withLength = { ...headers, 'content-length': String(large.length) }
    expect(await send('/things', { method: 'POST', body: large, headers: withLength })).toMatchObject({
      status: 413,
    })
    expect(await send('/things', { method: 'POST', body: large, headers })).toMatchObject({ status: 413 })
  })

  it('cancels a statement after the timeout', async () => {
    expect(await send('/rpc/slow', { method: 'POST' }, shortTimeoutRest)).toMatchObject({
      status: 500,
      body: { code: '57014' },
    })
  })

  it('rejects a response over the limit', async () => {
    expect(await send('/things?limit=900')).toMatchObject({ status: 413 })
  })

  it('returns at most the maximum number of rows', async () => {
    const { body, headers } = await send('/things?select=id')
    expect(body).toHaveLength(1000)
    expect(headers.get('content-range')).toBe('0-999/*')
  })

  it('rejects requests when the queue is full and sets Retry-After', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => send('/rpc/slow', { method: 'POST' }, shortTimeoutRest)),
    )
    const rejected = responses.filter(({ status }) => status === 503)
    expect(rejected.length).toBeGreaterThan(5)
    for (const { headers, body } of rejected) {
      expect(headers.get('retry-after')).toBe('1')
      expect(body?.code).toBe('PGRST003')
    }
  })

  it.each(['none', 'postgres', '', 'nobody'])('rejects the role "%s" of a token', async (tokenRole) => {
    role = tokenRole
    expect(await send('/rpc/who')).toMatchObject({ status: 403 })
    role = 'anon'
    expect(await send('/rpc/who')).toMatchObject({ status: 200, body: 'anon' })
  })
})

describe('the REST API prevents SQL injection', () => {
  it.each(['name::text $$', 'id.sum()::text $$', 'things(name::text $$)'])(
    'by the cast of %s, which is no name of a type',
    async (select) => {
      expect(await send(`/things?select=${select}`)).toMatchObject({
        status: 400,
        body: { code: '42704', message: 'type "text $$" does not exist' },
      })
    },
  )

  it.each([
    `/things?select=id,name::text); drop table things; --`,
    `/things?select="id"" from things; drop table things; --"`,
    `/things?"id"";drop table things;--"=eq.1`,
    `/things?id=eq.1'; drop table things; --`,
    `/things?select=data->'x'';drop table things;--'`,
    `/things?select=data->"x'; drop table things; --"`,
    `/things?order=id;drop table things`,
    `/things?id=in.("1'); drop table things; --")`,
    `/things?name=fts('; drop table things; --).x`,
    `/things?select=id%00; drop table things; --`,
    `/things?select="id%00"&limit=1`,
    `/things?name=eq.%00`,
    `/things?select=data->"a%00b'"&limit=1`,
    `/rpc/who?"a := 1); drop table things; --"=1`,
    `/%00things`,
    `/things";drop table things;--`,
  ])('by the URL %s', async (path) => {
    const { status } = await send(path)
    expect(status).toBeLessThan(500)
    expect(await send('/things?select=id&limit=1')).toMatchObject({ status: 200, body: [{ id: 1 }] })
  })
})

it('refuses to update or delete all rows of a table, unless filters say so', async () => {
  const strict = createRest({
    connection: database.connection,
    identify: async () => ({ role, claims: {} }),
    limits: { allowUnfilteredWrites: false },
  })
  const write = (method: string, path: string) =>
    send(path, { method, headers: { 'content-type': 'application/json' }, body: '{"text":"c"}' }, strict)
  for (const [method, verb] of [
    ['PATCH', 'UPDATE'],
    ['DELETE', 'DELETE'],
  ] as const) {
    const refused = { code: '21000', message: `${verb} requires a WHERE clause`, details: null, hint: null }
    expect(await write(method, '/notes')).toMatchObject({ status: 400, body: refused })
    expect(await write(method, '/notes?select=id')).toMatchObject({ status: 400, body: refused })
    expect((await write(method, '/notes?or=(id.gte.1,id.lt.1)')).status).toBe(204)
  }
  strict.close()
})

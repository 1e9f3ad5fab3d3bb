import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOO_MUCH, TIGHT } from '#tests/data-wire/too-much.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createRest, type Rest } from './create-rest.ts'

let database: TestDatabase
let rest: Rest
/** The same with little patience: a statement that a busy machine delays should not end for it elsewhere. */
let hasty: Rest
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
    grant select, insert on public.things to anon;`)
  const open = (statementTimeoutMs: number) =>
    createRest({
      connection: database.connection,
      identify: async () => ({ role, claims: {} }),
      limits: {
        statementTimeoutMs,
        bodyBytes: 10_000,
        answerBytes: 500_000,
        connections: 2,
        queue: 4,
        waitMs: 30_000,
        ...TIGHT,
      },
    })
  rest = open(30_000)
  hasty = open(300)
})
afterAll(async () => {
  rest.close()
  hasty.close()
  await database.close()
})

async function ask(path: string, init?: RequestInit, server = rest) {
  const response = await server.fetch(new Request(`http://test/rest/v1${path}`, init))
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text ? (JSON.parse(text) as { code?: string }) : null,
  }
}

// That it takes less than a second is measured in bench/refusals.ts.
describe('the wire refuses what is too much', () => {
  it.each(TOO_MUCH)('%s', async (_, path, status) => {
    expect(await ask(path)).toMatchObject({ status, body: { code: 'PGRST100' } })
  })

  it('a body larger than allowed, announced or not', async () => {
    const large = JSON.stringify({ id: 5000, name: 'x'.repeat(20_000) })
    const headers = { 'content-type': 'application/json' }
    const announced = { ...headers, 'content-length': String(large.length) }
    expect(await ask('/things', { method: 'POST', body: large, headers: announced })).toMatchObject({
      status: 413,
    })
    expect(await ask('/things', { method: 'POST', body: large, headers })).toMatchObject({ status: 413 })
  })

  it('a statement that runs too long', async () => {
    expect(await ask('/rpc/slow', { method: 'POST' }, hasty)).toMatchObject({
      status: 400,
      body: { code: '57014' },
    })
  })

  it('an answer larger than allowed', async () => {
    expect(await ask('/things?limit=900')).toMatchObject({ status: 413 })
  })

  it('more rows than the cap, by giving as many as it allows', async () => {
    const { body, headers } = await ask('/things?select=id')
    expect(body).toHaveLength(1000)
    expect(headers.get('content-range')).toBe('0-999/*')
  })

  it('a queue that is too long, and says when to come back', async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => ask('/rpc/slow', { method: 'POST' }, hasty)),
    )
    const refused = asked.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(5)
    for (const { headers, body } of refused) {
      expect(headers.get('retry-after')).toBe('1')
      expect(body?.code).toBe('PGRST003')
    }
  })

  it.each(['none', 'postgres', '', 'nobody'])('the role "%s", whatever a token says', async (wanted) => {
    role = wanted
    expect(await ask('/rpc/who')).toMatchObject({ status: 403 })
    role = 'anon'
    expect(await ask('/rpc/who')).toMatchObject({ status: 200, body: 'anon' })
  })
})

describe('nothing in an address can leave its place in the SQL', () => {
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
  ])('%s', async (path) => {
    const { status } = await ask(path)
    expect(status).toBeLessThan(500)
    expect(await ask('/things?select=id&limit=1')).toMatchObject({ status: 200, body: [{ id: 1 }] })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { ApiError } from '#backend/api-error.ts'
import { type RestResponse, toResponse } from '../build-response.ts'
import { createRest, type Rest } from '../create-rest.ts'

const KEY = 'public-key'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(`
    do $$ begin create role anon nologin noinherit; exception when duplicate_object or unique_violation then null; end $$;
    create function public.header(name text) returns text stable language sql as
      $$ select current_setting('request.headers')::json ->> name $$;
    create table public.themes (id int primary key, name text);
    create table public.pages (id int primary key, slug text, theme_id int references public.themes, is_public boolean);
    create table public.secrets (id int);
    create view public.settings as select current_user as role, current_setting('request.jwt.claims') as claims,
      current_setting('request.method') as method, current_setting('request.path') as path,
      current_setting('request.cookies') as cookies, current_setting('request.headers') as headers,
      current_setting('transaction_read_only') as read_only, current_setting('statement_timeout') as timeout;
    create view public.long_rows as select n as id, repeat('x', 10000) as text from generate_series(1, 100) n;
    create view public.sleep as select pg_sleep(300)::text as text;
    insert into public.themes values (1, 'Animals');
    insert into public.pages values (1, 'a-cat', 1, true), (2, 'a-dog', 1, true), (3, 'a-draft', 1, false);
    alter table public.pages enable row level security;
    create policy "visible rows" on public.pages using (is_public or public.header('x-show') = 'all');
    grant usage on schema public to anon;
    grant select on public.themes, public.pages, public.settings, public.long_rows, public.sleep to anon;`)
  rest = create()
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const create = (options: Partial<Parameters<typeof createRest>[0]> = {}) =>
  createRest({
    connection: database.connection,
    anonymousKey: KEY,
    anonymousLimits: { statementTimeoutMs: 2_000, maxResponseBytes: 50_000 },
    identify: async ({ headers }) => {
      if (headers.get('apikey') !== KEY) throw new ApiError(401, 'no_authorization', 'Invalid API key')
      return { role: 'anon', claims: { role: 'anon' } }
    },
    ...options,
  })

/** In the order in which a `Request` has them. */
const sorted = (headers: Record<string, string>) => Object.fromEntries(Object.entries(headers).sort())

const fast = (path: string, headers: Record<string, string> = {}, server = rest) =>
  server.respondFast({
    url: `/rest/v1${path}`,
    headers: sorted({ apikey: KEY, accept: '*/*', ...headers }),
    visitor: 'visitor',
    getAbortSignal: () => new AbortController().signal,
  })

const onGeneralPath = (path: string, headers: Record<string, string> = {}, server = rest) =>
  server.respond(
    new Request(`http://test/rest/v1${path}`, { headers: { apikey: KEY, accept: '*/*', ...headers } }),
  )

async function contentOf(responding: Promise<RestResponse> | undefined) {
  const response = toResponse((await responding)!)
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}

/** The schema is loaded by the first request. */
const warmUp = () => onGeneralPath('/pages')

describe('an anonymous read on the fast path', () => {
  it.each([
    '/pages',
    '/pages?select=id,slug&order=id.desc',
    '/pages?slug=eq.a-cat',
    '/pages?slug=eq.a-dog',
    '/pages?slug=eq.unknown',
    '/pages?slug=eq.a-draft',
    '/pages?id=gt.1&limit=1',
    '/pages?id=eq.not-a-number',
    '/pages?select=slug,themes(name)&slug=neq.a-cat',
    '/pages?is_public=is.true',
    '/long_rows?select=id&limit=3',
    '/long_rows',
    '/settings',
    '/secrets',
  ])('gets the same response as on the general path: %s', async (path) => {
    await warmUp()
    const headers = { cookie: 'a=1; b=2', 'x-client-info': '"quoted"', authorization: `Bearer ${KEY}` }
    expect(await contentOf(fast(path, headers))).toEqual(await contentOf(onGeneralPath(path, headers)))
  })

  it('reads the rows that row policies allow for its headers', async () => {
    await warmUp()
    const ids = async (headers?: Record<string, string>) =>
      JSON.parse((await contentOf(fast('/pages?select=id&order=id', headers))).body) as unknown
    expect(await ids()).toEqual([{ id: 1 }, { id: 2 }])
    expect(await ids({ 'x-show': 'all' })).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(await ids()).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('is stopped at the time limit for anonymous visitors', async () => {
    await warmUp()
    const impatient = create({ anonymousLimits: { statementTimeoutMs: 100 } })
    await onGeneralPath('/pages', {}, impatient)
    expect(await contentOf(fast('/sleep', {}, impatient))).toEqual(
      await contentOf(onGeneralPath('/sleep', {}, impatient)),
    )
    impatient.close()
  })

  it('takes part in the share of its visitor', async () => {
    const shared = create({
      visitorShare: { maxActive: 1, maxWaiting: 0, maxWaitMs: 100, keyOf: () => 'visitor' },
    })
    await onGeneralPath('/pages', {}, shared)
    const statuses = (await Promise.all([fast('/pages', {}, shared), fast('/pages', {}, shared)])).map(
      (response) => response?.status,
    )
    expect(statuses).toEqual([200, 429])
    shared.close()
  })

  it('sees a new column as soon as the schema is loaded again', async () => {
    await warmUp()
    await contentOf(fast('/themes'))
    await database.sql`alter table public.themes add column colour text default 'red'`
    await rest.reloadSchema()
    expect(JSON.parse((await contentOf(fast('/themes'))).body)).toEqual([
      { id: 1, name: 'Animals', colour: 'red' },
    ])
  })
})

describe('the general path', () => {
  it.each<[reason: string, path: string, headers?: Record<string, string>]>([
    ['another API key', '/pages', { apikey: 'other' }],
    ['a token', '/pages', { authorization: 'Bearer token' }],
    ['a count', '/pages', { prefer: 'count=exact' }],
    ['a range', '/pages', { range: '0-1' }],
    ['another schema', '/pages', { 'accept-profile': 'public' }],
    ['another format', '/pages', { accept: 'text/csv' }],
    ['later rows', '/pages?offset=1'],
    ['values that must be decoded', '/pages?slug=eq.a%2Dcat'],
    ['a filter of embedded rows', '/themes?select=id,pages(id)&pages.slug=eq.a'],
    ['a function', '/rpc/header?name=a'],
    ['the description of the API', '/'],
    ['an unknown table', '/nothing'],
    ['an invalid query', '/pages?id=wrong.1'],
    ['a wrong path', '/pages/1'],
  ])('is taken by a request with %s', async (_, path, headers) => {
    await warmUp()
    expect(fast(path, headers)).toBeUndefined()
    expect(fast(path, headers)).toBeUndefined()
  })

  it('is taken while the schema is not loaded', () => {
    const cold = create()
    expect(fast('/pages', {}, cold)).toBeUndefined()
    cold.close()
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createRest, type Rest } from './create-rest.ts'
import type { RequestLimits } from './rest-limits.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(`
    do $$ begin create role anon nologin noinherit; exception when duplicate_object or unique_violation then null; end $$;
    do $$ begin create role authenticated nologin noinherit; exception when duplicate_object or unique_violation then null; end $$;
    create table public.themes (id int primary key);
    create table public.pages (id int primary key, theme_id int references public.themes);
    insert into public.themes values (1);
    insert into public.pages select n, 1 from generate_series(1, 12) n;
    create view public.slow_rows as
      select n as id, repeat('x', 10000) || pg_sleep(0.1)::text as text from generate_series(1, 900) n;
    create function public.timeout() returns text language sql stable as $$ select current_setting('statement_timeout') $$;
    create function public.patient() returns text language sql stable set statement_timeout = '5s' as
      $$ select current_setting('statement_timeout') $$;
    create view public.sleep as select pg_sleep(300)::text as text;
    grant usage on schema public to anon, authenticated;
    grant select on public.themes, public.pages, public.slow_rows, public.sleep to anon, authenticated;`)
  rest = create({
    statementTimeoutMs: 60_000,
    allowRegularExpressions: false,
    maxEmbedDepth: 3,
    maxEmbeddedRows: 8,
    maxBodyBytes: 1_000,
    maxResponseBytes: 50_000,
  })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const create = (anonymousLimits: Partial<RequestLimits>) =>
  createRest({
    connection: database.connection,
    identify: async (request) => ({ role: request.headers.get('x-role')!, claims: {} }),
    limits: { statementTimeoutMs: 300_000 },
    anonymousLimits,
  })

async function send(path: string, role = 'anon', server = rest) {
  const response = await server.fetch(
    new Request(`http://test/rest/v1${path}`, { headers: { 'x-role': role } }),
  )
  return { status: response.status, body: (await response.json()) as unknown }
}

interface Page {
  themes: Theme
}
interface Theme {
  pages: Page[]
}

/** The lengths of the outer array and of the arrays inside it. */
async function embeddedLengths(role: string, bounds = '') {
  const { body } = await send(`/themes?select=id,pages(id,themes(id,pages(id)))${bounds}`, role)
  const [theme] = body as Theme[]
  return [theme!.pages.length, ...new Set(theme!.pages.map(({ themes }) => themes.pages.length))]
}

it('bounds the rows that a row embeds for anonymous callers only', async () => {
  expect(await embeddedLengths('authenticated')).toEqual([12, 12])
  expect(await embeddedLengths('anon')).toEqual([8, 1])
  expect(await embeddedLengths('authenticated')).toEqual([12, 12])
})

it('lets an array inside another one have the rows that the outer limit leaves', async () => {
  expect(await embeddedLengths('anon', '&pages.limit=2')).toEqual([2, 4])
  expect(await embeddedLengths('anon', '&pages.limit=2&pages.themes.pages.limit=3')).toEqual([2, 3])
})

it('rejects deep embeds of anonymous callers only', async () => {
  const path = '/pages?select=themes(pages(themes(pages(id))))&limit=1'
  expect(await send(path)).toMatchObject({ status: 400, body: { code: 'PGRST100' } })
  expect(await send(path, 'authenticated')).toMatchObject({ status: 200 })
})

it('rejects regular expressions of anonymous callers only', async () => {
  const path = '/slow_rows?select=id&limit=0&text=match.a'
  expect(await send(path)).toMatchObject({ status: 400, body: { code: 'PGRST100' } })
  expect(await send(path, 'authenticated')).toMatchObject({ status: 200 })
})

it('rejects large bodies of anonymous callers only, before they are parsed', async () => {
  const post = (role: string) =>
    rest.fetch(
      new Request('http://test/rest/v1/rpc/timeout', {
        method: 'POST',
        headers: { 'x-role': role, 'content-type': 'application/json', 'content-length': '1002' },
        body: `${' '.repeat(1000)}{}`,
      }),
    )
  expect((await post('anon')).status).toBe(413)
  expect((await post('authenticated')).status).toBe(200)
})

// All rows together would take longer than the timeout of this test.
it.each(['', '&id=gt.0'])(
  'cancels a statement as soon as its rows exceed the limit: %s',
  async (parameters) => {
    expect(await send(`/slow_rows?select=id,text${parameters}`)).toMatchObject({ status: 413 })
    expect(await send('/themes')).toMatchObject({ status: 200 })
  },
)

it('gives anonymous callers a shorter statement timeout', async () => {
  expect(await send('/rpc/timeout')).toEqual({ status: 200, body: '1min' })
  expect(await send('/rpc/timeout', 'authenticated')).toEqual({ status: 200, body: '5min' })
  expect(await send('/rpc/patient')).toEqual({ status: 200, body: '5s' })
})

it('cancels a statement of an anonymous caller after that timeout', async () => {
  const impatient = create({ statementTimeoutMs: 300 })
  expect(await send('/sleep', 'anon', impatient)).toMatchObject({ status: 500, body: { code: '57014' } })
  impatient.close()
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createRest, type Rest } from '../create-rest.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(`
    do $$ begin create role anon nologin noinherit; exception when duplicate_object or unique_violation then null; end $$;
    create table public.things (id int primary key, data json);
    insert into public.things values (2, '{"a": "second"}'), (1, '{"a": "first"}');
    create function public.twice(number int) returns int language sql as 'select number * 2';
    create function public.twice(word text) returns text language sql as 'select word || word';
    create function public.things_from(first int) returns setof public.things stable language sql as
      'select * from public.things where id >= first order by id';
    grant usage on schema public to anon;
    grant select on public.things to anon;`)
  rest = createRest({
    connection: database.connection,
    identify: async () => ({ role: 'anon', claims: {} }),
  })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const send = async (path: string, body?: object) => {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const request = new Request(`http://test/rest/v1${path}`, init)
  if (body) request.headers.set('content-type', 'application/json')
  return (await rest.fetch(request)).json() as Promise<unknown>
}

it('does not confuse two queries whose joined texts are equal', async () => {
  // Without length prefixes, both requests would have the same cache key.
  await send('/things?select=data->>a%0Aorder=id')
  expect(await send('/things?select=data->>a&order=id')).toEqual([{ a: 'first' }, { a: 'second' }])
})

it('uses the values of the current request with a cached plan', async () => {
  expect(await send('/things?select=id&id=eq.1')).toEqual([{ id: 1 }])
  expect(await send('/things?select=id&id=eq.2')).toEqual([{ id: 2 }])
  expect(await send('/things?select=id&id=gt.1')).toEqual([{ id: 2 }])
})

it('distinguishes overloaded functions', async () => {
  for (const number of [1, 2, -3]) expect(await send('/rpc/twice', { number })).toBe(number * 2)
  for (const word of ['a', '2', '"']) expect(await send('/rpc/twice', { word })).toBe(word + word)
  expect(await send('/rpc/twice', { word: null })).toBeNull()
  expect(await send('/rpc/twice', { word: true })).toBe('truetrue')
})

it('distinguishes filters, order and bounds on the rows of a function', async () => {
  const ids = (query: string, first: number) => send(`/rpc/things_from?select=id${query}`, { first })
  expect(await ids('', 1)).toEqual([{ id: 1 }, { id: 2 }])
  expect(await ids('', 2)).toEqual([{ id: 2 }])
  expect(await ids('&id=lt.2', 1)).toEqual([{ id: 1 }])
  expect(await ids('&id=lt.3&order=id.desc', 1)).toEqual([{ id: 2 }, { id: 1 }])
  expect(await ids('&limit=1', 1)).toEqual([{ id: 1 }])
  expect(await ids('&limit=1&offset=1', 1)).toEqual([{ id: 2 }])
})

it.each([
  ['?columns=word', '{"word', 400],
  // PostgreSQL's own limit; its errors of this class have the status 500, as in PostgREST.
  ['', `{"word":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 500],
  ['', `[{"word":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`, 500],
])('rejects a call whose body cannot be parsed', async (query, body, status) => {
  const request = new Request(`http://test/rest/v1/rpc/twice${query}`, { method: 'POST', body })
  request.headers.set('content-type', 'application/json')
  expect((await rest.fetch(request)).status).toBe(status)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
import { createRest, type Rest } from './create-rest.ts'

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

const ask = async (path: string, body?: object) => {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const request = new Request(`http://test/rest/v1${path}`, init)
  if (body) request.headers.set('content-type', 'application/json')
  return (await rest.fetch(request)).json() as Promise<unknown>
}

it('a question that is spelled like another one does not spoil the answer of the other', async () => {
  // Written one after another, the two parts of the second question read like the one part of the first.
  await ask('/things?select=data->>a%0Aorder=id')
  expect(await ask('/things?select=data->>a&order=id')).toEqual([{ a: 'first' }, { a: 'second' }])
})

it('a remembered question is asked with the values of today', async () => {
  expect(await ask('/things?select=id&id=eq.1')).toEqual([{ id: 1 }])
  expect(await ask('/things?select=id&id=eq.2')).toEqual([{ id: 2 }])
  expect(await ask('/things?select=id&id=gt.1')).toEqual([{ id: 2 }])
})

it('so is a call, whichever of two functions of the same name is meant', async () => {
  for (const number of [1, 2, -3]) expect(await ask('/rpc/twice', { number })).toBe(number * 2)
  for (const word of ['a', '2', '"']) expect(await ask('/rpc/twice', { word })).toBe(word + word)
  expect(await ask('/rpc/twice', { word: null })).toBeNull()
  expect(await ask('/rpc/twice', { word: true })).toBe('truetrue')
})

it('what is asked of a call’s rows belongs to the question', async () => {
  const ids = (query: string, first: number) => ask(`/rpc/things_from?select=id${query}`, { first })
  expect(await ids('', 1)).toEqual([{ id: 1 }, { id: 2 }])
  expect(await ids('', 2)).toEqual([{ id: 2 }])
  expect(await ids('&id=lt.2', 1)).toEqual([{ id: 1 }])
  expect(await ids('&id=lt.3&order=id.desc', 1)).toEqual([{ id: 2 }, { id: 1 }])
  expect(await ids('&limit=1', 1)).toEqual([{ id: 1 }])
  expect(await ids('&limit=1&offset=1', 1)).toEqual([{ id: 2 }])
})

it.each([
  ['?columns=word', '{"word', 400],
  ['', `{"word":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 413],
  ['', `[{"word":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`, 413],
])('a call whose body nobody can read is refused, not stumbled over', async (query, body, status) => {
  const request = new Request(`http://test/rest/v1/rpc/twice${query}`, { method: 'POST', body })
  request.headers.set('content-type', 'application/json')
  expect((await rest.fetch(request)).status).toBe(status)
})

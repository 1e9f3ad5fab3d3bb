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
    create function public.twice(id int) returns int language sql as 'select id * 2';
    create function public.things_from(least int) returns setof public.things stable language sql as
      'select * from public.things where id >= least order by id';
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

const ask = async (path: string) =>
  (await rest.fetch(new Request(`http://test/rest/v1${path}`))).json() as Promise<unknown>

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

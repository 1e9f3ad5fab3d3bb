import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { createRest, type Rest } from '../create-rest.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(`
    do $$ begin create role anon nologin noinherit; exception when duplicate_object or unique_violation then null; end $$;
    grant usage on schema public to anon;
    create table public.before_all (id int);
    insert into public.before_all values (1);
    grant select on public.before_all to anon;`)
  rest = createRest({ connection: database.connection, identify: async () => ({ role: 'anon', claims: {} }) })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const get = async (path: string) => {
  const response = await rest.fetch(new Request(`http://test/rest/v1${path}`))
  return { status: response.status, body: (await response.json()) as unknown }
}

it('finds a new table after a reload notification', async () => {
  expect(await get('/later')).toMatchObject({ status: 404 })
  await database.sql.unsafe(`
    create table public.later (id int);
    grant select on public.later to anon;
    notify pgrst, 'reload schema'`)
  await vi.waitFor(async () => expect(await get('/later')).toEqual({ status: 200, body: [] }), {
    timeout: 30_000,
  })
})

it('reads a changed table although its statements were prepared before the change', async () => {
  expect(await get('/before_all')).toEqual({ status: 200, body: [{ id: 1 }] })
  await database.sql.unsafe('alter table public.before_all alter id type text, add more int')
  expect((await get('/before_all')).status).toBe(200)
  await rest.reloadSchema()
  expect(await get('/before_all')).toEqual({ status: 200, body: [{ id: '1', more: null }] })
})

it('listens for notifications again after its connection was terminated', async () => {
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'rest%'`
  await database.sql.unsafe(
    'create table public.even_later (id int); grant select on public.even_later to anon',
  )
  await vi.waitFor(async () => expect((await get('/even_later')).status).toBe(200), { timeout: 30_000 })
})

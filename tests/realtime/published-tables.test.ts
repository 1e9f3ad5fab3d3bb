import { afterAll, beforeAll, expect, test } from 'vitest'
import { identities, USER_IDS } from '../support/accounts/callers.ts'
import {
  API_KEY,
  createRealtimeFixture,
  subscribe,
  waitUntilSubscribed,
  type RealtimeFixture,
  type RealtimeServer,
} from './realtime-fixture.ts'

let fixture: RealtimeFixture
let server: RealtimeServer
beforeAll(async () => {
  fixture = await createRealtimeFixture()
  server = await fixture.startServer()
  await fixture.database.sql.unsafe(`
    create table public.todos (
      id int primary key, owner uuid not null default auth.uid(), title text not null, secret text, done boolean not null default false
    );
    alter table public.todos enable row level security;
    create policy "own todos" on public.todos using (owner = auth.uid()) with check (owner = auth.uid());
    grant select, insert, update, delete on public.todos to authenticated;
    alter publication supabase_realtime add table public.todos (id, owner, title, done);`)
})
afterAll(() => fixture.close())

const todos = { table: 'todos' }

test('a table in the publication announces inserts, updates and deletes to those who may read the row', async () => {
  const [own, foreign] = [
    subscribe(await server.createClient('user'), todos),
    subscribe(await server.createClient('other'), todos),
  ]
  await Promise.all([own, foreign].map((subscription) => waitUntilSubscribed(subscription)))
  const { sql } = fixture.database
  await sql`insert into public.todos (id, owner, title, secret) values (1, ${USER_IDS.user}, 'draw', 'x')`
  // A row is read when its change is delivered, so a later change would show in it.
  await own.waitUntil(() => own.changes.length === 1)
  await sql`update public.todos set done = true where id = 1`
  await own.waitUntil(() => own.changes.length === 2)
  await sql`delete from public.todos where id = 1`
  await own.waitUntil(() => own.changes.length === 3)
  const row = { id: 1, owner: identities.user.claims.sub, title: 'draw' }
  expect(own.changes).toMatchObject([
    { eventType: 'INSERT', new: { ...row, done: false } },
    { eventType: 'UPDATE', new: { ...row, done: true }, old: { id: 1 } },
    { eventType: 'DELETE', new: {}, old: { id: 1 } },
  ])
  expect(own.changes[0]!.new).not.toHaveProperty('secret')
  // Policies cannot check a deleted row, so everybody who may read the table learns its key, as with Supabase.
  await foreign.waitUntil(() => foreign.changes.length === 1)
  expect(foreign.changes).toMatchObject([{ eventType: 'DELETE', old: { id: 1 } }])
})

test('a subscription to one event gets no other', async () => {
  const subscription = subscribe(await server.createClient('user'), { ...todos, event: 'DELETE' })
  await waitUntilSubscribed(subscription)
  const { sql } = fixture.database
  await sql`insert into public.todos (id, owner, title) values (2, ${USER_IDS.user}, 'sing')`
  await sql`delete from public.todos where id = 2`
  await subscription.waitUntil(() => subscription.changes.length === 1)
  expect(subscription.changes[0]).toMatchObject({ eventType: 'DELETE', old: { id: 2 } })
})

test('a subscription to all tables of a schema gets changes of each that the caller may read', async () => {
  const { sql } = fixture.database
  await sql.unsafe(`
    create table public.locked (id int primary key);
    alter publication supabase_realtime add table public.locked;`)
  const [admin, user] = [
    subscribe(await server.createClient('admin'), { table: '*' }),
    subscribe(await server.createClient('user'), { table: '*' }),
  ]
  await Promise.all([admin, user].map((subscription) => waitUntilSubscribed(subscription)))
  await sql`insert into public.locked values (1)`
  await sql`delete from public.locked`
  await sql`insert into public.todos (id, owner, title) values (3, ${USER_IDS.user}, 'read')`
  await user.waitUntil(() => user.changes.length > 0)
  expect(user.changes).toMatchObject([{ eventType: 'INSERT', table: 'todos', new: { id: 3 } }])
})

test('anonymous callers cannot subscribe to a table they may not read', async () => {
  const subscription = subscribe(await server.createClient(API_KEY), todos)
  await subscription.waitUntil(() => subscription.states.includes('CLOSED'))
  expect(subscription.errors[0]).toContain('may not read')
})

test('without row policies every change shows the row as it was, also if it is deleted at once', async () => {
  const { sql } = fixture.database
  await sql.unsafe(`
    create table public.scores (id int primary key, player text not null, points numeric not null, secret text);
    grant select on public.scores to authenticated;
    alter publication supabase_realtime add table public.scores (id, player, points);`)
  const all = subscribe(await server.createClient('user'), { table: 'scores' })
  const high = subscribe(await server.createClient('other'), { table: 'scores', filter: 'points=gt.10' })
  await Promise.all([all, high].map((subscription) => waitUntilSubscribed(subscription)))
  await sql.begin(async (tx) => {
    await tx`insert into public.scores values (1, 'Ada', 9.5, 'x')`
    await tx`update public.scores set points = 12.5`
    await tx`delete from public.scores`
  })
  await all.waitUntil(() => all.changes.length === 3)
  expect(all.changes).toMatchObject([
    { eventType: 'INSERT', new: { id: 1, player: 'Ada', points: 9.5 } },
    { eventType: 'UPDATE', new: { id: 1, player: 'Ada', points: 12.5 }, old: { id: 1 } },
    { eventType: 'DELETE', new: {}, old: { id: 1 } },
  ])
  expect(all.changes[0]!.new).not.toHaveProperty('secret')
  await high.waitUntil(() => high.changes.length === 2)
  expect(high.changes.map(({ eventType }) => eventType)).toEqual(['UPDATE', 'DELETE'])

  // A row too long for a notification is read again, and one without a reader's right is not delivered.
  await sql`insert into public.scores values (2, ${'x'.repeat(9000)}, 11, null)`
  await all.waitUntil(() => all.changes.length === 4)
  expect(all.changes[3]).toMatchObject({ new: { id: 2, points: 11 } })
  await sql`revoke select on public.scores from authenticated`
  await sql`insert into public.scores values (3, 'Bob', 11, null)`
  await sql`delete from public.scores where id = 3`
  await all.waitUntil(() => all.changes.length === 5)
  expect(all.changes[4]).toMatchObject({ eventType: 'DELETE', old: { id: 3 } })
})

import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { USER_IDS } from '../support/accounts/callers.ts'
import {
  API_KEY,
  subscribe,
  type RealtimeServer,
  createRealtimeFixture,
  type RealtimeFixture,
  waitUntilSubscribed,
} from './realtime-fixture.ts'

let fixture: RealtimeFixture
let server: RealtimeServer
beforeAll(async () => {
  fixture = await createRealtimeFixture()
  server = await fixture.startServer()
})
afterAll(() => fixture.close())

const textsOf = (subscription: { rows: Record<string, unknown>[] }) =>
  subscription.rows.map((row) => row.prompt_text)

describe('a subscriber', () => {
  test.each(['1.0.0', '2.0.0'])(
    'receives a new row of their own and its update (protocol %s)',
    async (vsn) => {
      const subscription = subscribe(await server.createClient('user', { vsn }))
      await waitUntilSubscribed(subscription)
      const id = await fixture.insertPrompt('user', `a cat ${vsn}`)
      await subscription.waitUntil(() => subscription.changes.length === 1)
      await fixture.database.sql`update public.ai_prompts set status = 'completed' where id = ${id}`
      await subscription.waitUntil(() => subscription.changes.length === 2)
      expect(subscription.changes).toMatchObject([
        {
          eventType: 'INSERT',
          schema: 'public',
          table: 'ai_prompts',
          new: { id, status: 'pending', is_voice: false },
        },
        { eventType: 'UPDATE', new: { id, status: 'completed', user_id: USER_IDS.user }, old: { id } },
      ])
      await subscription.channel.unsubscribe()
    },
  )

  test('never receives rows that policies hide, while an admin receives all rows', async () => {
    const [own, other, all] = [
      subscribe(await server.createClient('user')),
      subscribe(await server.createClient('other')),
      subscribe(await server.createClient('admin')),
    ]
    await Promise.all([own, other, all].map((subscription) => waitUntilSubscribed(subscription)))
    await fixture.insertPrompt('user', 'secret of the user')
    await fixture.insertPrompt('other', 'secret of the other')
    await all.waitUntil(() => all.rows.length === 2)
    await own.waitUntil(() => own.rows.length === 1)
    await other.waitUntil(() => other.rows.length === 1)
    expect([textsOf(own), textsOf(other)]).toEqual([['secret of the user'], ['secret of the other']])
  })

  test('receives nothing when only a lease was renewed', async () => {
    const subscription = subscribe(await server.createClient('user'))
    await waitUntilSubscribed(subscription)
    const id = await fixture.insertPrompt('user', 'a boat')
    await fixture.database
      .sql`update public.ai_prompts set lease_owner = 'me', lease_expires_at = now() where id = ${id}`
    await fixture.insertPrompt('user', 'a train')
    await subscription.waitUntil(() => subscription.rows.length === 2)
    expect(textsOf(subscription)).toEqual(['a boat', 'a train'])
  })

  test('receives only rows that match the filter, and only the selected columns', async () => {
    const subscription = subscribe(await server.createClient('admin'), {
      event: 'INSERT',
      filter: `user_id=eq.${USER_IDS.other},prompt_text=like.*moon*`.replaceAll('*', '%'),
      select: ['id', 'prompt_text'],
    })
    await waitUntilSubscribed(subscription)
    await fixture.insertPrompt('user', 'moon of the user')
    await fixture.insertPrompt('other', 'a sun')
    const id = await fixture.insertPrompt('other', 'the moon')
    await subscription.waitUntil(() => subscription.rows.length > 0)
    expect(subscription.rows).toEqual([{ id, prompt_text: 'the moon' }])
  })

  test('receives changes from every server process', async () => {
    const secondServer = await fixture.startServer()
    const [first, second] = [
      subscribe(await server.createClient('user')),
      subscribe(await secondServer.createClient('user')),
    ]
    await Promise.all([waitUntilSubscribed(first), waitUntilSubscribed(second)])
    await fixture.insertPrompt('user', 'everywhere')
    await Promise.all([first, second].map((each) => each.waitUntil(() => each.rows.length === 1)))
    await secondServer.stop()
  })

  test('receives translation jobs as an admin', async () => {
    const client = await server.createClient('admin')
    const subscription = subscribe(client, { table: 'translation_jobs' }, 'jobs')
    await waitUntilSubscribed(subscription)
    await fixture.database.sql`
      insert into public.translation_jobs (content_type, content_id, target_languages)
      select 'category', id, '{de}' from public.categories limit 1`
    await subscription.waitUntil(() => subscription.rows.length === 1)
    expect(subscription.rows[0]).toMatchObject({ status: 'pending', target_languages: ['de'] })
  })
})

describe('rejected subscriptions', () => {
  const rejected: [string, string, object][] = [
    ['with an invalid token', 'invalid-token', {}],
    ['to a table that is not published', 'user', { table: 'profiles' }],
    ['to a schema that is not published', 'user', { schema: 'auth', table: 'users' }],
    ['to an unknown event', 'user', { event: 'TRUNCATE' }],
    ['with a filter on an unknown column', 'user', { filter: 'no_such=eq.1' }],
    ['with a filter value of the wrong type', 'user', { filter: 'user_id=eq.me' }],
    ['with an invalid filter', 'user', { filter: 'user_id' }],
  ]
  test.each(rejected)('a subscription %s gets one error and is not retried', async (_, token, filter) => {
    const subscription = subscribe(await server.createClient(token), filter)
    await subscription.waitUntil(() => subscription.states.includes('CLOSED'))
    expect(subscription.states).toEqual(['CHANNEL_ERROR', 'CLOSED'])
    expect(subscription.errors[0]).toMatch(/\w+ \w+/)
    await fixture.insertPrompt('user', 'not received')
    expect(subscription.rows).toEqual([])
  })

  test('an anonymous client may retry with a token, and its channel is closed after three attempts', async () => {
    const subscription = subscribe(await server.createClient(API_KEY))
    await subscription.waitUntil(() => subscription.states.includes('CLOSED'))
    expect(subscription.states).toEqual(['CHANNEL_ERROR', 'CHANNEL_ERROR', 'CHANNEL_ERROR', 'CLOSED'])
    await fixture.insertPrompt('user', 'not received')
    expect(subscription.rows).toEqual([])

    const client = createClient(server.url, API_KEY, { accessToken: async () => 'user' })
    const retrying = subscribe(client)
    await waitUntilSubscribed(retrying)
    await fixture.insertPrompt('user', 'received')
    await retrying.waitUntil(() => retrying.rows.length === 1)
    await client.realtime.disconnect()
  })
})

import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ids } from '../support/people.ts'
import { hear, type Instance, openStage, type Stage, subscribed } from './stage.ts'

let stage: Stage
let server: Instance
beforeAll(async () => {
  stage = await openStage()
  server = await stage.start()
})
afterAll(() => stage.close())

const texts = (heard: { rows: Record<string, unknown>[] }) => heard.rows.map((row) => row.prompt_text)

describe('somebody who listens', () => {
  test.each(['1.0.0', '2.0.0'])(
    'hears of a new row of their own and of its change (protocol %s)',
    async (vsn) => {
      const heard = hear(await server.client('user', { vsn }))
      await subscribed(heard)
      const id = await stage.wish('user', `a cat ${vsn}`)
      await heard.until(() => heard.changes.length === 1)
      await stage.database.sql`update public.ai_prompts set status = 'completed' where id = ${id}`
      await heard.until(() => heard.changes.length === 2)
      expect(heard.changes).toMatchObject([
        {
          eventType: 'INSERT',
          schema: 'public',
          table: 'ai_prompts',
          new: { id, status: 'pending', is_voice: false },
        },
        { eventType: 'UPDATE', new: { id, status: 'completed', user_id: ids.user }, old: { id } },
      ])
      await heard.channel.unsubscribe()
    },
  )

  test('never hears of rows that policies hide, while an admin hears of all', async () => {
    const [own, others, all] = [
      hear(await server.client('user')),
      hear(await server.client('other')),
      hear(await server.client('admin')),
    ]
    await Promise.all([own, others, all].map((heard) => subscribed(heard)))
    await stage.wish('user', 'secret of the user')
    await stage.wish('other', 'secret of the other')
    await all.until(() => all.rows.length === 2)
    await own.until(() => own.rows.length === 1)
    await others.until(() => others.rows.length === 1)
    expect([texts(own), texts(others)]).toEqual([['secret of the user'], ['secret of the other']])
  })

  test('is not told when only a lease was renewed', async () => {
    const heard = hear(await server.client('user'))
    await subscribed(heard)
    const id = await stage.wish('user', 'a boat')
    await stage.database
      .sql`update public.ai_prompts set lease_owner = 'me', lease_expires_at = now() where id = ${id}`
    await stage.wish('user', 'a train')
    await heard.until(() => heard.rows.length === 2)
    expect(texts(heard)).toEqual(['a boat', 'a train'])
  })

  test('hears only what passes the filter, and only the columns asked for', async () => {
    const heard = hear(await server.client('admin'), {
      event: 'INSERT',
      filter: `user_id=eq.${ids.other},prompt_text=like.*moon*`.replaceAll('*', '%'),
      select: ['id', 'prompt_text'],
    })
    await subscribed(heard)
    await stage.wish('user', 'moon of the user')
    await stage.wish('other', 'a sun')
    const id = await stage.wish('other', 'the moon')
    await heard.until(() => heard.rows.length > 0)
    expect(heard.rows).toEqual([{ id, prompt_text: 'the moon' }])
  })

  test('hears whichever server process they are connected to', async () => {
    const second = await stage.start()
    const [here, there] = [hear(await server.client('user')), hear(await second.client('user'))]
    await Promise.all([subscribed(here), subscribed(there)])
    await stage.wish('user', 'everywhere')
    await Promise.all([here, there].map((heard) => heard.until(() => heard.rows.length === 1)))
    await second.stop()
  })

  test('hears of jobs as an admin', async () => {
    const client = await server.client('admin')
    const heard = hear(client, { table: 'translation_jobs' }, 'jobs')
    await subscribed(heard)
    await stage.database.sql`
      insert into public.translation_jobs (content_type, content_id, target_languages)
      select 'category', id, '{de}' from public.categories limit 1`
    await heard.until(() => heard.rows.length === 1)
    expect(heard.rows[0]).toMatchObject({ status: 'pending', target_languages: ['de'] })
  })
})

describe('what is refused is said once and not tried again', () => {
  const refusals: [string, string, object][] = [
    ['a false token', 'nobody', {}],
    ['a table that is not offered', 'user', { table: 'profiles' }],
    ['a schema that is not offered', 'user', { schema: 'auth', table: 'users' }],
    ['deleted rows', 'user', { event: 'DELETE' }],
    ['a column that is not there', 'user', { filter: 'no_such=eq.1' }],
    ['a filter of the wrong type', 'user', { filter: 'user_id=eq.me' }],
    ['a filter that makes no sense', 'user', { filter: 'user_id' }],
  ]
  test.each(refusals)('%s', async (_, token, filter) => {
    const heard = hear(await server.client(token), filter)
    await heard.until(() => heard.states.includes('CLOSED'))
    expect(heard.states).toEqual(['CHANNEL_ERROR', 'CLOSED'])
    expect(heard.errors[0]).toMatch(/\w+ \w+/)
    await stage.wish('user', 'unheard')
    expect(heard.rows).toEqual([])
  })

  test('a guest, who may come back with a token and otherwise is told to stay away', async () => {
    const heard = hear(await server.client('key'))
    await heard.until(() => heard.states.includes('CLOSED'))
    expect(heard.states).toEqual(['CHANNEL_ERROR', 'CHANNEL_ERROR', 'CHANNEL_ERROR', 'CLOSED'])
    await stage.wish('user', 'unheard')
    expect(heard.rows).toEqual([])

    const client = createClient(server.url, 'key', { accessToken: async () => 'user' })
    const early = hear(client)
    await subscribed(early)
    await stage.wish('user', 'heard after all')
    await early.until(() => early.rows.length === 1)
    await client.realtime.disconnect()
  })

  test('presence, private channels and channels for nothing but messages', async () => {
    const client = await server.client('user')
    for (const channel of [
      client.channel('a').on('presence', { event: 'sync' }, () => {}),
      client.channel('b', { config: { private: true } }),
      client.channel('c').on('broadcast', { event: 'x' }, () => {}),
    ]) {
      const states: string[] = []
      await new Promise<void>((resolve) =>
        channel.subscribe((state) => {
          states.push(state)
          if (state === 'CLOSED') resolve()
        }),
      )
      expect(states).toEqual(['CHANNEL_ERROR', 'CLOSED'])
    }
  })

  test('messages and presence on a joined channel', async () => {
    const client = await server.client('user')
    const heard = hear(client)
    await subscribed(heard)
    expect(await heard.channel.track({ online: true })).toBe('error')
    const asked = client.channel('acknowledged', { config: { broadcast: { ack: true } } })
    const state = new Promise<string>((resolve) =>
      asked
        .on('postgres_changes', { event: '*', schema: 'public', table: 'ai_prompts' }, () => {})
        .subscribe(resolve),
    )
    expect(await state).toBe('SUBSCRIBED')
    expect(await asked.send({ type: 'broadcast', event: 'x', payload: {} })).toBe('error')
  })
})

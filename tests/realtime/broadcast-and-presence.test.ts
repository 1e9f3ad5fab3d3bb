import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  API_KEY,
  createRealtimeFixture,
  type RealtimeFixture,
  type RealtimeServer,
} from './realtime-fixture.ts'

let fixture: RealtimeFixture
let server: RealtimeServer
let secondServer: RealtimeServer
beforeAll(async () => {
  fixture = await createRealtimeFixture()
  server = await fixture.startServer()
  secondServer = await fixture.startServer()
})
afterAll(() => fixture.close())

const join = (channel: RealtimeChannel) =>
  new Promise<string>((resolve) =>
    channel.subscribe((state, error) => state !== 'CLOSED' && resolve(error?.message ?? state)),
  )

/** A joined channel and the payloads of its `news` events. */
async function listen(client: SupabaseClient, name: string, config: object = {}) {
  const received: unknown[] = []
  const channel = client.channel(name, { config })
  channel.on('broadcast', { event: 'news' }, ({ payload }) => received.push(payload))
  expect(await join(channel)).toBe('SUBSCRIBED')
  return { channel, received }
}
const news = (payload: unknown) => ({ type: 'broadcast' as const, event: 'news', payload })

test('a channel without any listener can be joined', async () => {
  expect(await join((await server.createClient(API_KEY)).channel('bare'))).toBe('SUBSCRIBED')
})

describe('a broadcast', () => {
  test.each(['1.0.0', '2.0.0'])(
    'reaches the other members of its topic in every process (protocol %s)',
    async (vsn) => {
      const name = `room ${vsn}`
      const sender = await listen(await server.createClient('user', { vsn }), name)
      const near = await listen(await server.createClient(API_KEY, { vsn: '1.0.0' }), name)
      const far = await listen(await secondServer.createClient('other', { vsn: '2.0.0' }), name)
      const elsewhere = await listen(await server.createClient('other'), 'another room')
      const text = `ünï ${'🎨'.repeat(4_000)}`
      await sender.channel.send(news({ text }))
      await expect.poll(() => [near.received.length, far.received.length]).toEqual([1, 1])
      expect([near.received, far.received]).toEqual([[{ text }], [{ text }]])
      expect([sender.received, elsewhere.received]).toEqual([[], []])
    },
  )

  test('reaches its sender if the channel asks for it, and is acknowledged', async () => {
    const config = { broadcast: { self: true, ack: true } }
    const { channel, received } = await listen(await server.createClient('user'), 'echo', config)
    expect(await channel.send(news({ n: 1 }))).toBe('ok')
    await expect.poll(() => received).toEqual([{ n: 1 }])
  })

  test('may contain bytes', async () => {
    const sender = await listen(await server.createClient('user'), 'bytes')
    const near = await listen(await server.createClient('other'), 'bytes')
    const far = await listen(await secondServer.createClient('other'), 'bytes')
    await sender.channel.send(news(new Uint8Array([0, 255, 7]).buffer))
    await expect.poll(() => [near.received.length, far.received.length]).toEqual([1, 1])
    for (const [payload] of [near.received, far.received])
      expect([...new Uint8Array(payload as ArrayBuffer)]).toEqual([0, 255, 7])
  })

  test('can be sent over HTTP, without joining', async () => {
    const { received } = await listen(await server.createClient('user'), 'by http')
    const channel = (await secondServer.createClient('other')).channel('by http')
    expect(await channel.httpSend('news', { n: 2 })).toEqual({ success: true })
    expect(await channel.send(news({ n: 3 }))).toBe('ok')
    await expect.poll(() => received).toEqual([{ n: 2 }, { n: 3 }])
    const response = await fetch(`${server.url}/realtime/v1/api/broadcast`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
  })

  test('is limited per socket', async () => {
    const limited = await fixture.startServer({ maxBroadcastBurst: 3, maxBroadcastsPerSecond: 0 })
    const { channel } = await listen(await limited.createClient('user'), 'flood')
    const states: string[] = []
    channel.subscribe((state) => states.push(state))
    for (let n = 0; n < 5; n++) void channel.send(news({ n }))
    await expect.poll(() => channel.state).toBe('closed')
  })

  test('counts once for each receiver against the limit of its address, with and without a socket', async () => {
    const limited = await fixture.startServer({ maxDeliveryBurstBytes: 20_000, maxDeliveryBytesPerSecond: 1 })
    const clients = await Promise.all([1, 2, 3].map(() => limited.createClient('user')))
    const members = await Promise.all(clients.map((client) => listen(client, 'full')))
    const big = 'x'.repeat(10_000)
    const [first, second] = members.map(({ channel }) => channel)
    void first!.send(news({ big }))
    await expect.poll(() => members.map(({ received }) => received.length)).toEqual([0, 1, 1])
    void second!.send(news({ big }))
    await expect.poll(() => second!.state).toBe('closed')
    const outside = (await limited.createClient('other')).channel('full')
    expect(await outside.httpSend('news', { big })).toEqual({ success: true })
    await expect(outside.httpSend('news', { big })).rejects.toThrow('Too many messages per second')
    expect(members.map(({ received }) => received.length)).toEqual([1, 1, 2])
  })
})

describe('presence', () => {
  const watch = async (from: RealtimeServer, key: string) => {
    const channel = (await from.createClient('user')).channel('lobby', { config: { presence: { key } } })
    const events: string[] = []
    channel.on('presence', { event: 'join' }, ({ key: who }) => events.push(`${who} came`))
    channel.on('presence', { event: 'leave' }, ({ key: who }) => events.push(`${who} left`))
    await join(channel)
    return { channel, events, keys: () => Object.keys(channel.presenceState()).sort() }
  }

  test('shows who is there, in every process, until they leave or disconnect', async () => {
    const anna = await watch(server, 'anna')
    expect(await anna.channel.track({ mood: 'happy' })).toBe('ok')
    const ben = await watch(secondServer, 'ben')
    await ben.channel.track({ mood: 'curious' })
    const late = await watch(server, 'late')
    for (const each of [anna, ben, late]) await expect.poll(each.keys).toEqual(['anna', 'ben'])
    expect(late.channel.presenceState().anna).toMatchObject([{ mood: 'happy' }])

    await anna.channel.track({ mood: 'tired' })
    await expect.poll(() => ben.channel.presenceState().anna).toMatchObject([{ mood: 'tired' }])
    expect(await anna.channel.untrack()).toBe('ok')
    await expect.poll(ben.keys).toEqual(['ben'])
    await ben.channel.unsubscribe()
    await expect.poll(late.keys).toEqual([])
    expect(late.events.at(-1)).toBe('ben left')
  })
})

describe('a private channel', () => {
  beforeAll(async () => {
    await fixture.database.sql.unsafe(`
      create policy "users read the club" on realtime.messages for select to authenticated
        using (realtime.topic() = 'club' and extension in ('broadcast', 'presence'));
      create policy "admins write to the club" on realtime.messages for insert to authenticated
        with check (realtime.topic() = 'club' and public.am_i_admin());`)
  })
  const club = { private: true, broadcast: { ack: true } }

  test('admits callers by the policies of realtime.messages', async () => {
    const [reader, writer] = [await server.createClient('user'), await server.createClient('admin')]
    const listening = await listen(reader, 'club', club)
    const writing = await listen(writer, 'club', club)
    expect(await writing.channel.send(news({ n: 1 }))).toBe('ok')
    expect(await listening.channel.send(news({ n: 2 }))).toBe('error')
    await expect.poll(() => listening.received).toEqual([{ n: 1 }])
    expect(await join(reader.channel('other club', { config: club }))).toContain('permissions')
  })

  test('is closed to messages of the public channel with its name', async () => {
    const inside = await listen(await server.createClient('user'), 'club', club)
    const outside = await listen(await server.createClient(API_KEY), 'club')
    await outside.channel.send(news({ n: 1 }))
    const admin = await listen(await server.createClient('admin'), 'club', club)
    await admin.channel.send(news({ n: 2 }))
    await expect.poll(() => inside.received).toEqual([{ n: 2 }])
    expect(outside.received).toEqual([])
  })

  test('gets messages that the database sends', async () => {
    const inside = await listen(await server.createClient('user'), 'club', club)
    const far = await listen(await secondServer.createClient('user'), 'club', club)
    await fixture.database.sql`select realtime.send('{"n": 5}'::jsonb, 'news', 'club', true)`
    for (const { received } of [inside, far])
      await expect.poll(() => received).toMatchObject([{ n: 5, id: expect.any(String) as string }])
  })
})

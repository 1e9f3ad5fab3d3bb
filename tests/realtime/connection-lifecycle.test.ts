import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { identities } from '../support/accounts/callers.ts'
import {
  subscribe,
  createRealtimeFixture,
  type RealtimeFixture,
  waitUntilSubscribed,
} from './realtime-fixture.ts'

let fixture: RealtimeFixture
beforeAll(async () => {
  fixture = await createRealtimeFixture()
})
afterAll(() => fixture.close())
afterEach(() => fixture.tokens.delete('changing'))

const withClaims = (claims: object) => ({
  ...identities.user,
  claims: { ...identities.user.claims, ...claims },
})

describe('expired rights', () => {
  test('an expired token closes the channel, and no more rows arrive', async () => {
    const server = await fixture.startServer({ cleanupIntervalMs: 50 })
    const identity = withClaims({ exp: Math.floor(Date.now() / 1000) + 60 })
    fixture.tokens.set('changing', identity)
    const subscription = subscribe(await server.createClient('changing'))
    await waitUntilSubscribed(subscription)
    Object.assign(identity.claims, { exp: 1 })
    await subscription.waitUntil(() => subscription.states.includes('CLOSED'))
    await fixture.insertPrompt('user', 'too late')
    expect(subscription.rows).toEqual([])
    await server.stop()
  })

  test('a subscriber with an expired token receives nothing even before the cleanup job runs', async () => {
    const server = await fixture.startServer({ cleanupIntervalMs: 60_000 })
    const claims = { exp: Math.floor(Date.now() / 1000) + 60 }
    fixture.tokens.set('changing', withClaims(claims))
    const [expired, valid] = [
      subscribe(await server.createClient('changing')),
      subscribe(await server.createClient('user')),
    ]
    await Promise.all([waitUntilSubscribed(expired), waitUntilSubscribed(valid)])
    const identity = fixture.tokens.get('changing')!
    Object.assign(identity.claims, { exp: 1 })
    await fixture.insertPrompt('user', 'for the valid token')
    await valid.waitUntil(() => valid.rows.length === 1)
    expect(expired.rows).toEqual([])
    await server.stop()
  })

  test('sign-out closes the channels of the session', async () => {
    const server = await fixture.startServer({ cleanupIntervalMs: 50 })
    fixture.tokens.set('changing', withClaims({ session_id: 'session-1' }))
    const subscription = subscribe(await server.createClient('changing'))
    await waitUntilSubscribed(subscription)
    fixture.endedSessions.add('session-1')
    await subscription.waitUntil(() => subscription.states.includes('CLOSED'))
    await server.stop()
  })

  test('a new token replaces the old one without a gap, and an invalid token closes the channel', async () => {
    const server = await fixture.startServer()
    const client = await server.createClient('user')
    const subscription = subscribe(client)
    await waitUntilSubscribed(subscription)
    await client.realtime.setAuth('other')
    await fixture.insertPrompt('user', 'not mine any more')
    await fixture.insertPrompt('other', 'mine now')
    await subscription.waitUntil(() => subscription.rows.length > 0)
    expect(subscription.rows.map((row) => row.prompt_text)).toEqual(['mine now'])
    await client.realtime.setAuth('forged')
    await subscription.waitUntil(() => subscription.states.includes('CLOSED'))
    await server.stop()
  })
})

describe('lost connections', () => {
  test('clients reconnect after a restart of the server', async () => {
    const first = await fixture.startServer()
    const client = await first.createClient('user')
    const subscription = subscribe(client)
    await waitUntilSubscribed(subscription)
    await first.stopListening()
    await subscription.waitUntil(() => subscription.states.includes('CHANNEL_ERROR'))
    const second = await fixture.startServer({}, first.port)
    await waitUntilSubscribed(subscription, 2)
    await fixture.insertPrompt('user', 'after the restart')
    await subscription.waitUntil(() => subscription.rows.length === 1)
    await client.realtime.disconnect()
    await second.stop()
  })

  test('when the database connection breaks, all channels rejoin because changes may have been missed', async () => {
    const server = await fixture.startServer()
    const subscription = subscribe(await server.createClient('user'))
    await waitUntilSubscribed(subscription)
    await fixture.database
      .sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'realtime' and datname = current_database()`
    await waitUntilSubscribed(subscription, 2)
    await fixture.insertPrompt('user', 'after the interruption')
    await subscription.waitUntil(() => subscription.rows.length === 1)
    await server.stop()
  })
})

describe('limits', () => {
  /** Opens a socket without realtime-js; tells whether it opened and with which code it closed. */
  const openSocket = (url: string) => {
    const socket = new WebSocket(url)
    return {
      socket,
      opened: new Promise<boolean>((resolve) => {
        socket.onopen = () => resolve(true)
        socket.onerror = () => resolve(false)
      }),
      closed: new Promise<number>((resolve) => {
        socket.onclose = ({ code }) => resolve(code)
      }),
    }
  }
  const websocketUrl = (url: string, query = 'apikey=key&vsn=2.0.0') =>
    `${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`

  test.each([
    ['no API key', 'vsn=2.0.0'],
    ['a wrong API key', 'apikey=wrong&vsn=2.0.0'],
    ['an unknown protocol version', 'apikey=key&vsn=9.9.9'],
  ])('a connection with %s is rejected', async (_, query) => {
    const server = await fixture.startServer()
    expect(await openSocket(websocketUrl(server.url, query)).opened).toBe(false)
    await server.stop()
  })

  test('sockets from one address are limited, and a closed socket makes room', async () => {
    const server = await fixture.startServer({ maxSocketsPerAddress: 2 })
    const [one, two] = [openSocket(websocketUrl(server.url)), openSocket(websocketUrl(server.url))]
    expect(await Promise.all([one.opened, two.opened])).toEqual([true, true])
    expect(await openSocket(websocketUrl(server.url)).opened).toBe(false)
    one.socket.close()
    await one.closed
    expect(await openSocket(websocketUrl(server.url)).opened).toBe(true)
    await server.stop()
  })

  test.each([
    ['a message that is too large', 'x'.repeat(70_000), 1009],
    ['a text that is not JSON', 'hello', 1007],
    ['a list that is not a message', '[1,2,3]', 1007],
    ['bytes that are not a message', new Uint8Array([9, 9, 9]), 1007],
  ])('%s closes the socket', async (_, message, code) => {
    const server = await fixture.startServer()
    const { socket, opened, closed } = openSocket(websocketUrl(server.url))
    await opened
    socket.send(message)
    expect(await closed).toBe(code)
    await server.stop()
  })

  test('a flood of messages closes the socket', async () => {
    const server = await fixture.startServer({ maxQueuedMessages: 10 })
    const { socket, opened, closed } = openSocket(websocketUrl(server.url))
    await opened
    const join = JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: {} }])
    for (let count = 0; count < 100; count++) socket.send(join)
    expect(await closed).toBe(1008)
    await server.stop()
  })

  test('channels on one socket are limited', async () => {
    const server = await fixture.startServer({ maxChannelsPerSocket: 1 })
    const client = await server.createClient('user')
    const first = subscribe(client, {}, 'first')
    await waitUntilSubscribed(first)
    const second = subscribe(client, {}, 'second')
    await second.waitUntil(() => second.states.includes('CLOSED'))
    expect(second.errors).toEqual(['Too many channels'])
    await server.stop()
  })

  test('channels from one address are limited over all its sockets, and a closed socket makes room', async () => {
    const server = await fixture.startServer({ maxChannelsPerAddress: 2, maxConcurrentJoinsPerAddress: 1 })
    const clients = [await server.createClient('user'), await server.createClient('user')]
    const accepted = clients.map((client) => subscribe(client, {}, 'first'))
    await Promise.all(accepted.map((subscription) => waitUntilSubscribed(subscription)))
    const refused = subscribe(clients[0]!, {}, 'second')
    await refused.waitUntil(() => refused.states.includes('CLOSED'))
    expect(refused.errors).toEqual(['Too many channels from this address'])
    await clients[1]!.realtime.disconnect()
    await expect
      .poll(async () => {
        const later = subscribe(clients[0]!, {}, 'later')
        await later.waitUntil(() => later.states.length > 0)
        return later.states[0]
      })
      .toBe('SUBSCRIBED')
    await server.stop()
  })

  test('a socket without channels is closed after a while, and so is one that does not respond to pings', async () => {
    const idle = await fixture.startServer({ idleTimeoutMs: 100, cleanupIntervalMs: 50 })
    const { opened, closed } = openSocket(websocketUrl(idle.url))
    expect(await opened).toBe(true)
    expect(await closed).toBe(1000)
    await idle.stop()

    const pinging = await fixture.startServer({ pingIntervalMs: 100 })
    const unresponsive = connect(pinging.port, '127.0.0.1')
    const closedByServer = new Promise<void>((resolve) => unresponsive.once('close', () => resolve()))
    unresponsive.write(
      'GET /realtime/v1/websocket?apikey=key&vsn=2.0.0 HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    unresponsive.resume()
    await closedByServer
    await pinging.stop()
  })
})

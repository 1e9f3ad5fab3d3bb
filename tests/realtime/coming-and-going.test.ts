import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { identities } from '../support/people.ts'
import { hear, openStage, type Stage, subscribed } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())
afterEach(() => stage.tokens.delete('short'))

const withClaims = (claims: object) => ({
  ...identities.user,
  claims: { ...identities.user.claims, ...claims },
})

describe('rights that end', () => {
  test('a token that runs out ends the channel, and nothing is heard from then on', async () => {
    const server = await stage.start({ patrolMs: 50 })
    const identity = withClaims({ exp: Math.floor(Date.now() / 1000) + 60 })
    stage.tokens.set('short', identity)
    const heard = hear(await server.client('short'))
    await subscribed(heard)
    Object.assign(identity.claims, { exp: 1 })
    await heard.until(() => heard.states.includes('CLOSED'))
    await stage.wish('user', 'too late')
    expect(heard.rows).toEqual([])
    await server.stop()
  })

  test('a token that ran out hears nothing even before anybody looked', async () => {
    const server = await stage.start({ patrolMs: 60_000 })
    const claims = { exp: Math.floor(Date.now() / 1000) + 60 }
    stage.tokens.set('short', withClaims(claims))
    const [stale, fresh] = [hear(await server.client('short')), hear(await server.client('user'))]
    await Promise.all([subscribed(stale), subscribed(fresh)])
    const identity = stage.tokens.get('short')!
    Object.assign(identity.claims, { exp: 1 })
    await stage.wish('user', 'for the fresh one')
    await fresh.until(() => fresh.rows.length === 1)
    expect(stale.rows).toEqual([])
    await server.stop()
  })

  test('signing out ends what the session listens to', async () => {
    const server = await stage.start({ patrolMs: 50 })
    stage.tokens.set('short', withClaims({ session_id: 'session-1' }))
    const heard = hear(await server.client('short'))
    await subscribed(heard)
    stage.endedSessions.add('session-1')
    await heard.until(() => heard.states.includes('CLOSED'))
    await server.stop()
  })

  test('a new token takes over without a gap, a false one ends the channel', async () => {
    const server = await stage.start()
    const client = await server.client('user')
    const heard = hear(client)
    await subscribed(heard)
    await client.realtime.setAuth('other')
    await stage.wish('user', 'not mine any more')
    await stage.wish('other', 'mine now')
    await heard.until(() => heard.rows.length > 0)
    expect(heard.rows.map((row) => row.prompt_text)).toEqual(['mine now'])
    await client.realtime.setAuth('forged')
    await heard.until(() => heard.states.includes('CLOSED'))
    await server.stop()
  })
})

describe('lines that break', () => {
  test('when the server restarts, clients come back by themselves', async () => {
    const first = await stage.start()
    const client = await first.client('user')
    const heard = hear(client)
    await subscribed(heard)
    await first.stopListening()
    await heard.until(() => heard.states.includes('CHANNEL_ERROR'))
    const second = await stage.start({}, first.port)
    await subscribed(heard, 2)
    await stage.wish('user', 'after the restart')
    await heard.until(() => heard.rows.length === 1)
    await client.realtime.disconnect()
    await second.stop()
  })

  test('when the database line breaks, channels join again and so learn that they may have missed something', async () => {
    const server = await stage.start()
    const heard = hear(await server.client('user'))
    await subscribed(heard)
    await stage.database
      .sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'realtime' and datname = current_database()`
    await subscribed(heard, 2)
    await stage.wish('user', 'after the gap')
    await heard.until(() => heard.rows.length === 1)
    await server.stop()
  })
})

describe('limits', () => {
  /** Whether a bare socket to this address opens, and with which code it ends. */
  const open = (url: string) => {
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
  const addressOf = (url: string, query = 'apikey=key&vsn=2.0.0') =>
    `${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`

  test.each([
    ['no API key', 'vsn=2.0.0'],
    ['a wrong API key', 'apikey=wrong&vsn=2.0.0'],
    ['an unknown protocol', 'apikey=key&vsn=9.9.9'],
  ])('%s: the door stays closed', async (_, query) => {
    const server = await stage.start()
    expect(await open(addressOf(server.url, query)).opened).toBe(false)
    await server.stop()
  })

  test('no more sockets from one address than allowed, until one leaves', async () => {
    const server = await stage.start({ socketsPerAddress: 2 })
    const [one, two] = [open(addressOf(server.url)), open(addressOf(server.url))]
    expect(await Promise.all([one.opened, two.opened])).toEqual([true, true])
    expect(await open(addressOf(server.url)).opened).toBe(false)
    one.socket.close()
    await one.closed
    expect(await open(addressOf(server.url)).opened).toBe(true)
    await server.stop()
  })

  test.each([
    ['a message that is too large', 'x'.repeat(70_000), 1009],
    ['a message that is none', 'hello', 1007],
    ['a list that is no message', '[1,2,3]', 1007],
    ['bytes that are no message', new Uint8Array([9, 9, 9]), 1007],
  ])('%s closes the socket', async (_, message, code) => {
    const server = await stage.start()
    const { socket, opened, closed } = open(addressOf(server.url))
    await opened
    socket.send(message)
    expect(await closed).toBe(code)
    await server.stop()
  })

  test('a flood of messages closes the socket', async () => {
    const server = await stage.start({ waitingMessages: 10 })
    const { socket, opened, closed } = open(addressOf(server.url))
    await opened
    const join = JSON.stringify(['1', '1', 'realtime:x', 'phx_join', { config: {} }])
    for (let count = 0; count < 100; count++) socket.send(join)
    expect(await closed).toBe(1008)
    await server.stop()
  })

  test('no more channels on one socket than allowed', async () => {
    const server = await stage.start({ topics: 1 })
    const client = await server.client('user')
    const first = hear(client, {}, 'first')
    await subscribed(first)
    const second = hear(client, {}, 'second')
    await second.until(() => second.states.includes('CLOSED'))
    expect(second.errors).toEqual(['Too many channels'])
    await server.stop()
  })

  test('a socket that listens to nothing is closed after a while, and one that is silent too', async () => {
    const idle = await stage.start({ idleMs: 100, patrolMs: 50 })
    const { opened, closed } = open(addressOf(idle.url))
    expect(await opened).toBe(true)
    expect(await closed).toBe(1000)
    await idle.stop()

    const strict = await stage.start({ pingMs: 100 })
    const dead = connect(strict.port, '127.0.0.1')
    const gone = new Promise<void>((resolve) => dead.once('close', () => resolve()))
    dead.write(
      'GET /realtime/v1/websocket?apikey=key&vsn=2.0.0 HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    dead.resume()
    await gone
    await strict.stop()
  })
})

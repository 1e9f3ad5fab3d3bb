import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { methodsOf, apiMethodRows } from '../support/api-methods.ts'
import {
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

const rows = [...apiMethodRows('realtime.'), ...apiMethodRows('channel.')]

describe('docs/api.md on Realtime', () => {
  it('lists exactly the methods of the installed client', async () => {
    const client = await server.createClient('user')
    const installed = [
      ...methodsOf(client.realtime, 'realtime'),
      ...methodsOf(client.channel('x'), 'channel'),
    ]
    expect(rows.map(({ method }) => method).sort()).toEqual(installed.sort())
  })

  it.each(rows.filter(({ verdict }) => verdict !== 'client only'))(
    '$method is used by the test file that its row names',
    ({ method, verdict, where }) => {
      expect(verdict).toBe('works')
      const [, file] = /^`([\w-]+(?:\.test)?\.ts)`/.exec(where)!
      expect(readFileSync(`tests/realtime/${file}`, 'utf8')).toContain(`.${method.split('.').at(-1)}(`)
    },
  )
})

describe('the methods that do not concern row changes', () => {
  it('connect, send a heartbeat, push a message, and leave one channel and then all', async () => {
    const client = await server.createClient('user')
    const statuses: string[] = []
    const heartbeatConfirmed = new Promise<void>((resolve) =>
      client.realtime.onHeartbeat((status) => {
        statuses.push(status)
        if (status === 'ok') resolve()
      }),
    )
    client.realtime.connect()
    const [one, two] = [subscribe(client, {}, 'one'), subscribe(client, {}, 'two')]
    await Promise.all([waitUntilSubscribed(one), waitUntilSubscribed(two)])
    await client.realtime.sendHeartbeat()
    await heartbeatConfirmed
    expect(statuses).toEqual(['sent', 'ok'])
    client.realtime.push({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '99' })
    expect(await client.realtime.removeChannel(one.channel)).toBe('ok')
    expect(await client.realtime.removeAllChannels()).toEqual(['ok'])
  })
})

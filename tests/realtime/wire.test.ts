import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { methodsOf, wireRows } from '../support/wire-rows.ts'
import { hear, type Instance, openStage, type Stage, subscribed } from './stage.ts'

let stage: Stage
let server: Instance
beforeAll(async () => {
  stage = await openStage()
  server = await stage.start()
})
afterAll(() => stage.close())

const rows = [...wireRows('realtime.'), ...wireRows('channel.')]

describe('docs/wire.md on row changes', () => {
  it('has one row for every method of the installed client and none that is not there', async () => {
    const client = await server.client('user')
    const installed = [
      ...methodsOf(client.realtime, 'realtime'),
      ...methodsOf(client.channel('x'), 'channel'),
    ]
    expect(rows.map(({ method }) => method).sort()).toEqual(installed.sort())
  })

  it.each(rows.filter(({ verdict }) => verdict !== 'client only'))(
    '$method: the file named beside it uses it',
    ({ method, verdict, where }) => {
      expect(['works', 'refused']).toContain(verdict)
      const [, file] = /^`([\w-]+(?:\.test)?\.ts)`/.exec(where)!
      expect(readFileSync(`tests/realtime/${file}`, 'utf8')).toContain(`.${method.split('.').at(-1)}(`)
    },
  )
})

describe('the client beside listening', () => {
  it('connects, beats, says something, leaves one channel and then all', async () => {
    const client = await server.client('user')
    const beats: string[] = []
    const beaten = new Promise<void>((resolve) =>
      client.realtime.onHeartbeat((status) => {
        beats.push(status)
        if (status === 'ok') resolve()
      }),
    )
    client.realtime.connect()
    const [one, two] = [hear(client, {}, 'one'), hear(client, {}, 'two')]
    await Promise.all([subscribed(one), subscribed(two)])
    await client.realtime.sendHeartbeat()
    await beaten
    expect(beats).toEqual(['sent', 'ok'])
    client.realtime.push({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '99' })
    expect(await client.realtime.removeChannel(one.channel)).toBe('ok')
    expect(await two.channel.untrack()).toBe('error')
    expect(await client.realtime.removeAllChannels()).toEqual(['ok'])
  })

  it('is told that messages cannot be sent over HTTP either', async () => {
    const client = await server.client('user')
    await expect(client.channel('x').httpSend('event', {})).rejects.toThrow('Only row changes')
  })
})

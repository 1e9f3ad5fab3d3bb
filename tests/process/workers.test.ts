import { createClient, type RealtimeChannel } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import type { ServerProcess } from '#tests/support/site/server-process.ts'
import { callAs, createAdmin } from './support/site-admin.ts'
import { publishableKey, startSite, useServerProcesses } from './support/site-process.ts'
import { runningProcesses, workerPids } from './support/worker-processes.ts'

useServerProcesses()

const isLinux = process.platform === 'linux'
/** Connections are distributed at random; that all of them get to the same of two workers is as good as impossible. */
const CLIENTS = 24

/** A client with its own WebSocket in the topic, and the messages that it has received. */
async function joinTopic(site: ServerProcess, apikey: string, name: string) {
  const client = createClient(site.url, apikey)
  const received: string[] = []
  const channel = client
    .channel('room', { config: { broadcast: { self: true }, presence: { key: name } } })
    .on('broadcast', { event: 'hello' }, ({ payload }) => received.push((payload as { from: string }).from))
    .on('presence', { event: 'sync' }, () => {})
  onTestFinished(() => client.realtime.disconnect() as unknown as Promise<void>)
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve()
      else if (status !== 'CLOSED') reject(error ?? new Error(status))
    })
  })
  return { channel, received }
}
/** One of several processes cannot close the others, so the admin area offers no restore and says why. */
async function expectNoRestore(site: ServerProcess) {
  const admin = await createAdmin(site)
  const listed = await callAs(admin, site, 'admin-list-backups')
  expect(await listed.json()).toMatchObject({ restorable: 'several-processes' })
  const refused = await callAs(admin, site, 'admin-restore-backup', { name: 'colorami.tar.gz' })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'restore-unavailable' }])
}
const presentIn = (channel: RealtimeChannel) => Object.keys(channel.presenceState()).length

test.runIf(isLinux)(
  'two workers serve one site on one port, and share messages and presence (WORKERS=2)',
  async () => {
    const site = await startSite({ WORKERS: '2' })
    expect(workerPids(site)).toHaveLength(2)
    expect(await runningProcesses(site)).toBe('2')
    await expectNoRestore(site)
    const apikey = await publishableKey(site)
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) => joinTopic(site, apikey, `client ${index}`)),
    )
    await Promise.all(clients.map(({ channel }) => channel.track({ here: true })))
    await clients[0]!.channel.send({ type: 'broadcast', event: 'hello', payload: { from: 'client 0' } })
    await expect
      .poll(() => clients.map(({ received }) => received), { timeout: 60_000 })
      .toEqual(clients.map(() => ['client 0']))
    await expect
      .poll(() => clients.map(({ channel }) => presentIn(channel)), { timeout: 60_000 })
      .toEqual(Array(CLIENTS).fill(CLIENTS))
  },
)

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createClient, type RealtimeChannel } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import type { ServerProcess } from '#tests/support/site/server-process.ts'
import { callAs, createAdmin } from './support/site-admin.ts'
import {
  createSiteFolder,
  publishableKey,
  startExpectingFailure,
  startSite,
  useServerProcesses,
} from './support/site-process.ts'

useServerProcesses()

const isLinux = process.platform === 'linux'
/** Connections are distributed at random; that all of them get to the same of two workers is as good as impossible. */
const CLIENTS = 24

const workerPids = ({ child }: ServerProcess): number[] =>
  execFileSync('pgrep', ['-P', String(child.pid), '-f', 'worker-process'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const runningProcesses = async ({ url }: ServerProcess) =>
  /colorami_server_processes (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1]

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

test.runIf(isLinux)(
  'a worker that dies is replaced while the other one serves, and SIGTERM stops everything (WORKERS=2)',
  async () => {
    const site = await startSite({ WORKERS: '2' })
    const [victim, survivor] = workerPids(site) as [number, number]
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => isRunning(victim)).toBe(false)
    for (let view = 0; view < 10; view++) expect((await fetch(`${site.url}/en`)).status).toBe(200)
    await expect.poll(() => runningProcesses(site), { timeout: 60_000 }).toBe('2')
    expect(workerPids(site)).toContain(survivor)
    const pids = workerPids(site)
    expect(await site.stop()).toEqual({ code: 0, signal: null })
    expect(pids.filter(isRunning)).toEqual([])
    expect(await postmasterPid(site.dataDir)).toBeUndefined()
  },
)

test.runIf(isLinux)(
  'workers end when their supervisor is killed, and the next start takes the data over (WORKERS=2)',
  async () => {
    const folder = await createSiteFolder()
    const first = await startSite({ WORKERS: '2', DATA_DIR: folder })
    const pids = workerPids(first)
    await first.stop('SIGKILL')
    await expect.poll(() => pids.filter(isRunning), { timeout: 60_000 }).toEqual([])
    const second = await startSite({ WORKERS: '2', DATA_DIR: folder })
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200)
  },
)

test.runIf(isLinux)('a taken port is reported in one line, and no process stays (WORKERS=2)', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const folder = await createSiteFolder()
  const PORT = String((other.address() as AddressInfo).port)
  const { code, lines } = await startExpectingFailure({ WORKERS: '2', DATA_DIR: folder, PORT })
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringContaining(`Port ${PORT} is taken`),
    expect.stringContaining('could not start'),
  ])
  expect(await postmasterPid(folder)).toBeUndefined()
})

import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { postmasterPid } from '#tests/support/database/postmaster.ts'
import {
  createSiteFolder,
  startExpectingFailure,
  startSite,
  useServerProcesses,
} from '../../process/support/site-process.ts'
import { runningProcesses, workerPids } from '../../process/support/worker-processes.ts'

useServerProcesses()

const isLinux = process.platform === 'linux'
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

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

// The time from `npm start` until the site responds. The first start creates and fills the database; later starts reuse it. Uses the
// median of three later starts.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfChanged } from '#scripts/app-build/build-if-changed.ts'
import { stopOrphanedPostgres } from '#tests/support/database/postmaster.ts'
import { median, reportMeasurements } from './measure/measurements.ts'

const LATER_STARTS = 3
const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-start-'))

await buildIfChanged()
// If this runs as root, another account runs PostgreSQL and must be able to enter the folder.
chmodSync(dataDir, 0o711)
try {
  const first = await startOnce()
  const laterStarts: number[] = []
  for (let n = 0; n < LATER_STARTS; n++) laterStarts.push(await startOnce())
  reportMeasurements([
    { name: 'start: first start, creates the database and its pages', value: first, unit: 's' },
    {
      name: 'start: later start until /healthz responds with 200, median',
      value: median(laterStarts),
      unit: 's',
      goal: { max: 3 },
      limit: { max: 15 },
    },
  ])
} finally {
  await stopOrphanedPostgres(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}

async function startOnce(): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const { status } = await fetch(`${await readAddress(child)}/healthz`)
    if (status !== 200) throw new Error(`/healthz responded with ${status}`)
    return (performance.now() - startedAt) / 1000
  } finally {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const [, address] = /is ready: (http:\S+)/.exec(text) ?? []
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code}:\n${text}`)))
  })
}

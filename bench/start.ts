// `npm start` as people type it, twice on the same data: how long it takes until the site answers. The first time it makes the database
// and fills it; the second time everything is there. Three second starts, so that one disturbed moment does not decide.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { endLeftPostgres } from '#tests/support/postmaster.ts'
import { median, report } from './figures.ts'

const SECOND_STARTS = 3
const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-start-'))

await buildIfChanged()
// As root another account runs PostgreSQL, and has to pass through.
chmodSync(dataDir, 0o711)
try {
  const first = await startOnce()
  const second: number[] = []
  for (let n = 0; n < SECOND_STARTS; n++) second.push(await startOnce())
  report([
    { name: 'start: first start, database and pages made', value: first, unit: 's' },
    {
      name: 'start: second start until /healthz answers 200, median',
      value: median(second),
      unit: 's',
      goal: { atMost: 3 },
      floor: { atMost: 15 },
    },
  ])
} finally {
  await endLeftPostgres(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}

async function startOnce(): Promise<number> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const { status } = await fetch(`${await addressOf(child)}/healthz`)
    if (status !== 200) throw new Error(`/healthz answered ${status}`)
    return (performance.now() - begun) / 1000
  } finally {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
}

function addressOf(child: ChildProcess): Promise<string> {
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

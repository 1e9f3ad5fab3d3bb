import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { holderLives, lockFile } from './lock.ts'
import { runningPostmaster } from './postmaster.ts'
import { type Embedded, type EmbeddedOptions, startEmbedded } from './start.ts'

const silent = { info() {}, warn() {}, error() {} }
const prefix = 'temporary-pg-'
/** Nobody misses these rows after a power cut. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }

/** A PostgreSQL for tests, measurements and tools: fast, private, and gone with everything in it at `close`. */
export async function startTemporary({
  settings = {},
  log = silent,
  ...options
}: Partial<Omit<EmbeddedOptions, 'dataDir'>> = {}): Promise<Embedded> {
  await sweepAbandoned()
  const dataDir = await mkdtemp(path.join(tmpdir(), prefix))
  const clear = () => rm(dataDir, { recursive: true, force: true })
  try {
    // As root another account runs PostgreSQL, and has to pass through.
    await chmod(dataDir, 0o711)
    const server = await startEmbedded({ dataDir, log, settings: { ...careless, ...settings }, ...options })
    return { connection: server.connection, close: () => server.close().finally(clear) }
  } catch (error) {
    await clear()
    throw error
  }
}

/** Ends and removes what a killed process could not: its successors would otherwise fill the disk. */
async function sweepAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const folder = path.join(tmpdir(), name)
    const home = path.join(folder, 'postgres')
    const holder = await readFile(lockFile(home), 'utf8').catch(() => '')
    if (!holder || (await holderLives(holder))) continue
    const running = await runningPostmaster({ data: path.join(home, 'data') })
    if (running) process.kill(running.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {})
  }
}

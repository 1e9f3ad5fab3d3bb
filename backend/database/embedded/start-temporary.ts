import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { EmbeddedServer } from './embedded-server.ts'
import { isHolderAlive, lockFilePath } from './process/lock-file.ts'
import { findRunningPostmaster } from './process/postmaster.ts'
import { type EmbeddedOptions, startEmbedded } from './start-embedded.ts'

const silentLog = { info() {}, warn() {}, error() {} }
const FOLDER_PREFIX = 'temporary-pg-'
/** Faster, because temporary data does not have to survive a power cut. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
}

/** Starts a PostgreSQL for tests, benchmarks and tools; `close` deletes its data. */
export async function startTemporary({
  settings = {},
  log = silentLog,
  ...options
}: Partial<Omit<EmbeddedOptions, 'dataDir'>> = {}): Promise<EmbeddedServer> {
  await removeAbandoned()
  const dataDir = await mkdtemp(path.join(tmpdir(), FOLDER_PREFIX))
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  try {
    // For root, another account runs PostgreSQL and has to enter this folder.
    await chmod(dataDir, 0o711)
    const server = await startEmbedded({
      dataDir,
      log,
      settings: { ...FAST_SETTINGS, ...settings },
      ...options,
    })
    return { connection: server.connection, close: () => server.close().finally(removeData) }
  } catch (error) {
    await removeData()
    throw error
  }
}

/** Stops the servers and deletes the data of killed processes, which would fill the disk over time. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(FOLDER_PREFIX))
  for (const name of names) {
    const folder = path.join(tmpdir(), name)
    const home = path.join(folder, 'postgres')
    const holder = await readFile(lockFilePath(home), 'utf8').catch(() => '')
    if (!holder || (await isHolderAlive(holder))) continue
    const running = await findRunningPostmaster({ dataFolder: path.join(home, 'data') })
    if (running) process.kill(running.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => {})
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import type { S3Config } from '#backend/storage/files/s3-requests.ts'
import { stopOrphanedPostgres } from '../database/postmaster.ts'

export interface ServerProcess {
  url: string
  dataDir: string
  /** Its database, when it is not the embedded one. */
  database?: ConnectionOptions
  /** Its file storage, when it is not the data folder. */
  s3?: S3Config
  child: ChildProcess
  output(): string
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

/** Starts the real server as a process on a free port, with a new data folder unless one is given, and waits until it is ready. */
export async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? createDataDir(env.SEED ? undefined : process.env.SITE_TEMPLATE)
  const child = spawn(process.execPath, ['scripts/commands/serve.ts'], {
    env: { ...process.env, PORT: '0', SEED: 'sample', LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  const url = await new Promise<string>((resolve, reject) => {
    const startTimer = setTimeout(
      () => reject(new Error(`the server did not start in time:\n${output}`)),
      300_000,
    )
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString()
      const [, address] = /is ready: (http:\S+)/.exec(output) ?? []
      if (!address) return
      clearTimeout(startTimer)
      resolve(address)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    void exited.then(({ code }) => {
      clearTimeout(startTimer)
      reject(new Error(`the server stopped with ${code}:\n${output}`))
    })
  })
  return {
    url,
    dataDir,
    child,
    output: () => output,
    stop,
    async remove() {
      // The data is removed next, so a graceful stop would only cost time.
      if (child.exitCode === null && child.signalCode === null) await stop('SIGKILL')
      await stopOrphanedPostgres(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function createDataDir(template: string | undefined): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-site-'))
  // Node's `cp` does not preserve file owners.
  if (template) execFileSync('cp', ['-a', `${template}/.`, dataDir])
  // Under root, PostgreSQL runs as another account that must be able to enter the folder.
  chmodSync(dataDir, 0o711)
  return dataDir
}

/** How a test connects to the site's database: over its socket, unless it is an external one. */
export const databaseOf = ({ dataDir, database }: ServerProcess): ConnectionOptions =>
  database ?? {
    host: `${dataDir}/postgres/run`,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    tls: 'disable',
  }

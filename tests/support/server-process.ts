import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ConnectionOptions } from '#backend/database/connection.ts'
import type { S3Settings } from '#backend/storage/files/s3-requests.ts'
import { endLeftPostgres } from './postmaster.ts'

export interface ServerProcess {
  url: string
  dataDir: string
  /** Where its rows are, when not in a PostgreSQL of its own. */
  database?: ConnectionOptions
  /** Where its files are, when not in its own folder. */
  s3?: S3Settings
  child: ChildProcess
  output(): string
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** The real server as a real process, on a free port, with data of its own (or the given one), once it answers. */
export async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? newDataDir(env.SEED ? undefined : process.env.SITE_TEMPLATE)
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, PORT: '0', SEED: 'sample', LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`the server did not start in time:\n${text}`)), 300_000)
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      const [, address] = /is ready: (http:\S+)/.exec(text) ?? []
      if (!address) return
      clearTimeout(giveUp)
      resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then(({ code }) => {
      clearTimeout(giveUp)
      reject(new Error(`the server stopped with ${code}:\n${text}`))
    })
  })
  return {
    url,
    dataDir,
    child,
    output: () => text,
    stop,
    async remove() {
      // Nobody looks at it any more, so it need not take its time.
      if (child.exitCode === null && child.signalCode === null) await stop('SIGKILL')
      await endLeftPostgres(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function newDataDir(template: string | undefined): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-site-'))
  // Node's own copying forgets whose files they are.
  if (template) execFileSync('cp', ['-a', `${template}/.`, dataDir])
  // As root another account runs PostgreSQL, and has to pass through.
  chmodSync(dataDir, 0o711)
  return dataDir
}

/** The site's own database, which only the account that runs the site can reach. */
export const socketOf = ({ dataDir, database }: ServerProcess): ConnectionOptions =>
  database ?? {
    host: `${dataDir}/postgres/run`,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    tls: 'disable',
  }

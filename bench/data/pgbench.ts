import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'

const execute = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'

/** pgbench on the PATH or from the distribution's packages; the embedded PostgreSQL comes without it. */
export function findPgbench(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  if (existsSync(DEBIAN))
    for (const version of readdirSync(DEBIAN)) folders.push(path.join(DEBIAN, version, 'bin'))
  return folders.map((folder) => path.join(folder, 'pgbench')).find((file) => existsSync(file))
}

interface PgbenchRun {
  connection: ConnectionOptions
  /** The script: one statement, with `:n` for a random number. */
  script: string
  clients: number
  seconds: number
}

/** Runs a prepared statement as `anon` over many connections and returns the transactions per second. */
export async function runPgbench(
  pgbench: string,
  { connection, script, clients, seconds }: PgbenchRun,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbench-'))
  const file = path.join(folder, 'script.sql')
  writeFileSync(file, script)
  const { host, port, user, database } = connection
  const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', file]
  try {
    const { stdout } = await execute(
      pgbench,
      [...args, '-h', host, '-p', String(port), '-U', user, database],
      { env: { ...process.env, PGOPTIONS: '-c role=anon -c search_path=public,extensions -c jit=off' } },
    )
    return Number(/tps = ([\d.]+)/.exec(stdout)![1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ConnectionOptions } from '../connection.ts'
import { connectionTo, passwordFile } from './listening.ts'
import { pointerName } from './place.ts'
import { runningPostmaster } from './postmaster.ts'

/** How an operator's tool reaches the PostgreSQL that a running site has started on this data; it starts and changes nothing. */
export async function runningEmbedded(dataDir: string): Promise<ConnectionOptions | undefined> {
  const pointed = (await readFile(path.join(dataDir, pointerName), 'utf8').catch(() => '')).trim()
  const home = pointed || path.join(dataDir, 'postgres')
  const running = await runningPostmaster({ data: path.join(home, 'data') })
  if (!running?.ready) return undefined
  const { port, socketFolder } = running
  if (socketFolder) return connectionTo({ kind: 'socket', folder: socketFolder, port })
  const password = await readFile(passwordFile({ run: path.join(home, 'run') }), 'utf8')
  return connectionTo({ kind: 'tcp', port, password })
}

/** Whether a database was ever made for this data folder. */
export const hasEmbedded = (dataDir: string) =>
  [path.join('postgres', 'data'), pointerName].some((name) => existsSync(path.join(dataDir, name)))

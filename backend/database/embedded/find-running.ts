import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ConnectionOptions } from '../connection-options.ts'
import { POINTER_FILE } from './cluster/find-cluster.ts'
import { connectionOptionsFor, passwordFilePath } from './process/endpoint.ts'
import { findRunningPostmaster } from './process/postmaster.ts'

/** Finds the PostgreSQL that a running site started on this data folder, for operator tools. Changes nothing. */
export async function findRunningEmbedded(dataDir: string): Promise<ConnectionOptions | undefined> {
  const pointer = (await readFile(path.join(dataDir, POINTER_FILE), 'utf8').catch(() => '')).trim()
  const home = pointer || path.join(dataDir, 'postgres')
  const running = await findRunningPostmaster({ dataFolder: path.join(home, 'data') })
  if (!running?.ready) return undefined
  const { port, socketFolder } = running
  if (socketFolder) return connectionOptionsFor({ kind: 'socket', folder: socketFolder, port })
  const password = await readFile(passwordFilePath({ runFolder: path.join(home, 'run') }), 'utf8')
  return connectionOptionsFor({ kind: 'tcp', port, password })
}

/** Whether this data folder contains, or points to, an embedded database. */
export const hasEmbeddedData = (dataDir: string) =>
  [path.join('postgres', 'data'), POINTER_FILE].some((name) => existsSync(path.join(dataDir, name)))

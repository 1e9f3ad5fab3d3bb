// How the server can be reached: a unix socket in a private folder, or (where there are none) loopback and a password.
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readFile, rmdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { ConnectionOptions } from '../connection.ts'
import { socketPath } from '../connection.ts'
import type { Place } from './place.ts'
import { writeAs } from './write-as.ts'

export type Listening =
  { kind: 'socket'; folder: string; port: number } | { kind: 'tcp'; port: number; password: string }

// macOS takes 103 bytes, Linux 107; one limit for all.
const longestSocketPath = 103

export async function chooseListening(place: Place, overTcp: boolean): Promise<Listening> {
  if (overTcp) return { kind: 'tcp', port: await freePort(), password: await readPassword(place) }
  return { kind: 'socket', folder: await socketFolder(place), port: 5432 }
}

async function socketFolder({ run, owner }: Place): Promise<string> {
  if (Buffer.byteLength(socketPath({ host: run, port: 5432 })) <= longestSocketPath) return run
  for (const base of [os.tmpdir(), '/tmp']) {
    if (Buffer.byteLength(base) > longestSocketPath - 30) continue
    const folder = await mkdtemp(path.join(base, 'pg-'))
    if (owner) await chown(folder, owner.uid, owner.gid)
    return folder
  }
  return run
}

/** Removes a socket folder that was only made because the usual one has too long a name. */
export async function tidyListening(listening: Listening, { run }: Place): Promise<void> {
  if (listening.kind !== 'socket' || listening.folder === run) return
  // Empty once the server has stopped; one that is not empty is not ours to clear.
  await rmdir(listening.folder).catch(() => {})
}

export const passwordFile = ({ run }: Pick<Place, 'run'>) => path.join(run, 'password')

export async function readPassword(place: Place): Promise<string> {
  const known = await readFile(passwordFile(place), 'utf8').catch(() => '')
  if (known) return known
  const made = randomBytes(24).toString('base64url')
  await writeAs(place.owner, passwordFile(place), made)
  return made
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export function connectionTo(listening: Listening): ConnectionOptions {
  const common = { port: listening.port, user: 'postgres', database: 'postgres', tls: 'disable' as const }
  return listening.kind === 'socket'
    ? { ...common, host: listening.folder }
    : { ...common, host: '127.0.0.1', password: listening.password }
}

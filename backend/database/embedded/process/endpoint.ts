// How clients reach the server: over a unix socket in a private folder, or over loopback with a password on systems without
// unix sockets.
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readFile, rmdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { type ConnectionOptions, socketPath } from '../../connection-options.ts'
import { writeAs } from '../accounts/write-as.ts'
import type { Cluster } from '../cluster/cluster.ts'

export type Endpoint =
  { kind: 'socket'; folder: string; port: number } | { kind: 'tcp'; port: number; password: string }

/** macOS allows 103 bytes and Linux 107; the smaller limit works on both. */
const MAX_SOCKET_PATH_BYTES = 103

export async function createEndpoint(
  cluster: Cluster,
  overTcp: boolean,
  findPort = findFreePort,
): Promise<Endpoint> {
  if (overTcp) return { kind: 'tcp', port: await findPort(), password: await readOrCreatePassword(cluster) }
  return { kind: 'socket', folder: await chooseSocketFolder(cluster), port: 5432 }
}

/** The run folder of the cluster, or a new folder with a short path when the path of the socket would be too long. */
async function chooseSocketFolder({ runFolder, account }: Cluster): Promise<string> {
  if (Buffer.byteLength(socketPath({ host: runFolder, port: 5432 })) <= MAX_SOCKET_PATH_BYTES)
    return runFolder
  for (const base of [os.tmpdir(), '/tmp']) {
    if (Buffer.byteLength(base) > MAX_SOCKET_PATH_BYTES - 30) continue
    const folder = await mkdtemp(path.join(base, 'pg-'))
    if (account) await chown(folder, account.uid, account.gid)
    return folder
  }
  return runFolder
}

/** Removes the socket folder if it was created outside of the cluster. */
export async function cleanUpEndpoint(endpoint: Endpoint, { runFolder }: Cluster): Promise<void> {
  if (endpoint.kind !== 'socket' || endpoint.folder === runFolder) return
  // A stopped server leaves the folder empty; rmdir refuses to delete files of other programs.
  await rmdir(endpoint.folder).catch(() => {})
}

export const passwordFilePath = ({ runFolder }: Pick<Cluster, 'runFolder'>) =>
  path.join(runFolder, 'password')

export async function readOrCreatePassword(cluster: Cluster): Promise<string> {
  const existing = await readFile(passwordFilePath(cluster), 'utf8').catch(() => '')
  if (existing) return existing
  const password = randomBytes(24).toString('base64url')
  await writeAs(cluster.account, passwordFilePath(cluster), password)
  return password
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

export function connectionOptionsFor(endpoint: Endpoint): ConnectionOptions {
  const shared = { port: endpoint.port, user: 'postgres', database: 'postgres', tls: 'disable' as const }
  return endpoint.kind === 'socket'
    ? { ...shared, host: endpoint.folder }
    : { ...shared, host: '127.0.0.1', password: endpoint.password }
}

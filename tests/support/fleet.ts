import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ConnectionOptions } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { startS3Server, type S3Server } from '../storage/s3/server.ts'
import { startBalancer } from './balancer.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface Member {
  port: number
  process: ServerProcess
}

export interface Fleet extends ServerProcess {
  database: ConnectionOptions
  files: S3Server
  members: Member[]
  /** Ends this one as an operator would, and puts a new one in its place. */
  replace(member: Member): Promise<void>
}

/**
 * Several server processes behind a proxy, with a PostgreSQL that is only known by its address and files in S3: the shape in which the
 * site grows past one machine. To whoever asks, it is one site.
 */
export async function startFleet(
  env: Record<string, string> = {},
  { size = 3 }: { size?: number } = {},
): Promise<Fleet> {
  const postgres = await startTemporary({ overTcp: true })
  const files = await startS3Server()
  const proxy = await startBalancer()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-fleet-'))
  chmodSync(dataDir, 0o711)
  const { host, port, user, password } = postgres.connection
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = files.settings
  const settings = {
    DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/postgres`,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SITE_URL: proxy.url,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
    DATA_DIR: dataDir,
    ...env,
  }
  const start = async (): Promise<Member> => {
    const free = await freePort()
    const process = await startServer({ ...settings, PORT: String(free) })
    proxy.add(free)
    return { port: free, process }
  }
  const members: Member[] = []
  const close = async () => {
    await Promise.all(members.map(({ process }) => process.stop()))
    await proxy.close()
    await files.close()
    await postgres.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    // One after the other: the first one brings the tables.
    for (let n = 0; n < size; n++) members.push(await start())
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: proxy.url,
    dataDir,
    child: members[0]!.process.child,
    database: postgres.connection,
    files,
    s3: files.settings,
    members,
    output: () => members.map(({ process }) => process.output()).join('\n'),
    stop: (signal) => members[0]!.process.stop(signal),
    remove: close,
    async replace(member) {
      await member.process.stop('SIGTERM')
      proxy.remove(member.port)
      Object.assign(member, await start())
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { startFakeS3Server, type FakeS3Server } from '../../storage/support/fake-s3-server.ts'
import { freePort } from './free-port.ts'
import { startLoadBalancer } from './load-balancer.ts'
import { type ServerProcess, startServer } from './server-process.ts'

interface FleetMember {
  port: number
  process: ServerProcess
}

export interface Fleet extends ServerProcess {
  database: ConnectionOptions
  files: FakeS3Server
  members: FleetMember[]
  /** Stops this server with SIGTERM and starts a new one in its place. */
  replace(member: FleetMember): Promise<void>
}

/**
 * Starts several server processes behind a load balancer, with an external PostgreSQL and files in S3, as on several machines. Clients see
 * one site.
 */
export async function startFleet(
  env: Record<string, string> = {},
  { size = 3 }: { size?: number } = {},
): Promise<Fleet> {
  const postgres = await startTemporary({ overTcp: true })
  const files = await startFakeS3Server()
  const loadBalancer = await startLoadBalancer()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'colorami-fleet-'))
  // Under root, PostgreSQL runs as another account that must be able to enter the folder.
  chmodSync(dataDir, 0o711)
  const { host, port, user, password } = postgres.connection
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = files.config
  const environment = {
    DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/postgres`,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SITE_URL: loadBalancer.url,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '1',
    DATA_DIR: dataDir,
    ...env,
  }
  const start = async (): Promise<FleetMember> => {
    const memberPort = await freePort()
    const process = await startServer({ ...environment, PORT: String(memberPort) })
    loadBalancer.add(memberPort)
    return { port: memberPort, process }
  }
  const members: FleetMember[] = []
  const close = async () => {
    await Promise.all(members.map(({ process }) => process.stop()))
    await loadBalancer.close()
    await files.close()
    await postgres.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    // One after the other, because the first one runs the migrations.
    for (let i = 0; i < size; i++) members.push(await start())
  } catch (error) {
    await close()
    throw error
  }
  return {
    url: loadBalancer.url,
    dataDir,
    child: members[0]!.process.child,
    database: postgres.connection,
    files,
    s3: files.config,
    members,
    output: () => members.map(({ process }) => process.output()).join('\n'),
    // Stops the first server only; `remove` stops all.
    stop: (signal) => members[0]!.process.stop(signal),
    remove: close,
    async replace(member) {
      await member.process.stop('SIGTERM')
      loadBalancer.remove(member.port)
      Object.assign(member, await start())
    },
  }
}

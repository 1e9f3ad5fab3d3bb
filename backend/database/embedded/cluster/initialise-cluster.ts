import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseError } from '../../database-error.ts'
import type { PostgresBinaries } from '../binaries/find-binaries.ts'
import { type Endpoint, passwordFilePath } from '../process/endpoint.ts'
import { runCommand } from '../run-command.ts'
import type { Cluster } from './cluster.ts'
import { createPrivateFolder } from './find-cluster.ts'

/** The major version of PostgreSQL that created the data; undefined when there is no data yet. */
export async function readDataVersion({ dataFolder }: Cluster): Promise<number | undefined> {
  const text = await readFile(path.join(dataFolder, 'PG_VERSION'), 'utf8').catch(() => '')
  return text ? Number(text) : undefined
}

/** Runs initdb in a draft folder and renames it at the end, so that an interrupted run never looks like a finished one. */
export async function initialiseCluster(
  cluster: Cluster,
  { bin, major }: PostgresBinaries,
  endpoint: Endpoint,
): Promise<void> {
  const { home, dataFolder, account } = cluster
  await removeDrafts(home)
  const draft = path.join(home, `data.draft.${process.pid}`)
  await createPrivateFolder(draft, account)
  const authentication =
    endpoint.kind === 'tcp'
      ? ['--auth=scram-sha-256', `--pwfile=${passwordFilePath(cluster)}`]
      : ['--auth-local=peer', '--auth-host=reject']
  const args = [
    '-D',
    draft,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    ...localeArguments(major),
    '--data-checksums',
    ...authentication,
  ]
  try {
    await runCommand(path.join(bin, 'initdb'), args, { account, cwd: home, timeout: 120_000 })
  } catch (error) {
    throw new DatabaseError('start_failed', `initdb failed in ${home}: ${(error as Error).message}`, error)
  }
  await rename(draft, dataFolder)
}

/** Removes drafts of killed processes. An initdb that still runs in one of them then fails, which does no harm. */
async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith('data.draft'))
  const removals = drafts.map((name) =>
    rm(path.join(home, name), { recursive: true, force: true, maxRetries: 3 }),
  )
  await Promise.allSettled(removals)
}

/** Unicode characters, sorted by code point: the same on every machine. */
function localeArguments(major: number): string[] {
  if (major >= 17) return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  return [process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=en_US.UTF-8']
}

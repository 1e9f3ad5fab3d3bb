import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseProblem } from '../problem.ts'
import type { Binaries } from './binaries.ts'
import { type Listening, passwordFile } from './listening.ts'
import { makePrivateFolder, type Place } from './place.ts'
import { run } from './run.ts'

/** The major version of the data that is already there. */
export async function majorOfData({ data }: Place): Promise<number | undefined> {
  const text = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => '')
  return text ? Number(text) : undefined
}

/** Makes the cluster under another name first, so that one cut short is never taken for a finished one. */
export async function initialise(
  place: Place,
  { bin, major }: Binaries,
  listening: Listening,
): Promise<void> {
  const { home, data, owner } = place
  await sweepDrafts(home)
  const draft = path.join(home, `data.draft.${process.pid}`)
  await makePrivateFolder(draft, owner)
  const identity =
    listening.kind === 'tcp'
      ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(place)}`]
      : ['--auth-local=peer', '--auth-host=reject']
  const args = [
    '-D',
    draft,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    ...localeOf(major),
    '--data-checksums',
    ...identity,
  ]
  try {
    await run(path.join(bin, 'initdb'), args, { owner, cwd: home, timeout: 120_000 })
  } catch (error) {
    throw new DatabaseProblem('start_failed', `initdb failed in ${home}: ${(error as Error).message}`, error)
  }
  await rename(draft, data)
}

/** What others left; one of them may still be at work without its parent, and fails by itself. */
async function sweepDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith('data.draft'))
  const gone = drafts.map((name) =>
    rm(path.join(home, name), { recursive: true, force: true, maxRetries: 3 }),
  )
  await Promise.allSettled(gone)
}

/** Characters by Unicode and order by code point, the same on every machine. */
function localeOf(major: number): string[] {
  if (major >= 17) return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  return [process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=en_US.UTF-8']
}

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { run } from '#backend/database/embedded/run.ts'
import { startEmbedded } from '#backend/database/embedded/start.ts'
import { endLeftPostgres } from '#tests/support/postmaster.ts'
import { quietLog } from '#tests/support/quiet-log.ts'

let made: Promise<string> | undefined

/** Whoever asked for prepared folders says when no more are wanted. */
export async function removePrepared(): Promise<void> {
  if (made) await rm(await made, { recursive: true, force: true })
  made = undefined
}

/** A data folder in which initdb has already been done, because each time it costs a second. */
export async function preparedFolder(): Promise<string> {
  const folder = await dataFolder()
  made ??= prepare()
  await run('cp', ['-a', path.join(await made, 'postgres'), folder], { timeout: 30_000 })
  return folder
}

async function prepare(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'process-test-'))
  await chmod(folder, 0o711)
  await (await startEmbedded({ dataDir: folder, log: quietLog, settings: { fsync: 'off' } })).close()
  return folder
}

/** A folder for one test's data. A PostgreSQL that a killed process left running there is ended before it goes. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'process-test-'))
  // As root another account runs PostgreSQL, and has to pass through.
  await chmod(folder, 0o711)
  onTestFinished(async () => {
    await endLeftPostgres(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

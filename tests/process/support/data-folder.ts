import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { runCommand } from '#backend/database/embedded/run-command.ts'
import { startEmbedded } from '#backend/database/embedded/start-embedded.ts'
import { stopOrphanedPostgres } from '#tests/support/database/postmaster.ts'
import { silentLog } from '#tests/support/site/silent-log.ts'

/** The folder that `createInitialisedFolder` copies. */
let initialisedFolder: Promise<string> | undefined

/** To be called after the tests of a file that uses `createInitialisedFolder`. */
export async function removeInitialisedFolder(): Promise<void> {
  if (initialisedFolder) await rm(await initialisedFolder, { recursive: true, force: true })
  initialisedFolder = undefined
}

/** Creates a data folder by copying one on which initdb has already run, because initdb takes a second. */
export async function createInitialisedFolder(): Promise<string> {
  const folder = await createDataFolder()
  initialisedFolder ??= runInitdb()
  await runCommand('cp', ['-a', path.join(await initialisedFolder, 'postgres'), folder], { timeout: 30_000 })
  return folder
}

async function runInitdb(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'process-test-'))
  await chmod(folder, 0o711)
  await (await startEmbedded({ dataDir: folder, log: silentLog, settings: { fsync: 'off' } })).close()
  return folder
}

/** Creates a data folder for one test. After the test, a PostgreSQL that still runs there is stopped and the folder deleted. */
export async function createDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'process-test-'))
  // For root, another account runs PostgreSQL and has to enter this folder.
  await chmod(folder, 0o711)
  onTestFinished(async () => {
    await stopOrphanedPostgres(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

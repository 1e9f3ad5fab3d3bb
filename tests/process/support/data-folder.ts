import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { quietLog } from '#tests/support/quiet-log.ts'
import { startEmbedded } from '#backend/database/embedded/start.ts'

/** A folder for one test's data. A server that a killed process left running there is stopped before it goes. */
export async function dataFolder(mode = 0o711): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'process-test-'))
  await chmod(folder, mode)
  onTestFinished(async () => {
    if (await postmasterPid(folder)) {
      const leftover = await startEmbedded({ dataDir: folder, log: quietLog })
      await leftover.close()
    }
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** The process number that PostgreSQL wrote into its data. */
export async function postmasterPid(folder: string): Promise<number | undefined> {
  const text = await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || undefined
}

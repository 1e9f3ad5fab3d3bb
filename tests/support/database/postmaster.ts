import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lookUpProcess } from '#backend/database/embedded/process/process-table.ts'

/** Process id of the PostgreSQL of this data folder, from its postmaster.pid. */
export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || undefined
}

/** Stops the PostgreSQL that a killed server left running, so that the data folder can be removed. */
export async function stopOrphanedPostgres(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir)
  if (!pid || (await lookUpProcess(pid))?.command !== 'postgres') return
  process.kill(pid, 'SIGQUIT')
  for (let tries = 0; tries < 200 && (await lookUpProcess(pid)); tries++) await pause(50)
}

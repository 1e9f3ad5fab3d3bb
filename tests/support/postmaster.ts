import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lookUpProcess } from '#backend/database/embedded/process-table.ts'

/** The number of the PostgreSQL process that works on this data folder, as PostgreSQL itself wrote it down. */
export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || undefined
}

/** Ends the PostgreSQL that a killed server process left on this data folder, so that the folder can be removed. */
export async function endLeftPostgres(dataDir: string): Promise<void> {
  const pid = await postmasterPid(dataDir)
  if (!pid || (await lookUpProcess(pid))?.command !== 'postgres') return
  process.kill(pid, 'SIGQUIT')
  for (let tries = 0; tries < 200 && (await lookUpProcess(pid)); tries++) await pause(50)
}

// A lock that ends with the process that holds it: the file names the process and the time at which that process started.
// The advisory lock of owner-connection.ts decides finally; this file protects the time before PostgreSQL runs (initdb).
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseError } from '../../database-error.ts'
import { lookUpProcess } from './process-table.ts'

interface Lock {
  release(): Promise<void>
}

export const lockFilePath = (home: string) => path.join(home, 'server.lock')

export async function acquireLock(file: string): Promise<Lock> {
  const thisProcess = `${process.pid}\n${(await lookUpProcess(process.pid))?.startTime ?? ''}\n`
  const draft = `${file}.${process.pid}`
  await writeFile(draft, thisProcess, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (await tryLink(draft, file)) return { release: () => releaseIfHeldBy(thisProcess, file) }
      const holder = await readFile(file, 'utf8').catch(() => undefined)
      if (holder === undefined) continue
      if (await isHolderAlive(holder)) throw alreadyRunning(file, holder)
      await removeStaleLock(file, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
  throw new DatabaseError(
    'already_running',
    `Cannot acquire the lock ${file}: other processes keep taking it`,
  )
}

/** A link appears together with its content; creating a file and then writing to it would be two steps. */
async function tryLink(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

export async function isHolderAlive(holder: string): Promise<boolean> {
  const [pid, startTime] = holder.split('\n')
  const running = await lookUpProcess(Number(pid))
  return running !== undefined && running.startTime === startTime
}

/**
 * Removes the lock file of a dead process. Two processes may try this at the same time, so the file is moved away first and
 * put back if it is already the new lock of the other process.
 */
async function removeStaleLock(file: string, holder: string): Promise<void> {
  const movedFile = `${file}.${process.pid}.old`
  try {
    await rename(file, movedFile)
  } catch {
    return
  }
  if ((await readFile(movedFile, 'utf8')) !== holder) await tryLink(movedFile, file)
  await rm(movedFile, { force: true })
}

async function releaseIfHeldBy(holder: string, file: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === holder) await rm(file, { force: true })
}

const alreadyRunning = (file: string, holder: string) =>
  new DatabaseError(
    'already_running',
    `Another server (process ${holder.split('\n')[0]}) already uses this data (lock ${file}); stop it first or set another DATA_DIR`,
  )

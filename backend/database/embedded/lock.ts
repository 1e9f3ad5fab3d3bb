// A lock that dies with its holder: a file naming the process and when that process began. PostgreSQL's own advisory lock
// (keeper.ts) decides in the end; this file covers the time before a server answers, such as initdb.
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseProblem } from '../problem.ts'
import { lookUpProcess } from './process-table.ts'

export interface Lock {
  release(): Promise<void>
}

export const lockFile = (home: string) => path.join(home, 'server.lock')

export async function takeLock(file: string): Promise<Lock> {
  const mine = `${process.pid}\n${(await lookUpProcess(process.pid))?.started ?? ''}\n`
  const draft = `${file}.${process.pid}`
  await writeFile(draft, mine, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (await linked(draft, file)) return { release: () => releaseIfMine(file, mine) }
      const holder = await readFile(file, 'utf8').catch(() => undefined)
      if (holder === undefined) continue
      if (await holderLives(holder)) throw alreadyRunning(file, holder)
      await sweepAway(file, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
  throw new DatabaseProblem('already_running', `The lock ${file} cannot be taken: others keep taking it`)
}

/** A link appears with its content in one step, which creating and then writing would not. */
async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

export async function holderLives(holder: string): Promise<boolean> {
  const [pid, started] = holder.split('\n')
  const running = await lookUpProcess(Number(pid))
  return running !== undefined && running.started === started
}

/** Removes a dead holder's file. Two may try at once, and the slower one must not take away the faster one's new lock. */
async function sweepAway(file: string, holder: string): Promise<void> {
  const aside = `${file}.${process.pid}.old`
  try {
    await rename(file, aside)
  } catch {
    return
  }
  if ((await readFile(aside, 'utf8')) !== holder) await linked(aside, file)
  await rm(aside, { force: true })
}

async function releaseIfMine(file: string, mine: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true })
}

const alreadyRunning = (file: string, holder: string) =>
  new DatabaseProblem(
    'already_running',
    `Another server (process ${holder.split('\n')[0]}) already uses this data (lock ${file}); stop it first or set another DATA_DIR`,
  )

import { readdir, readFile, readlink } from 'node:fs/promises'
import { run } from './run.ts'

export interface RunningProcess {
  /** Tells this process from a later one with the same number. */
  started: string
  command: string
  /** Where it stands, if that can be told: a PostgreSQL server stands in its data. */
  folder?: string
}

/** What runs under this number now, if anything. */
export async function lookUpProcess(pid: number): Promise<RunningProcess | undefined> {
  if (!isTaken(pid)) return undefined
  if (process.platform === 'linux') return fromProc(pid)
  // Windows has no such look-up without another tool: a living number counts as the same process there.
  if (process.platform === 'win32') return { started: '', command: 'postgres' }
  const line = await run('ps', ['-o', 'lstart=,comm=', '-p', String(pid)]).catch(() => '')
  return line ? { started: line.slice(0, 24), command: line.slice(24).trim() } : undefined
}

/** Whether this number belongs to anything at all, be it a dead process that nobody has buried yet. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, but under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function fromProc(pid: number): Promise<RunningProcess | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (!stat) return undefined
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  // The command stands in parentheses and may itself hold spaces and parentheses.
  const afterCommand = stat.lastIndexOf(')')
  const fields = stat.slice(afterCommand + 2).split(' ')
  if (fields[0] === 'Z') return undefined
  return {
    started: `${boot.trim()} ${fields[19]}`,
    command: stat.slice(stat.indexOf('(') + 1, afterCommand),
    folder: await readlink(`/proc/${pid}/cwd`).catch(() => 'unknown'),
  }
}

/** The living processes whose current folder this is. Only Linux tells. */
export async function standingIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(
    numbers.map(async (pid) => ((await fromProc(pid))?.folder === folder ? pid : 0)),
  )
  return found.filter((pid) => pid > 0)
}

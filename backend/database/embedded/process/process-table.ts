import { readdir, readFile, readlink } from 'node:fs/promises'
import { runCommand } from '../run-command.ts'

interface RunningProcess {
  /** Distinguishes this process from a later one with the same pid. */
  startTime: string
  command: string
  /** The working directory, if the system reports it. A PostgreSQL server runs in its data folder. */
  workingFolder?: string
}

/** The process that has this pid now; undefined when there is none. */
export async function lookUpProcess(pid: number): Promise<RunningProcess | undefined> {
  if (!isPidInUse(pid)) return undefined
  if (process.platform === 'linux') return readProc(pid)
  // Windows offers no such look-up without another tool, so every process with this pid counts as the same process.
  if (process.platform === 'win32') return { startTime: '', command: 'postgres' }
  const line = await runCommand('ps', ['-o', 'lstart=,comm=', '-p', String(pid)]).catch(() => '')
  return line ? { startTime: line.slice(0, 24), command: line.slice(24).trim() } : undefined
}

/** Whether any process has this pid, zombies included. */
export function isPidInUse(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function readProc(pid: number): Promise<RunningProcess | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (!stat) return undefined
  const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  // The command is in parentheses and may contain spaces and parentheses itself, so the fields start after the last one.
  const afterCommand = stat.lastIndexOf(')')
  const fields = stat.slice(afterCommand + 2).split(' ')
  const isZombie = fields[0] === 'Z'
  if (isZombie) return undefined
  return {
    startTime: `${bootId.trim()} ${fields[19]}`,
    command: stat.slice(stat.indexOf('(') + 1, afterCommand),
    workingFolder: await readlink(`/proc/${pid}/cwd`).catch(() => 'unknown'),
  }
}

/** The pids of all processes with this working directory; always empty on systems other than Linux. */
export async function findProcessesInFolder(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const matches = await Promise.all(
    pids.map(async (pid) => ((await readProc(pid))?.workingFolder === folder ? pid : 0)),
  )
  return matches.filter((pid) => pid > 0)
}

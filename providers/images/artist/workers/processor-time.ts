import { readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of this length. */
const TICK_MS = 10

/** The fields of `/proc/<pid>/stat` after the name of the command; undefined on other systems. */
function readStat(pid: number | undefined): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** Whether a process is ready to run; one that sleeps waits for something else. Always false on systems other than Linux. */
export const isWaitingForProcessor = (pid: number | undefined): boolean => readStat(pid)?.[0] === 'R'

/** The processor time that a process has used. */
export function processorMs(pid: number | undefined): number {
  const [user, system] = readStat(pid)?.slice(11, 13) ?? []
  return (Number(user ?? 0) + Number(system ?? 0)) * TICK_MS
}

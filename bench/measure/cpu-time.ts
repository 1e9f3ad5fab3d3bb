import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10

interface ProcessStat {
  parent: number
  /** CPU time of the process itself. */
  ownMs: number
  /** CPU time of child processes that have ended. */
  endedChildrenMs: number
}

/** CPU time of a process in milliseconds; undefined without /proc. */
export const processCpuTime = (pid: number): number | undefined => readStat(String(pid))?.ownMs

/** CPU time in milliseconds of the child processes of this process that have ended; 0 without /proc. */
export const endedChildrenCpuTime = (): number => readStat('self')?.endedChildrenMs ?? 0

/** CPU time in milliseconds of a process and of all its child processes, including ended ones; 0 without /proc. */
export function processTreeCpuTime(pid: number): number {
  const processes = readProcesses()
  const sum = (id: number): number => {
    const stat = processes.get(id)
    const total = stat ? stat.ownMs + stat.endedChildrenMs : 0
    const children = [...processes].filter(([, { parent }]) => parent === id)
    return children.reduce((subtotal, [child]) => subtotal + sum(child), total)
  }
  return sum(pid)
}

function readProcesses(): Map<number, ProcessStat> {
  try {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return new Map(
      ids.flatMap((id) => {
        const stat = readStat(id)
        return stat ? [[Number(id), stat] as const] : []
      }),
    )
  } catch {
    return new Map()
  }
}

/** Undefined if the process has ended. */
function readStat(id: string): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [userTime, systemTime, childrenUserTime, childrenSystemTime] = fields.slice(11, 15).map(Number)
    return {
      parent: Number(fields[1]),
      ownMs: (userTime! + systemTime!) * MS_PER_TICK,
      endedChildrenMs: (childrenUserTime! + childrenSystemTime!) * MS_PER_TICK,
    }
  } catch {
    return undefined
  }
}

import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

/** Milliseconds of processor time a process has used so far; undefined where there is no /proc. */
export function processorTime(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
  } catch {
    return undefined
  }
}

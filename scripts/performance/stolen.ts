import { existsSync, readFileSync } from 'node:fs'

const COUNTERS = '/proc/stat'
/** Linux counts in hundredths of a second. */
const TICK_MS = 10
/** Behind the line's name: user, nice, system, idle, iowait, irq, softirq, and then this. */
const STOLEN = 8

/** For how long, since it started, this machine wanted a processor that its host had given to others; 0 where nobody counts. */
export function stolenMs(): number {
  if (!existsSync(COUNTERS)) return 0
  const [all] = readFileSync(COUNTERS, 'utf8').split('\n', 1)
  return Number(all!.split(/\s+/)[STOLEN]) * TICK_MS
}

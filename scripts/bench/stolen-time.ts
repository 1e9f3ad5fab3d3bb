import { existsSync, readFileSync } from 'node:fs'

const STAT_FILE = '/proc/stat'
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10
/** The columns of the first line: name, user, nice, system, idle, iowait, irq, softirq, steal. */
const STEAL_COLUMN = 8

/** Milliseconds since boot in which the host ran other virtual machines on our CPUs (Linux "steal" time); 0 without /proc. */
export function stolenMs(): number {
  if (!existsSync(STAT_FILE)) return 0
  const [totals] = readFileSync(STAT_FILE, 'utf8').split('\n', 1)
  return Number(totals!.split(/\s+/)[STEAL_COLUMN]) * TICK_MS
}

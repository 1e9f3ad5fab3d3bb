import { Worker } from 'node:worker_threads'

const CHECK_MS = 1_000

/**
 * Kills this child process when its parent has ended, even by SIGKILL. A separate thread checks for the parent, because a broken
 * picture can block the main thread for ever.
 */
export function endWithParent(): void {
  const code = `
    const parent = ${process.ppid}
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), ${CHECK_MS})`
  new Worker(code, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}

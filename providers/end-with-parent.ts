import { Worker } from 'node:worker_threads'

const CHECK_MS = 1_000

/**
 * Kills this child process when its parent has ended, even by SIGKILL. A separate thread checks for the parent, because a
 * drawing or a broken picture can block the main thread for ever. The process has `graceMs` to exit before it is killed.
 */
export function endWithParent(graceMs = 0): void {
  const code = `
    const parent = ${process.ppid}
    let hasEnded = false
    setInterval(() => {
      if (hasEnded || process.ppid === parent) return
      hasEnded = true
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${graceMs})
    }, ${CHECK_MS})`
  new Worker(code, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}

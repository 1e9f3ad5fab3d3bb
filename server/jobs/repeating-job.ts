import type { Log } from '../monitoring/log.ts'

interface Options {
  name: string
  /** Returns the number of processed items. */
  run(): Promise<number>
  intervalMs: number
  log: Log
}

interface RepeatingJob {
  /** Waits for the current run and starts no further one. */
  close(): Promise<void>
}

/** Runs a job at an interval, and again at once after a run that found work. */
export function startRepeatingJob({ name, run, intervalMs, log }: Options): RepeatingJob {
  const closing = new AbortController()
  let currentRun: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout

  const runAndReschedule = async () => {
    let processed = 0
    try {
      processed = await run()
    } catch (error) {
      if (!closing.signal.aborted) log.error({ err: error, job: name }, 'background job failed')
    }
    if (!closing.signal.aborted) schedule(processed > 0 ? 0 : intervalMs)
  }
  const schedule = (delayMs: number) => {
    timer = setTimeout(() => (currentRun = runAndReschedule()), delayMs).unref()
  }
  schedule(intervalMs)

  return {
    async close() {
      closing.abort()
      clearTimeout(timer)
      await currentRun
    },
  }
}

import type { StorageLog } from '../storage-log.ts'
import type { CleanupResult } from './clean-up-files.ts'

/** Soon after the start, but not while it still keeps the processors busy. */
const FIRST_RUN_MS = 10_000
const DAILY_MS = 24 * 60 * 60_000

interface Options {
  cleanUp(signal: AbortSignal): Promise<CleanupResult | undefined>
  log: StorageLog
  /** The cleanup runs early after this many added bytes, so that the storage limit holds between two daily runs. */
  earlyRunBytes: number
  /** Milliseconds after the start. */
  firstRunMs?: number
}

interface CleanupScheduler {
  /** Runs the cleanup now, or waits for the run in progress. */
  runNow(): Promise<CleanupResult | undefined>
  bytesAdded(bytes: number): void
  close(): Promise<void>
}

/** Runs the cleanup soon after the start, then daily, and after many rendered pictures. */
export function createCleanupScheduler({
  cleanUp,
  log,
  earlyRunBytes,
  firstRunMs = FIRST_RUN_MS,
}: Options): CleanupScheduler {
  const stop = new AbortController()
  let running: Promise<CleanupResult | undefined> | undefined
  let addedBytes = 0

  const runNow = () => {
    addedBytes = 0
    running ??= cleanUp(stop.signal).finally(() => (running = undefined))
    return running
  }
  const runAndLogErrors = () => {
    runNow().catch((error: unknown) => {
      if (!stop.signal.aborted) log.error({ err: error }, 'the cleanup of files failed')
    })
  }
  const first = setTimeout(runAndLogErrors, firstRunMs).unref()
  const daily = setInterval(runAndLogErrors, DAILY_MS).unref()

  return {
    runNow,
    bytesAdded(bytes) {
      addedBytes += bytes
      if (addedBytes > earlyRunBytes && !stop.signal.aborted) runAndLogErrors()
    },
    async close() {
      clearTimeout(first)
      clearInterval(daily)
      stop.abort()
      await running?.catch(() => {})
    },
  }
}

import type { StorageLog } from '../context.ts'
import type { Swept } from './sweep.ts'

const SOON_MS = 10_000
const DAILY_MS = 24 * 60 * 60_000

interface Options {
  sweep(signal: AbortSignal): Promise<Swept | undefined>
  log: StorageLog
  /** Pictures kept since the last sweep that are worth one of their own, so that their room holds between two days. */
  growthBytes: number
}

export interface Sweeper {
  /** Sweeps now, or joins the sweep that is under way. */
  sweep(): Promise<Swept | undefined>
  grown(bytes: number): void
  close(): Promise<void>
}

/** Sweeps soon after the start, then daily, and when many pictures have been made. */
export function createSweeper({ sweep, log, growthBytes }: Options): Sweeper {
  const stop = new AbortController()
  let underWay: Promise<Swept | undefined> | undefined
  let grownBytes = 0

  const now = () => {
    grownBytes = 0
    underWay ??= sweep(stop.signal).finally(() => (underWay = undefined))
    return underWay
  }
  const quietly = () => {
    now().catch((error: unknown) => {
      if (!stop.signal.aborted) log.error({ err: error }, 'sweeping files failed')
    })
  }
  const first = setTimeout(quietly, SOON_MS).unref()
  const daily = setInterval(quietly, DAILY_MS).unref()

  return {
    sweep: now,
    grown(bytes) {
      grownBytes += bytes
      if (grownBytes > growthBytes && !stop.signal.aborted) quietly()
    },
    async close() {
      clearTimeout(first)
      clearInterval(daily)
      stop.abort()
      await underWay?.catch(() => {})
    },
  }
}

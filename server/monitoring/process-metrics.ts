import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper bounds of the histogram, in seconds. */
export const DURATION_BUCKETS = [0.025, 0.1, 0.5, 2, 10]

/** What one server process has counted since its start. */
export interface ProcessMetrics {
  processes: number
  residentBytes: number
  uptimeSeconds: number
  eventLoopDelaySeconds: number
  /** By class of status, such as `2xx`. */
  responses: Record<string, number>
  durations: { buckets: number[]; sum: number; count: number }
}

export function createProcessMetrics() {
  const responses: Record<string, number> = {}
  const durations = { buckets: DURATION_BUCKETS.map(() => 0), sum: 0, count: 0 }
  const delay = monitorEventLoopDelay()
  delay.enable()
  return {
    record(status: number, seconds: number) {
      const statusClass = `${Math.floor(status / 100)}xx`
      responses[statusClass] = (responses[statusClass] ?? 0) + 1
      durations.sum += seconds
      durations.count += 1
      for (let index = 0; index < DURATION_BUCKETS.length; index++)
        if (seconds <= DURATION_BUCKETS[index]!) durations.buckets[index]! += 1
    },
    /** The delay of the event loop counts since the last call. */
    read(): ProcessMetrics {
      const eventLoopDelaySeconds = delay.percentile(99) / 1e9
      delay.reset()
      return {
        processes: 1,
        residentBytes: process.memoryUsage().rss,
        uptimeSeconds: Math.round(process.uptime()),
        eventLoopDelaySeconds,
        responses: { ...responses },
        durations: { ...durations, buckets: [...durations.buckets] },
      }
    },
    close: () => delay.disable(),
  }
}

/** The metrics of a site with several processes: sums, except for the longest uptime and delay. */
export function addMetrics(a: ProcessMetrics, b: ProcessMetrics): ProcessMetrics {
  const responses = { ...a.responses }
  for (const [statusClass, count] of Object.entries(b.responses))
    responses[statusClass] = (responses[statusClass] ?? 0) + count
  return {
    processes: a.processes + b.processes,
    residentBytes: a.residentBytes + b.residentBytes,
    uptimeSeconds: Math.max(a.uptimeSeconds, b.uptimeSeconds),
    eventLoopDelaySeconds: Math.max(a.eventLoopDelaySeconds, b.eventLoopDelaySeconds),
    responses,
    durations: {
      buckets: a.durations.buckets.map((count, index) => count + b.durations.buckets[index]!),
      sum: a.durations.sum + b.durations.sum,
      count: a.durations.count + b.durations.count,
    },
  }
}

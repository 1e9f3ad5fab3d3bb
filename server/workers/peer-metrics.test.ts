import { expect, test } from 'vitest'
import { addMetrics, type ProcessMetrics } from '../monitoring/process-metrics.ts'
import { createMetricsCollector, createPeerMetrics } from './peer-metrics.ts'
import type { MessageToWorker } from './worker-messages.ts'

const metrics = (count: number): ProcessMetrics => ({
  processes: 1,
  residentBytes: count,
  uptimeSeconds: count,
  eventLoopDelaySeconds: count,
  responses: { '2xx': count },
  durations: { buckets: [0, 0, 0, 0, count], sum: count, count },
})

/** A worker whose messages pass the supervisor directly; a silent one never responds. */
function createWorkers(values: (ProcessMetrics | 'silent')[]) {
  const workers = values.map((value) => {
    const worker = {
      send: (message: MessageToWorker) => {
        if (value !== 'silent') peer.handle(message, () => value)
      },
    }
    const peer = createPeerMetrics((message) => handle(worker, message))
    return { worker, collect: peer.collect }
  })
  const handle = createMetricsCollector(() => workers.map(({ worker }) => worker))
  return workers
}

test('a worker collects the metrics of all others', async () => {
  const [first] = createWorkers([metrics(1), metrics(2), metrics(3)])
  expect(await first!.collect()).toEqual([metrics(2), metrics(3)])
})

test('a single worker has nothing to collect', async () => {
  const [only] = createWorkers([metrics(1)])
  expect(await only!.collect()).toEqual([])
})

test('a worker that does not respond is left out', async () => {
  const [first] = createWorkers([metrics(1), 'silent', metrics(3)])
  expect(await first!.collect()).toEqual([metrics(3)])
})

test('counts and memory are added, of uptime and delay the largest is shown', () => {
  expect(addMetrics(metrics(2), { ...metrics(5), responses: { '2xx': 1, '4xx': 4 } })).toEqual({
    processes: 2,
    residentBytes: 7,
    uptimeSeconds: 5,
    eventLoopDelaySeconds: 5,
    responses: { '2xx': 3, '4xx': 4 },
    durations: { buckets: [0, 0, 0, 0, 7], sum: 7, count: 7 },
  })
})

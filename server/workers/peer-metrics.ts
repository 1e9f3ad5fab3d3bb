import { randomUUID } from 'node:crypto'
import type { ProcessMetrics } from '../monitoring/process-metrics.ts'
import type { MessageToSupervisor, MessageToWorker } from './worker-messages.ts'

/** A worker that hangs must not keep the operator from reading the metrics of the others. */
const TIMEOUT_MS = 1_000
/** Shorter than the timeout of the worker that waits, so that it gets the metrics that have arrived. */
const COLLECTION_TIMEOUT_MS = TIMEOUT_MS / 2

/** Collects the metrics of the other workers through the supervisor, and reports those of this one to them. */
export function createPeerMetrics(send: (message: MessageToSupervisor) => void) {
  const waiting = new Map<string, (values: ProcessMetrics[]) => void>()
  return {
    collect(): Promise<ProcessMetrics[]> {
      const id = randomUUID()
      const { promise, resolve } = Promise.withResolvers<ProcessMetrics[]>()
      const timer = setTimeout(() => finish([]), TIMEOUT_MS)
      const finish = (values: ProcessMetrics[]) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(values)
      }
      waiting.set(id, finish)
      send({ type: 'collect-metrics', id })
      return promise
    },
    handle(message: MessageToWorker, read: () => ProcessMetrics) {
      if (message.type === 'report-metrics') send({ type: 'metrics', id: message.id, value: read() })
      else if (message.type === 'metrics-of-others') waiting.get(message.id)?.(message.values)
    },
  }
}

interface Peer {
  send(message: MessageToWorker): void
}

/** The supervisor's part: forwards the request of one worker to the others and returns their replies. */
export function createMetricsCollector<P extends Peer>(peers: () => readonly P[]) {
  const collections = new Map<string, (value: ProcessMetrics) => void>()
  return (from: P, message: MessageToSupervisor) => {
    if (message.type === 'metrics') collections.get(message.id)?.(message.value)
    if (message.type !== 'collect-metrics') return
    const { id } = message
    const others = peers().filter((peer) => peer !== from)
    const values: ProcessMetrics[] = []
    const finish = () => {
      clearTimeout(timer)
      collections.delete(id)
      from.send({ type: 'metrics-of-others', id, values })
    }
    const timer = setTimeout(finish, COLLECTION_TIMEOUT_MS)
    collections.set(id, (value) => {
      values.push(value)
      if (values.length === others.length) finish()
    })
    if (others.length === 0) finish()
    for (const peer of others) peer.send({ type: 'report-metrics', id })
  }
}

import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import type { Config } from '../config.ts'
import type { ProcessMetrics } from '../monitoring/process-metrics.ts'

export interface WorkerAssignment {
  config: Config
  /** The port that the first worker listens on; undefined for the first worker itself. */
  sharedPort?: number
  /** The embedded PostgreSQL, which the supervisor has started. */
  database?: ConnectionOptions
}

/** A worker accepts requests; the lines are for the operator. */
export interface ReadyMessage {
  type: 'ready'
  port: number
  lines: string[]
}

export type MessageToWorker =
  | { type: 'start'; assignment: WorkerAssignment }
  | { type: 'report-metrics'; id: string }
  | { type: 'metrics-of-others'; id: string; values: ProcessMetrics[] }

export type MessageToSupervisor =
  | ReadyMessage
  | { type: 'collect-metrics'; id: string }
  | { type: 'metrics'; id: string; value: ProcessMetrics }

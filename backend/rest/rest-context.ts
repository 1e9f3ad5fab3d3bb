import type { Pool } from '#backend/database/protocol/connection-pool.ts'
import type { RestLimits } from './rest-limits.ts'

/** What every handler needs in addition to the request. */
export interface RestContext {
  pool: Pool
  limits: RestLimits
  extraSearchPath: readonly string[]
}

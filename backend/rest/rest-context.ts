import type { RestLimits } from './rest-limits.ts'
import type { RequestPool } from './visitor-share.ts'

/** What every handler needs in addition to the request. */
export interface RestContext {
  pool: RequestPool
  limits: RestLimits
  extraSearchPath: readonly string[]
}

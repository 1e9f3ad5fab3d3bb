import type { RestLimits } from './rest-limits.ts'
import type { RequestPool } from './visitor-share.ts'

/** The value of `search_path` for each exposed schema. */
export type SearchPaths = ReadonlyMap<string, string>

/** What every handler needs in addition to the request. */
export interface RestContext {
  pool: RequestPool
  limits: RestLimits
  searchPaths: SearchPaths
}

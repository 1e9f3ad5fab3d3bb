import type { Pool } from '#backend/database/wire/pool.ts'
import type { Limits } from './limits.ts'

/** What every verb needs besides the request. */
export interface Handling {
  pool: Pool
  limits: Limits
  extraSearchPath: readonly string[]
}

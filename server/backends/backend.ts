import type { ApiKeys } from '#backend/auth/tokens/api-keys.ts'
import type { Fetch, Identify } from '#backend/identity.ts'
import type { RestResponse } from '#backend/rest/build-response.ts'
import type { IncomingRead } from '#backend/rest/fast-reads/fast-reads.ts'
import type { StoreDrawings } from '#supabase/seed/seed.ts'
import type { PolicyGap } from './supabase/policy-gaps.ts'
import type { UpgradeHandler } from '../http/listen/listen.ts'

export type RespondToRest = (request: Request) => Promise<RestResponse>
/** Responds to an anonymous read with less work; undefined for all other requests. */
export type RespondFast = (read: IncomingRead) => Promise<RestResponse> | undefined

/**
 * The Supabase API for the rest of the server. Implemented by our own backend and by a proxy to a Supabase
 * project.
 */
export interface Backend {
  /** `/auth/v1`. */
  auth: Fetch
  /** `/rest/v1`. */
  rest: Fetch
  /** The same without a `Response`, if the backend runs in this process. */
  respondToRest?: RespondToRest
  respondFast?: RespondFast
  /** The same for page views, functions and jobs, which never wait for the queries of clients. */
  internalRest: Fetch
  /** `/storage/v1`. */
  storage: Fetch
  /** Must be called for bytes that are stored without the Storage API, so that the cleanup of renditions counts them. */
  bytesAdded(bytes: number): void
  /** `/realtime/v1`. */
  realtime: { fetch: Fetch; upgrade: UpgradeHandler; close(): void }
  identify: Identify
  apiKeys: ApiKeys
  /** The names of external sign-in providers. */
  oauth: readonly string[]
  /** Stores drawings of the seed in the public bucket. */
  storeDrawings: StoreDrawings
  /** Whether the backend responds now. */
  isReachable(): Promise<boolean>
  /** Throws if files cannot be stored now. */
  checkStorage(): Promise<void>
  /**
   * Rules of the product that only the owner of a Supabase project can enforce there; for the status page.
   */
  policyGaps(): Promise<PolicyGap[]>
  close(): Promise<void>
}

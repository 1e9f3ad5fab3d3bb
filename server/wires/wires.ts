import type { ApiKeys } from '#backend/auth/tokens/api-keys.ts'
import type { Fetch, Identify } from '#backend/identity.ts'
import type { StoreDrawings } from '#supabase/seed/seed.ts'
import type { Gap } from '../project/gaps.ts'
import type { Upgrade } from '../listen.ts'

/** The Supabase wire as the rest of the product sees it: answered by ourselves, or by a Supabase project behind us. */
export interface Wires {
  /** `/auth/v1`. */
  auth: Fetch
  /** `/rest/v1`. */
  rest: Fetch
  /** `/storage/v1`. */
  storage: Fetch
  /** `/realtime/v1`. */
  realtime: { fetch: Fetch; upgrade: Upgrade; close(): void }
  identify: Identify
  apiKeys: ApiKeys
  /** Outside services one can sign in with. */
  oauth: readonly string[]
  /** Puts drawings of the seed where visitors can load them. */
  storeDrawings: StoreDrawings
  /** Whether it can answer now. */
  answers(): Promise<boolean>
  /** Throws unless files can be kept now. */
  checkFiles(): Promise<void>
  /** What the product promises and only the owner of the project can set there; for the status page. */
  gaps(): Promise<Gap[]>
  close(): Promise<void>
}

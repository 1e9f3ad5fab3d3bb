import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'

/** A lease outlives two missed renewals; whoever died is noticed after that. */
export const LEASE_SECONDS = 15
const RENEW_MS = 5_000

/** Whoever works on a prompt, under the name the database knows. */
export interface Holder {
  promptId: string
  owner: string
}

/** Keeps the lease of a prompt until it is let go, so that nobody else starts the same work. */
export function holdLease(asService: SupabaseClient<Database>, { promptId, owner }: Holder): () => void {
  const renewing = setInterval(() => {
    void asService
      .rpc('renew_lease', { kind: 'prompt', job_id: promptId, owner, seconds: LEASE_SECONDS })
      .then(({ data }) => {
        if (data === false) clearInterval(renewing)
      })
  }, RENEW_MS)
  renewing.unref()
  return () => clearInterval(renewing)
}

import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#supabase/database.types.ts'
import { retryWhileUnavailable } from '../retry-while-unavailable.ts'

/** Three renewal intervals: a process that misses more than two renewals counts as dead. */
export const LEASE_SECONDS = 15
const RENEW_INTERVAL_MS = 5_000

/** A prompt and the process that works on it. */
export interface LeaseHolder {
  promptId: string
  /** The id under which the database knows the process. */
  owner: string
}

/** Renews the lease of a prompt once. False if another process holds it or the prompt is closed. */
export async function renewLease(
  asService: SupabaseClient<Database>,
  { promptId, owner }: LeaseHolder,
): Promise<boolean> {
  const { data } = await retryWhileUnavailable(() =>
    asService.rpc('renew_lease', { kind: 'prompt', job_id: promptId, owner, seconds: LEASE_SECONDS }),
  )
  return data === true
}

/**
 * Renews the lease of a prompt, so that no other process starts the same work. Returns a function that stops
 * the renewal.
 */
export function startLeaseRenewal(
  asService: SupabaseClient<Database>,
  { promptId, owner }: LeaseHolder,
): () => void {
  const timer = setInterval(() => {
    void asService
      .rpc('renew_lease', { kind: 'prompt', job_id: promptId, owner, seconds: LEASE_SECONDS })
      .then(({ data }) => {
        if (data === false) clearInterval(timer)
      })
  }, RENEW_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}

import { type Tier, tierOf } from '#domain/accounts/subscription-tier.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'

export type AdminAccess = { kind: 'admin' } | { kind: 'denied'; tier: Tier }

/** The database decides who is an admin. The tier is shown to users without access and grants no rights. */
export async function fetchAdminAccess(client: Client, accountId: string): Promise<AdminAccess> {
  const { data: isAdmin, error } = await client.rpc('am_i_admin')
  if (error) throw new Error(error.message)
  if (isAdmin) return { kind: 'admin' }
  const profile = await client.from('profiles').select('subscription_tier').eq('id', accountId).maybeSingle()
  if (profile.error) throw new Error(profile.error.message)
  return { kind: 'denied', tier: tierOf(profile.data) }
}

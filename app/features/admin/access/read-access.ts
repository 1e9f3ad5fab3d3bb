import { type Tier, tierOf } from '#domain/tier.ts'
import type { Client } from '#app/lib/session/client.ts'

export type Access = { kind: 'admin' } | { kind: 'denied'; tier: Tier }

/** What this account may see here. The database says who administers; the rest explains why somebody does not. */
export async function readAccess(client: Client, accountId: string): Promise<Access> {
  const { data: isAdmin, error } = await client.rpc('am_i_admin')
  if (error) throw new Error(error.message)
  if (isAdmin) return { kind: 'admin' }
  const profile = await client.from('profiles').select('subscription_tier').eq('id', accountId).maybeSingle()
  if (profile.error) throw new Error(profile.error.message)
  return { kind: 'denied', tier: tierOf(profile.data) }
}
